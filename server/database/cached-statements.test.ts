/** However many kinds of lists are asked for, a connection keeps a bounded number of them, and those that are in use. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { servedWorld } from '../test/scenarios.ts';
import { openDatabase } from '../access/database.ts';
import { MAX_PREPARED } from './cached-statements.ts';
import { createStatementNames, statementName } from './statement-name.ts';

const served = await servedWorld();
let database: ReturnType<typeof openDatabase>;
beforeEach(() => {
  // One new connection, so that it meets all of a test's.
  database = openDatabase({ connectionString: served.ownerUrl, poolSize: { app: 1 } });
});
afterEach(() => database.close());

const PREPARED = `select name from pg_prepared_statements where name like 'asked:%'`;
const ways = {
  alone: (text: string) => database.statement<{ n: number }>('app', 1, { name: statementName(text), text, values: [] }),
  'in a transaction': (text: string) =>
    database.withTenant('app', 1, ({ query }) => query<{ n: number }>({ name: statementName(text), text, values: [] })),
};

describe.each(Object.entries(ways))('statements that are sent %s', (way, send) => {
  const kind = (n: number) => `select ${n} as n, '${way}' as way`;
  const kept = async () =>
    (await database.statement<{ name: string }>('app', 1, { text: PREPARED, values: [] })).length;

  test('are prepared when they come again, not for being asked once', async () => {
    for (let n = 1_000; n < 1_020; n += 1) await send(kind(n));
    expect(await kept()).toBe(0);
    await send(kind(1_003));
    expect(await kept()).toBe(1);
  });

  test('of many kinds make room for each other, and each still answers', async () => {
    for (const round of [1, 2])
      for (let n = 0; n < MAX_PREPARED + 50; n += 1)
        expect(await send(kind(n)), `round ${round}`).toMatchObject([{ n }]);
    expect(await kept()).toBe(MAX_PREPARED);
  });

  test('that fail leave the bound as it is', async () => {
    for (let n = 0; n < 60; n += 1)
      for (const _again of [1, 2]) await expect(send(`select ${n} / 0, '${way}'`)).rejects.toThrow('zero');
    expect(await kept()).toBeLessThanOrEqual(MAX_PREPARED);
    expect(await send(kind(MAX_PREPARED))).toMatchObject([{ n: MAX_PREPARED }]);
  });

  test('at the same time each get their own rows', async () => {
    const asked = Array.from({ length: 40 }, (_, n) => n % 15);
    const answers = await Promise.all(asked.map((n) => send(kind(n))));
    expect(answers.map(([row]) => row?.n)).toEqual(asked);
  });
});

test('in a pipeline of one transaction each still answers', async () => {
  const asked = Array.from({ length: 3 * MAX_PREPARED }, (_, n) => n % (MAX_PREPARED + 7));
  const answers = await database.withTenant('app', 1, ({ query }) =>
    Promise.all(
      asked.map((n) => {
        const text = `select ${n} as n, 'pipeline' as way`;
        return query<{ n: number }>({ name: statementName(text), text, values: [] });
      }),
    ),
  );
  expect(answers.map(([row]) => row?.n)).toEqual(asked);
});

test('texts that are seen once push out no more than others of their kind', () => {
  const nameOf = createStatementNames(10);
  nameOf('used');
  const name = nameOf('used');
  for (let n = 0; n < 100; n += 1) {
    expect(nameOf(`once ${n}`)).toBeUndefined();
    expect(nameOf('used')).toBe(name);
  }
  expect(nameOf('once 0')).toBeUndefined();
});
