/**
 * Does the steps of imports, a batch in one transaction with the place that it brings the import to: whatever kills the
 * process, each row is written once. Its user is judged as he is when a batch begins.
 */
import type { Database } from '../../access/database.ts';
import { loadPrincipal } from '../../access/load-principal.ts';
import type { SignedIn } from '../../access/principal.ts';
import { Problem } from '../../errors.ts';
import type { Exporter } from '../exports/worker.ts';
import { type Doing, ImportFailed, type ImporterParts } from './doing.ts';
import { ImportGone, type Job, openImports } from './jobs.ts';
import { takeBackImport } from './take-back.ts';
import { writeImport } from './write.ts';

/** For how long imports are kept, with what takes them back. */
const KEPT_DAYS = 90;
/** A file that nobody does anything with. */
const FILE_DAYS = 7;
const TIDIED_EVERY_MS = 300_000;

export function createImporter(parts: ImporterParts): Exporter {
  const { database, log } = parts;
  const queue = openImports(database);
  let tidiedAt = 0;

  const settle = (job: Job, state: 'done' | 'failed', failure: string | null = null) => {
    // The rows are read once more only by a step that follows.
    const isRead = state === 'done' && job.step !== 'check';
    const columns = { state, failure, ...(isRead && { storage_key: null }) };
    return database.lookup('worker', queue.settle(job, columns, null));
  };

  async function fail(job: Job, error: unknown, signal: AbortSignal): Promise<void> {
    if (error instanceof ImportGone) return;
    if (signal.aborted) await database.lookup('worker', queue.release(job));
    else if (error instanceof ImportFailed) await settle(job, 'failed', error.failure);
    // Tried again when the lease is over.
    else log.error('an import failed', { requestId: '', error });
  }

  return {
    queue,
    async round(signal) {
      if (Date.now() > tidiedAt + TIDIED_EVERY_MS) {
        await tidy(database);
        tidiedAt = Date.now();
      }
      const [job] = await queue.claim({ limit: 1 });
      if (!job) return false;
      try {
        if (queue.isWornOut(job)) throw new ImportFailed('too_many_attempts');
        if (await doStep(parts, job, signal)) await settle(job, 'done');
        else await database.lookup('worker', queue.release(job));
      } catch (error) {
        await fail(job, error, signal);
      }
      return true;
    },
  };
}

/** For how long one import goes on while others wait. */
const TURN_MS = 20_000;

/** Answers whether the step is done. */
async function doStep(parts: ImporterParts, job: Job, signal: AbortSignal): Promise<boolean> {
  const entity = parts.descriptors[job.entity];
  if (entity?.imported === undefined) throw new ImportFailed('right_lost');
  const end = Date.now() + TURN_MS;
  const doing: Doing = {
    job,
    entity,
    signal,
    principal: () => userOf(parts, job),
    isTurnOver: async () => Date.now() > end && (await areOthersDue(parts.database)),
  };
  try {
    return await (job.step === 'take_back' ? takeBackImport(parts, doing) : writeImport(parts, doing));
  } catch (error) {
    // No right to make any row at all; what is wrong with one row is noted with it.
    if (error instanceof Problem && (error.status === 401 || error.status === 403))
      throw new ImportFailed('right_lost');
    throw error;
  }
}

async function areOthersDue(database: Database): Promise<boolean> {
  const due = await database.lookup('worker', {
    name: 'list_import_due',
    text: 'select 1 from list_import where done_at is null and due_at <= now() limit 1',
    values: [],
  });
  return due.length > 0;
}

async function userOf({ database, refuseReadOnly }: ImporterParts, job: Job): Promise<SignedIn> {
  const principal = await loadPrincipal(database, job.company_id, job.user_id);
  if (!principal) throw new ImportFailed('right_lost');
  try {
    await refuseReadOnly(principal);
  } catch (error) {
    if (error instanceof Problem) throw new ImportFailed(error.code);
    throw error;
  }
  return principal;
}

async function tidy(database: Database): Promise<void> {
  await database.lookup('worker', {
    name: 'list_import_forget',
    text: `delete from list_import where created_at < now() - make_interval(days => $1) and done_at is not null`,
    values: [KEPT_DAYS],
  });
  await database.lookup('worker', {
    name: 'list_import_let_go',
    text: `update list_import set storage_key = null
      where storage_key is not null and done_at < now() - make_interval(days => $1)`,
    values: [FILE_DAYS],
  });
}
