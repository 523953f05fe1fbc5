import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useSearchParams } from 'react-router';
import { codeIn } from '../../../../shared/codes/public-code.ts';
import { nodeQrCode } from '../../../generated/resources.ts';
import type { NodeQrCodeRecord } from '../../../generated/types.ts';
import { useAct } from '../../../providers/use-act.ts';
import type { SelfTestAnswer } from './answer.ts';

/** How a print was read, and what it holds. */
export interface Reading {
  by: 'camera' | 'picture';
  text: string;
}

/** So often it is looked whether a test has come in. */
const LOOK_MS = 3_000;

/** Which code is tried; the address holds it, or the unit whose own it is. */
export function useSelfTest() {
  const act = useAct();
  const [search, setSearch] = useSearchParams();
  const [reading, setReading] = useState<Reading | null>(null);
  const unitId = Number(search.get('unit')) || null;
  const typed = search.get('code');
  const ofUnit = useCodeOfUnit(typed === null ? unitId : null);
  const code = typed === null ? ofUnit.code : (codeIn(typed) ?? typed);
  const asked = useQuery<SelfTestAnswer>({
    queryKey: [nodeQrCode.route, 'self_test', code],
    enabled: code !== undefined,
    retry: false,
    refetchInterval: ({ state }) => (state.error === null ? LOOK_MS : false),
    queryFn: ({ signal }) =>
      act<SelfTestAnswer>(nodeQrCode.route, { action: 'self_test', method: 'GET', input: { code }, signal }),
  });
  return {
    unitId,
    code,
    /** The unit has none that the user sees. */
    hasNone: ofUnit.isMissing,
    answer: asked.data,
    error: asked.data === undefined ? (ofUnit.error ?? asked.error) : null,
    isPending: ofUnit.isPending || (code !== undefined && asked.isPending),
    retry: () => void asked.refetch(),
    /** Null where it was typed, or chosen by its unit. */
    reading,
    chooseUnit(id: number | null) {
      setReading(null);
      setSearch(id === null ? {} : { unit: String(id) });
    },
    chooseCode(text: string, by: Reading['by'] | null = null) {
      setReading(by && { by, text });
      setSearch({ code: codeIn(text) ?? text });
    },
  };
}

export type SelfTest = ReturnType<typeof useSelfTest>;

function useCodeOfUnit(unitId: number | null) {
  const { data, error, isPending } = useGetList<NodeQrCodeRecord>(
    nodeQrCode.route,
    {
      filter: { node_id: unitId, origin: 'unit' },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: unitId !== null },
  );
  return {
    code: unitId === null ? undefined : data?.[0]?.code,
    error: unitId === null ? null : error,
    isPending: unitId !== null && isPending,
    isMissing: unitId !== null && data?.length === 0,
  };
}
