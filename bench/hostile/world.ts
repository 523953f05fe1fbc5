/** The rows of the access matrix, planted once: each world is a copy of them with an application of its own. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { withConnection } from '../../server/database/with-connection.ts';
import { plantPrices } from '../../server/test/prices.ts';
import { cellsOfAll } from '../../server/test/access/cells.ts';
import { givePassword } from '../../server/test/access/calls.ts';
import { type Client, createClient } from '../../server/test/access/client.ts';
import { SECRET_WORD, STORED_FILE } from '../../server/test/access/fixture.ts';
import type { Cell } from '../../server/test/access/judge.ts';
import { plantRows } from '../../server/test/access/rows.ts';
import { copyTestDatabase, createTestDatabase, type TestDatabase } from '../../server/test/database.ts';
import { publishMediaSurvey } from '../../server/test/media-world.ts';
import { type Served, serveWorld } from '../../server/test/scenarios.ts';
import { codeClock } from '../../server/test/two-factor.ts';
import { insertCompany, insertUser, type World } from '../../server/test/world.ts';

/** The admin of a company that has no plan yet. */
export const BUYER = 'buyer';

export interface Planted {
  /** Every call of the matrix, those that are refused included. */
  cells: Cell[];
  open(): Promise<OpenWorld>;
  drop(): Promise<void>;
}

export interface OpenWorld {
  served: Served;
  client: Client;
  /** As the database's owner. */
  owner: pg.Pool;
  nextCode(secret: string): string;
  /** What the application logged as its own failure since this was asked last. */
  takeFailures(): unknown[];
  close(): Promise<void>;
}

interface Template {
  database: TestDatabase;
  world: World;
  files: string;
}

/**
 * Plants the rows, with a company that has no plan and a survey that asks for files besides.
 * @returns the calls, and worlds to make them in
 */
export async function plantOnce(): Promise<Planted> {
  const database = await createTestDatabase();
  const served = await serveWorld({ state: { database } });
  const fixture = await plantRows(served);
  await served.store.put(SECRET_WORD, STORED_FILE, 'text/plain');
  await givePassword(fixture);
  const cells = await cellsOfAll({ fixture, served });
  await plantBuyer(served);
  await publishMediaSurvey(served);
  const files = mkdtempSync(path.join(tmpdir(), 'feedtree-hostile-'));
  cpSync(path.join(served.folder, 'files'), files, { recursive: true });
  const { world } = served;
  await fixture.close();
  await served.close();
  return {
    cells,
    open: () => openWorld({ database, world, files }),
    async drop() {
      await database.drop();
      rmSync(files, { recursive: true, force: true });
    },
  };
}

/** It buys in Germany; everybody else where the rows of the matrix are sold. */
async function plantBuyer({ world, ownerUrl }: Served): Promise<void> {
  await withConnection(ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      'update plan_location set is_global = false where is_global returning id',
    );
    const { locations } = await plantPrices(ownerUrl);
    await owner.query('update plan_location set is_global = false where id = $1', [locations.world]);
    await owner.query('update plan_location set is_global = true where id = $1', [rows[0]?.id]);
    await owner.query('update customer set country_id = null');
  });
  const companyId = await insertCompany(world.database, 'Company without a plan');
  world.principals[BUYER] = await insertUser(world.database, companyId, BUYER, 'company_admin');
}

async function openWorld({ database, world, files }: Template): Promise<OpenWorld> {
  const copy = await copyTestDatabase(database);
  let failures: unknown[] = [];
  const { now, nextCode } = codeClock();
  const served = await serveWorld({
    state: { database: copy, world, files },
    now,
    isMeant: (failure) => failures.push(failure) > 0,
  });
  const owner = new pg.Pool({ connectionString: copy.url, max: 1 });
  // Its connections may still be closing as the database goes.
  owner.on('error', () => undefined);
  const client = createClient(served);
  return {
    served,
    client,
    owner,
    nextCode,
    takeFailures() {
      const taken = failures;
      failures = [];
      return taken;
    },
    async close() {
      client.close();
      await owner.end();
      await served.close();
      await copy.drop();
    },
  };
}
