/** A list's request to the SQL text of its page and its total. Pure, like all plans. */
import { createParameters } from '../database/parameters.ts';
import type { Principal } from '../access/principal.ts';
import type { Statement } from '../access/database.ts';
import type { Scope } from '../access/scope.ts';
import { liveSession } from '../access/session-guard.ts';
import type { Caller } from './caller.ts';
import type { Listing, Walk } from './listing.ts';
import type { ListRequest } from './parse.ts';
import { partSql } from './filter-sql.ts';
import { columnsOf, comparedOf, named } from './plan.ts';
import type { Target } from './target.ts';
import type { Match } from './search/matching.ts';
import { planSearch } from './plan-search.ts';

/** A list counts this many rows and one more; beyond, its total is 'more than'. */
export const COUNTED_ROWS = 10_000;
/** Of a search, where each row that counts is looked for in texts. */
export const COUNTED_FOUND = 1_000;

/** One row of a list's statement: the page as JSON text, the total, and whether the session still counts. */
export interface ListAnswer {
  rows: string;
  total: number;
  live: boolean;
}

/** What a list finds: a FROM with its WHERE over rows `t`, and the order for who asks for it: PostgreSQL refuses parameters that nothing uses. */
export interface ListSource {
  from: string;
  order(): string;
}

type Wanted = Pick<ListRequest, 'filters' | 'groups' | 'search' | 'sort' | 'isSorted'>;
type Planned<Request> = Omit<Request, 'search'> & { search: Match | null };

/** Null where nothing is searched for. How an entity finds its rows by itself has no rank. */
export function searchOf(
  target: Target,
  caller: Caller,
  scope: Scope,
  { search }: Wanted,
  listing: Listing | null,
): Match | null {
  if (!search) return null;
  const own = listing?.search?.(caller);
  if (own !== undefined) return { where: own, rank: null };
  const found = planSearch(target, scope.readable(caller.principal, target.entity, 'list'), search, caller);
  const beside = listing?.searchBeside?.(caller) ?? null;
  return beside === null ? found : { ...found, where: `(${found.where} or ${beside})` };
}

/**
 * All that a list finds, through the grants of the entity's list; null when the caller has none.
 * @param listing how the entity finds its rows; null: as PostgreSQL thinks best
 */
export function planSource(
  target: Target,
  caller: Caller,
  scope: Scope,
  request: Wanted,
  listing: Listing | null = null,
): ListSource | null {
  const search = searchOf(target, caller, scope, request, listing);
  const where = whereSql(target, caller, scope, { ...request, search }, listing);
  if (where === null) return null;
  return {
    from: `${target.entity.table} t where ${where}`,
    order: () => orderSql(target, { ...request, search }, caller, listing),
  };
}

export function whereSql(
  target: Target,
  caller: Caller,
  scope: Scope,
  { filters: terms, groups, search }: Pick<Planned<Wanted>, 'filters' | 'groups' | 'search'>,
  listing: Listing | null,
): string | null {
  const { principal, parameters } = caller;
  const byRow = listing !== null;
  const granted = scope.where({ principal, entity: target.entity, action: 'list', byRow }, parameters);
  if (granted === null) return null;
  const conditions = [granted, ...partSql({ terms, groups }, { target, caller, byRow })];
  if (search) conditions.push(search.where);
  return conditions.join(' and ');
}

/** What counts a list's rows, by itself; null when the caller has no grant. */
export function planTotal(
  target: Target,
  principal: Principal,
  scope: Scope,
  request: ListRequest,
  listing: Listing | null = null,
): Statement | null {
  const caller = { principal, parameters: createParameters() };
  const search = searchOf(target, caller, scope, request, listing);
  const where = whereSql(target, caller, scope, { ...request, search }, listing);
  if (where === null) return null;
  const counted = { table: target.entity.table, where, walk: walkToCount(listing, caller) };
  return { text: totalSql(counted, request), values: caller.parameters.values };
}

/**
 * The page and its total in one statement; null when the caller has no grant.
 * @param total of the list, where it is known
 */
export function planList(
  target: Target,
  principal: Principal,
  scope: Scope,
  request: ListRequest,
  { listing = null, total = null }: { listing?: Listing | null | undefined; total?: number | null } = {},
): Statement | null {
  const parameters = createParameters();
  const caller = { principal, parameters };
  const search = searchOf(target, caller, scope, request, listing);
  const where = whereSql(target, caller, scope, { ...request, search }, listing);
  if (where === null) return null;
  const { table } = target.entity;
  const columns = columnsOf(target, caller, { action: 'list', scope, shape: request.shape }).join(', ');
  const order = orderSql(target, { ...request, search }, caller, listing);
  const page = pageSql({ table, where, columns, order, walk: listing?.walk?.(caller) }, request, caller);
  const counted =
    total === null
      ? totalSql({ table, where, walk: walkToCount(listing, caller) }, request)
      : `${parameters.add(total)}::bigint`;
  const text = `select (select coalesce(json_agg(page), '[]')::text from (${page}) page) as rows, ${counted} as total, ${liveSession(principal, parameters)} as live`;
  // A statement that is made for its values is planned for them.
  return { ...(listing?.isOfValues ? { text } : named(text, request.shape)), values: parameters.values };
}

