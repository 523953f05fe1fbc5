/** A list over several databases: what each finds first, and these merged as one of them would sort them. Pure, like all plans. */
import { createParameters } from '../database/parameters.ts';
import type { Principal } from '../access/principal.ts';
import type { Statement } from '../access/database.ts';
import type { Scope } from '../access/scope.ts';
import { liveSession } from '../access/session-guard.ts';
import type { Listing } from './listing.ts';
import type { ListRequest } from './parse.ts';
import { orderKeys, searchOf, totalSql, whereSql } from './plan-list.ts';
import type { Target } from './target.ts';

/** A row that a list finds, by what it is sorted by: as text, with PostgreSQL's names of the types and collations. */
export interface FoundRow {
  id: number;
  keys: (string | null)[];
  types: string[];
  collations: string[];
}

/** One row of the statement of a list's first rows: they as JSON text, how many there are, and whether the session still counts. */
export interface FoundAnswer {
  found: string;
  total: number;
  live: boolean;
}

/** The first rows that a list finds, to be merged with those of other databases by `planMerge`. Null as of `planList`. */
export function planFound(
  target: Target,
  principal: Principal,
  scope: Scope,
  request: ListRequest,
  listing: Listing | null = null,
): (Statement & { order: string[] }) | null {
  const parameters = createParameters();
  const caller = { principal, parameters };
  const search = searchOf(target, caller, scope, request, listing);
  const where = whereSql(target, caller, scope, { ...request, search }, listing);
  if (where === null) return null;
  const { table } = target.entity;
  const keys = orderKeys(target, { ...request, search }, caller, listing);
  const each = (make: (sql: string) => string): string => `array[${keys.map(({ sql }) => make(sql)).join(', ')}]`;
  const order = keys.map(({ sql, how }) => `${sql} ${how}`).join(', ');
  const columns = `t.id, ${each((sql) => `(${sql})::text`)} as keys, ${each((sql) => `pg_typeof(${sql})::text`)} as types,
    ${each((sql) => `pg_collation_for((${sql})::text)`)} as collations`;
  const rows = `select ${columns} from ${table} t where ${where} order by ${order} limit ${parameters.add(request.offset + request.limit)}`;
  const total = totalSql({ table, where, walk: undefined }, request);
  const text = `select (select coalesce(json_agg(row), '[]')::text from (${rows}) row) as found, ${total} as total, ${liveSession(principal, parameters)} as live`;
  return { text, values: parameters.values, order: keys.map(({ how }) => how) };
}

/**
 * Sorts what several databases found as one of them would: by their own types and collations.
 * @param order of each key, as `planFound` says
 * @returns a statement whose rows are `place`, from 1: of the rows in their order
 */
export function planMerge(
  rows: readonly FoundRow[],
  order: readonly string[],
  { offset, limit }: Pick<ListRequest, 'offset' | 'limit'>,
): Statement {
  const parameters = createParameters();
  const first = rows[0];
  const lists = order.map((_, at) => `${parameters.add(rows.map(({ keys }) => keys[at] ?? null))}::text[]`).join(', ');
  const names = order.map((_, at) => `key_${at}`).join(', ');
  const by = order.map((how, at) => {
    const type = first?.types[at] ?? 'text';
    const collation = type === 'text' ? first?.collations[at] : null;
    return `key_${at}::${type}${collation ? ` collate ${collation}` : ''} ${how}`;
  });
  const text = `select place::int from unnest(${lists}) with ordinality as merged (${names}, place)
    order by ${by.join(', ')} limit ${parameters.add(limit)} offset ${parameters.add(offset)}`;
  return { text, values: parameters.values };
}
