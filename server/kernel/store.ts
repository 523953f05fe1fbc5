/** Writes of one row, as statements made from the descriptors. */
import pg from 'pg';
import type { Transaction } from '../access/database.ts';
import { createParameters, type Parameters } from '../database/parameters.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import type { Row, Values } from '../database/rows.ts';
import { ownerColumn } from '../../shared/contract/tenant.ts';
import { withStoredRichText } from '../validation/rich-text.ts';

type Written = [column: string, value: string][];

/** Columns and what they get; documents travel as JSON text. */
function written(entity: EntityDescriptor, values: Values, parameters: Parameters): Written {
  return Object.entries(withStoredRichText(entity, values)).flatMap(([name, value]): Written => {
    if (value === undefined) return [];
    const isDocument = entity.fields[name]?.column === 'jsonb' && value !== null;
    return [[pg.escapeIdentifier(name), parameters.add(isDocument ? JSON.stringify(value) : value)]];
  });
}

/** The row of this id in the transaction's tenant (across tenants for the platform, whose ids are unique as well). */
function keyed(entity: EntityDescriptor, { companyId }: Transaction, id: number, parameters: Parameters): string {
  const row = `id = ${parameters.add(id)}`;
  const column = ownerColumn(entity.tenant);
  return column !== undefined && companyId !== null ? `${column} = ${parameters.add(companyId)} and ${row}` : row;
}

/** Inserts and answers the whole row; the tenant's column is among the values where the entity has one. */
export async function insertRow(entity: EntityDescriptor, transaction: Transaction, values: Values): Promise<Row> {
  const parameters = createParameters();
  const columns = written(entity, values, parameters);
  const row =
    columns.length === 0
      ? 'default values'
      : `(${columns.map(([name]) => name).join(', ')})
    values (${columns.map(([, value]) => value).join(', ')})`;
  const text = `insert into ${entity.table} ${row} returning *`;
  const [made] = await transaction.query<Row>({ text, values: parameters.values });
  if (!made) throw new Error(`${entity.id} was inserted and not answered.`);
  return made;
}

/**
 * Inserts rows of the same columns by one statement; answers them in the same order, by their ids alone where nothing is
 * told of them. Values travel as JSON, by which PostgreSQL makes any type of them.
 */
export async function insertRows(
  entity: EntityDescriptor,
  transaction: Transaction,
  rows: readonly Values[],
): Promise<Row[]> {
  const { table, fields, events } = entity;
  const names = Object.keys(rows[0] ?? {}).filter((name) => rows[0]?.[name] !== undefined);
  const columns = names.map((name) => pg.escapeIdentifier(name));
  const types = names.map((name) => (fields[name]?.column ?? 'bigint').replace(/ collate .*/, ''));
  const sent = columns.map((column, at) => `${column} ${types[at]}`).join(', ');
  return transaction.query<Row>({
    text: `insert into ${table} (${columns.join(', ')}) select ${columns.join(', ')}
      from rows from (jsonb_to_recordset($1::jsonb) as (${sent})) with ordinality as sent (${columns.join(', ')}, "the place")
      order by "the place" returning ${events ? '*' : 'id'}`,
    values: [JSON.stringify(rows.map((row) => withStoredRichText(entity, row)))],
  });
}

/** Stores the changes and answers the whole row. */
export async function patchRow(
  entity: EntityDescriptor,
  transaction: Transaction,
  id: number,
  changes: Values,
): Promise<Row> {
  const parameters = createParameters();
  const columns = written(entity, changes, parameters).map(([name, value]) => `${name} = ${value}`);
  const text = `update ${entity.table} set ${[...columns, 'updated_at = now()'].join(', ')}
    where ${keyed(entity, transaction, id, parameters)} returning *`;
  const [row] = await transaction.query<Row>({ text, values: parameters.values });
  if (!row) throw new Error(`${entity.id} ${id} vanished while it was locked.`);
  return row;
}

/** Deletes a row that is locked; none is no failure. What refers to it is refused by the database. */
export async function deleteRow(entity: EntityDescriptor, transaction: Transaction, id: number): Promise<void> {
  const parameters = createParameters();
  const text = `delete from ${entity.table} where ${keyed(entity, transaction, id, parameters)}`;
  await transaction.query({ text, values: parameters.values });
}

/**
 * Inserts a row as it was stored before, with its id and times, as far as its columns are there still.
 * @param stored as JSON has it
 * @param on what becomes of it where its place is taken: refused by the database, or left out
 * @returns null where it is left out
 */
export async function insertStored(
  entity: EntityDescriptor,
  transaction: Transaction,
  stored: Values,
  on: 'refused' | 'unless_taken' = 'refused',
): Promise<Row | null> {
  const { table, fields, tenant } = entity;
  const stands = Object.entries(fields).flatMap(([name, { column }]) => (column === undefined ? [] : [name]));
  const names = [...new Set([...[ownerColumn(tenant)].filter((name) => name !== undefined), 'created_at', ...stands])]
    .filter((name) => name in stored && name !== 'updated_at')
    .map((name) => pg.escapeIdentifier(name))
    .join(', ');
  const text = `insert into ${table} (${names}) overriding system value
    select ${names} from jsonb_populate_record(null::${table}, $1::jsonb)
    ${on === 'unless_taken' ? 'on conflict do nothing' : ''} returning *`;
  const [row] = await transaction.query<Row>({ text, values: [JSON.stringify(withStoredRichText(entity, stored))] });
  return row ?? null;
}
