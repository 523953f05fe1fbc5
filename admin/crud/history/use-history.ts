import { useInfiniteQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { useAct } from '../../providers/use-act.ts';

/** A change of a row: by whom, and of each field what it was and what it became. */
export interface HistoryEntry {
  version: number;
  at: string;
  operation: string;
  actor_name: string;
  impersonator_name: string | null;
  source: string | null;
  reason: string | null;
  history: Record<string, [before: unknown, after: unknown]>;
}

interface HistoryPage {
  results: HistoryEntry[];
  more: boolean;
}

const PAGE_SIZE = 10;

/** The changes of a row, the newest first, page after page. */
export function useHistory({ route }: EntityResource, { id, ...row }: RaRecord) {
  const act = useAct();
  return useInfiniteQuery({
    // A changed row has a history that has grown.
    queryKey: [route, 'history', id, row['updated_at']],
    queryFn: ({ signal, pageParam: before }) =>
      act<HistoryPage>(route, { action: 'history', id, method: 'GET', input: { limit: PAGE_SIZE, before }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ results, more }) => (more ? results.at(-1)?.version : undefined),
    placeholderData: (previous) => previous,
  });
}

/** What a row held after a change, as far as newer ones changed it. */
export function valuesAt(entries: readonly HistoryEntry[], version: number): Record<string, unknown> {
  const newer = entries.filter((entry) => entry.version > version);
  return Object.assign({}, ...newer.map(({ history }) => before(history))) as Record<string, unknown>;
}

const before = (history: HistoryEntry['history']): Record<string, unknown> =>
  Object.fromEntries(Object.entries(history).map(([name, [value]]) => [name, value]));
