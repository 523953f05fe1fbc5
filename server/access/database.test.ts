/** The database may be restarted under the server: calls under way are refused, the process and its pools go on. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { connectedOwner, servedWorld } from '../test/scenarios.ts';

describe('when the database ends its connections', async () => {
  const served = await servedWorld();
  const administrator = await connectedOwner(served.ownerUrl);
  const lost: unknown[] = [];
  const note = (error: unknown): void => void lost.push(error);
  beforeAll(async () => {
    // In the server itself either would end the process.
    process.on('uncaughtException', note);
    process.on('unhandledRejection', note);
  });
  afterAll(async () => {
    process.off('uncaughtException', note);
    process.off('unhandledRejection', note);
  });

  const endConnections = () =>
    administrator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and application_name like 'feedtree-%'`,
    );
  const read = async () => (await served.call({ as: 'adminA', path: 'companyorganization' })).status;

  test('idle ones are replaced without an error', async () => {
    expect(await read()).toBe(200);
    await endConnections();
    // The news must reach the pool: a connection that dies in the very moment of its use is a refused call.
    await sleep(100);
    expect(await Promise.all(Array.from({ length: 5 }, read))).toEqual([200, 200, 200, 200, 200]);
    expect(lost).toEqual([]);
  });

  test.each([
    ['a statement', (text: string) => served.database.statement('app', 1, { text, values: [] })],
    [
      'a transaction',
      (text: string) => served.database.withTenant('app', 1, ({ query }) => query({ text, values: [] })),
    ],
    [
      'a transaction between two statements',
      () =>
        served.database.withTenant('app', 1, async ({ query }) => {
          await query({ text: 'select 1', values: [] });
          await endConnections();
          await sleep(100);
          return query({ text: 'select 1', values: [] });
        }),
    ],
  ])('%s under way fails, and calls are answered again', async (_name, work) => {
    const running = work('select pg_sleep(4)').then(
      () => 'answered',
      () => 'failed',
    );
    for (const deadline = Date.now() + 3_000; Date.now() < deadline; await sleep(20)) {
      const sleeping = await administrator.query(
        `select 1 from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
      );
      if (sleeping.rows.length > 0) break;
      if ((await Promise.race([running, sleep(1, 'running')])) !== 'running') break;
    }
    await endConnections();
    expect(await running).toBe('failed');
    // A connection that ended unseen may still be handed out once: that call is told to come again.
    await expect.poll(read).toBe(200);
    expect(lost).toEqual([]);
  });
});

test('a database that is not there is told to who asks, and printed nowhere', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const database = openDatabase({ connectionString: 'postgres://feedtree:secret@127.0.0.1:9/feedtree' });
  await expect(database.lookup('app', { text: 'select 1', values: [] })).rejects.toThrow('ECONNREFUSED');
  await database.close();
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
});

describe('a transaction', async () => {
  const served = await servedWorld();

  test('takes no statement after its end: its connection may be another company’s by then', async () => {
    const { database } = served;
    const late = await database.withTenant('app', 1, ({ query }) =>
      Promise.resolve(() => query({ text: 'select 1', values: [] })),
    );
    await expect(late()).rejects.toThrow('after its transaction had ended');
  });

  test('that is refused leaves its connection to the next one', async () => {
    const { database } = served;
    const backend = async () => {
      const [row] = await database.statement<{ pid: number }>('session', null, {
        text: 'select pg_backend_pid() as pid',
        values: [],
      });
      return row?.pid;
    };
    const before = await backend();
    await expect(
      database.withTenant('session', null, ({ query }) => query({ text: 'select 1 / 0', values: [] })),
    ).rejects.toThrow('division by zero');
    expect(await backend()).toBe(before);
  });
});
