/** All that a list finds, as a table to be written into a file: batch by batch, each through the caller's rights of that moment. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { queryInSession } from '../access/session-guard.ts';
import type { Principal } from '../access/principal.ts';
import type { Row } from '../database/rows.ts';
import { invalidInput, listTooLarge, overloaded } from '../errors.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import { fieldsOfLabel } from '../../shared/contract/label.ts';
import type { Cell } from '../../shared/csv/cell.ts';
import { labelOf } from '../i18n/labels.ts';
import { type IdsAnswer, planIds } from '../query/plan-list.ts';
import { isReadable, planRows, type RowsAnswer } from '../query/plan.ts';
import { type Call, type KernelParts, refused, targetOf } from './context.ts';
import { type Column, columnsOfField } from './export-cells.ts';
import { findEverywhere, isSpread, rowsByIds } from './everywhere.ts';
import { openList } from './read.ts';
import { nameOfRow } from './row-name.ts';

/** The most rows of one file. */
export const MAX_EXPORTED_ROWS = 100_000;
const BATCH_ROWS = 1_000;

export interface ListTable {
  /** What the rows are called. */
  name: string;
  header: string[];
  /** Read as fast as they are taken; fails where the session ends meanwhile. */
  rows: AsyncIterable<Cell[]>;
}

/**
 * All rows of a list, in its order, as they are when each batch is read: of the fields that `fields` names, in that
 * order, else of the list's columns that the caller may read.
 * @throws Problem 400, 401 and 403 as for a list, 409 for more rows than a file takes
 */
export async function exportList(
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  query: Record<string, unknown>,
): Promise<ListTable> {
  const { principal, locale } = call;
  const { scope } = parts;
  const strange = ['range', 'group', 'sums'].filter((name) => query[name] !== undefined);
  if (strange.length > 0)
    throw invalidInput({ errors: strange.map((name) => ({ pointer: `/${name}`, code: 'not_applicable' })) });
  const { request, listing, target } = await openList(parts, call, entity, query);
  const ids = await idsOf(parts, principal, { request, listing, target }, MAX_EXPORTED_ROWS + 1);
  if (ids.length > MAX_EXPORTED_ROWS) throw listTooLarge({ parameters: { limit: MAX_EXPORTED_ROWS } });
  const shown = scope.fields(principal, entity, 'list');
  const asked =
    request.shape.fields === null ? entity.exported?.columns : (JSON.parse(String(query['fields'])) as string[]);
  const names = [...new Set(asked)].filter((name) => isReadable(shown, name));
  const columns = names.flatMap((name) => columnsOfField(entity, name, locale));
  return {
    name: labelOf(locale, `resources.${entity.exported?.route}.name`) ?? entity.title,
    header: columns.map(({ heading }) => heading),
    rows: readTable(parts, call, entity, { ids, names, columns, read: readerOf(parts, principal) }),
  };
}

async function idsOf(
  { scope, database }: KernelParts,
  principal: Principal,
  { request, listing, target }: Awaited<ReturnType<typeof openList>>,
  most: number,
): Promise<number[]> {
  if (isSpread(database, principal, target.entity)) {
    const page = { ...request, offset: 0, limit: most };
    const found = await findEverywhere(database, { target, principal, scope, request: page, listing });
    if (found === null) throw refused(principal);
    // A file that misses rows without a word would be believed.
    if (found.unreachable.length > 0) throw overloaded({ headers: { 'retry-after': '30' } });
    return found.ids;
  }
  const statement = planIds(target, principal, scope, request, { listing, most });
  if (statement === null) throw refused(principal);
  const answer = await queryInSession<IdsAnswer>(database, principal, statement);
  return JSON.parse(answer.ids) as number[];
}

interface Wanted {
  ids: number[];
  names: string[];
  columns: Column[];
  read: ReadRows;
}

