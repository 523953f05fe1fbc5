/** What is done of migrations that are under way: one row for each step, so that a killed one goes on where it was. */
import type pg from 'pg';
import { MigrationChangedError } from '../../../shared/contract/migration-errors.ts';
import type { MigrationFile } from '../../../shared/contract/migration-files.ts';

export interface StepProgress {
  /** The key of the last row of the last batch. */
  position: string[] | undefined;
  isDone: boolean;
}

export const LEDGER = `create table if not exists schema_migration (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`;

/** Steps are counted from 0; a migration that has begun has a row of number -1. */
const PROGRESS = `create table if not exists schema_migration_step (
  name text, step integer, checksum text not null, position text[], done_at timestamptz,
  updated_at timestamptz not null default now(), primary key (name, step))`;

const BEGUN = -1;

/** Makes the tables of what is applied and what is under way, where they are not there. */
export async function prepareLedgers(client: pg.Client): Promise<void> {
  await client.query(`${LEDGER}; ${PROGRESS}`);
}

/** Names of migrations that have begun and not ended. */
export async function migrationsUnderWay(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query(`select 1 from pg_class where oid = to_regclass('public.schema_migration_step')`);
  if (rows.length === 0) return [];
  const begun = await client.query<{ name: string }>('select distinct name from schema_migration_step order by name');
  return begun.rows.map(({ name }) => name);
}

export async function markBegun(client: pg.Client, file: MigrationFile): Promise<void> {
  await keepProgress(client, file, BEGUN, { position: undefined, isDone: false });
}

/** Of one of which nothing was done, as if it had never begun. */
export async function forgetBeginning(client: pg.Client, { name }: MigrationFile): Promise<void> {
  await client.query(
    `delete from schema_migration_step where name = $1 and not exists (
       select from schema_migration_step done where done.name = $1 and done.step <> ${BEGUN})`,
    [name],
  );
}

/** @throws MigrationChangedError where the file is not the one that has begun */
export async function readProgress(client: pg.Client, file: MigrationFile): Promise<Map<number, StepProgress>> {
  const { rows } = await client.query<{ step: number; checksum: string; position: string[] | null; done: boolean }>(
    'select step, checksum, position, done_at is not null as done from schema_migration_step where name = $1',
    [file.name],
  );
  if (rows.some(({ checksum }) => checksum !== file.checksum)) throw new MigrationChangedError([file.name]);
  return new Map(rows.map(({ step, position, done }) => [step, { position: position ?? undefined, isDone: done }]));
}

export async function keepProgress(
  client: pg.Client,
  { name, checksum }: MigrationFile,
  step: number,
  { position, isDone }: StepProgress,
): Promise<void> {
  await client.query(
    `insert into schema_migration_step (name, step, checksum, position, done_at)
     values ($1, $2, $3, $4, case when $5 then now() end)
     on conflict (name, step) do update set position = excluded.position, done_at = excluded.done_at, updated_at = now()`,
    [name, step, checksum, position ?? null, isDone],
  );
}

/** Notes that it is applied. */
export async function markApplied(client: pg.Client, { name, checksum }: MigrationFile): Promise<void> {
  await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
}
