/** Limits hold over all servers of a database: two of them here, and what becomes of them without it. */
import { describe, expect, test } from 'vitest';
import type { Database } from '../../access/database.ts';
import { createRateLimits, type LetIn, type OtherProcesses } from '../rate-limits.ts';
import { purgeRateLimits } from '../../platform/queue/purge-rate-limits.ts';
import type { RateClass } from '../../access/rate-class.ts';
import { servedWorld } from '../../test/scenarios.ts';
import { TEST_SECRET } from '../../test/world.ts';
import { createSharedCounts } from './shared-counts.ts';

const served = await servedWorld();

/** On a machine that is busy with others' work even a database that is well may answer late. */
const PATIENT = 60_000;

function startServer(
  database: Pick<Database, 'lookup'> = served.database,
  factor = 1,
  others: OtherProcesses | null = null,
) {
  const counts = createSharedCounts(database, TEST_SECRET, database === served.database ? PATIENT : undefined);
  const limit = createRateLimits(factor, counts, others);
  return {
    counts,
    /** How many of so many calls one after the other were let in. */
    async letsIn(rate: RateClass, caller: string, calls: number): Promise<number> {
      let letIn = 0;
      for (let call = 0; call < calls; call++)
        await limit(rate, caller).then(
          () => (letIn += 1),
          () => 0,
        );
      return letIn;
    },
    refusal: (rate: RateClass, caller: string) =>
      limit(rate, caller).then(
        () => null,
        (refusal: unknown) => refusal,
      ),
  };
}

describe('two servers with one database', () => {
  test('let as many sign-ins of a caller pass together as one of them', async () => {
    const [one, two] = [startServer(), startServer()];
    expect(await one.letsIn('sign_in', '192.0.2.1', 20)).toBe(20);
    expect(await two.letsIn('sign_in', '192.0.2.1', 20)).toBe(10);
    expect(await one.letsIn('sign_in', '192.0.2.1', 20)).toBe(0);
    expect(await two.letsIn('sign_in', '192.0.2.2', 1)).toBe(1);
    const refusal = await two.refusal('sign_in', '192.0.2.1');
    expect(refusal).toMatchObject({ code: 'too_many_requests', status: 429 });
    const after = Number((refusal as { headers: Record<string, string> }).headers['retry-after']);
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThanOrEqual(60);
  });

  test('let sign-ins that come at the same moment pass as if they came one by one', async () => {
    const servers = [startServer(), startServer()];
    const letIn = await Promise.all(
      Array.from({ length: 60 }, (_, at) => (servers[at % 2] ?? startServer()).letsIn('sign_in', '192.0.2.3', 1)),
    );
    expect(letIn.reduce((sum, one) => sum + one, 0)).toBe(30);
  });

  test('tell each other what other calls a caller has made', async () => {
    const [one, two] = [startServer(), startServer()];
    expect(await one.letsIn('answer', '192.0.2.4', 60)).toBe(60);
    // Of a handful the other server does not ask; then it hears of all with its next round.
    let letIn = await two.letsIn('answer', '192.0.2.4', 7);
    await expect
      .poll(
        async () => {
          const one = await two.letsIn('answer', '192.0.2.4', 1);
          letIn += one;
          return one;
        },
        { interval: 100, timeout: 20_000 },
      )
      .toBe(0);
    expect(letIn).toBeLessThan(60);
    await Promise.all([one.counts.stop(), two.counts.stop()]);
  });
});

test('processes of one machine tell each other at once, also while there is no database', async () => {
  const away: Pick<Database, 'lookup'> = { lookup: () => Promise.reject(new Error('ECONNREFUSED')) };
  const heard: ((calls: LetIn) => void)[] = [];
  const join = (at: number): OtherProcesses => ({
    web: 2,
    tell: (_topic, calls) => heard[1 - at]?.(calls),
    hear: (_topic, listener) => void (heard[at] = listener),
  });
  const [one, two] = [startServer(away, 1, join(0)), startServer(away, 1, join(1))];
  expect(await one.letsIn('answer', '192.0.2.9', 40)).toBe(40);
  await expect.poll(() => two.letsIn('answer', '192.0.2.9', 1), { interval: 20 }).toBe(0);
  expect(await two.letsIn('answer', '192.0.2.10', 1), 'another caller').toBe(1);
  expect(await two.letsIn('write', '192.0.2.9', 1), 'another class').toBe(1);
});

test('the database is asked for nothing by callers who ask for little', async () => {
  let asked = 0;
  const counted: Pick<Database, 'lookup'> = {
    lookup: (...given) => {
      asked += 1;
      return served.database.lookup(...given);
    },
  };
  const server = startServer(counted);
  await server.letsIn('read', 'user:1', 300);
  await server.counts.stop();
  expect(asked).toBe(0);
});

test.each<[string, Pick<Database, 'lookup'>]>([
  ['away', { lookup: () => Promise.reject(new Error('ECONNREFUSED')) }],
  ['silent', { lookup: () => new Promise<never>(() => undefined) }],
])('a server whose database is %s counts by itself', async (_name, database) => {
  const server = startServer(database, 0.1);
  expect(await server.letsIn('sign_in', '192.0.2.5', 5)).toBe(3);
  expect(await server.letsIn('answer', '192.0.2.5', 9)).toBe(6);
});

test('addresses are not stored, and what is over is forgotten', async () => {
  const server = startServer();
  await server.letsIn('sign_in', '198.51.100.77', 1);
  const all = () =>
    served.database.lookup<{ caller: string }>('session', { text: 'select * from rate_limit_count', values: [] });
  const before = await all();
  expect(JSON.stringify(before)).not.toContain('198.51.100.77');
  await served.database.lookup('session', {
    text: `update rate_limit_count set expires_at = now() - interval '1 second'`,
    values: [],
  });
  // Whoever comes before the broom begins anew.
  expect(await startServer().letsIn('sign_in', '198.51.100.77', 40)).toBe(30);
  expect(await purgeRateLimits(served.database, before.length)).toBe(false);
  expect(await all()).toHaveLength(1);
});
