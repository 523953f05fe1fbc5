/** The database of a test's world as several: a home cell with the platform, and others that companies lie in. */
import { randomBytes } from 'node:crypto';
import type { CellAddress } from '../database/cells/addresses.ts';
import { joinCell } from '../database/cells/join-cell.ts';
import { withConnection } from '../database/with-connection.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

export interface SpreadDatabase extends TestDatabase {
  /** Besides the home cell, which the connection string leads to. */
  cells: CellAddress[];
}

/** Each a database of the run's server; no company is placed at home. */
export async function createSpreadDatabase(count: number): Promise<SpreadDatabase> {
  const home = await createTestDatabase();
  const cells: (CellAddress & Pick<TestDatabase, 'drop'>)[] = [];
  for (let made = 0; made < count; made++) {
    // The server's slots are named after cells, and other worlds have theirs in it too.
    const name = `cell_${randomBytes(6).toString('hex')}`;
    cells.push({ name, ...(await createTestDatabase()) });
  }
  await joinAll(home.url, cells);
  await withConnection(home.url, (client) => client.query(`update cell set takes_companies = name <> 'home'`));
  return {
    url: home.url,
    cells: cells.map(({ name, url }) => ({ name, url })),
    async drop() {
      for (const cell of cells) {
        await withConnection(cell.url, leaveHome);
        await cell.drop();
      }
      await home.drop();
    },
  };
}

/** Also again: once there is a platform, every cell is to know its users. */
export async function joinAll(homeUrl: string, cells: readonly CellAddress[]): Promise<void> {
  for (const cell of cells) await joinCell(homeUrl, cell);
}

/** A database that follows another can't be dropped. */
async function leaveHome(client: Parameters<Parameters<typeof withConnection>[1]>[0]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select quote_ident(subname) as name from pg_subscription where subdbid = (select oid from pg_database where datname = current_database())',
  );
  for (const { name } of rows) await client.query(`drop subscription ${name}`);
}
