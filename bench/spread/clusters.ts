/** Small clusters of PostgreSQL beside each other, and products that are spread over some of them. */
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../server/access/database.ts';
import type { CellAddress } from '../../server/database/cells/addresses.ts';
import { joinCell } from '../../server/database/cells/join-cell.ts';
import { type EmbeddedPostgres, startEmbedded } from '../../server/database/embedded.ts';
import { migrate } from '../../server/database/migrate.ts';
import { withConnection } from '../../server/database/with-connection.ts';
import { insertCompany, insertTree } from '../../server/test/world.ts';

const MIGRATED = 'migrated';

export interface Cluster {
  postgres: EmbeddedPostgres;
  /** Of the process that all of its others are children of. */
  pid: number;
}

/** The first is migrated, and the others are copies of its files. */
export async function startClusters(folder: string, count: number): Promise<Cluster[]> {
  rmSync(folder, { recursive: true, force: true });
  // Each is stopped at the end of this process.
  process.setMaxListeners(0);
  const directoryOf = (number: number): string => path.join(folder, String(number));
  const start = (number: number): Promise<EmbeddedPostgres> =>
    startEmbedded({ directory: directoryOf(number), database: MIGRATED, logical: true });
  mkdirSync(directoryOf(0), { recursive: true });
  const first = await start(0);
  await migrate(first.url);
  await first.stop();
  const clusters: Cluster[] = [];
  for (let number = 1; number < count; number++) {
    const data = path.join(directoryOf(number), 'data');
    cpSync(path.join(directoryOf(0), 'data'), data, { recursive: true });
    // PostgreSQL insists on it, and a copy is open to all.
    chmodSync(data, 0o700);
    clusters.push(await started(start, directoryOf, number));
  }
  return [await started(start, directoryOf, 0), ...clusters];
}

async function started(
  start: (number: number) => Promise<EmbeddedPostgres>,
  directoryOf: (number: number) => string,
  number: number,
): Promise<Cluster> {
  const postgres = await start(number);
  const [pid] = readFileSync(path.join(directoryOf(number), 'data/postmaster.pid'), 'utf8').split('\n');
  return { postgres, pid: Number(pid) };
}

export interface Spread {
  homeUrl: string;
  /** Besides the home cell. */
  cells: CellAddress[];
  /** Of units, those of each company beside each other. */
  codes: string[];
}

/** A product of its own in a database of each of the clusters, with so many companies spread over all of them. */
export async function spreadOver(clusters: readonly Cluster[], companies: number): Promise<Spread> {
  const size = clusters.length;
  const urls: string[] = [];
  for (const { postgres } of clusters) urls.push(await copyIn(postgres.url, `spread_${size}`));
  const [homeUrl = '', ...others] = urls;
  const cells = others.map((url, at) => ({ name: `of_${size}_${at + 1}`, url }));
  for (const cell of cells) await joinCell(homeUrl, cell);
  const database = openDatabase({ connectionString: homeUrl, cells });
  try {
    await insertCompany(database, 'Platform', true);
    for (const cell of cells) await joinCell(homeUrl, cell);
    const codes: string[] = [];
    for (let company = 0; company < companies; company++) {
      const made = await insertTree(database, await insertCompany(database, `Company ${company}`));
      codes.push(...Object.values(made.codes));
    }
    for (const { url } of cells) await withConnection(url, followNoMore);
    return { homeUrl, cells, codes };
  } finally {
    await database.close();
  }
}

/** All products share the clusters: each would read what the others write ahead. Nothing that they follow is changed meanwhile. */
async function followNoMore(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select quote_ident(subname) as name from pg_subscription where subdbid = (select oid from pg_database where datname = current_database())',
  );
  for (const { name } of rows) await client.query(`alter subscription ${name} disable`);
}

async function copyIn(url: string, name: string): Promise<string> {
  const onDatabase = (database: string): string => url.replace(`/${MIGRATED}?`, `/${database}?`);
  await withConnection(onDatabase('postgres'), (client) =>
    client.query(`create database ${pg.escapeIdentifier(name)} template ${MIGRATED}`),
  );
  return onDatabase(name);
}

/** How many companies lie in each cell. */
export const companiesIn = async ({ homeUrl, cells }: Spread): Promise<number[]> => {
  const counts: number[] = [];
  for (const url of [homeUrl, ...cells.map((cell) => cell.url)])
    await withConnection(url, async (client) => {
      const { rows } = await client.query<{ count: number }>(
        'select count(*)::int as count from customer where not is_platform',
      );
      counts.push(rows[0]?.count ?? 0);
    });
  return counts;
};
