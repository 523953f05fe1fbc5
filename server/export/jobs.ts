/** The rows of exports as workers see them: taken one at a time, held by a lease, and let go of by whoever lost it. */
import type { Database, Statement } from '../access/database.ts';
import type { Locale } from '../i18n/locales.ts';
import type { GrantedNodes } from './grants.ts';
import type { ExportRequest } from './request.ts';

export interface ExportJob {
  company_id: number;
  id: number;
  user_id: number;
  format: string;
  request: Omit<ExportRequest, 'format'>;
  locale: Locale;
  granted_node_ids: GrantedNodes;
  /** Which taking of the row this is: what an earlier one still writes no longer counts. */
  attempts: number;
}

/** Longer than a batch of rows takes, or the handing over of a file to a store far away. */
const LEASE_SECONDS = 120;
const MAX_ATTEMPTS = 3;
export const KEPT_HOURS = 24;

/** The job was deleted, or another worker has taken it over. */
export class JobGone extends Error {}

/** The oldest that waits, or that a worker has left; null when there is none. */
export async function takeJob(database: Database): Promise<ExportJob | null> {
  const [job] = await database.lookup<ExportJob>('worker', {
    name: 'export_take',
    text: `with next as (
        select company_id, id from feedback_export
        where state in ('queued', 'running') and due_at <= now() and attempts < $2
        order by due_at, id limit 1 for update skip locked
      )
      update feedback_export e set state = 'running', attempts = e.attempts + 1, rows_done = 0, row_count = null,
        first_feedback_id = null, last_feedback_id = null, due_at = now() + make_interval(secs => $1), updated_at = now()
      from next where e.company_id = next.company_id and e.id = next.id
      returning e.company_id, e.id, e.user_id, e.format, e.request, e.locale, e.granted_node_ids, e.attempts`,
    values: [LEASE_SECONDS, MAX_ATTEMPTS],
  });
  return job ?? null;
}

/** Gives up what was tried too often, and forgets what nobody fetched in time; its file is swept. */
export async function tidyJobs(database: Database): Promise<void> {
  await database.lookup('worker', {
    name: 'export_give_up',
    text: `update feedback_export set state = 'failed', failure = coalesce(failure, 'too_many_attempts'), done_at = now(), updated_at = now()
      where state in ('queued', 'running') and due_at <= now() and attempts >= $1`,
    values: [MAX_ATTEMPTS],
  });
  await database.lookup('worker', {
    name: 'export_expire',
    text: `delete from feedback_export where expires_at < now() and state in ('done', 'failed')`,
    values: [],
  });
}

export interface JobChange {
  row_count?: number;
  rows_done?: number;
  first_feedback_id?: number | null;
  last_feedback_id?: number | null;
  byte_size?: number;
  storage_key?: string;
  state?: 'queued' | 'done' | 'failed';
  failure?: string;
}

/** Notes how far a job is and holds it for longer; throws JobGone when it is this worker's no more. */
export async function noteJob(database: Database, job: ExportJob, change: JobChange): Promise<void> {
  const rows = await database.lookup('worker', changeOf(job, change));
  if (rows.length === 0) throw new JobGone();
}

const changeOf = ({ company_id: company, id, attempts }: ExportJob, change: JobChange): Statement => ({
  name: 'export_note',
  text: `update feedback_export set state = coalesce($4, state), row_count = coalesce($5, row_count),
      rows_done = coalesce($6, rows_done), byte_size = coalesce($7, byte_size), storage_key = coalesce($8, storage_key),
      first_feedback_id = coalesce($12, first_feedback_id), last_feedback_id = coalesce($13, last_feedback_id),
      failure = $9, done_at = case when $4 in ('done', 'failed') then now() end,
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
    change.first_feedback_id ?? null,
    change.last_feedback_id ?? null,
  ],
});

/** Lets go of a job that was not finished, so that it does not count as an attempt. */
export async function releaseJob(database: Database, { company_id: company, id, attempts }: ExportJob): Promise<void> {
  await database.lookup('worker', {
    name: 'export_release',
    text: `update feedback_export set state = 'queued', attempts = attempts - 1, due_at = now(), updated_at = now()
      where company_id = $1 and id = $2 and attempts = $3 and state = 'running'`,
    values: [company, id, attempts],
  });
}
