/** Brings a database up to the code: every file of server/migrations that it does not have yet, beside servers that answer. */
import path from 'node:path';
import pg from 'pg';
import { BEGIN_LONG_WORK } from './long-work.ts';
import { DatabaseNewerError, MigrationError } from '../../shared/contract/migration-errors.ts';
import {
  type AppliedMigration,
  type MigrationFile,
  migrationClass,
  pendingMigrations,
  readMigrationFiles,
} from '../../shared/contract/migration-files.ts';
import { inTransaction, type LockPatience } from './online/lock-retries.ts';
import { LEDGER, markApplied, migrationsUnderWay } from './online/progress.ts';
import { runSteps } from './online/run-steps.ts';
import { beginContract } from './online/serving.ts';
import { migrationFailure } from './migration-failure.ts';
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
  /** How long each migration tries to get the locks that it needs, and what hears of each that it did not get. */
  patience?: Partial<LockPatience>;
}

export interface Migrated {
  /** Names of what was applied, in order. */
  applied: string[];
  /** What waits until no server answers that does not know it; absent when nothing does. */
  waiting?: string[];
}

export const MIGRATIONS_DIRECTORY = path.join(import.meta.dirname, '..', 'migrations');

const LOCK_NOT_AVAILABLE = '55P03';
const OLDEST_SERVER = 150_000;
/** The letters of 'feedtree' as one bigint: one migration at a time in a database. */
const ADVISORY_LOCK = '7378415046641214821';
/** Another server that migrates gets this long from one sign of life to the next. */
const OTHER_MIGRATION_WAIT = '120s';
/** For what is asked of the database besides the migrations. */
const OTHER_LOCK_WAIT = '30s';
const LOCK_MINUTES = 10;

/**
 * Applies what is missing, in order, under a lock that lets one server migrate at a time. A contract waits, and what
 * comes after it, while a server answers that does not know it. Also makes the database roles and lets them into the
 * schema.
 * @param connectionString of the owner of the tables
 * @throws MigrationError (DatabaseNewerError, MigrationChangedError, PreflightError among them) or RoleSetupError;
 *   what was applied before a failing file stays applied
 */
export async function migrate(connectionString: string, options: MigrateOptions = {}): Promise<Migrated> {
  const files = readMigrationFiles(options.directory ?? MIGRATIONS_DIRECTORY);
  const patience = { totalMs: LOCK_MINUTES * 60_000, ...options.patience };
  return withConnection({ connectionString, application_name: 'feedtree-migrate' }, async (client) => {
    await prepareConnection(client);
    const missing = async (): Promise<MigrationFile[]> =>
      until(options.upTo, files, pendingMigrations(files, await appliedMigrations(client)));
    // With nothing to do it does not wait for a later version that fills rows for an hour.
    const pending = (await missing()).length === 0 ? [] : await lockMigrations(client).then(missing);
    await ensureDatabaseRoles(client, connectionString);
    await ensureTenantKey(client);
    const waiting = await applyMigrations(client, pending, patience);
    await grantSchemaUsage(client);
    await closeDatabase(client);
    const applied = pending.filter((file) => !waiting.includes(file)).map(({ name }) => name);
    return { applied, ...(waiting.length > 0 && { waiting: waiting.map(({ name }) => name) }) };
  });
}

/** Answers those that have to wait. */
async function applyMigrations(
  client: pg.Client,
  pending: MigrationFile[],
  patience: LockPatience,
): Promise<MigrationFile[]> {
  for (const [index, file] of pending.entries()) {
    const older = migrationClass(file.name) === 'contract' ? await beginContract(client, file, patience) : 0;
    if (older > 0) return waitingFor(older, pending.slice(index));
    await applyMigration(client, file, patience).catch((error: unknown) => {
      throw migrationFailure(error, file);
    });
  }
  return [];
}

