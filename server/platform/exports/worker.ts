/**
 * What the makers of every kind of exports do alike: they take a job, judge its user as he is at that moment, write a
 * file beside the data, hand it to the store, and tell how it went.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../access/database.ts';
import type { SignedIn } from '../../access/principal.ts';
import { loadPrincipal } from '../../access/load-principal.ts';
import type { Logger } from '../../log.ts';
import type { FileStore } from '../storage/file-store.ts';
import { exportKey, reserveFile, settleFile } from '../storage/ledger.ts';
import { type Job, JobGone, type Jobs, unlessGone } from './jobs.ts';

export interface WorkerParts {
  database: Database;
  store: FileStore;
  /** Folder of files that are on their way. */
  intake: string;
  log: Logger;
}

export interface Exporter {
  queue: Jobs<object>['queue'];
  /** Makes one file, if one is asked for; answers whether it did. Aborted, it lets go of the job, which is made anew. */
  round(signal: AbortSignal): Promise<boolean>;
}

/** There will be no file: the reason is shown to who asked. */
export class NoFile extends Error {
  readonly failure: string;
  constructor(failure: string) {
    super(failure);
    this.failure = failure;
  }
}

/** The user may not do any more what he asked for. */
export const rightLost = (): NoFile => new NoFile('right_lost');

export interface Making<Asked extends object> {
  jobs: Jobs<Asked>;
  mediaType(job: Job & Asked): string;
  /** Writes the file, which is not there yet; throws NoFile, or rejects when the signal is aborted. */
  write(job: Job & Asked, to: { principal: SignedIn; file: string; signal: AbortSignal }): Promise<void>;
}

/** A worker of one kind of exports, of which a server runs one round after the other. */
export const createWorker = <Asked extends object>(parts: WorkerParts, making: Making<Asked>): Exporter => ({
  queue: making.jobs.queue,
  async round(signal) {
    const { jobs } = making;
    await jobs.tidy();
    const job = await jobs.take();
    if (!job) return false;
    try {
      await make(parts, making, job, signal);
    } catch (error) {
      await settle(parts, jobs, { job, error, signal });
    }
    return true;
  },
});

interface Ended {
  job: Job;
  error: unknown;
  signal: AbortSignal;
}

/** What is not the job's own error is tried again when its lease is over. */
async function settle({ log }: WorkerParts, jobs: Jobs<object>, { job, error, signal }: Ended): Promise<void> {
  if (signal.aborted) return jobs.release(job);
  if (error instanceof JobGone) return;
  if (!(error instanceof NoFile)) return log.error('an export failed', { requestId: '', error });
  await jobs.fail(job, error.failure).catch(unlessGone);
}

async function make<Asked extends object>(
  { database, store, intake }: WorkerParts,
  { jobs, write, mediaType }: Making<Asked>,
  job: Job & Asked,
  signal: AbortSignal,
): Promise<void> {
  const { company_id: companyId } = job;
  const principal = await loadPrincipal(database, companyId, job.user_id);
  if (!principal) throw rightLost();
  await mkdir(intake, { recursive: true });
  const file = path.join(intake, randomUUID());
  try {
    await write(job, { principal, file, signal });
    const { size } = await stat(file);
    const key = exportKey(companyId);
    await database.statement('app', companyId, reserveFile({ companyId, key, purpose: 'export', byteSize: size }));
    await jobs.note(job, { storage_key: key, byte_size: size });
    await holding(jobs, job, () => store.putFile(key, file, mediaType(job)));
    await database.statement('app', companyId, settleFile(companyId, key));
    await jobs.finish(job);
  } finally {
    await rm(file, { force: true });
  }
}

const HOLD_MS = 30_000;

/** Keeps the job this worker's own while nothing else tells of it. */
async function holding(jobs: Jobs<object>, job: Job, work: () => Promise<void>): Promise<void> {
  const timer = setInterval(() => void jobs.note(job, {}).catch(() => undefined), HOLD_MS);
  await work().finally(() => clearInterval(timer));
}
