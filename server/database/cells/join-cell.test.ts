import { afterAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../access/database.ts';
import { createWorld, insertCompany } from '../../test/world.ts';
import { withConnection } from '../with-connection.ts';
import { joinCell } from './join-cell.ts';
import { IDS_OF_A_CELL } from './sequences.ts';
import { startCells } from '../../test/cluster.ts';

const cluster = await startCells(['north', 'south']);
const { homeUrl, cells } = cluster;
const [north, south] = cells.map(({ url }) => url) as [string, string];
await ask(homeUrl, `update cell set takes_companies = false where name = 'home'`);
const world = await createWorld(homeUrl, cells);
const { database, companyA, companyB } = world;

afterAll(async () => {
  await world.close();
  await cluster.stop();
});

/** As the owner of a cell's tables, to whom row-level security does not apply. */
function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  return withConnection(url, async (client) => (await client.query<Record<string, unknown>>(text)).rows);
}

const companiesIn = async (url: string) =>
  (await ask(url, 'select id::int from customer order by id')).map(({ id }) => id);

describe('companies', () => {
  test('lie whole in the cells that they are placed in, the platform at home', async () => {
    expect(await companiesIn(homeUrl)).toEqual([world.principals['superadmin']?.companyId]);
    expect(await companiesIn(north)).toEqual([companyA.id]);
    expect(await companiesIn(south)).toEqual([companyB.id]);
    expect(await ask(south, 'select distinct company_id::int as id from node')).toEqual([{ id: companyB.id }]);
  });

  test('are placed where the fewest are, and never in a cell that takes none', async () => {
    const third = await insertCompany(database, 'Third');
    expect(await companiesIn(north)).toEqual([companyA.id, third]);
    await ask(homeUrl, `update cell set takes_companies = false where name = 'south'`);
    const fourth = await insertCompany(database, 'Fourth');
    expect(await companiesIn(north)).toEqual([companyA.id, third, fourth]);
    await ask(homeUrl, `update cell set takes_companies = true where name = 'south'`);
  });

  test('have ids that no other cell draws', async () => {
    expect(Math.floor(companyA.nodes.root / IDS_OF_A_CELL)).toBeGreaterThan(0);
    expect(Math.floor(companyB.nodes.root / IDS_OF_A_CELL)).toBe(Math.floor(companyA.nodes.root / IDS_OF_A_CELL) + 1);
  });

  test('are read and written by their own statements alone', async () => {
    for (const company of [companyA, companyB]) {
      const seen = await database.statement<{ id: number }>('app', company.id, {
        text: 'select id from organization',
        values: [],
      });
      expect(seen).toEqual([{ id: company.organizationId }]);
      const other = company === companyA ? companyB : companyA;
      const others = {
        text: 'update organization set name = name where company_id = $1 returning id',
        values: [other.id],
      };
      expect(await database.statement('app', company.id, others)).toEqual([]);
    }
  });
});

describe('directories', () => {
  const placesOf = (value: string) =>
    database.lookup('visitor', {
      text: 'select company_id from node_qr_code_code_directory where value = $1',
      values: [value],
    });

  test('are asked of the home cell, wherever the company lies', async () => {
    expect(await placesOf(companyA.codes.room)).toEqual([{ company_id: companyA.id }]);
    expect(await placesOf(companyB.codes.room)).toEqual([{ company_id: companyB.id }]);
  });

  test('have what is taken back no longer, and what was rolled back never', async () => {
    const insert = (code: string) => ({
      text: 'insert into node_qr_code (company_id, node_id, code) values ($1, $2, $3) returning id',
      values: [companyA.id, companyA.nodes.room, code],
    });
    await database.statement('app', companyA.id, insert('TAKENBACK'));
    expect(await placesOf('TAKENBACK')).toEqual([{ company_id: companyA.id }]);
    await database.statement('app', companyA.id, {
      text: `delete from node_qr_code where code = 'TAKENBACK'`,
      values: [],
    });
    expect(await placesOf('TAKENBACK')).toEqual([]);
    const failing = database.withTenant('app', companyA.id, async ({ query }) => {
      await query(insert('NOTATALL1'));
      throw new Error('after all not');
    });
    await expect(failing).rejects.toThrow('after all not');
    expect(await placesOf('NOTATALL1')).toEqual([]);
  });

  test('give a value to one company of all cells', async () => {
    const taken = database.statement('app', companyB.id, {
      text: 'insert into node_qr_code (company_id, node_id, code) values ($1, $2, $3)',
      values: [companyB.id, companyB.nodes.room, companyA.codes.room],
    });
    await expect(taken).rejects.toMatchObject({ code: '23505' });
    const email = database.statement('session', companyB.id, {
      text: `update customer_user set login_email = 'admina@test.example', email = 'admina@test.example' where id = $1`,
      values: [world.principals['adminB']?.userId],
    });
    await expect(email).rejects.toMatchObject({ code: '23505' });
  });
});

