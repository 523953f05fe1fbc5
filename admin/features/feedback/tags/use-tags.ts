import { useGetList, useGetManyAggregate } from 'react-admin';
import { companyTag } from '../../../generated/resources.ts';
import type { CompanyTagRecord } from '../../../generated/types.ts';
import { useDebounced } from '../../../ui/time/use-debounced.ts';

export type Tag = Pick<CompanyTagRecord, 'id' | 'name' | 'color'>;

/** How often each is used is counted where that is asked for alone. */
export const SHOWN = { fields: ['name', 'color'] };
const BY_NAME = { field: 'name', order: 'ASC' } as const;
const FOUND = 50;
const TYPING_PAUSE_MS = 250;

/** The tags of a feedback by name; those that are gone are left out. */
export function useTags(ids: readonly number[]): { tags: Tag[]; isPending: boolean } {
  const enabled = ids.length > 0;
  const { data = [], isPending } = useGetManyAggregate<CompanyTagRecord>(
    companyTag.route,
    { ids: [...ids], meta: SHOWN },
    { enabled },
  );
  const rows = (data as (CompanyTagRecord | undefined)[]).filter((row) => row !== undefined);
  return { tags: ids.flatMap((id) => rows.find((row) => row.id === id) ?? []), isPending: enabled && isPending };
}

/** The company's tags whose names hold what is typed; `isSettled` once they are those of the last letter. */
export function useFoundTags(typed: string): { tags: Tag[]; isPending: boolean; isSettled: boolean } {
  const wanted = typed.trim();
  const words = useDebounced(wanted, TYPING_PAUSE_MS);
  const { data, isPending, isPlaceholderData } = useGetList<CompanyTagRecord>(
    companyTag.route,
    {
      pagination: { page: 1, perPage: FOUND },
      sort: BY_NAME,
      filter: words === '' ? {} : { q: words },
      meta: SHOWN,
    },
    { placeholderData: (previous) => previous },
  );
  return { tags: data ?? [], isPending, isSettled: data !== undefined && !isPlaceholderData && words === wanted };
}
