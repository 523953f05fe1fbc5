/** The reading operations, and how a write reads the row that it is for. */
import { type Principal, tenantOf } from '../access/principal.ts';
import { queryInSession } from '../access/session-guard.ts';
import { forbidden, notFound } from '../errors.ts';
import { type Call, type KernelParts, refused, targetOf } from './context.ts';
import { isSpread, listEverywhere, rowEverywhere } from './everywhere.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import type { Work } from '../access/work.ts';
import type { Row } from '../database/rows.ts';
import { parseList } from '../query/parse.ts';
import { ID_ALONE, readShape, type RowShape, WHOLE_ROW } from '../query/parse-shape.ts';
import { type DetailAnswer, isReadable, planDetail, planRow } from '../query/plan.ts';
import { type ListAnswer, planList, planTotal } from '../query/plan-list.ts';

export interface ListPage {
  /** The rows as JSON text, as the database wrote it. */
  rows: string;
  offset: number;
  count: number;
  total: number;
  /** Cells whose rows are missing, since they can't be reached. */
  unreachable: string[];
}

/**
 * What a caller asks of a list, and how its rows are found.
 * @throws Problem 400 for a query that is invalid, 401 or 403 where nothing is granted
 */
export async function openList(
  parts: KernelParts,
  { principal, locale }: Pick<Call, 'principal' | 'locale'>,
  entity: EntityDescriptor,
  query: Record<string, unknown>,
) {
  const { scope, database } = parts;
  if (!scope.allows(principal, entity, 'list')) throw refused(principal);
  const readable = scope.readable(principal, entity, 'list');
  const shown = scope.fields(principal, entity, 'list');
  const request = parseList(entity, query, {
    isReadable: (field) => isReadable(readable, field),
    isShown: (field) => isReadable(shown, field),
  });
  const { databaseRole, companyId } = tenantOf(principal);
  const listing = await parts.extensions[entity.id]?.findRows?.({
    principal,
    locale,
    request,
    ask: (statement) => database.statement(databaseRole, companyId, statement),
  });
  return { request, listing, target: targetOf(parts, entity) };
}

/**
 * One page of what the caller's grants of `list` reach.
 * @returns `total` is exact up to 10,000 rows (1,000 of a search), beyond that one more; long ones may be some seconds
 *   old
 * @throws Problem 400 for a query that is invalid, 401 or 403 where nothing is granted, 401 when the session has ended
 */
export async function list(
  parts: KernelParts,
  { principal, locale }: Call,
  entity: EntityDescriptor,
  query: Record<string, unknown>,
): Promise<ListPage> {
  const { scope } = parts;
  const { request, listing, target } = await openList(parts, { principal, locale }, entity, query);
  const { offset, limit } = request;
  const countIn = (total: number): number => Math.max(0, Math.min(limit, total - offset));
  if (isSpread(parts.database, principal, entity)) {
    const page = await listEverywhere(parts.database, { target, principal, scope, request, listing });
    if (!page) throw refused(principal);
    return { ...page, offset, count: countIn(page.total) };
  }
  const counted = planTotal(target, principal, scope, request, listing);
  if (!counted) throw refused(principal);
  const kept = parts.totals.of(principal, counted);
  const statement = planList(target, principal, scope, request, { listing, total: kept.known });
  if (!statement) throw refused(principal);
  const answer = await queryInSession<ListAnswer>(parts.database, principal, statement);
  if (kept.known === null) kept.keep(answer.total);
  const { rows, total } = answer;
  return { rows, total, offset, count: countIn(total), unreachable: [] };
}

/**
 * The row as JSON text.
 * @throws Problem 404 where it is missing or out of the caller's sight, 400, 401 and 403 as for a list
 */
export async function detail(
  parts: KernelParts,
  { principal }: Call,
  entity: EntityDescriptor,
  { id, query = {} }: { id: number; query?: Record<string, unknown> },
): Promise<string> {
  const { scope } = parts;
  const shown = scope.fields(principal, entity, 'detail');
  const shape = readShape(entity, query, (field) => isReadable(shown, field));
  const statement = planDetail(targetOf(parts, entity), principal, scope, { id, shape });
  if (!statement) throw refused(principal);
  const row = isSpread(parts.database, principal, entity)
    ? await rowEverywhere(parts.database, statement)
    : (await queryInSession<DetailAnswer>(parts.database, principal, statement)).row;
  if (row === null) throw notFound();
  return row;
}

/** By which of its grants a caller sees one row: some entities are only listed. */
const readingAction = ({ scope }: KernelParts, principal: Principal, entity: EntityDescriptor): string =>
  scope.allows(principal, entity, 'detail') ? 'detail' : 'list';

async function readRow(
  parts: KernelParts,
  { principal, transaction }: Work,
  entity: EntityDescriptor,
  { id, shape }: { id: number; shape: RowShape },
) {
  const action = readingAction(parts, principal, entity);
  const statement = planDetail(targetOf(parts, entity), principal, parts.scope, { id, action, shape });
  const [answer] = statement ? await transaction.query<DetailAnswer>(statement) : [];
  return answer?.row ?? null;
}

/** A written row as its reader gets it; only its id for a caller who may write but not read. */
export const readBack = async (parts: KernelParts, work: Work, entity: EntityDescriptor, id: number): Promise<string> =>
  (await readRow(parts, work, entity, { id, shape: WHOLE_ROW })) ?? JSON.stringify({ id });

export interface RowRequest {
  id: number;
  /** An operation or action: the row is reached through its grants. */
  action: string;
  /** Fields that the write changes: only grants that cover all of them count. */
  touching?: string[];
}

/**
 * Locks the row that a write is for, until the transaction ends (for no key update); as it is stored, whatever the
 * caller may read of it.
 * @throws Problem 404 when the caller can't read it, 403 when he can but may not write it
 */
export const lock = (parts: KernelParts, work: Work, entity: EntityDescriptor, request: RowRequest): Promise<Row> =>
  takeRow(parts, work, entity, { ...request, locked: true });

/**
 * The stored row that an action only reads; nothing is locked.
 * @throws Problem 404 when the caller can't read it, 403 when he can but may not do this
 */
export const find = (parts: KernelParts, work: Work, entity: EntityDescriptor, request: RowRequest): Promise<Row> =>
  takeRow(parts, work, entity, { ...request, locked: false });

async function takeRow(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  { touching = [], ...request }: RowRequest & { locked: boolean },
): Promise<Row> {
  const statement = planRow(targetOf(parts, entity), work.principal, parts.scope, { ...request, touching });
  const [row] = statement ? await work.transaction.query<Row>(statement) : [];
  if (row) return row;
  // All that is worked out from a row may take the database a hundred times as long as to find it.
  const seen = await readRow(parts, work, entity, { id: request.id, shape: ID_ALONE });
  throw seen === null ? notFound() : forbidden();
}
