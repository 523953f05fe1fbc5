/** Brings a backup back into a database and a file store that hold no company: all of it, or nothing. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BEGIN_LONG_WORK } from '../../database/long-work.ts';
import { migrate } from '../../database/migrate.ts';
import { SetupError } from '../../database/setup-error.ts';
import type { FileStore } from '../storage/file-store.ts';
import { type ArchivedTable, type ArchiveReader, digesting, fileEntry, readArchive, tableEntry } from './archive.ts';
import { withoutReferences } from './references.ts';
import { quotedColumns, requireAllRows, tablesOf } from './tables.ts';

export interface RestoreParts {
  /** As the owner of the tables. */
  connectionString: string;
  store: Pick<FileStore, 'putFile'>;
  /** The file that `backUp` made. */
  file: string;
  /** How long it waits for who works on the database; shorter for tests. */
  lockWait?: string;
}

export interface Restored {
  tables: number;
  rows: number;
  files: number;
  /** Of migrations that are newer than the backup. */
  applied: string[];
}

/** Throws SetupError for a file that is not whole, a newer one than the code, and a database that is in use. */
export async function restore({
  connectionString,
  store,
  file,
  lockWait = LOCK_WAIT,
}: RestoreParts): Promise<Restored> {
  const archive = await readArchive(file);
  try {
    const { migrations, tables, files } = archive.manifest;
    await migrate(connectionString, { upTo: migrations.at(-1) ?? '' });
    await putFiles(archive, store);
    const client = new pg.Client({ connectionString, application_name: 'feedtree-restore' });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query(`${BEGIN_LONG_WORK}; set lock_timeout to '${lockWait}'`);
      await fill(client, archive);
    } catch (error) {
      throw isOfLocks(error) ? inUse() : error;
    } finally {
      await client.end();
    }
    const { applied } = await migrate(connectionString);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return { tables: tables.length, rows, files: files.length, applied };
  } finally {
    archive.close();
  }
}

/** Longer than the database takes to notice that one who restored has been killed. */
const LOCK_WAIT = '90s';
const LOCK_NOT_AVAILABLE = '55P03';

const isOfLocks = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;

const inUse = (): SetupError =>
  new SetupError('Somebody works on this database: stop its servers and other restores. Nothing was changed.');

async function fill(client: pg.Client, archive: ArchiveReader): Promise<void> {
  const { tables } = archive.manifest;
  await requireAllRows(client);
  await client.query('begin');
  await requireEmpty(client);
  await requireSameTables(client, tables);
  const names = tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
  // With what migrations have brought, which the backup has as well.
  await client.query(`truncate ${names}`);
  await withoutReferences(client, async () => {
    for (const table of tables) await fillTable(client, archive, table);
  });
  for (const { name, last } of archive.manifest.sequences)
    await client.query('select setval($1::regclass, $2)', [pg.escapeIdentifier(name), last]);
  await client.query('commit');
}

async function fillTable(client: pg.Client, archive: ArchiveReader, table: ArchivedTable): Promise<void> {
  const name = pg.escapeIdentifier(table.name);
  const rows = client.query(copyFrom(`copy ${name} (${quotedColumns(table)}) from stdin`));
  await pour(archive, tableEntry(table.name), table.sha256, rows);
  if (rows.rowCount !== table.rows)
    throw new SetupError(`${tableEntry(table.name)} has ${rows.rowCount} rows, ${table.rows} were written.`);
}

/** Through a file of this machine: a store takes a file whole or not at all, and not all fit into memory. */
async function putFiles(archive: ArchiveReader, store: RestoreParts['store']): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'feedtree-restore-'));
  try {
    for (const { key, sha256 } of archive.manifest.files) {
      const beside = path.join(folder, 'file');
      await pour(archive, fileEntry(key), sha256, createWriteStream(beside));
      await store.putFile(key, beside, 'application/octet-stream');
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Throws SetupError where what comes out of the archive is not what went in. */
async function pour(archive: ArchiveReader, name: string, expected: string, to: Writable): Promise<void> {
  const { through, sha256 } = digesting();
  try {
    await pipeline(await archive.open(name), through, to);
  } catch (error) {
    if (isOfLocks(error)) throw error;
    throw (await digestOf(archive, name)) === expected ? error : damaged(name);
  }
  if (sha256() !== expected) throw damaged(name);
}

/** What is damaged may be read as other rows, which the database refuses first; undefined where it can't be read to its end. */
async function digestOf(archive: ArchiveReader, name: string): Promise<string | undefined> {
  const { through, sha256 } = digesting();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const bytes = await archive.open(name).catch((error: unknown) => {
    if (error instanceof SetupError) throw error;
    return undefined;
  });
  return bytes && pipeline(bytes, through, nowhere).then(sha256, () => undefined);
}

const damaged = (name: string): SetupError => new SetupError(`${name} of the backup is damaged. Nothing was restored.`);

async function requireEmpty(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query('select from customer limit 1');
  if (rows.length > 0)
    throw new SetupError('There are companies in this database: restore into an empty one. Nothing was changed.');
}

async function requireSameTables(client: pg.ClientBase, tables: ArchivedTable[]): Promise<void> {
  const spell = (all: { name: string; columns: string[] }[]) =>
    all.map(({ name, columns }) => `${name} (${columns.toSorted().join(', ')})`).toSorted();
  const here = spell(await tablesOf(client));
  const there = spell(tables);
  const odd = [...here.filter((each) => !there.includes(each)), ...there.filter((each) => !here.includes(each))];
  if (odd.length > 0)
    throw new SetupError(
      `The backup's tables are not those of its migrations: ${odd.join('; ')}. Nothing was changed.`,
    );
}