describe('what all companies share', () => {
  test('is written at home and follows to every cell', async () => {
    await database.statement('platform', null, {
      text: `insert into currency (code, name, symbol, minor_digits) values ('XTS', 'Test', 'T', 2)`,
      values: [],
    });
    const seenBy = (companyId: number) =>
      database.statement('app', companyId, { text: `select name from currency where code = 'XTS'`, values: [] });
    for (const { id } of [companyA, companyB])
      await vi.waitFor(async () => expect(await seenBy(id)).toEqual([{ name: 'Test' }]), 20_000);
  });
});

test('joining again changes nothing', async () => {
  const before = await ask(homeUrl, 'select name, takes_companies from cell order by id');
  await ask(homeUrl, `update cell set takes_companies = false where name = 'north'`);
  for (const cell of cells) await joinCell(homeUrl, cell);
  expect(await ask(homeUrl, 'select name, takes_companies from cell order by id')).toEqual(
    before.map((cell) => (cell['name'] === 'north' ? { ...cell, takes_companies: false } : cell)),
  );
  // And the platform's own, whose users are known in every cell.
  expect(await companiesIn(north)).toHaveLength(4);
  const [drawn] = await ask(north, `select nextval(pg_get_serial_sequence('node', 'id'))::text as id`);
  expect(Number(drawn?.['id'])).toBeGreaterThan(companyA.nodes.otherBranch);
});

test('a cell that joins takes nothing from the directories of all', async () => {
  const entries = () => ask(homeUrl, 'select value from node_qr_code_code_directory order by 1');
  const before = await entries();
  await withConnection(homeUrl, (client) => client.query('create database east template template0'));
  const east = { name: 'east', url: homeUrl.replace('/home?', '/east?') };
  await joinCell(homeUrl, east);
  expect(await entries()).toEqual(before);
  expect(before).toHaveLength(8);
  await ask(east.url, 'truncate node_qr_code cascade');
  expect(await entries()).toEqual(before);
});

test('a database that has companies already joins nothing', async () => {
  const stranger = { name: 'stranger', url: homeUrl.replace('/home?', '/stranger?') };
  await withConnection(homeUrl, (client) => client.query('create database stranger template template0'));
  const { migrate } = await import('../migrate.ts');
  await migrate(stranger.url);
  const itself = openDatabase({ connectionString: stranger.url });
  await insertCompany(itself, 'Here already');
  await itself.close();
  await expect(joinCell(homeUrl, stranger)).rejects.toThrow(/has companies already/);
  expect(await companiesIn(stranger.url)).toHaveLength(1);
});

test('a cell that is down takes its own companies with it, and nobody else', async () => {
  await cluster.gates['south']?.shut();
  const names = { text: 'select name from organization', values: [] };
  await expect(database.statement('app', companyB.id, names)).rejects.toThrow(/ENOENT|ECONNREFUSED|EPIPE|terminated/);
  expect(await database.statement('app', companyA.id, names)).toHaveLength(1);
  const everywhere = await database.everywhere('platform', { text: 'select from customer', values: [] });
  expect(everywhere.map(({ cell, rows }) => [cell, rows?.length ?? null])).toEqual([
    ['home', 1],
    ['north', 4],
    ['south', null],
  ]);
  await cluster.gates['south']?.open();
  expect(await database.statement('app', companyB.id, names)).toHaveLength(1);
});
