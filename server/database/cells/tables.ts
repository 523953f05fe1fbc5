/** The tables that have a company's rows, as a move sees them. */
import type pg from 'pg';
import { SERVER_TENANT_COLUMN } from '../../../shared/contract/tenant.ts';
import { MoveError } from './move-error.ts';

export interface MovedTable {
  /** As it is written in SQL. */
  name: string;
  /** The column that says whose a row is; the companies' own table has their ids. */
  owner: string;
  /** All, in the order of their names, as they are written in SQL. */
  columns: string[];
  /** Those of them that the database does not compute itself. */
  stored: string[];
  /** Primary key without the owner; of the companies' own table none. */
  key: string[];
  /** Names and types, to be compared. */
  shape: string;
}

/**
 * Row-level security says which tables have rows of companies. Directories have none: they say which company a value
 * belongs to, in the home cell, and a move changes nothing of that.
 */
export async function movedTables(client: pg.ClientBase): Promise<MovedTable[]> {
  const { rows } = await client.query<MovedTable>(
    `select quote_ident(c.relname) as name, case when owned.attnum is null then 'id' else quote_ident(owned.attname) end as owner,
       columns.columns, columns.stored, columns.shape,
       array(select quote_ident(a.attname) from pg_index i cross join unnest(i.indkey) with ordinality as k (number, place)
         join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
         where i.indrelid = c.oid and i.indisprimary and a.attname <> coalesce(owned.attname, 'id') order by k.place) as key
     from pg_class c
     left join pg_attribute owned on owned.attrelid = c.oid and owned.attname = $1 and not owned.attisdropped
     cross join lateral (
       select array_agg(quote_ident(attname) order by attname) as columns,
         coalesce(array_agg(quote_ident(attname) order by attname) filter (where attgenerated = ''), '{}') as stored,
         string_agg(format('%s %s %s %s', attname, format_type(atttypid, atttypmod), attnotnull, attgenerated), ', ' order by attname) as shape
       from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
     ) columns
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relforcerowsecurity
     order by c.relname`,
    [SERVER_TENANT_COLUMN],
  );
  return rows;
}

/** @throws MoveError `move_not_possible` where the cells are not of one version, or one is being migrated */
export async function requireSameTables(from: pg.ClientBase, to: pg.ClientBase): Promise<MovedTable[]> {
  const [tables, others] = [await movedTables(from), await movedTables(to)];
  const shapes = new Map(others.map(({ name, shape }) => [name, shape]));
  const unlike = tables.filter(({ name, shape }) => shapes.get(name) !== shape).map(({ name }) => name);
  const names = new Set(tables.map(({ name }) => name));
  unlike.push(...others.filter(({ name }) => !names.has(name)).map(({ name }) => name));
  if (unlike.length > 0)
    throw new MoveError(
      'move_not_possible',
      `The two cells have other tables (${unlike.join(', ')}): bring both to the same version first.`,
    );
  return tables;
}

/** The condition on rows of a table that are the company's; ids are numbers, so that it can stand in a publication. */
export function ownedBy({ owner }: MovedTable, companyId: number): string {
  if (!Number.isSafeInteger(companyId)) throw new TypeError('A company id is a whole number.');
  return `${owner} = ${companyId}`;
}
