import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRefresh, useTranslate } from 'react-admin';
import { codeIn } from '../../../../shared/codes/public-code.ts';
import { marc as marcEntity } from '../../../generated/resources.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { fieldErrorsOf, problemOf } from '../../../providers/problem.ts';
import { useAct } from '../../../providers/use-act.ts';
import type { MarcState } from '../marcs/marc-states.ts';
import { type CodeState, useMarcState } from '../unit/marcs/use-marc-state.ts';

export interface FoundMarc {
  id: number;
  number: number;
  code: string;
  node_qr_code_id: number;
  state: MarcState;
  node_id: number | null;
  unit_name: string | null;
}

export type Claiming = ReturnType<typeof useClaim>;

/** The way from a code to a marc at its unit. A code in the address is looked up at once, a unit in it is proposed. */
export function useClaim() {
  const [search, setSearch] = useSearchParams();
  const given = search.get('code') ?? '';
  const proposed = Number(search.get('unit')) || null;
  const [marc, setMarc] = useState<FoundMarc | null>(null);
  const [unitId, setUnitId] = useState(proposed);
  const [bound, setBound] = useState<FoundMarc | null>(null);
  const finding = useFinding(setMarc);
  const binding = useBinding({ marc, setMarc, setBound });
  const changeState = useMarcState();
  return {
    /** As the address has it; empty for none. */
    given,
    marc,
    unitId,
    setUnitId,
    /** Once it is at its unit. */
    bound,
    finding,
    binding,
    /** Of a marc that hangs nowhere: what is broken is taken out of use, and what was taken out put back. */
    setState(state: CodeState) {
      if (marc === null) return;
      const unused = state === 'retired' ? 'retired' : 'blank';
      void changeState(marc, state).then((done) => done && setMarc({ ...marc, state: unused }));
    },
    /** To another code; the unit is chosen anew. */
    next() {
      setMarc(null);
      setBound(null);
      setUnitId(proposed);
      finding.reset();
      binding.reset();
      if (given !== '') setSearch(proposed === null ? {} : { unit: String(proposed) });
    },
  };
}

const lookUp = { action: 'look_up', method: 'GET' } as const;

function useFinding(onFound: (marc: FoundMarc) => void) {
  const act = useAct();
  const { mutate, isPending, errorText, error, reset } = useServerMutation();
  const find = (text: string): Promise<FoundMarc | undefined> =>
    mutate(async () => {
      const found = await act<FoundMarc>(marcEntity.route, { ...lookUp, input: { code: codeIn(text) ?? text } });
      onFound(found);
      return found;
    });
  return { find, isFinding: isPending, errorText, isUnknown: fieldErrorsOf(error).code !== undefined, reset };
}

interface BindingParts {
  marc: FoundMarc | null;
  setMarc: (marc: FoundMarc) => void;
  setBound: (marc: FoundMarc) => void;
}

/** Who comes second is told where the marc is by now, and can go on from there. */
function useBinding({ marc, setMarc, setBound }: BindingParts) {
  const translate = useTranslate();
  const act = useAct();
  const refresh = useRefresh();
  const { mutate, isPending, errorText, error, reset } = useServerMutation();
  const [meanwhile, setMeanwhile] = useState<string | null>(null);

  const bind = async (unitId: number): Promise<void> => {
    if (marc === null) return;
    setMeanwhile(null);
    const bound = await mutate(async () => {
      const input = { code: marc.code, node_id: unitId, from_node_id: marc.node_id };
      try {
        return await act<FoundMarc>(marcEntity.route, { action: 'claim', input });
      } catch (refusal) {
        if (!CHANGED.has(String(problemOf(refusal).code))) throw refusal;
        const now = await act<FoundMarc>(marcEntity.route, { ...lookUp, input: { code: marc.code } });
        setMarc(now);
        setMeanwhile(translate('app.claim.meanwhile', { unit: now.unit_name ?? '' }));
        return undefined;
      }
    });
    if (bound === undefined) return;
    setBound(bound);
    refresh();
  };
  return {
    bind,
    isBinding: isPending,
    /** What happened to the marc since it was found. */
    meanwhile,
    errorText: fieldErrorsOf(error).node_id === undefined ? errorText : translate('app.claim.unit_out_of_reach'),
    reset() {
      reset();
      setMeanwhile(null);
    },
  };
}

/** Codes of problems that say that the marc is not as it was. */
const CHANGED = new Set(['mark_elsewhere']);
