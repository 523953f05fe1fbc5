import { useGetList } from 'react-admin';
import { node } from '../../../../generated/resources.ts';
import type { NodeRecord } from '../../../../generated/types.ts';
import { useDebounced } from '../../../../ui/use-debounced.ts';
import { PAGE_LIMIT } from '../../../../providers/data-provider.ts';
import { lastNumber } from './numbered-names.ts';

const TYPING_PAUSE_MS = 250;

interface Siblings {
  organizationId: number;
  parentId: number | null;
  name: string;
  isWanted: boolean;
}

/** The highest number that a unit of this name has there; undefined until that is known. */
export function useLastNumber({ organizationId, parentId, name, isWanted }: Siblings): number | undefined {
  const settled = useDebounced(name, TYPING_PAUSE_MS);
  const { data } = useGetList<NodeRecord>(
    node.route,
    {
      filter: { organization_id: organizationId, parent_id: parentId, q: settled },
      // The latest have the highest numbers, however many there are.
      sort: { field: 'created_at', order: 'DESC' },
      pagination: { page: 1, perPage: PAGE_LIMIT },
    },
    { enabled: isWanted && settled !== '' },
  );
  if (data === undefined || settled !== name) return undefined;
  return lastNumber(
    name,
    data.map((unit) => unit.name),
  );
}
