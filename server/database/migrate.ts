/** Brings a database up to the code: every file of server/migrations that it does not have yet, each in one transaction. */
import path from 'node:path';
import pg from 'pg';
import { BEGIN_LONG_WORK } from './long-work.ts';
import {
  DatabaseNewerError,
  MigrationError,
  MigrationFailedError,
  PreflightError,
  type PreflightFinding,
} from '../../shared/contract/migration-errors.ts';
import {
  type AppliedMigration,
  type MigrationFile,
  pendingMigrations,
  readMigrationFiles,
} from '../../shared/contract/migration-files.ts';
import { ensureDatabaseRoles } from './roles.ts';
import { databaseRoleName, DATABASE_ROLES } from '../../shared/contract/database-roles.ts';
import { ensureTenantKey } from './tenant-key.ts';
import { withConnection } from './with-connection.ts';

export * from '../../shared/contract/migration-errors.ts';
export { RoleSetupError } from './roles.ts';

export interface MigrateOptions {
  /** Where the files are; server/migrations when absent. */
  directory?: string;
  /** Name of the last one to be applied; all when absent. Throws DatabaseNewerError where there is none of this name. */
  upTo?: string;
}

export const MIGRATIONS_DIRECTORY = path.join(import.meta.dirname, '..', 'migrations');

/** Raised by the preflights that `migrate:new` writes into a migration; the findings are JSON in the error's detail. */
const PREFLIGHT_SQLSTATE = 'FT001';
const LOCK_NOT_AVAILABLE = '55P03';
const OLDEST_SERVER = 150_000;
/** The letters of 'feedtree' as one bigint: one migration at a time in a database. */
const ADVISORY_LOCK = '7378415046641214821';
/** Another server that migrates gets this long; a table that is in use, as long as a request may take to let go of it. */
const OTHER_MIGRATION_WAIT = '120s';
const TABLE_LOCK_WAIT = '30s';

/**
 * Applies what is missing, each file in one transaction, under a lock that lets one server migrate at a time. Also
 * makes the database roles and lets them into the schema.
 * @param connectionString of the owner of the tables
 * @returns the names of what was applied, in order
 * @throws MigrationError (DatabaseNewerError, MigrationChangedError, PreflightError among them) or RoleSetupError;
 *   what was applied before a failing file stays applied
 */
export async function migrate(connectionString: string, options: MigrateOptions = {}): Promise<{ applied: string[] }> {
  const files = readMigrationFiles(options.directory ?? MIGRATIONS_DIRECTORY);
  return withConnection({ connectionString, application_name: 'feedtree-migrate' }, async (client) => {
    await prepareConnection(client);
    await lockMigrations(client);
    const pending = until(options.upTo, files, pendingMigrations(files, await appliedMigrations(client)));
    await ensureDatabaseRoles(client, connectionString);
    await ensureTenantKey(client);
    for (const file of pending) await applyMigration(client, file);
    await grantSchemaUsage(client);
    await closeDatabase(client);
    return { applied: pending.map(({ name }) => name) };
  });
}

/** What a database has, whether or not this code knows it; in order. */
export async function appliedTo(connectionString: string): Promise<AppliedMigration[]> {
  return withConnection({ connectionString, application_name: 'feedtree-migrate' }, appliedMigrations);
}

function until(last: string | undefined, files: MigrationFile[], pending: MigrationFile[]): MigrationFile[] {
  if (last === undefined) return pending;
  if (!files.some(({ name }) => name === last)) throw new DatabaseNewerError([last]);
  return pending.filter(({ name }) => name <= last);
}

