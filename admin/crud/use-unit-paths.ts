import { useGetManyAggregate } from 'react-admin';
import { node } from '../generated/resources.ts';
import type { NodeRecord } from '../generated/types.ts';

export type Unit = Pick<NodeRecord, 'id' | 'name' | 'path'>;

/** The ids from the top down to the unit itself: `/1/57/301/`. */
const idsOf = ({ path }: Unit): number[] => path.split('/').filter(Boolean).map(Number);

/**
 * Tells the names of the units above each of the units, from the top down, as far as the reader may see them: `Acme ›
 * North region`. Empty for a unit at the top.
 */
export function useUnitPaths(units: readonly Unit[]): (unit: Unit) => string {
  const known = new Map(units.map((unit) => [unit.id, unit.name]));
  const missing = [...new Set(units.flatMap(idsOf))].filter((id) => !known.has(id));
  const { data = [] } = useGetManyAggregate<NodeRecord>(
    node.route,
    { ids: missing, meta: { fields: ['name'] } },
    { enabled: missing.length > 0 },
  );
  // A unit that the reader may not see is not among the answers.
  for (const above of data as (NodeRecord | undefined)[]) if (above !== undefined) known.set(above.id, above.name);
  return (unit) =>
    idsOf(unit)
      .filter((id) => id !== unit.id)
      .flatMap((id) => known.get(id) ?? [])
      .join(' › ');
}
