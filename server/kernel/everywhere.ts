/**
 * What the platform reads of tenants that lie in several cells: each cell is asked, and what they answer is one list.
 * With one cell nothing here is reached.
 */
import { isOfPlatform, type Principal } from '../access/principal.ts';
import type { CellAnswer, Database, Statement } from '../access/database.ts';
import { overloaded, unauthorized } from '../errors.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import { tenantColumn } from '../../shared/contract/tenant.ts';
import type { Row } from '../database/rows.ts';
import type { Listing } from '../query/listing.ts';
import type { ListRequest } from '../query/parse.ts';
import { type DetailAnswer, planRows, type RowsAnswer } from '../query/plan.ts';
import { type FoundAnswer, type FoundRow, planFound, planMerge } from '../query/plan-found.ts';
import { COUNTED_FOUND, COUNTED_ROWS } from '../query/plan-list.ts';
import type { Scope } from '../access/scope.ts';
import type { Target } from '../query/target.ts';

/** Whether the caller's rows of an entity lie in several cells. */
export const isSpread = (database: Database, principal: Principal, entity: EntityDescriptor): boolean =>
  database.cells.length > 1 && isOfPlatform(principal) && tenantColumn(entity.tenant) !== undefined;

export interface Everywhere<Answer> {
  answers: Answer[];
  /** Cells that can't be reached: what they have is missing. */
  unreachable: string[];
}

/**
 * The same statement in each cell.
 * @param statement answers one row, with `liveSession` as `live`: the home cell's word counts, where sessions begin and end
 * @throws Problem 401 when the caller's session has ended
 */
export async function queryEverywhere<Answer extends { live: boolean }>(
  database: Database,
  statement: Statement,
): Promise<Everywhere<Answer>> {
  const asked: CellAnswer<Answer>[] = await database.everywhere<Answer>('platform', statement);
  if (!asked[0]?.rows?.[0]?.live) throw unauthorized();
  return {
    answers: asked.flatMap(({ rows }) => rows?.[0] ?? []),
    unreachable: asked.flatMap(({ cell, rows }) => (rows === null ? [cell] : [])),
  };
}

/**
 * The row of the cell that has it, as JSON text; null where none has.
 * @throws Problem 401 as `queryEverywhere`, 503 where a cell that may have it can't be reached
 */
export async function rowEverywhere(database: Database, statement: Statement): Promise<string | null> {
  const { answers, unreachable } = await queryEverywhere<DetailAnswer>(database, statement);
  const found = answers.find(({ row }) => row !== null);
  if (!found && unreachable.length > 0) throw overloaded({ headers: { 'retry-after': '30' } });
  return found?.row ?? null;
}

interface Asked {
  target: Target;
  principal: Principal;
  scope: Scope;
  request: ListRequest;
  listing: Listing | null | undefined;
}

export interface SpreadPage {
  /** As JSON text. */
  rows: string;
  total: number;
  unreachable: string[];
}

/** The page of all cells' rows, in the order of one list; null when the caller has no grant. */
export async function listEverywhere(database: Database, asked: Asked): Promise<SpreadPage | null> {
  const found = await findEverywhere(database, asked);
  if (!found) return null;
  const { ids, ...page } = found;
  return { ...page, rows: JSON.stringify(await rowsByIds(database, { ...asked, action: 'list', ids })) };
}

/** The ids of a page of all cells' rows, in the order of one list; null when the caller has no grant. */
export async function findEverywhere(
  database: Database,
  { target, principal, scope, request, listing }: Asked,
): Promise<(Omit<SpreadPage, 'rows'> & { ids: number[] }) | null> {
  const statement = planFound(target, principal, scope, request, listing);
  if (!statement) return null;
  const { order, ...find } = statement;
  const { answers, unreachable } = await queryEverywhere<FoundAnswer>(database, find);
  const listed = answers.flatMap(({ found }) => JSON.parse(found) as FoundRow[]);
  // The platform's own rows are in each cell.
  const rows = [...new Map(listed.map((row) => [row.id, row])).values()];
  const most = (request.search ? COUNTED_FOUND : COUNTED_ROWS) + 1;
  const total = answers.reduce((sum, answer) => sum + answer.total, rows.length - listed.length);
  return { ids: await idsOfPage(database, rows, order, request), total: Math.min(most, total), unreachable };
}

async function idsOfPage(
  database: Database,
  found: readonly FoundRow[],
  order: readonly string[],
  page: Pick<ListRequest, 'offset' | 'limit'>,
): Promise<number[]> {
  if (found.length === 0) return [];
  const places = await database.lookup<{ place: number }>('platform', planMerge(found, order, page));
  return places.flatMap(({ place }) => found[place - 1]?.id ?? []);
}

interface AskedRows extends Omit<Asked, 'listing' | 'request'> {
  request: Pick<ListRequest, 'shape'>;
  action: 'list' | 'detail';
  ids: readonly number[];
}

/** Rows by their ids, in the order of these. */
export async function rowsByIds(
  database: Database,
  { target, principal, scope, request: { shape }, action, ids }: AskedRows,
): Promise<Row[]> {
  const statement = ids.length === 0 ? null : planRows(target, principal, scope, { ids, action, shape });
  if (!statement) return [];
  const { answers } = await queryEverywhere<RowsAnswer>(database, statement);
  const rows = new Map(answers.flatMap((answer) => (JSON.parse(answer.rows) as Row[]).map((row) => [row.id, row])));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
