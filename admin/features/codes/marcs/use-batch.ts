import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { marcBatch } from '../../../generated/resources.ts';
import type { MarcBatchRecord } from '../../../generated/types.ts';
import { useSession } from '../../../providers/use-session.tsx';
import type { MarcState } from './marc-states.ts';

/** The API's address of a batch with its marcs. */
export const BATCH_MARCS = 'customermarcgeneratordetailviewset';

export interface Marc {
  id: number;
  number: number;
  code: string;
  state: MarcState;
  node_id: number | null;
  unit_name: string | null;
  bound_at: string | null;
}

export interface BatchPage extends Pick<MarcBatchRecord, 'id' | 'kind' | 'mark_count' | 'note' | 'created_at'> {
  company_id: number;
  company_name: string;
  design: Record<string, unknown> | null;
  states: Record<MarcState, number>;
  /** Marcs in the state that is asked for. */
  total: number;
  page: number;
  pages: number;
  results: Marc[];
}

interface Wanted {
  page: number;
  code: string;
  state: MarcState | null;
}

/** A batch with a page of its marcs; those of the page before stay until the next ones have come. */
export function useBatch(id: number, { page, state, code }: Wanted) {
  const { client } = useSession();
  const query = new URLSearchParams({
    page: String(page),
    ...(state !== null && { state }),
    ...(code !== '' && { search: code }),
  });
  return useQuery({
    queryKey: [marcBatch.route, 'getOne', 'marcs', id, page, state, code],
    queryFn: async ({ signal }) =>
      (await client.call(`/${BATCH_MARCS}/${encodeURIComponent(id)}/?${query}`, { signal })).json as BatchPage,
    placeholderData: keepPreviousData,
  });
}
