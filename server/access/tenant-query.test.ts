/** A statement and its company are one transaction: whole or not at all, and nothing of it is left on the connection. */
import { afterAll, expect, test } from 'vitest';
import { toProblem } from '../database/database-errors.ts';
import { withConnection } from '../database/with-connection.ts';
import type { Statement } from './database.ts';
import { openDatabase } from './database.ts';
import { servedWorld } from '../test/scenarios.ts';

const served = await servedWorld();
// One connection, so that what one statement leaves behind the next one meets.
const database = openDatabase({ connectionString: served.ownerUrl, poolSize: { app: 1 } });
afterAll(async () => {
  await database.close();
});

const ask = (companyId: number | null, text: string, values: unknown[] = [], name?: string) =>
  database.statement<Record<string, unknown>>('app', companyId, { text, values, name } satisfies Statement);
const tenant = `select current_company_id()::text as id, pg_current_xact_id()::text as xact`;

test('rows of the statement alone are answered, with one transaction a statement', async () => {
  const [one] = await ask(1, tenant);
  const [other] = await ask(2, tenant);
  expect([one?.['id'], other?.['id']]).toEqual(['1', '2']);
  expect(other?.['xact']).not.toBe(one?.['xact']);
  expect(await ask(null, tenant)).toMatchObject([{ id: null }]);
  expect(await ask(1, 'select where false')).toEqual([]);
  expect(await ask(1, 'select $1::int as n', [7], 'seven')).toEqual([{ n: 7 }]);
  expect(await ask(1, 'select $1::int as n', [8], 'seven')).toEqual([{ n: 8 }]);
});

test.each([
  ['in its text', 'selec 1', []],
  ['in its values', 'select $1::int', ['one']],
  ['half-way through its rows', 'select 1 / (3 - n) from generate_series(1, 5) n', []],
])('a failure %s is told, and leaves the connection as it was', async (_where, text, values) => {
  await expect(ask(1, text, values, `broken ${text}`)).rejects.toThrow(/syntax|invalid|zero/);
  await expect(ask(1, text, values, `broken ${text}`)).rejects.toThrow(/syntax|invalid|zero/);
  expect(await ask(2, tenant)).toMatchObject([{ id: '2' }]);
});

test('what a failing statement wrote is not there', async () => {
  const { id } = served.world.companyA;
  const name = { text: 'select name from customer where id = $1', values: [id] };
  const before = await ask(id, name.text, name.values);
  expect(before).toHaveLength(1);
  const half = `with written as (update customer set name = 'half' where id = $1 returning id) select 1 / (id - id) from written`;
  await expect(ask(id, half, [id])).rejects.toThrow('zero');
  expect(await ask(id, name.text, name.values)).toEqual(before);
});

test('calls at the same time on one connection each get their own rows', async () => {
  const asked = Array.from({ length: 50 }, (_, n) => n);
  const answers = await Promise.all(
    asked.map((n) => ask((n % 2) + 1, `select ${n} as n, current_company_id()::text as id`)),
  );
  expect(answers.flat()).toEqual(asked.map((n) => ({ n, id: String((n % 2) + 1) })));
});

test('one statement with many lists of values answers the rows of each, or fails as a whole', async () => {
  const values = [[3], [0], [2]];
  const series = { name: 'series', text: 'select n from generate_series(1, $1::int) n' };
  expect(await database.repeated('app', 1, { ...series, values })).toEqual([
    [{ n: 1 }, { n: 2 }, { n: 3 }],
    [],
    [{ n: 1 }, { n: 2 }],
  ]);
  expect(await database.repeated('app', 1, { ...series, values: [] })).toEqual([]);
  await expect(
    database.repeated('app', 1, { name: 'inverse', text: 'select 1 / $1::int as n', values: [[1], [0], [1]] }),
  ).rejects.toThrow('zero');
  expect(await ask(2, tenant)).toMatchObject([{ id: '2' }]);
});

test('after a migration has given a column another type, a statement is prepared anew', async () => {
  await withConnection(served.ownerUrl, async (owner) => {
    await owner.query('create table typed as select 1 as n; grant select on typed to feedtree_app');
    const typed = { name: 'typed', text: 'select n from typed', values: [] };
    const within = () => database.withTenant('app', 1, ({ query }) => query(typed));
    expect(await database.statement('app', 1, typed)).toEqual([{ n: 1 }]);
    await owner.query('alter table typed alter n type bigint');
    expect(await database.statement('app', 1, typed)).toEqual([{ n: 1 }]);
    await owner.query('alter table typed alter n type text');
    // What a transaction has done before it can't be done again: it is refused, once.
    expect(toProblem(await within().catch((error: unknown) => error))).toMatchObject({ status: 503 });
    expect(await within()).toEqual([{ n: '1' }]);
    await owner.query('drop table typed');
  });
});
