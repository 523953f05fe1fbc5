import { useInfiniteQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { useAct } from '../../providers/use-act.ts';

/** A row that is deleted, by whom, and what comes back with it. */
export interface BinEntry {
  entry: number;
  deleted_at: string;
  expires_at: string;
  actor_name: string;
  impersonator_name: string | null;
  reason: string | null;
  row: RaRecord;
  returned: Record<string, number>;
  lost: Record<string, number>;
}

interface BinPage {
  results: BinEntry[];
  more: boolean;
}

const PAGE_SIZE = 25;

/** What was deleted of an entity, the last ones first, page after page. */
export function useBin({ route }: EntityResource) {
  const act = useAct();
  return useInfiniteQuery({
    queryKey: [route, 'deleted'],
    queryFn: ({ signal, pageParam: before }) =>
      act<BinPage>(route, { action: 'deleted', method: 'GET', input: { limit: PAGE_SIZE, before }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ results, more }) => (more ? results.at(-1)?.entry : undefined),
    // What was deleted a moment ago is there.
    staleTime: 0,
    gcTime: 0,
  });
}
