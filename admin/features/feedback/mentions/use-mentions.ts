import { useGetManyAggregate } from 'react-admin';
import { useMay } from '../../../entities/use-access.ts';
import { customerUser } from '../../../generated/resources.ts';
import type { Mentions } from './mentions.ts';

interface Named {
  id: number;
  full_name: string;
}

/** The names of those who are mentioned, as far as the reader sees them. */
export function useMentions(ids: readonly number[]): Mentions {
  const may = useMay(customerUser.route);
  const { data = [] } = useGetManyAggregate<Named>(
    customerUser.route,
    { ids: [...ids], meta: { fields: ['full_name'] } },
    { enabled: ids.length > 0 && may('list') },
  );
  const rows = (data as (Named | undefined)[]).filter((row) => row !== undefined && ids.includes(row.id));
  return Object.fromEntries(rows.flatMap((row) => (row ? [[row.full_name, row.id]] : [])));
}