/** What this version can't answer without must not wait. */
function waitingFor(older: number, waiting: MigrationFile[]): MigrationFile[] {
  const needed = waiting.filter(({ name }) => migrationClass(name) !== 'contract').map(({ name }) => name);
  if (needed.length === 0) return waiting;
  throw new MigrationError(
    'migration_waits',
    `${needed.join(', ')} can't be applied before ${waiting[0]?.name ?? ''}, and ${older === 1 ? 'a server answers' : `${older} servers answer`} that does not know that one. ` +
      'Replace them first by the version between, or stop them, and start again.',
  );
}

/**
 * What of the folder a database does not have yet.
 * @returns names, in order
 * @throws MigrationError where the two tell different stories
 */
export async function missingIn(connectionString: string, directory = MIGRATIONS_DIRECTORY): Promise<string[]> {
  return pendingMigrations(readMigrationFiles(directory), await appliedTo(connectionString)).map(({ name }) => name);
}

/** What a database has, whether or not this code knows it; in order. */
export async function appliedTo(connectionString: string): Promise<AppliedMigration[]> {
  return withConnection({ connectionString, application_name: 'feedtree-migrate' }, appliedMigrations);
}

/** Names of what it has, and of what has begun to come to it. */
export async function begunIn(connectionString: string): Promise<string[]> {
  return withConnection({ connectionString, application_name: 'feedtree-migrate' }, async (client) => [
    ...(await appliedMigrations(client)).map(({ name }) => name),
    ...(await migrationsUnderWay(client)),
  ]);
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
  await client.query(`${BEGIN_LONG_WORK}; set lock_timeout to '${OTHER_LOCK_WAIT}'`);
}

async function lockMigrations(client: pg.Client): Promise<void> {
  let seen: string | undefined;
  await client.query(`set lock_timeout to '${OTHER_MIGRATION_WAIT}'`);
  for (;;) {
    try {
      await client.query(`select pg_advisory_lock(${ADVISORY_LOCK})`);
      break;
    } catch (error) {
      if (!isDatabaseError(error) || error.code !== LOCK_NOT_AVAILABLE) throw error;
      const sign = await signOfLife(client);
      if (sign === seen) throw busy(error);
      seen = sign;
    }
  }
  await client.query(`set lock_timeout to '${OTHER_LOCK_WAIT}'`);
}

/** Changes with each step, and each batch, that whoever migrates has done, and while a statement of it is at work. */
async function signOfLife(client: pg.Client): Promise<string | undefined> {
  const { rows: working } = await client.query<{ at: string }>(
    `select clock_timestamp()::text as at from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and objsubid = 1 and state = 'active'
       and (classid::bigint << 32) + objid::bigint = ${ADVISORY_LOCK}
       and database = (select oid from pg_database where datname = current_database())`,
  );
  if (working[0] !== undefined || (await migrationsUnderWay(client)).length === 0) return working[0]?.at;
  const { rows } = await client.query<{ at: string }>('select max(updated_at)::text as at from schema_migration_step');
  return rows[0]?.at;
}

const busy = (cause: unknown): MigrationError =>
  new MigrationError(
    'migration_busy',
    `Another process has been migrating this database for ${OTHER_MIGRATION_WAIT} without a sign of life. Wait for it, or end it, and start again.`,
    { cause },
  );

async function appliedMigrations(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows: tables } = await client.query(
    `select 1 from pg_class where oid = to_regclass('public.schema_migration')`,
  );
  if (tables.length === 0) return [];
  const { rows } = await client.query<AppliedMigration>('select name, checksum from schema_migration order by name');
  return rows;
}

async function applyMigration(client: pg.Client, file: MigrationFile, patience: LockPatience): Promise<void> {
  if (migrationClass(file.name) !== 'offline') return runSteps(client, file, patience);
  await inTransaction(client, patience, async () => {
    await client.query(LEDGER);
    await client.query(file.text);
    await markApplied(client, file);
  });
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
