/** What taking an import back would do, out of what it did and the tree as it is. Pure: the same two give the same plan. */
import { createHash } from 'node:crypto';
import { MAX_LEVELS } from '../../entities/node/tree.ts';
import type { Change, Move } from '../plan.ts';
import { type Parents, shapeOf } from '../shape.ts';
import type { Tree } from '../tree.ts';
import type { Changed, Made, Reason } from './touched.ts';

export interface RetainedUnit {
  id: number;
  name: string;
  kind: 'add' | 'change' | 'move';
  reasons: Reason[];
}

export interface TakeBackPlan {
  /** Units of the import that go. */
  removed: number[];
  /** What units from before get back. */
  changes: Change[];
  moves: Move[];
  /** Where every unit of the organization is once they are back in their places. */
  parents: Parents;
  /** What stays as it is, in the order of the tree. */
  kept: RetainedUnit[];
  /** What tells this plan from another; null where there is nothing to take back. */
  hash: string | null;
}

export function planTakeBack(made: readonly Made[], changed: readonly Changed[], tree: Tree): TakeBackPlan {
  const { moves, parents, unplaced } = movesBack(changed, tree);
  const reasons = new Map<number, RetainedUnit>();
  const names = new Map(tree.units.map(({ id, name }) => [id, name]));
  const keep = (id: number, kind: RetainedUnit['kind'], why: readonly Reason[]): void => {
    if (why.length === 0) return;
    const known = reasons.get(id);
    if (known) known.reasons = [...new Set([...known.reasons, ...why])];
    else reasons.set(id, { id, name: names.get(id) ?? '', kind, reasons: [...why] });
  };
  for (const { id, kind, reasons: why } of changed)
    keep(id, kind, kind === 'move' && unplaced.has(id) ? ['no_place'] : why);
  const staying = stayingUnits(made, parents, tree);
  for (const { id, reasons: why } of made) keep(id, 'add', why.length > 0 ? why : staying.has(id) ? ['below'] : []);
  const removed = made.flatMap(({ id }) => (staying.has(id) ? [] : [id]));
  const changes = changed.flatMap(changeBack(names));
  const isNothing = removed.length + changes.length + moves.length === 0;
  return {
    removed,
    changes,
    moves,
    parents,
    kept: tree.units.flatMap(({ id }) => reasons.get(id) ?? []),
    hash: isNothing
      ? null
      : createHash('sha256')
          .update(JSON.stringify([removed, changes, moves, [...reasons.keys()]]))
          .digest('base64url'),
  };
}

const changeBack =
  (names: ReadonlyMap<number, string>) =>
  ({ id, kind, earlier, later, reasons }: Changed): Change[] =>
    kind === 'change' && reasons.length === 0
      ? [{ row: 0, id, name: names.get(id) ?? '', from: later, to: earlier }]
      : [];

/** The moves that can be undone: where a unit was there must still be a place for it, not below itself and not too deep. */
function movesBack(changed: readonly Changed[], { units, deleted }: Tree) {
  const living = new Map(units.map(({ id, parent_id: parent }) => [id, parent]));
  const names = new Map(units.map(({ id, name }) => [id, name]));
  const moved = changed.filter(({ kind, reasons }) => kind === 'move' && reasons.length === 0);
  const unplaced = new Set<number>();
  for (const { id, earlier } of moved) {
    const parent = earlier.parent_id ?? null;
    if (parent !== null && !living.has(parent)) unplaced.add(id);
  }
  for (;;) {
    const back = moved.filter(({ id }) => !unplaced.has(id));
    const parents = new Map<number, number | null>([...deleted, ...living]);
    for (const { id, earlier } of back) parents.set(id, earlier.parent_id ?? null);
    const misplaced = misplacedOf(parents, new Set(back.map(({ id }) => id)));
    if (misplaced.length === 0) {
      const moves = back.map(({ id, earlier }): Move => ({
        row: 0,
        id,
        name: names.get(id) ?? '',
        from: living.get(id) ?? null,
        to: earlier.parent_id ?? null,
      }));
      return { moves, parents: parents as Parents, unplaced };
    }
    for (const id of misplaced) unplaced.add(id);
  }
}

/** Of the units that go back: those below themselves, and those that put something too deep. */
function misplacedOf(parents: Parents, back: ReadonlySet<number>): number[] {
  const { levels, circles } = shapeOf(parents);
  const found = new Set([...circles].filter((id) => back.has(id)));
  if (found.size > 0) return [...found];
  for (const [id, level] of levels) {
    if (level <= MAX_LEVELS) continue;
    let at: number | null = id;
    while (at !== null && !back.has(at)) at = parents.get(at) ?? null;
    if (at !== null) found.add(at);
  }
  return [...found];
}

/** Units of the import that stay: the touched ones, and those above anything that stays. */
function stayingUnits(made: readonly Made[], parents: Parents, { units }: Tree): ReadonlySet<number> {
  const going = new Set(made.flatMap(({ id, reasons }) => (reasons.length === 0 ? [id] : [])));
  const all = new Set(made.map(({ id }) => id));
  for (const { id } of units) {
    if (going.has(id)) continue;
    let above = parents.get(id) ?? null;
    while (above !== null && going.delete(above)) above = parents.get(above) ?? null;
  }
  return all.difference(going);
}
