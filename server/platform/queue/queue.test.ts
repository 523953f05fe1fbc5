/** Turns, leases and outcomes, by the rows of the outbox. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { createWorld } from '../../test/world.ts';
import { countJobs } from './figures.ts';
import { failedJobs, type Job, openQueue, type QueueKind } from './queue.ts';

const MAILS: QueueKind = {
  table: 'mail_message',
  held: 'queued',
  leaseSeconds: 60,
  maxAttempts: 2,
  perCompany: 10,
};

const empty = await createTestDatabase();
const world = await createWorld(empty.url);
afterAll(async () => {
  await world.close();
  await empty.drop();
});
beforeEach(async () => void (await ask('delete from mail_message')));

const ask = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  world.database.lookup<Row>('worker', { text, values });
const open = (kind: Partial<QueueKind> = {}) => openQueue<Job>(world.database, { ...MAILS, ...kind });
const [a, b] = [() => world.companyA.id, () => world.companyB.id];

/** Mails of a company, due for so many seconds. */
async function enqueue(company: number, count: number, seconds = 1): Promise<void> {
  const user = world.principals[company === a() ? 'adminA' : 'adminB']?.userId;
  await world.database.statement('app', company, {
    text: `insert into mail_message (company_id, user_id, kind, due_at)
      select $1, $2, 'password_reset', now() - make_interval(secs => $4) from generate_series(1, $3::int)`,
    values: [company, user, count, seconds],
  });
}
const over = (): Promise<object[]> => ask("update mail_message set due_at = now() - interval '1 second'");
const rows = () =>
  ask<{ state: string; attempts: number; failure: string | null; is_done: boolean; seconds: number }>(
    `select state, attempts, failure, done_at is not null as is_done,
      extract(epoch from due_at - now())::int as seconds from mail_message order by id`,
  );
const companies = (jobs: Job[]): number[] => jobs.map(({ company_id: company }) => company);

test('a backlog leaves half of the next batch to whoever comes behind it', async () => {
  await enqueue(a(), 500, 100);
  await enqueue(b(), 5);
  const taken = companies(await open().claim({ limit: 10 }));
  expect([taken.filter((one) => one === a()).length, taken.filter((one) => one === b()).length]).toEqual([5, 5]);
});

test('of those with nothing under way comes first who was served longest ago', async () => {
  await enqueue(a(), 3, 100);
  await enqueue(b(), 2);
  const queue = open();
  const served = [];
  for (let round = 0; round < 6; round++) served.push(...companies(await queue.claim({ limit: 1 })));
  expect(served).toEqual([a(), b(), a(), b(), a()]);
});

test('a company has no more under way than its share, while another one goes on', async () => {
  await enqueue(a(), 30, 100);
  const queue = open({ perCompany: 4 });
  const running = await queue.claim({ limit: 20 });
  expect(running).toHaveLength(4);
  await enqueue(b(), 1);
  expect(companies(await queue.claim({ limit: 20, running }))).toEqual([b()]);
});

test('the oldest of a company comes first, and nothing before it is due', async () => {
  await enqueue(a(), 1, -100);
  await enqueue(a(), 1, 1);
  await enqueue(a(), 1, 100);
  const queue = open();
  const ids = (await ask<{ id: number }>('select id from mail_message order by id desc limit 2')).map(({ id }) => id);
  const taken = [await queue.claim({ limit: 1 }), await queue.claim({ limit: 1 }), await queue.claim({ limit: 1 })];
  expect(taken.flat().map(({ id }) => id)).toEqual(ids);
});

test('several servers take each once, and none comes away empty while there is enough', async () => {
  await enqueue(a(), 60);
  const queues = [open({ perCompany: 20 }), open({ perCompany: 20 }), open({ perCompany: 20 })];
  const taken = [];
  for (let round = 0; round < 4; round++)
    taken.push(...(await Promise.all(queues.map((queue) => queue.claim({ limit: 5 })))));
  expect(new Set(taken.flat().map(({ id }) => id)).size).toBe(taken.flat().length);
  expect(taken.flat()).toHaveLength(60);
});

test('what a process left is due again when its lease is over, and what it still writes no longer counts', async () => {
  await enqueue(a(), 1);
  const [first, second] = [open(), open()];
  const [lost] = await first.claim({ limit: 1 });
  expect(await second.claim({ limit: 1 })).toEqual([]);
  await over();
  const [taken] = await second.claim({ limit: 1 });
  expect(taken).toMatchObject({ id: lost?.id, attempts: 2 });
  if (!lost || !taken) throw new Error('Nothing was taken.');
  const asWorker = (statement: ReturnType<typeof first.release>) => world.database.lookup('worker', statement);
  expect(await asWorker(first.settle(lost, { state: 'sent' }, null))).toEqual([]);
  expect(await asWorker(first.hold(lost, {}))).toEqual([]);
  expect(await asWorker(first.release(lost))).toEqual([]);
  expect(await asWorker(second.settle(taken, { state: 'sent' }, null))).toHaveLength(1);
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2, is_done: true }]);
  expect(await asWorker(second.settle(taken, { state: 'failed' }, null))).toEqual([]);
});

test('an outcome says when it is tried again; who holds on has it for longer, who lets go has not tried', async () => {
  await enqueue(a(), 1);
  const queue = open();
  const take = async (): Promise<Job> => {
    const [job] = await queue.claim({ limit: 1 });
    if (!job) throw new Error('Nothing was taken.');
    return job;
  };
  const note = (statement: ReturnType<typeof queue.release>) => world.database.lookup('worker', statement);
  await note(queue.settle(await take(), { state: 'queued', failure: 'ESOCKET' }, 30));
  expect(await rows()).toEqual([{ state: 'queued', attempts: 1, failure: 'ESOCKET', is_done: false, seconds: 30 }]);
  await over();
  const job = await take();
  await over();
  await note(queue.hold(job, {}));
  expect(await rows()).toMatchObject([{ attempts: 2, seconds: 60 }]);
  await note(queue.release(job));
  expect(await rows()).toMatchObject([{ attempts: 1, seconds: 0 }]);
});

test('what nobody ends is worn out after its attempts', async () => {
  await enqueue(a(), 1);
  const queue = open();
  const worn = [];
  for (let attempt = 1; attempt <= 3; attempt++) {
    const [job] = await queue.claim({ limit: 1 });
    worn.push(job && queue.isWornOut(job));
    await over();
  }
  expect(worn).toEqual([false, false, true]);
});

test('what is waiting, and what was given up, is counted', async () => {
  await enqueue(a(), 2);
  await enqueue(b(), 3, -100);
  const ofMails = async () => (await countJobs(world.database)).find(({ queue }) => queue === 'mail_message');
  expect(await ofMails()).toEqual({ queue: 'mail_message', due: 2, later: 3 });
  const before = failedJobs('mail_message');
  const queue = open();
  const [job] = await queue.claim({ limit: 1 });
  if (!job) throw new Error('Nothing was taken.');
  await world.database.lookup('worker', queue.settle(job, { state: 'failed' }, null));
  expect([await ofMails(), failedJobs('mail_message') - before]).toEqual([
    { queue: 'mail_message', due: 1, later: 3 },
    1,
  ]);
});
