import { useState } from 'react';
import { node } from '../../../generated/resources.ts';
import { fieldErrorsOf } from '../../../providers/problem.ts';
import { useAct } from '../../../providers/use-act.ts';
import { useNotifyError } from '../../../ui/mutations/use-notify-error.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { isObject } from '../../../providers/user-data.ts';

export interface MadeAddress {
  address: string;
  /** The form that it was made from, as JSON. */
  of: string;
}

const SENT = 'values.';

/** As they stand in an address; what is empty is none of them. */
function textsOf(custom: unknown): Record<string, string> {
  const values = Object.entries(isObject(custom) ? custom : {});
  return Object.fromEntries(
    values.flatMap(([key, value]) => {
      const text = String(value ?? '');
      return text === '' ? [] : [[key, text] as const];
    }),
  );
}

/** Makes addresses of a unit with the values of a form, and tells at its inputs what is wrong with them. */
export function useValuesAddress(unitId: number) {
  const act = useAct();
  const notifyError = useNotifyError();
  const [made, setMade] = useState<MadeAddress>();
  const { mutate, isPending } = useServerMutation({
    errors: (refusal) => Object.keys(atInputs(refusal)).length > 0 || notifyError(refusal),
  });
  return {
    made,
    isPending,
    async make(form: { custom?: unknown; signed?: unknown }): Promise<object | undefined> {
      let violations: object | undefined = {};
      const input = { values: textsOf(form.custom), signed: form.signed === true };
      await mutate(async () => {
        try {
          const { url } = await act<{ url: string | null }>(node.route, {
            action: 'values_address',
            id: unitId,
            input,
          });
          violations = undefined;
          setMade(url === null ? undefined : { address: url, of: JSON.stringify(form) });
        } catch (refusal) {
          violations = atInputs(refusal);
          throw refusal;
        }
      });
      return violations;
    },
  };
}

/** What is wrong with a value stands at the input of its field. */
const atInputs = (refusal: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldErrorsOf(refusal)).flatMap(([name, message]) =>
      name.startsWith(SENT) ? [[`custom.${name.slice(SENT.length)}`, message] as const] : [],
    ),
  );
