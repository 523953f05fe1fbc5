import { type FormEvent, useState } from 'react';
import { fieldErrorsOf, wordsOf } from '../../providers/problem.ts';
import { useServerMutation } from './use-server-mutation.ts';

/** What is wrong with which value: keys of admin/i18n, or the server's own words. */
export type Violations<Values> = Partial<Record<keyof Values, string>>;

interface FormMutation<Values> {
  empty: Values;
  /** What is wrong before anything is sent. */
  check: (values: Values) => Violations<Values>;
  send: (values: Values) => Promise<unknown>;
  /** At which value it is shown what is wrong with a field of the request; at that of its name when absent. */
  fields?: Record<string, keyof Values & string>;
}

/** What is typed in a form that is none of react-admin's: checked, sent, and what is wrong is at its field. */
export function useFormMutation<Values extends object>({ empty, check, send, fields }: FormMutation<Values>) {
  const [values, setValues] = useState(empty);
  const [violations, setViolations] = useState<Violations<Values>>({});
  const refusedAt = (error: unknown) => violationsIn(error, empty, fields);
  const { mutate, isPending, isSuccess, error, reset } = useServerMutation({
    errors: (refusal) => setViolations(refusedAt(refusal)),
  });
  const isAtField = Object.keys(refusedAt(error)).length > 0;

  return {
    values,
    violations,
    error,
    /** Why it was refused, where no field is to blame. */
    failure: error === null || isAtField ? undefined : wordsOf(error),
    isPending,
    isSuccess,
    /** Answers whether it was sent and not refused. */
    async submit(event: FormEvent): Promise<boolean> {
      event.preventDefault();
      reset();
      const found = check(values);
      setViolations(found);
      if (Object.keys(found).length > 0) return false;
      const isDone = await mutate(async () => {
        await send(values);
        return true;
      });
      return isDone === true;
    },
    setValue<Name extends keyof Values>(name: Name, value: Values[Name]): void {
      setValues((last) => ({ ...last, [name]: value }));
      setViolations((last) => ({ ...last, [name]: undefined }));
    },
    /** Begins anew with these values. */
    restart(next: Values): void {
      setValues(next);
      setViolations({});
      reset();
    },
  };
}

function violationsIn<Values extends object>(
  error: unknown,
  empty: Values,
  fields: FormMutation<Values>['fields'],
): Violations<Values> {
  return Object.entries(fieldErrorsOf(error)).reduce<Violations<Values>>((found, [field, message]) => {
    const name = fields === undefined ? field : fields[field];
    return name !== undefined && isNameIn(name, empty) ? { ...found, [name]: message } : found;
  }, {});
}

const isNameIn = <Values extends object>(name: string, values: Values): name is keyof Values & string => name in values;
