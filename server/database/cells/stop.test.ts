/** What a cell does with a company that it does not serve, and with those who are at it when it is closed. */
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../access/database.ts';
import { createTestDatabase } from '../../test/database.ts';
import { createWorld, type World } from '../../test/world.ts';
import { EVERY_COMPANY_LOCK, NOT_SERVED_HERE } from '../tenant-key.ts';
import { withConnection } from '../with-connection.ts';
import { closeCompany, isClosed, openCompany, withCompanyStopped } from './stop.ts';

const database = await createTestDatabase();
const PATIENCE = { workersMs: 200, companyMs: 200 };
const LONG = { workersMs: 60_000, companyMs: 60_000 };
let world: World;
let door: Database;
let owner: pg.Client;
let [a, b] = [0, 0];

beforeAll(async () => {
  world = await createWorld(database.url);
  door = openDatabase({ connectionString: database.url });
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  [a, b] = [world.companyA.id, world.companyB.id];
});

afterEach(async () => {
  await openCompany(owner, a);
});

afterAll(async () => {
  await owner.end();
  await door.close();
  await world.close();
  await database.drop();
});

const nodes = { text: 'select distinct company_id from node order by 1', values: [] };
const rename = (company: number) => ({
  text: `update survey set name = 'Renamed' where company_id = $1 returning id`,
  values: [company],
});
/** Whether somebody waits to stop a company, behind workers. */
const waitsForWorkers = async (): Promise<boolean> => {
  const { rowCount } = await owner.query(
    `select from pg_locks where locktype = 'advisory' and objsubid = 1 and not granted
       and (classid::bigint << 32) + objid::bigint = ${EVERY_COMPANY_LOCK}
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rowCount === 1;
};
const notServed = { code: NOT_SERVED_HERE };

test.each(['app', 'visitor', 'session'] as const)('a closed company is refused to %s, and no other', async (role) => {
  await closeCompany(owner, a);
  const self = { text: 'select id from customer', values: [] };
  await expect(door.statement(role, a, self)).rejects.toMatchObject(notServed);
  expect(await door.statement(role, b, self)).toEqual([{ id: b }]);
  await openCompany(owner, a);
  expect(await door.statement(role, a, self)).toEqual([{ id: a }]);
});

test('workers and the platform see no row of a closed company, and write none', async () => {
  const asked = { text: 'select id from customer where id = any ($1) order by 1', values: [[a, b]] };
  expect(await door.lookup('platform', asked)).toEqual([{ id: a }, { id: b }]);
  expect(await door.lookup('worker', nodes)).toEqual([{ company_id: a }, { company_id: b }]);
  await closeCompany(owner, a);
  expect(await door.lookup('platform', asked)).toEqual([{ id: b }]);
  expect(await door.lookup('worker', nodes)).toEqual([{ company_id: b }]);
  const count = (company: number) => ({
    text: 'insert into node_total (company_id, node_id) select company_id, id from (values ($1::bigint, $2::bigint)) as node (company_id, id)',
    values: [company, world.companyA.nodes.root],
  });
  await expect(door.lookup('worker', count(a))).rejects.toMatchObject({ code: '42501' });
  const touch = { text: 'update customer set updated_at = now() where id = any ($1) returning id', values: [[a, b]] };
  expect(await door.lookup('platform', touch)).toEqual([{ id: b }]);
});

test('a worker who works for a closed company is told that it lies elsewhere', async () => {
  await closeCompany(owner, a);
  await expect(door.statement('worker', a, nodes)).rejects.toMatchObject(notServed);
  expect(await door.statement('worker', b, nodes)).toEqual([{ company_id: b }]);
});

test('a transaction of the company is waited for and not refused in its midst', async () => {
  let stopped: Promise<boolean> | undefined;
  await door.withTenant('app', a, async (transaction) => {
    expect(await transaction.query(rename(a))).toHaveLength(1);
    stopped = withConnection(database.url, (client) =>
      withCompanyStopped(client, a, async () => closeCompany(client, a).then(() => true), LONG),
    );
    // Whoever comes now is refused, and does not wait.
    await expect.poll(() => door.statement('app', a, nodes).catch((error: unknown) => error)).toMatchObject(notServed);
    expect(await transaction.query(rename(a))).toHaveLength(1);
    expect(await isClosed(owner, a)).toBe(false);
  });
  expect(await stopped).toBe(true);
  expect(await isClosed(owner, a)).toBe(true);
});

test('a transaction of a worker is waited for, and what it has begun it ends', async () => {
  let stopped: Promise<void> | undefined;
  await door.withTenant('worker', null, async (transaction) => {
    const before = await transaction.query(nodes);
    stopped = withConnection(database.url, (client) =>
      withCompanyStopped(client, a, () => closeCompany(client, a), LONG),
    );
    await expect.poll(waitsForWorkers).toBe(true);
    expect(await transaction.query(nodes)).toEqual(before);
    expect(await isClosed(owner, a)).toBe(false);
  });
  await stopped;
  expect(await door.lookup('worker', nodes)).toEqual([{ company_id: b }]);
});

test('who is at it for too long is not waited for, and nothing was done', async () => {
  for (const [role, company] of [
    ['app', a],
    ['worker', null],
  ] as const)
    await door.withTenant(role, company, async (transaction) => {
      await transaction.query(nodes);
      const stopped = withCompanyStopped(owner, a, () => closeCompany(owner, a), PATIENCE);
      await expect(stopped).rejects.toMatchObject({ code: 'move_not_quiet' });
    });
  expect(await isClosed(owner, a)).toBe(false);
  expect(await door.statement('app', a, nodes)).toEqual([{ company_id: a }]);
});

test('a mover that dies in a stop has stopped nothing', async () => {
  const mover = new pg.Client({ connectionString: database.url });
  mover.on('error', () => undefined);
  await mover.connect();
  const { rows } = await mover.query<{ pid: number }>('select pg_backend_pid() as pid');
  const inStop: unknown[] = [];
  const died = withCompanyStopped(
    mover,
    a,
    async () => {
      inStop.push(await door.statement('app', a, nodes).catch((error: unknown) => error));
      await owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await mover.query('select 1');
    },
    PATIENCE,
  );
  await expect(died).rejects.toBeInstanceOf(Error);
  expect(inStop).toMatchObject([notServed]);
  await expect.poll(() => door.statement('app', a, nodes)).toEqual([{ company_id: a }]);
});

test('what a company asks for is planned as before: tables behind a CTE are looked into, and several processes read', async () => {
  const settings =
    'set local parallel_setup_cost to 0; set local parallel_tuple_cost to 0; set local min_parallel_table_scan_size to 0';
  const plan = await door.withTenant('worker', null, async (transaction) => {
    await transaction.query({ text: settings, values: [] });
    return transaction.query<{ 'QUERY PLAN': string }>({
      text: 'explain analyze select count(*) from node',
      values: [],
    });
  });
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Workers Launched/);
  const inlined = await door.statement<{ 'QUERY PLAN': string }>('app', a, {
    text: 'explain with every as (select * from node) select * from every where id = 1',
    values: [],
  });
  expect(inlined.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(/CTE/);
});
