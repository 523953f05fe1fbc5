import { useGetManyAggregate } from 'react-admin';
import { companyTag } from '../../../generated/resources.ts';
import type { CompanyTagRecord } from '../../../generated/types.ts';

export type Tag = Pick<CompanyTagRecord, 'id' | 'name' | 'color'>;

const SHOWN = { fields: ['name', 'color'] };

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
