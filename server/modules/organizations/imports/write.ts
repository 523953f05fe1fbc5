/** A plan to rows of the database: sets of rows a statement, never one by one. */
import type { Transaction } from '../../../access/database.ts';
import { giveCodes } from '../entities/node/codes.ts';
import { aboveOf, levelsOf } from '../entities/node/tree.ts';
import { importChanged } from '../../../errors.ts';
import { lockTreeExclusively, reparentRollUps } from '../../insight/index.ts';
import { AT_ONCE, chunks } from './chunks.ts';
import type { Addition, Change, Move, Plan } from './plan.ts';
import type { Key } from './resolve.ts';
import type { Parents } from './shape.ts';

export interface Written {
  /** The ids that the new units got. */
  ids: ReadonlyMap<Key, number>;
}

/** What is written of a plan. */
export type Writable = Pick<Plan, 'additions' | 'changes' | 'moves' | 'parents'>;

/** Called after each set; throws to stop. */
export type OnWritten = (rows: number) => void;

/** Writes the plan into the transaction, in which the organization is locked. Throws 409 where a unit has changed since. */
export async function writePlan(
  transaction: Transaction,
  organizationId: number,
  plan: Writable,
  onWritten: OnWritten,
): Promise<Written> {
  await joinByHash(transaction);
  const ids = await newIds(transaction, plan.additions);
  const pathOf = createPaths(plan.parents, ids);
  for (const some of additionSets(plan.additions)) {
    await addUnits(transaction, organizationId, some, { ids, pathOf });
    onWritten(some.length);
  }
  for (const some of chunks(plan.changes)) {
    await changeUnits(transaction, some);
    onWritten(some.length);
  }
  const counted = await releaseFigures(transaction, plan.moves);
  for (const some of chunks(placedUnits(plan, { ids, pathOf }))) {
    await placeUnits(transaction, some);
    onWritten(some.filter(({ moves }) => moves).length);
  }
  await takeOverFigures(transaction, counted.map(pathOf));
  return { ids };
}

/**
 * Until the database has counted what a first import brought, it takes the table for a few rows, and would walk through
 * all of them for each of the thousand that a statement changes.
 */
const joinByHash = (transaction: Transaction): Promise<object[]> =>
  transaction.query({ text: 'set local enable_nestloop = off', values: [] });

interface Places {
  ids: ReadonlyMap<Key, number>;
  pathOf: (key: Key) => string;
}

async function newIds(transaction: Transaction, additions: readonly Addition[]): Promise<Map<Key, number>> {
  const drawn = await transaction.query<{ id: number }>({
    name: 'import_new_ids',
    text: "select nextval(pg_get_serial_sequence('node', 'id')) as id from generate_series(1, $1)",
    values: [additions.length],
  });
  // In the order of the file, so that numbers follow each other as its rows do.
  return new Map(additions.map(({ key }, at) => [key, drawn[at]?.id ?? 0]));
}

/** The path of every unit after the import: the ids from the top down. */
function createPaths(parents: Parents, ids: ReadonlyMap<Key, number>): (key: Key) => string {
  const known = new Map<Key, string>();
  const pathOf = (key: Key): string => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const parent = parents.get(key) ?? null;
    const path = `${parent === null ? '/' : pathOf(parent)}${ids.get(key) ?? key}/`;
    known.set(key, path);
    return path;
  };
  return pathOf;
}

/** A unit's parent is there before it; units of one set are all with a color of their own or all without. */
function additionSets(additions: readonly Addition[]): Addition[][] {
  const hasColor = ({ color }: Addition): number => Number(color !== undefined);
  const sorted = additions.toSorted((one, other) => one.level - other.level || hasColor(one) - hasColor(other));
  const sets: Addition[][] = [];
  let set: Addition[] = [];
  for (const addition of sorted) {
    const [first = addition] = set;
    if (set.length === AT_ONCE || hasColor(first) !== hasColor(addition)) {
      sets.push(set);
      set = [];
    }
    set.push(addition);
  }
  return set.length > 0 ? [...sets, set] : sets;
}

