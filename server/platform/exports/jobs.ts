/** The rows of exports as workers see them: taken one at a time, and let go of by whoever lost it. */
import type { Database } from '../../access/database.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { type Job as Taken, openQueue, type Queue, type QueueKind } from '../queue/queue.ts';
import type { GrantedNodes } from './grants.ts';

/** What the exports of every kind have. */
export interface Job extends Taken {
  user_id: number;
  locale: Locale;
  granted_node_ids: GrantedNodes;
  /** Why the last attempt came to nothing, where it was told. */
  failure: string | null;
}

/** A table of exports. A kind is one value of it. */
export interface JobKind {
  table: string;
  /** Columns that say what is asked for. */
  asked: readonly string[];
  /** Columns besides those of every kind that a worker notes as it goes on; empty as it begins. */
  noted: readonly string[];
}

/** Longer than a batch of rows takes, or the handing over of a file to a store far away. */
const LEASE_SECONDS = 120;
const MAX_ATTEMPTS = 3;
/** That are looked at for one that no other server has taken meanwhile. */
const PER_COMPANY = 5;
/** A file from when it was made, an export that failed from when it was asked for. */
export const EXPORT_RETENTION_HOURS = 24;
const HOUR_MS = 3_600_000;

/** The job was deleted, or another worker has taken it over. */
export class JobGone extends Error {}

export interface JobChange {
  row_count?: number;
  rows_done?: number;
  byte_size?: number;
  storage_key?: string;
  /** Of the kind's own columns. */
  noted?: Record<string, number | null>;
}

export interface Jobs<Asked extends object> {
  queue: Pick<Queue<Taken>, 'table' | 'nextDueMs'>;
  /** One that waits, or that a worker has left; null when there is none. Gives up what was tried too often. */
  take(): Promise<(Job & Asked) | null>;
  /** Forgets what nobody fetched in time; its file is swept. */
  tidy(): Promise<void>;
  /** Notes how far a job is and holds it for longer; throws JobGone when it is this worker's no more, as all that follow. */
  note(job: Job, change: JobChange): Promise<void>;
  finish(job: Job): Promise<void>;
  /** There will be no file. */
  fail(job: Job, failure: string): Promise<void>;
  /** Lets go of a job that was not finished, so that it does not count as an attempt. */
  release(job: Job): Promise<void>;
}

const queueOf = ({ table, asked, noted }: JobKind): QueueKind => ({
  table,
  held: 'running',
  leaseSeconds: LEASE_SECONDS,
  maxAttempts: MAX_ATTEMPTS,
  perCompany: PER_COMPANY,
  returned: ['user_id', 'locale', 'granted_node_ids', 'failure', ...asked],
  begin: ["state = 'running'", 'rows_done = 0', 'row_count = null', ...noted.map((column) => `${column} = null`)],
});

/**
 * The queue of one table of exports.
 * @param kind whose names of tables and columns are trusted
 */
export function openJobs<Asked extends object>(database: Database, kind: JobKind): Jobs<Asked> {
  const { table } = kind;
  const queue = openQueue<Job & Asked>(database, queueOf(kind));

  async function end(job: Job, state: 'done' | 'failed', columns: object): Promise<void> {
    requireOwn(await database.lookup('worker', queue.settle(job, { state, ...columns }, null)));
  }

  return {
    queue,
    async take() {
      for (;;) {
        const [job] = await queue.claim({ limit: 1 });
        if (!job) return null;
        if (!queue.isWornOut(job)) return job;
        await end(job, 'failed', { failure: job.failure ?? 'too_many_attempts' }).catch(unlessGone);
      }
    },
    async tidy() {
      await database.lookup('worker', {
        name: `${table}_expire`,
        text: `delete from ${table} where expires_at < now() and state in ('done', 'failed')`,
        values: [],
      });
    },
    async note(job, { noted, ...change }) {
      requireOwn(await database.lookup('worker', queue.hold(job, { failure: null, ...change, ...noted })));
    },
    finish: (job) =>
      end(job, 'done', { failure: null, expires_at: new Date(Date.now() + EXPORT_RETENTION_HOURS * HOUR_MS) }),
    fail: (job, failure) => end(job, 'failed', { failure }),
    async release(job) {
      await database.lookup('worker', queue.release(job));
    },
  };
}

function requireOwn(rows: object[]): void {
  if (rows.length === 0) throw new JobGone();
}

/** For a `catch`: passes over a job that is gone, and throws whatever else it is given. */
export function unlessGone(error: unknown): void {
  if (!(error instanceof JobGone)) throw error;
}
