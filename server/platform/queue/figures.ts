/** What waits in the queues, by the index of what is not done: it costs as much as there is to do, however long the history. */
import type { Database, Transaction } from '../../access/database.ts';

/** Their tables. */
export const QUEUES = [
  'mail_message',
  'webhook_delivery',
  'feedback_export',
  'qr_export',
  'list_import',
  'draft_publication',
  'event_rule_match',
] as const;

interface Waiting {
  queue: (typeof QUEUES)[number];
  due: number;
  later: number;
}

export interface QueueFigures extends Waiting {
  /** Given up within the last 24 hours. */
  failed: number;
  /** When the one was due that waits longest. */
  waiting_since: Date | null;
}

/** How many jobs of each queue are not done, over all servers. */
export async function countJobs(database: Pick<Database, 'everywhere'>): Promise<Waiting[]> {
  const answers = await database.everywhere<Waiting>('worker', {
    name: 'count_jobs',
    text: QUEUES.map(
      (table) => `select '${table}' as queue, count(*) filter (where due_at <= now()) as due,
        count(*) filter (where due_at > now()) as later from ${table} where done_at is null`,
    ).join(' union all '),
    values: [],
  });
  return QUEUES.map((queue) => {
    const counts = answers.flatMap(({ rows }) => rows?.filter((row) => row.queue === queue) ?? []);
    const sum = (of: 'due' | 'later'): number => counts.reduce((total, row) => total + row[of], 0);
    return { queue, due: sum('due'), later: sum('later') };
  });
}

/** For a person who looks: what was given up is counted in all that is kept. */
export const readQueues = ({ query }: Pick<Transaction, 'query'>): Promise<QueueFigures[]> =>
  query<QueueFigures>({
    name: 'read_queues',
    text: QUEUES.map(
      (table) => `select '${table}' as queue, count(*) filter (where due_at <= now()) as due,
        count(*) filter (where due_at > now()) as later, min(due_at) filter (where due_at <= now()) as waiting_since,
        (select count(*) from ${table} where state = 'failed' and done_at > now() - interval '24 hours') as failed
      from ${table} where done_at is null`,
    ).join(' union all '),
    values: [],
  });
