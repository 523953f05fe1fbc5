/** The tables of a database as a backup needs them: their columns, and all rows whatever row-level security says. */
import type pg from 'pg';
import { escapeIdentifier } from 'pg';
import type { ArchivedSequence } from './archive.ts';
import { SetupError } from '../../database/setup-error.ts';
import { TENANT_KEY_TABLE } from '../../database/tenant-key.ts';

export interface TableColumns {
  name: string;
  /** Those that are stored and not computed. */
  columns: string[];
}

/** Kept by `migrate`, which has filled it when rows come back. */
const LEDGER = 'schema_migration';
/** What belongs to one database and is made there. */
const LEFT_OUT = [LEDGER, 'schema_migration_step', TENANT_KEY_TABLE];

export async function tablesOf(client: pg.ClientBase): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
     group by c.relname
     order by c.relname`,
    [LEFT_OUT],
  );
  return rows;
}

export async function sequencesOf(client: pg.ClientBase): Promise<ArchivedSequence[]> {
  const { rows } = await client.query<ArchivedSequence>(
    `select sequencename as name, last_value::float8 as last from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows;
}

export const quotedColumns = ({ columns }: Pick<TableColumns, 'columns'>): string =>
  columns.map((column) => escapeIdentifier(column)).join(', ');

export async function appliedMigrationNames(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select name from ${LEDGER} order by name`);
  return rows.map(({ name }) => name);
}

/** Throws SetupError for a database that has never been migrated. */
export async function requireTables(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ ledger: string | null }>(`select to_regclass('public.${LEDGER}') as ledger`);
  if (rows[0]?.ledger) return;
  throw new SetupError(
    'There is nothing of Feedtree in this database: let DATABASE_URL, or without it FEEDTREE_DATA_DIR, name the one that the server uses.',
  );
}

/** Throws SetupError for a user whom row-level security keeps from rows: its backup would lack them. */
export async function requireAllRows(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ may: boolean; name: string }>(
    `select rolsuper or rolbypassrls as may, rolname as name from pg_roles where rolname = current_user`,
  );
  if (rows[0]?.may) return;
  throw new SetupError(
    `Row-level security holds rows back from ${rows[0]?.name ?? 'this user'}. Let DATABASE_URL name a superuser for this, or ask an administrator to run: alter role ${rows[0]?.name ?? ''} bypassrls;`,
  );
}
