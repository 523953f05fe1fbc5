/** Applies a migration step by step beside servers that answer; what is done stays, and a later start goes on from there. */
import pg from 'pg';
import type { MigrationFile } from '../../../shared/contract/migration-files.ts';
import { type MigrationStep, migrationSteps, type StepKind } from '../../../shared/contract/migration-steps.ts';
import { runBatches } from './batches.ts';
import { inTransaction, isOfLocks, type LockPatience, untilFree } from './lock-retries.ts';
import {
  forgetBeginning,
  keepProgress,
  markApplied,
  prepareLedgers,
  readProgress,
  type StepProgress,
} from './progress.ts';
import { withAllRows } from './all-rows.ts';

/** Where an error stands. */
export class StepError extends Error {
  readonly step: MigrationStep;

  constructor(step: MigrationStep, cause: unknown) {
    super('A step failed.', { cause });
    this.step = step;
  }
}

export interface StepRun {
  client: pg.Client;
  patience: LockPatience;
  file: MigrationFile;
  /** Number of the step in its file, from 0. */
  index: number;
  step: MigrationStep;
  progress: StepProgress | undefined;
}

const DONE: StepProgress = { position: undefined, isDone: true };

const RUNNERS: Record<StepKind, (run: StepRun) => Promise<void>> = {
  transaction: runTransaction,
  reads: (run) => withAllRows(run, () => runTransaction(run)),
  concurrently: runConcurrently,
  batches: (run) => withAllRows(run, () => runBatches(run)),
};

/** @throws StepError with what the database said as its cause */
export async function runSteps(client: pg.Client, file: MigrationFile, patience: LockPatience): Promise<void> {
  await prepareLedgers(client);
  const progress = await readProgress(client, file);
  for (const [index, step] of migrationSteps(file.text).steps.entries()) {
    const before = progress.get(index);
    if (before?.isDone) continue;
    try {
      await RUNNERS[step.kind]({ client, patience, file, index, step, progress: before });
    } catch (error) {
      await forgetBeginning(client, file).catch(() => undefined);
      throw new StepError(step, error);
    }
  }
  await inTransaction(client, patience, async () => {
    await markApplied(client, file);
    await client.query('delete from schema_migration_step where name = $1', [file.name]);
  });
}

async function runTransaction({ client, patience, file, index, step }: StepRun): Promise<void> {
  await inTransaction(client, patience, async () => {
    await client.query(step.text);
    await keepProgress(client, file, index, DONE);
  });
}

const MADE_INDEX = /create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(?<name>\w+)"?/i;

/**
 * An index that is built concurrently waits for transactions that are older, with a lock that holds up nobody who reads
 * or writes: it may wait long. One that was left unfinished is of no use and is built anew.
 */
async function runConcurrently({ client, patience, file, index, step }: StepRun): Promise<void> {
  const name = MADE_INDEX.exec(step.text)?.groups?.['name'];
  const { rows } = await client.query<{ usual: string }>(`select current_setting('lock_timeout') as usual`);
  await client.query(`set lock_timeout to ${patience.totalMs}`);
  try {
    await untilFree(patience, async () => {
      const state = name === undefined ? 'none' : await indexState(client, name);
      if (state === 'invalid') await dropUnfinished(client, name);
      if (state === 'valid') return;
      await client.query(step.text);
    });
  } catch (error) {
    if (!isOfLocks(error)) await dropUnfinished(client, name);
    throw error;
  } finally {
    await client.query(`set lock_timeout to '${rows[0]?.usual ?? '0'}'`).catch(() => undefined);
  }
  await keepProgress(client, file, index, DONE);
}

async function dropUnfinished(client: pg.Client, name: string | undefined): Promise<void> {
  if (name === undefined || (await indexState(client, name)) !== 'invalid') return;
  await client.query(`drop index concurrently if exists ${pg.escapeIdentifier(name)}`);
}

async function indexState(client: pg.Client, name: string): Promise<'none' | 'valid' | 'invalid'> {
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [`public.${pg.escapeIdentifier(name)}`],
  );
  if (rows[0] === undefined) return 'none';
  return rows[0].valid ? 'valid' : 'invalid';
}