/** What each unit has from its first moment on: its place, its survey's row and its code. */
async function addUnits(
  transaction: Transaction,
  organizationId: number,
  additions: readonly Addition[],
  { ids, pathOf }: Places,
): Promise<void> {
  const rows = additions.map(({ key, parent, external_id, name, type, color, custom }) => ({
    id: ids.get(key),
    parent_id: idOf(parent, ids),
    path: pathOf(key),
    external_id,
    name,
    type,
    color,
    custom,
  }));
  // Left out, a color is the column's default.
  const colored = rows.some(({ color }) => color !== undefined);
  const inserted = transaction.query({
    name: `import_add_units_${colored ? 'colored' : 'plain'}`,
    text: `insert into node (company_id, organization_id, id, parent_id, path, external_id, name, type, custom${colored ? ', color' : ''})
      overriding system value
      select $1::bigint, $2::bigint, n.id, n.parent_id, n.path, n.external_id, n.name, n.type, coalesce(jsonb_strip_nulls(n.custom), '{}')${colored ? ', n.color' : ''}
      from jsonb_to_recordset($3::jsonb)
        as n (id bigint, parent_id bigint, path text, external_id text, name text, type text, color text, custom jsonb)`,
    values: [transaction.companyId, organizationId, JSON.stringify(rows)],
  });
  await inserted.catch((error: unknown) => {
    // A unit was added meanwhile with one of the external ids.
    throw isTaken(error) ? importChanged() : error;
  });
  const added = rows.map(({ id }) => id);
  await transaction.query({
    name: 'import_add_surveys',
    text: 'insert into node_survey (company_id, node_id) select $1::bigint, unnest($2::bigint[])',
    values: [transaction.companyId, added],
  });
  await giveCodes(transaction, { companyId: transaction.companyId, unitIds: added.map(Number), origin: 'unit' });
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';

/** SQL of whether a unit `t` has other values than those, by the ids of their fields. */
export const isOtherCustom = (values: string): string =>
  `exists (select from jsonb_each(${values}) kept where nullif(kept.value, 'null') is distinct from t.custom -> kept.key)`;

/** What each unit was when the plan was made, it must still be: an edit in between is not overwritten. */
async function changeUnits(transaction: Transaction, changes: readonly Change[]): Promise<void> {
  const was = changes.map(({ id, from }) => ({ id, ...from }));
  const will = changes.map(({ id, to }) => ({ id, ...to }));
  const shape = '(id bigint, name text, type text, color text, custom jsonb)';
  const changed = await transaction.query({
    name: 'import_change_units',
    text: `update node t set name = coalesce(will.name, t.name), type = coalesce(will.type, t.type),
        color = coalesce(will.color, t.color),
        custom = jsonb_strip_nulls(t.custom || coalesce(will.custom, '{}')), revision = t.revision + 1, updated_at = now()
      from jsonb_to_recordset($2::jsonb) as was ${shape} join jsonb_to_recordset($3::jsonb) as will ${shape} on will.id = was.id
      where t.company_id = $1 and t.id = was.id and t.deleted_at is null and t.name = coalesce(was.name, t.name)
        and t.type = coalesce(was.type, t.type) and t.color = coalesce(was.color, t.color)
        and not ${isOtherCustom('was.custom')}
      returning t.id`,
    values: [transaction.companyId, JSON.stringify(was), JSON.stringify(will)],
  });
  if (changed.length !== changes.length) throw importChanged();
}

interface Placed {
  id: number;
  path: string;
  parent_id: number | null;
  /** Not only with what is above it. */
  moves: boolean;
}

/** Each unit whose path changes: those that move and all below them, deleted ones too, whose codes fall to who is above. */
function placedUnits({ moves, parents }: Writable, { ids, pathOf }: Places): Placed[] {
  const moving = new Set<Key>(moves.map(({ id }) => id));
  const known = new Map<Key, boolean>();
  const isAffected = (key: Key): boolean => {
    const parent = parents.get(key) ?? null;
    const found = known.get(key) ?? (moving.has(key) || (parent !== null && isAffected(parent)));
    known.set(key, found);
    return found;
  };
  return [...parents].flatMap(([key, parent]) =>
    key > 0 && moves.length > 0 && isAffected(key)
      ? [{ id: key, path: pathOf(key), parent_id: idOf(parent, ids), moves: moving.has(key) }]
      : [],
  );
}

async function placeUnits(transaction: Transaction, units: readonly Placed[]): Promise<void> {
  await transaction.query({
    name: 'import_place_units',
    text: `update node t set path = p.path, parent_id = p.parent_id,
        updated_at = case when p.moves then now() else t.updated_at end
      from jsonb_to_recordset($2::jsonb) as p (id bigint, path text, parent_id bigint, moves boolean)
      where t.company_id = $1 and t.id = p.id`,
    values: [transaction.companyId, JSON.stringify(units)],
  });
}

/**
 * The units above lose the figures of those that move: the deepest first, so that what moves out of what moves is not
 * handed on with it. Answers the units that have figures.
 */
async function releaseFigures(transaction: Transaction, moves: readonly Move[]): Promise<number[]> {
  if (moves.length === 0) return [];
  await lockTreeExclusively(transaction);
  const counted = await transaction.query<{ id: number; path: string }>({
    name: 'import_moved_figures',
    text: `select t.id, t.path from node t join node_total d on d.company_id = $1 and d.node_id = t.id
      where t.company_id = $1 and t.id = any($2::bigint[])`,
    values: [transaction.companyId, moves.map(({ id }) => id)],
  });
  for (const { id, path } of counted.toSorted((one, other) => levelsOf(other.path) - levelsOf(one.path)))
    await reparentRollUps(transaction, { unitId: id, from: aboveOf(path), to: '/' });
  return counted.map(({ id }) => id);
}

/** The units above the new places get them: the uppermost first, so that they have room for what comes below them. */
async function takeOverFigures(transaction: Transaction, paths: readonly string[]): Promise<void> {
  for (const path of paths.toSorted((one, other) => levelsOf(one) - levelsOf(other)))
    await reparentRollUps(transaction, { unitId: idAtEnd(path), from: '/', to: aboveOf(path) });
}

/** Of `/1/57/`: 57. */
const idAtEnd = (path: string): number => Number(path.split('/').at(-2));

/** The id that a key has in the database. */
export const idOf = (key: Key | null, ids: ReadonlyMap<Key, number>): number | null =>
  key === null ? null : (ids.get(key) ?? key);
