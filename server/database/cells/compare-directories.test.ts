import { afterAll, expect, test } from 'vitest';
import { startCells } from '../../test/cluster.ts';
import { createWorld } from '../../test/world.ts';
import { withConnection } from '../with-connection.ts';
import { compareDirectories } from './compare-directories.ts';

const cluster = await startCells(['north']);
const { homeUrl } = cluster;
const [north] = cluster.cells;
if (!north) throw new Error('There is no cell.');
await say(homeUrl, `update cell set takes_companies = name <> 'home'`);
const world = await createWorld(homeUrl, cluster.cells);
const { companyA } = world;
afterAll(async () => {
  await world.close();
  await cluster.stop();
});

function say(url: string, text: string): Promise<Record<string, unknown>[]> {
  return withConnection(url, async (client) => (await client.query<Record<string, unknown>>(text)).rows);
}

const entries = () => say(homeUrl, 'select value from node_qr_code_code_directory order by 1');
const atOnce = () => Promise.resolve();

test('directories that agree stay as they are', async () => {
  const before = await entries();
  expect(await compareDirectories(north, atOnce)).toEqual({ removed: 0, added: 0 });
  expect(await entries()).toEqual(before);
  expect(before).toHaveLength(8);
});

test('an entry of nothing goes, so that its value can be taken again', async () => {
  await say(
    homeUrl,
    `insert into node_qr_code_code_directory (value, company_id) values ('LEFTOVER1', ${companyA.id})`,
  );
  expect(await compareDirectories(north, atOnce)).toEqual({ removed: 1, added: 0 });
  expect(await entries()).not.toContainEqual({ value: 'LEFTOVER1' });
});

test('an entry whose row comes between the two looks stays', async () => {
  await say(
    homeUrl,
    `insert into node_qr_code_code_directory (value, company_id) values ('COMES0001', ${companyA.id})`,
  );
  const comes = (): Promise<unknown> =>
    say(
      north.url,
      `begin; alter table node_qr_code disable trigger code_keep;
       insert into node_qr_code (company_id, node_id, code) values (${companyA.id}, ${companyA.nodes.room}, 'COMES0001');
       alter table node_qr_code enable trigger code_keep; commit`,
    );
  expect(await compareDirectories(north, comes)).toEqual({ removed: 0, added: 0 });
  expect(await entries()).toContainEqual({ value: 'COMES0001' });
});

test('an entry that is missing is made', async () => {
  await say(homeUrl, `delete from node_qr_code_code_directory where value = '${companyA.codes.room}'`);
  expect(await compareDirectories(north, atOnce)).toEqual({ removed: 0, added: 1 });
  expect(await entries()).toContainEqual({ value: companyA.codes.room });
});