async function* readTable(
  parts: KernelParts,
  { principal, locale }: Call,
  entity: EntityDescriptor,
  { ids, names, columns, read }: Wanted,
): AsyncGenerator<Cell[]> {
  const currencies = names.flatMap((name) => entity.fields[name]?.currency?.field ?? []);
  const fields = [...new Set([...names, ...currencies])];
  const others = createOthers(parts, { principal, locale }, read);
  for (let at = 0; at < ids.length; at += BATCH_ROWS) {
    const rows = await read(entity, { ids: ids.slice(at, at + BATCH_ROWS), action: 'list', fields });
    await others.meet(entity, fields, rows);
    for (const row of rows) yield columns.map(({ cell }) => cell(row, { locale, ...others }));
  }
}

interface Batch {
  ids: number[];
  action: 'list' | 'detail';
  fields: string[];
}

type ReadRows = (entity: EntityDescriptor, batch: Batch) => Promise<Row[]>;

/** To be made while the call is under way: whoever takes the rows later on, what is read counts as the caller's. */
function readerOf(parts: KernelParts, principal: Principal): ReadRows {
  const asCaller = AsyncLocalStorage.snapshot();
  return async (entity, { ids, action, fields }) => {
    const shape = { fields, permissions: false };
    if (isSpread(parts.database, principal, entity))
      return asCaller(() =>
        rowsByIds(parts.database, {
          target: targetOf(parts, entity),
          principal,
          scope: parts.scope,
          request: { shape },
          action,
          ids,
        }),
      );
    const statement = planRows(targetOf(parts, entity), principal, parts.scope, { ids, action, shape });
    if (statement === null) return [];
    const { rows } = await asCaller(() => queryInSession<RowsAnswer>(parts.database, principal, statement));
    return JSON.parse(rows) as Row[];
  };
}

/** What the rows refer to, by the names that the caller knows it by. */
function createOthers(
  { descriptors, scope }: KernelParts,
  { principal, locale }: Pick<Call, 'principal' | 'locale'>,
  read: ReadRows,
) {
  const known = new Map<string, Map<number, Row>>();
  const rowOf = (id: string, row: number): Row | undefined => known.get(id)?.get(row);

  async function meetSome(entity: EntityDescriptor, fields: string[], ids: number[]): Promise<void> {
    const found = known.get(entity.id) ?? new Map<number, Row>();
    known.set(entity.id, found);
    const action = scope.allows(principal, entity, 'detail') ? 'detail' : 'list';
    const visible = scope.fields(principal, entity, action);
    const unknown = [...new Set(ids)].filter((id) => !found.has(id));
    const readable = fields.filter((name) => name in entity.fields && isReadable(visible, name));
    for (let at = 0; at < unknown.length; at += BATCH_ROWS) {
      const rows = await read(entity, { ids: unknown.slice(at, at + BATCH_ROWS), action, fields: readable });
      for (const row of rows) found.set(Number(row['id']), row);
      // What they are called may be what others are called.
      await meet(entity, fieldsOfLabel(entity.label), rows);
    }
  }

  async function meet({ fields }: EntityDescriptor, names: string[], rows: Row[]): Promise<void> {
    const currencies = Object.values(fields).flatMap(({ currency }) => currency ?? []);
    for (const name of names) {
      const entity = descriptors[fields[name]?.ref ?? ''];
      if (entity === undefined) continue;
      const codes = currencies.flatMap(({ field, code }) => (field === name ? (code ?? []) : []));
      const ids = rows.flatMap((row) => row[name]).filter((id): id is number => typeof id === 'number');
      await meetSome(entity, [...fieldsOfLabel(entity.label), ...codes], ids);
    }
  }

  function nameOf(id: string, row: number): string | undefined {
    const entity = descriptors[id];
    const found = rowOf(id, row);
    return entity && found && nameOfRow(entity, found, { locale, nameOf });
  }

  return {
    meet,
    nameOf,
    currencyOf(id: string, row: number, field: string): string | undefined {
      const code = rowOf(id, row)?.[field];
      return typeof code === 'string' ? code : undefined;
    },
  };
}
