/** What waits in the queues, by the index of what is not done: it costs as much as there is to do, however long the history. */
import type { Database } from '../../access/database.ts';

/** Their tables. */
export const QUEUES = ['mail_message', 'webhook_delivery', 'feedback_export', 'qr_export'];

interface Waiting {
  queue: string;
  due: number;
  later: number;
}

export const countJobs = (database: Pick<Database, 'lookup'>): Promise<Waiting[]> =>
  database.lookup<Waiting>('worker', {
    name: 'count_jobs',
    text: QUEUES.map(
      (table) => `select '${table}' as queue, count(*) filter (where due_at <= now()) as due,
        count(*) filter (where due_at > now()) as later from ${table} where done_at is null`,
    ).join(' union all '),
    values: [],
  });
