/** What wakes a loop over a queue, by the rows of the outbox. */
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { createWorld } from '../../test/world.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { notifyQueue, openQueueChannel } from './channel.ts';
import type { RunningLoop } from './loop.ts';
import { startQueueLoop } from './queue-loop.ts';
import { type Job, openQueue } from './queue.ts';

const empty = await createTestDatabase();
const world = await createWorld(empty.url);
const channel = openQueueChannel(world.database);
let loop: RunningLoop | undefined;
afterAll(async () => {
  await channel.stop();
  await world.close();
  await empty.drop();
});
afterEach(async () => {
  await loop?.stop();
  await world.database.lookup('worker', { text: 'delete from mail_message', values: [] });
});

/** A loop that sends what is due, and how often it has looked. */
async function started() {
  const kind = { table: 'mail_message', held: 'queued', leaseSeconds: 60, maxAttempts: 2, perCompany: 100 } as const;
  const queue = openQueue<Job>(world.database, kind);
  const sent: number[] = [];
  let looks = 0;
  loop = startQueueLoop({
    name: 'sending',
    queue,
    channel,
    log: { error: (_message, { error }) => expect.fail(String(error)) },
    async round() {
      looks += 1;
      const jobs = await queue.claim({ limit: 100 });
      for (const job of jobs) {
        await world.database.lookup('worker', queue.settle(job, { state: 'sent' }, null));
        sent.push(job.id);
      }
      return jobs.length > 0;
    },
  });
  await vi.waitUntil(() => looks > 0);
  return { sent, looks: () => looks };
}

const mail = () => ({
  companyId: world.companyA.id,
  userId: Number(world.principals['adminA']?.userId),
  kind: 'password_reset' as const,
});
const mails = (seconds: number, count = 1) =>
  world.database.statement('app', mail().companyId, {
    text: `insert into mail_message (company_id, user_id, kind, due_at)
      select $1, $2, 'password_reset', clock_timestamp() + make_interval(secs => $3) from generate_series(1, $4::int)`,
    values: [mail().companyId, mail().userId, seconds, count],
  });
/** Far sooner than the loop looks by itself. */
const soon = { timeout: 5_000, interval: 5 };

test.each(['app', 'session'] as const)(
  'what %s queues in a transaction begins once that is committed',
  async (role) => {
    const { sent } = await started();
    await world.database.withTenant(role, mail().companyId, (transaction) => enqueueMail(transaction, mail()));
    await vi.waitUntil(() => sent.length === 1, soon);
  },
);

test('many rows of one statement are told once, and none that was not made', async () => {
  const told: string[] = [];
  const leave = channel.on('mail_message', () => void told.push('mail'));
  const other = channel.on('webhook_delivery', () => void told.push('delivery'));
  await mails(0, 500);
  await mails(0, 0);
  const rolledBack = world.database.withTenant('app', mail().companyId, async (transaction) => {
    await enqueueMail(transaction, mail());
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await world.database.withTenant('app', mail().companyId, (transaction) =>
    notifyQueue(transaction, 'webhook_delivery'),
  );
  await vi.waitUntil(() => told.includes('delivery'), soon);
  expect(told).toEqual(['mail', 'delivery']);
  leave();
  other();
});

test('what is due later is begun when it is due, and not looked for meanwhile', async () => {
  const { sent, looks } = await started();
  const asked = performance.now();
  await mails(1.5);
  await vi.waitUntil(() => sent.length === 1, soon);
  expect(performance.now() - asked).toBeGreaterThan(1_400);
  // At the start, when it was told, when it was due and once more behind it; and one for the clocks.
  expect(looks()).toBeLessThanOrEqual(5);
});
