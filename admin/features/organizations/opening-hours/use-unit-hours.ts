import { useQuery } from '@tanstack/react-query';
import { node } from '../../../generated/resources.ts';
import { useAct } from '../../../providers/use-act.ts';
import type { SeenRow } from '../../../ui/mutations/row-conflict.tsx';
import type { StoredHours } from './week.ts';

/** Hours with the unit that has them: null for the company, and for a unit that the reader does not see. */
export type HoursOf = StoredHours & SeenRow & { id: number; node_id: number | null; node_name: string | null };

interface UnitHours {
  own: HoursOf | null;
  /** What the unit has from above without any of its own. */
  inherited: HoursOf | null;
}

export function useUnitHours(unitId: number, isWanted = true) {
  const act = useAct();
  return useQuery({
    queryKey: [node.route, 'opening_hours', unitId],
    enabled: isWanted,
    queryFn: ({ signal }) => act<UnitHours>(node.route, { action: 'opening_hours', method: 'GET', id: unitId, signal }),
  });
}
