/** The rows of exports as workers see them: taken one at a time, held by a lease, and let go of by whoever lost it. */
import type { Database, Statement } from '../../../access/database.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import type { GrantedNodes } from './grants.ts';

/** What the exports of every kind have. */
export interface Job {
  company_id: number;
  id: number;
  user_id: number;
  locale: Locale;
  granted_node_ids: GrantedNodes;
  /** Which taking of the row this is: what an earlier one still writes no longer counts. */
  attempts: number;
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
export const KEPT_HOURS = 24;

/** The job was deleted, or another worker has taken it over. */
export class JobGone extends Error {}

export interface JobChange {
  row_count?: number;
  rows_done?: number;
  byte_size?: number;
  storage_key?: string;
  state?: 'queued' | 'done' | 'failed';
  failure?: string;
  /** Of the kind's own columns. */
  noted?: Record<string, number | null>;
}

export interface Jobs<Asked extends object> {
  /** The oldest that waits, or that a worker has left; null when there is none. */
  take(): Promise<(Job & Asked) | null>;
  /** Gives up what was tried too often, and forgets what nobody fetched in time; its file is swept. */
  tidy(): Promise<void>;
  /** Notes how far a job is and holds it for longer; throws JobGone when it is this worker's no more. */
  note(job: Job, change: JobChange): Promise<void>;
  /** Lets go of a job that was not finished, so that it does not count as an attempt. */
  release(job: Job): Promise<void>;
}

export function openJobs<Asked extends object>(database: Database, kind: JobKind): Jobs<Asked> {
  const { table } = kind;
  return {
    async take() {
      const [job] = await database.lookup<Job & Asked>('worker', takeStatement(kind));
      return job ?? null;
    },
    async tidy() {
      await database.lookup('worker', {
        name: `${table}_give_up`,
        text: `update ${table} set state = 'failed', failure = coalesce(failure, 'too_many_attempts'), done_at = now(), updated_at = now()
          where state in ('queued', 'running') and due_at <= now() and attempts >= $1`,
        values: [MAX_ATTEMPTS],
      });
      await database.lookup('worker', {
        name: `${table}_expire`,
        text: `delete from ${table} where expires_at < now() and state in ('done', 'failed')`,
        values: [],
      });
    },
    async note(job, change) {
      const rows = await database.lookup('worker', noteStatement(kind, job, change));
      if (rows.length === 0) throw new JobGone();
    },
    async release({ company_id: company, id, attempts }) {
      await database.lookup('worker', {
        name: `${table}_release`,
        text: `update ${table} set state = 'queued', attempts = attempts - 1, due_at = now(), updated_at = now()
          where company_id = $1 and id = $2 and attempts = $3 and state = 'running'`,
        values: [company, id, attempts],
      });
    },
  };
}

const takeStatement = ({ table, asked, noted }: JobKind): Statement => ({
  name: `${table}_take`,
  text: `with next as (
      select company_id, id from ${table}
      where state in ('queued', 'running') and due_at <= now() and attempts < $2
      order by due_at, id limit 1 for update skip locked
    )
    update ${table} e set state = 'running', attempts = e.attempts + 1, rows_done = 0, row_count = null,
      ${noted.map((column) => `${column} = null, `).join('')}due_at = now() + make_interval(secs => $1), updated_at = now()
    from next where e.company_id = next.company_id and e.id = next.id
    returning e.company_id, e.id, e.user_id, e.locale, e.granted_node_ids, e.attempts, ${asked.map((column) => `e.${column}`).join(', ')}`,
  values: [LEASE_SECONDS, MAX_ATTEMPTS],
});

const noteStatement = (
  { table, noted }: JobKind,
  { company_id: company, id, attempts }: Job,
  change: JobChange,
): Statement => ({
  name: `${table}_note`,
  text: `update ${table} set state = coalesce($4, state), row_count = coalesce($5, row_count),
      rows_done = coalesce($6, rows_done), byte_size = coalesce($7, byte_size), storage_key = coalesce($8, storage_key),
      ${noted.map((column, at) => `${column} = coalesce($${12 + at}, ${column}), `).join('')}failure = $9,
      done_at = case when $4 in ('done', 'failed') then now() end,
      expires_at = case when $4 = 'done' then now() + make_interval(hours => $10) else expires_at end,
      -- Let go of, it is the next one's at once.
      due_at = case when $4 = 'queued' then now() else now() + make_interval(secs => $11) end, updated_at = now()
    where company_id = $1 and id = $2 and attempts = $3 and state = 'running' returning id`,
  values: [
    company,
    id,
    attempts,
    change.state ?? null,
    change.row_count ?? null,
    change.rows_done ?? null,
    change.byte_size ?? null,
    change.storage_key ?? null,
    change.failure ?? null,
    KEPT_HOURS,
    LEASE_SECONDS,
    ...noted.map((column) => change.noted?.[column] ?? null),
  ],
});
