/** Where a unit may go, as far as this page can tell; the server decides again. */
import { hasRight, isWithin, type Unit } from './unit.ts';

/** Why a unit can't go below another one: a key of `app.tree.drop`. */
export type DropViolation = 'itself' | 'below_itself' | 'there_already' | 'no_right';

export function dropViolation(unit: Unit, target: Unit): DropViolation | null {
  if (target.id === unit.id) return 'itself';
  if (isWithin(target, unit)) return 'below_itself';
  if (unit.parent_id === target.id) return 'there_already';
  return hasRight(target, 'node_create') ? null : 'no_right';
}
