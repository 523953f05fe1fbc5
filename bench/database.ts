/** The measured database: filled once, then copied for each run, so that submissions of one run do not slow the next. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../server/database/embedded.ts';
import { migrate, MIGRATIONS_DIRECTORY } from '../server/database/migrate.ts';
import { fillDatabase, type Size } from './dataset.ts';

export interface BenchDatabase {
  url: string;
  stop(): Promise<void>;
}

const RUN = 'bench_run';

/** A fresh copy of the filled database, on the embedded PostgreSQL under .data/bench. */
export async function benchDatabase(size: Size): Promise<BenchDatabase> {
  const directory = path.join(process.env['FEEDTREE_DATA_DIR'] ?? '.data', 'bench');
  const postgres = await startEmbedded({ directory, database: 'bench' });
  const template = await filledTemplate(postgres.url, size);
  await administer(postgres.url, [
    `drop database if exists ${RUN} with (force)`,
    `create database ${RUN} template ${template}`,
  ]);
  return { url: onDatabase(postgres.url, RUN), stop: () => postgres.stop() };
}

/** Named by what is in it: another size or other migrations make another one. */
async function filledTemplate(url: string, size: Size): Promise<string> {
  const name = `filled_${size.companies}_${size.unitsPerCompany}_${size.answersPerCompany}_${migrationsHash()}`;
  const found = await administer(url, [`select 1 from pg_database where datname = '${name}'`]);
  if (found > 0) return name;
  console.log('Filling the database: once, a few minutes.');
  await administer(url, ['drop database if exists filling with (force)', 'create database filling']);
  await migrate(onDatabase(url, 'filling'));
  await fillDatabase(onDatabase(url, 'filling'), size);
  await administer(url, [`alter database filling rename to ${name}`]);
  return name;
}

function migrationsHash(): string {
  const hash = createHash('sha1');
  for (const file of readdirSync(MIGRATIONS_DIRECTORY).toSorted())
    hash.update(readFileSync(path.join(MIGRATIONS_DIRECTORY, file)));
  return hash.digest('hex').slice(0, 8);
}

async function administer(url: string, statements: string[]): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows = 0;
    for (const statement of statements) rows = (await client.query(statement)).rowCount ?? 0;
    return rows;
  } finally {
    await client.end();
  }
}

const onDatabase = (url: string, name: string): string => url.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
