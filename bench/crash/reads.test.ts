import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../server/test/database.ts';
import { type Contender, startContender } from '../contender.ts';
import { fillDatabase } from '../dataset.ts';

const ROUNDS = 4;
const VISITORS = 6;
/** Pages that are handed out before the next death: not after a time, so that a slow machine does as much. */
const PAGES_A_ROUND = 60;
const SIZE = { companies: 2, unitsPerCompany: 250, answersPerCompany: 1 };
const SERVER = path.join(import.meta.dirname, 'visited-server.ts');

const database = await createTestDatabase();

await fillDatabase(database.url, SIZE);
const folder = mkdtempSync(path.join(tmpdir(), 'feedtree-reads-'));
const client = new pg.Client({ connectionString: database.url });
await client.connect();
const codes = (
  await client.query<{ code: string; node_id: string }>('select code, node_id from node_qr_code order by id')
).rows;
afterAll(async () => {
  await client.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

interface Visits {
  /** Requests that were sent; each calls itself another device. */
  sent: number;
  /** Units whose page came; each is opened until it does, and then never again. */
  seen: string[];
}

/** Visitors open one unit after the other until enough pages have come; then the server is killed under the others. */
async function visitUntilKilled(server: Contender, visits: Visits): Promise<void> {
  const enough = visits.seen.length + PAGES_A_ROUND;
  let isKilled = false;
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      while (!isKilled) {
        const unit = codes.pop();
        if (!unit) throw new Error('There are too few units for so many visits.');
        visits.sent += 1;
        const headers = { 'user-agent': `Mozilla/5.0 (iPhone; visit ${visits.sent}) Mobile` };
        const response = await fetch(`${server.origin}/Q/${unit.code}`, { headers }).catch(() => null);
        const text = await response?.text().catch(() => null);
        if (text !== 'survey') continue;
        visits.seen.push(unit.node_id);
        if (visits.seen.length < enough || isKilled) continue;
        isKilled = true;
        await server.stop();
      }
    }),
  );
}

interface Stored {
  node_id: string;
  device_hash: string;
}

test('a scan whose page came is counted once, although the server is killed right behind it', async () => {
  const visits: Visits = { sent: 0, seen: [] };
  for (let round = 0; round < ROUNDS; round++)
    await visitUntilKilled(await startContender('feedtree', SERVER, [database.url, folder]), visits);
  expect(readdirSync(path.join(folder, 'reads')).length).toBeGreaterThan(0);

  // Nobody visits the last one: it counts what the others left.
  const last = await startContender('feedtree', SERVER, [database.url, folder]);
  while (readdirSync(path.join(folder, 'reads')).length > 0) await sleep(20);
  await last.stop();
  const { rows } = await client.query<Stored>('select node_id, device_hash from node_read where not is_bot');
  const units = new Set(rows.map(({ node_id }) => node_id));
  expect(visits.seen.filter((unit) => !units.has(unit))).toEqual([]);
  expect(new Set(rows.map(({ device_hash }) => device_hash)).size).toBe(rows.length);
  expect(rows.length).toBeLessThanOrEqual(visits.sent);
  const counted = await client.query<{ reads: string }>('select coalesce(sum(reads), 0) as reads from node_day_delta');
  expect(Number(counted.rows[0]?.reads)).toBe(rows.length);
});
