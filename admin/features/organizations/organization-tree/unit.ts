/** A unit as the tree shows it, and what may be done with it. */
import type { NodeRecord } from '../../../generated/types.ts';

/** One of the sixteen rights of a grant: `node_edit`, `feedback_read`. */
export type UnitRight = `${'user' | 'node' | 'qr' | 'feedback'}_${'read' | 'edit' | 'create' | 'delete'}`;

export interface Counters {
  reads: number;
  feedback: number;
  open: number;
}

export type Unit = NodeRecord;

export function hasRight(unit: Unit, right: UnitRight): boolean {
  return unit.rights.includes(right);
}

/** What the reader's rights let him do here, and the plan: beyond it a unit is read and deleted, and not changed. */
export function isOffered(unit: Unit, right: UnitRight): boolean {
  const changesUnit = right === 'node_edit' || right === 'qr_edit';
  return hasRight(unit, right) && !(changesUnit && unit.is_over_limit);
}

/** Of this unit alone. */
export function ownCounters(unit: Unit): Counters {
  return { reads: unit.qr_read_count, feedback: unit.total_feedback_count, open: unit.open_feedback_count };
}

/** Of this unit and all below it. */
export function subtreeCounters(unit: Unit): Counters {
  return {
    reads: unit.subtree_qr_read_count,
    feedback: unit.subtree_total_feedback_count,
    open: unit.subtree_open_feedback_count,
  };
}

/** The ids from the top down to the unit itself, out of its path `/1/57/301/`. */
export function pathIds({ path }: Pick<Unit, 'path'>): number[] {
  return path.split('/').filter(Boolean).map(Number);
}

/** Whether the unit is the other one or lies somewhere below it. */
export function isWithin(unit: Pick<Unit, 'path'>, other: Pick<Unit, 'path'>): boolean {
  return unit.path.startsWith(other.path);
}