async function prepareConnection(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::integer as version, current_setting('server_encoding') as encoding`,
  );
  const { version, encoding } = rows[0] ?? { version: 0, encoding: '' };
  if (version < OLDEST_SERVER)
    throw new MigrationError(
      'database_unsupported',
      'Feedtree needs PostgreSQL 15 or later: upgrade the database server.',
    );
  if (encoding !== 'UTF8')
    throw new MigrationError(
      'database_unsupported',
      `The database is encoded in ${encoding}. Create it with: create database ... encoding 'UTF8' template template0.`,
    );
  await client.query(`${BEGIN_LONG_WORK}; set lock_timeout to '${OTHER_MIGRATION_WAIT}'`);
}

async function lockMigrations(client: pg.Client): Promise<void> {
  try {
    await client.query(`select pg_advisory_lock(${ADVISORY_LOCK})`);
  } catch (error) {
    if (!isDatabaseError(error) || error.code !== LOCK_NOT_AVAILABLE) throw error;
    throw new MigrationError(
      'migration_busy',
      `Another process has been migrating this database for ${OTHER_MIGRATION_WAIT}. Wait for it, or end it, and start again.`,
      { cause: error },
    );
  }
  await client.query(`set lock_timeout to '${TABLE_LOCK_WAIT}'`);
}

async function appliedMigrations(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows: tables } = await client.query(
    `select 1 from pg_class where oid = to_regclass('public.schema_migration')`,
  );
  if (tables.length === 0) return [];
  const { rows } = await client.query<AppliedMigration>('select name, checksum from schema_migration order by name');
  return rows;
}

async function applyMigration(client: pg.Client, file: MigrationFile): Promise<void> {
  await client.query('begin');
  try {
    await client.query(
      `create table if not exists schema_migration (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    await client.query(file.text);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [file.name, file.checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw isDatabaseError(error) ? toMigrationError(error, file) : error;
  }
}

function toMigrationError(error: pg.DatabaseError, file: MigrationFile): MigrationError {
  if (error.code === PREFLIGHT_SQLSTATE) return new PreflightError(file.name, preflightFindings(error.detail));
  const line = file.text.slice(0, Number(error.position ?? 1) - 1).split('\n').length;
  const place = error.position === undefined ? `${file.name}.sql` : `${file.name}.sql, line ${line}`;
  const busy =
    error.code === LOCK_NOT_AVAILABLE ? 'A table is in use: stop the other servers, or try again.' : undefined;
  const parts = [
    `Migration ${place}: ${error.message}`,
    error.detail,
    error.hint,
    busy,
    'Nothing of this migration was kept.',
  ];
  const message = parts.filter((part) => part !== undefined).join('\n  ');
  return new MigrationFailedError(file.name, message, { cause: error });
}

/** The detail is written by our own DO block, in the shape of PreflightFinding[]. */
function preflightFindings(detail: string | undefined): PreflightFinding[] {
  const parsed: unknown = JSON.parse(detail ?? '[]');
  if (!Array.isArray(parsed)) return [];
  return parsed.map((entry: Record<string, unknown>) => ({
    table: String(entry['table']),
    count: Number(entry['count']),
    message: String(entry['message']),
  }));
}

/** Lets the roles see the tables' names at all; what they may do with each table is in the migrations. */
async function grantSchemaUsage(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) as name where not has_schema_privilege(name, 'public', 'usage')`,
    [DATABASE_ROLES.map(databaseRoleName)],
  );
  if (rows.length === 0) return;
  const statement = `grant usage on schema public to ${rows.map(({ name }) => name).join(', ')}`;
  await client.query(statement).catch(() => undefined);
  const still = await client.query(
    `select 1 from unnest($1::text[]) as name where not has_schema_privilege(name, 'public', 'usage')`,
    [rows.map(({ name }) => name)],
  );
  if (still.rows.length > 0)
    throw new MigrationError(
      'schema_usage',
      `Feedtree's roles may not use the schema public. Ask an administrator of the database to run:\n  ${statement};`,
    );
}

/** Takes temporary tables, which everybody may make by default, from the roles; where the user owns the database. */
async function closeDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(datname) as name from pg_database
     where datname = current_database() and pg_has_role(current_user, datdba, 'usage')
       and has_database_privilege($1, oid, 'temporary')`,
    [databaseRoleName('app')],
  );
  for (const { name } of rows) await client.query(`revoke temporary on database ${name} from public`);
}

function isDatabaseError(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError;
}
