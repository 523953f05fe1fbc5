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

/** What a database is filled with: its name says all that the rows depend on. */
export interface Contents {
  name: string;
  fill(connectionString: string): Promise<void>;
}

const contentsOf = (size: Size): Contents => ({
  name: `${size.companies}_${size.unitsPerCompany}_${size.answersPerCompany}`,
  fill: (connectionString) => fillDatabase(connectionString, size),
});

const startPostgres = () =>
  startEmbedded({
    directory: path.join(process.env['FEEDTREE_DATA_DIR'] ?? '.data', 'bench'),
    database: 'bench',
  });

/** A fresh copy of the filled database, on the embedded PostgreSQL under .data/bench. */
export async function benchDatabase(size: Size): Promise<BenchDatabase> {
  const postgres = await startPostgres();
  const template = await filledTemplate(postgres.url, contentsOf(size));
  await administer(postgres.url, [
    `drop database if exists ${RUN} with (force)`,
    `create database ${RUN} template ${template}`,
  ]);
  return { url: onDatabase(postgres.url, RUN), stop: () => postgres.stop() };
}

/** The filled database itself, for runs that only read. */
export async function readDatabase(contents: Contents): Promise<BenchDatabase> {
  const postgres = await startPostgres();
  const name = await filledTemplate(postgres.url, contents);
  return { url: onDatabase(postgres.url, name), stop: () => postgres.stop() };
}

/** A copy beside a filled database, for a program that adds tables of its own; nobody may be connected to the filled one. */
export async function copyDatabase(url: string, name: string): Promise<string> {
  const filled = /\/(?<name>\w+)(\?|$)/.exec(url)?.groups?.['name'] ?? '';
  await administer(onDatabase(url, 'postgres'), [
    `drop database if exists ${name} with (force)`,
    // As files: what is written ahead would be as much again.
    `create database ${name} template ${filled} strategy file_copy`,
  ]);
  return onDatabase(url, name);
}

/** Named by what is in it: other contents or other migrations make another one. */
async function filledTemplate(url: string, contents: Contents): Promise<string> {
  const name = `filled_${contents.name}_${migrationsHash()}`;
  const found = await administer(url, [`select 1 from pg_database where datname = '${name}'`]);
  if (found > 0) return name;
  console.log('Filling the database: once, a few minutes.');
  await administer(url, ['drop database if exists filling with (force)', 'create database filling']);
  await migrate(onDatabase(url, 'filling'));
  await contents.fill(onDatabase(url, 'filling'));
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
