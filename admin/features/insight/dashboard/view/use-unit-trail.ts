import { useGetManyAggregate } from 'react-admin';
import { node } from '../../../../generated/resources.ts';
import type { NodeRecord } from '../../../../generated/types.ts';

interface Step {
  id: number;
  name: string;
}

const FIELDS = { fields: ['name', 'path'] };

function useUnits(ids: readonly number[]) {
  const { data = [] } = useGetManyAggregate<NodeRecord>(
    node.route,
    { ids: [...ids], meta: FIELDS },
    { enabled: ids.length > 0 },
  );
  // One that the reader may not see is not among the answers.
  return (data as (NodeRecord | undefined)[]).filter((unit) => unit !== undefined);
}

/** The chosen unit after those above it that the reader may see, from the top down; empty for none. */
export function useUnitTrail(unitId: number | null): Step[] {
  const [unit] = useUnits(unitId === null ? [] : [unitId]);
  const ids = (unit?.path ?? '').split('/').filter(Boolean).map(Number);
  const above = useUnits(ids.filter((id) => id !== unitId));
  if (unitId === null) return [];
  const named = new Map([...above, ...(unit === undefined ? [] : [unit])].map(({ id, name }) => [id, name]));
  const trail = ids.flatMap((id) => (named.has(id) ? { id, name: named.get(id) ?? '' } : []));
  return trail.length > 0 ? trail : [{ id: unitId, name: `#${unitId}` }];
}
