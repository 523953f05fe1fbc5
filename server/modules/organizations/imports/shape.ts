/** The tree as it would be: no unit below itself, none too deep. */
import { MAX_LEVELS } from '../entities/node/tree.ts';
import type { Violation } from './violation.ts';
import type { Key, ResolvedRow } from './resolve.ts';
import type { Tree } from './tree.ts';

/** The unit above each; null at the top. */
export type Parents = ReadonlyMap<Key, Key | null>;

/** Where every unit would be after the import, those that the file does not name as well. */
export function parentsAfter({ units, deleted }: Tree, rows: readonly ResolvedRow[]): Parents {
  const parents = new Map<Key, Key | null>(deleted);
  for (const { id, parent_id: parent } of units) parents.set(id, parent);
  for (const { key, unit, parent } of rows) parents.set(key, parent === undefined ? (unit?.parent_id ?? null) : parent);
  return parents;
}

interface Shape {
  /** Level of each unit, the top being 1; 0 for those that are in a circle or below one. */
  levels: ReadonlyMap<Key, number>;
  /** Units that are below themselves. */
  circles: ReadonlySet<Key>;
}

export function shapeOf(parents: Parents): Shape {
  const levels = new Map<Key, number>();
  const circles = new Set<Key>();
  for (const start of parents.keys()) {
    const way = new Set<Key>();
    let at: Key | null = start;
    while (at !== null && !levels.has(at) && !way.has(at)) {
      way.add(at);
      at = parents.get(at) ?? null;
    }
    const keys = [...way];
    const circle = at !== null && way.has(at) ? keys.slice(keys.indexOf(at)) : [];
    for (const key of circle) circles.add(key);
    let level = at === null ? 0 : (levels.get(at) ?? 0);
    const hangs = circle.length === 0 && (at === null || level > 0);
    for (const key of keys.toReversed()) levels.set(key, hangs ? (level += 1) : 0);
  }
  return { levels, circles };
}

/** Violations of the shape, each at the rows that make it. */
export function shapeViolations(rows: readonly ResolvedRow[], parents: Parents): Violation[] {
  const { levels, circles } = shapeOf(parents);
  const column = 'parent_external_id';
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const circling = rows.filter(({ key }) => circles.has(key));
  return [
    ...circling.map(({ row }): Violation => ({ row, column, code: 'parent_circle' })),
    ...tooDeep(levels, parents, byKey).map((row): Violation => ({
      row,
      column,
      code: 'too_many_levels',
      parameters: { limit: MAX_LEVELS },
    })),
  ];
}

/** The rows that put something too deep: the nearest one above it that is new or moves. */
function tooDeep(levels: ReadonlyMap<Key, number>, parents: Parents, rows: ReadonlyMap<Key, ResolvedRow>): number[] {
  const found = new Set<number>();
  for (const [key, level] of levels) {
    if (level <= MAX_LEVELS) continue;
    let at: Key | null = key;
    while (at !== null && !isPlaced(rows.get(at))) at = parents.get(at) ?? null;
    const row = at === null ? undefined : rows.get(at);
    if (row) found.add(row.row);
  }
  return [...found].toSorted((one, other) => one - other);
}

/** Whether the row puts its unit where it is not yet. */
export const isPlaced = (row: ResolvedRow | undefined): boolean =>
  row !== undefined && (!row.unit || (row.parent !== undefined && row.parent !== row.unit.parent_id));
