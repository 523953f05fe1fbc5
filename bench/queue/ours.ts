/** Our queue with jobs that do nothing: rows of the outbox, under row-level security, as the roles of the server. */
import { openDatabase } from '../../server/access/database.ts';
import { enqueueMail } from '../../server/platform/mail/outbox.ts';
import { openQueueChannel } from '../../server/platform/queue/channel.ts';
import { startQueueLoop } from '../../server/platform/queue/queue-loop.ts';
import { type Job, openQueue, type QueueKind } from '../../server/platform/queue/queue.ts';
import type { World } from '../../server/test/world.ts';
import type { Contender, Runner } from './contender.ts';

const KIND: QueueKind = { table: 'mail_message', held: 'queued', leaseSeconds: 300, maxAttempts: 20, perCompany: 10 };
const log = { error: (message: string, { error }: { error: unknown }) => console.error(message, error) };

export function ourQueue(connectionString: string, { companyA, companyB, principals }: World): Contender {
  const database = openDatabase({ connectionString, shareFactor: 1_000 });
  const users = new Map([
    [companyA.id, principals['adminA']?.userId ?? 0],
    [companyB.id, principals['adminB']?.userId ?? 0],
  ]);
  return {
    name: 'ours',
    async enqueue(company) {
      await database.withTenant('app', company, (transaction) =>
        enqueueMail(transaction, { companyId: company, userId: users.get(company) ?? 0, kind: 'password_reset' }),
      );
    },
    async enqueueMany(company, count) {
      await database.statement('app', company, {
        text: `insert into mail_message (company_id, user_id, kind, due_at)
          select $1, $2, 'password_reset', now() from generate_series(1, $3::int)`,
        values: [company, users.get(company), count],
        query_timeout: 60_000,
      });
    },
    async run(concurrency, begun): Promise<Runner> {
      const queue = openQueue<Job>(database, KIND);
      const channel = openQueueChannel(database);
      const loop = startQueueLoop({
        name: 'working',
        queue,
        channel,
        log,
        async round() {
          const jobs = await queue.claim({ limit: concurrency });
          await Promise.all(
            jobs.map(async (job) => {
              begun(job.company_id);
              await database.lookup('worker', queue.settle(job, { state: 'sent' }, null));
            }),
          );
          return jobs.length > 0;
        },
      });
      return {
        async stop() {
          await loop.stop();
          await channel.stop();
        },
      };
    },
    async clear() {
      await database.lookup('worker', { text: 'delete from mail_message', values: [], query_timeout: 60_000 });
    },
    close: () => database.close(),
  };
}