/** One row of the statement of a list's ids: they as JSON text, and whether the session still counts. */
export interface IdsAnswer {
  ids: string;
  live: boolean;
}

/**
 * The ids of all that a list finds, in its order; null when the caller has no grant.
 * @param most how many are answered at most
 */
export function planIds(
  target: Target,
  principal: Principal,
  scope: Scope,
  request: ListRequest,
  { listing = null, most }: { listing?: Listing | null | undefined; most: number },
): Statement | null {
  const parameters = createParameters();
  const source = planSource(target, { principal, parameters }, scope, request, listing);
  if (source === null) return null;
  const found = `select t.id from ${source.from} order by ${source.order()} limit ${parameters.add(most)}`;
  const text = `select (select coalesce(json_agg(found.id), '[]')::text from (${found}) found) as ids, ${liveSession(principal, parameters)} as live`;
  return { text, values: parameters.values };
}

interface Rows {
  table: string;
  where: string;
  walk: Walk | undefined;
}

function pageSql(
  { table, where, walk, columns, order }: Rows & { columns: string; order: string },
  { limit, offset }: ListRequest,
  { parameters }: Caller,
): string {
  const window = `limit ${parameters.add(limit)} offset ${parameters.add(offset)}`;
  // What is computed of a row is computed of those before the page as well, unless these are passed over first.
  const paged = (from: string, by: string): string =>
    offset === 0
      ? `select ${columns} from ${from} order by ${by} ${window}`
      : `select ${columns} from (select t.* from ${from} order by ${by} ${window}) t order by ${order}`;
  if (!walk) return paged(`${table} t where ${where}`, order);
  // Without its limit or offset the inner query would be dissolved, and its order with it.
  const bound = walk.order ? 'offset 0' : `order by ${order} limit ${parameters.add(offset + limit)}`;
  const steps = `(${walk.steps}) step cross join lateral (select t.* from ${table} t where ${walk.on} and ${where} ${bound}) t`;
  return paged(steps, walk.order ?? order);
}

const walkToCount = (listing: Listing | null, caller: Caller): Walk | undefined =>
  (listing?.counting ?? listing?.walk)?.(caller);

/** One row more than the most, where there are more. */
export function totalSql({ table, where, walk }: Rows, { search }: ListRequest): string {
  const limit = `limit ${(search ? COUNTED_FOUND : COUNTED_ROWS) + 1}`;
  if (!walk) return `(select count(*) from (select 1 from ${table} t where ${where} ${limit}) counted)`;
  const bound = walk.order ? 'offset 0' : limit;
  return `(select count(*) from (
    select 1 from (${walk.steps}) step cross join lateral (select 1 from ${table} t where ${walk.on} and ${where} ${bound}) t ${limit}
  ) counted)`;
}

/** One of the expressions that a list is sorted by, the first of them first. */
interface OrderKey {
  sql: string;
  /** Its direction, and where nulls stand. */
  how: string;
}

/** The id breaks ties, so that pages neither repeat nor lose rows. Only what can be null says where: an index then serves the rest. */
export function orderKeys(
  target: Target,
  { sort, isSorted, search }: Planned<Wanted>,
  caller: Caller,
  listing: Listing | null,
): OrderKey[] {
  const [field, direction] = sort;
  // Who sorts by what is not searched, by a day for one, wants that order and no other.
  const isRanked = !isSorted || target.entity.list.search.includes(field);
  const nulls = target.entity.fields[field]?.nullable ? ' nulls last' : '';
  const thenBy = listing?.thenBy;
  const then = field === 'id' ? [] : [...(thenBy && thenBy !== field ? [thenBy] : []), 'id'];
  return [
    ...(search?.rank && isRanked ? [{ sql: search.rank(), how: '' }] : []),
    { sql: comparedOf(target, field, caller), how: `${direction}${nulls}` },
    ...then.map((name) => ({ sql: `t.${name}`, how: direction })),
  ];
}

const orderSql = (...order: Parameters<typeof orderKeys>): string =>
  orderKeys(...order)
    .map(({ sql, how }) => `${sql} ${how}`.trim())
    .join(', ');
