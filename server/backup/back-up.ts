/** Writes everything that a company could lose into one file, while the server works on: rows as of one instant, then their files. */
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { SetupError } from '../database/setup-error.ts';
import type { FileStore } from '../storage/file-store.ts';
import {
  type ArchivedFile,
  type ArchivedTable,
  type ArchiveWriter,
  fileEntry,
  tableEntry,
  writeArchive,
} from './archive.ts';
import { appliedMigrationNames, quotedColumns, requireAllRows, sequencesOf, tablesOf } from './tables.ts';

export interface BackUpParts {
  /** As the owner of the tables. */
  connectionString: string;
  store: Pick<FileStore, 'read'>;
  /** The file that is made. */
  file: string;
}

export interface BackedUp {
  tables: number;
  rows: number;
  files: number;
  /** Files that went while the backup was made, and that its rows still speak of. */
  goneFiles: number;
}

/** Throws SetupError where not all can be read, or the file is there already; then nothing is left behind. */
export async function backUp({ connectionString, store, file }: BackUpParts): Promise<BackedUp> {
  const client = new pg.Client({ connectionString, application_name: 'feedtree-backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set search_path to public; set statement_timeout to 0');
    await requireAllRows(client);
    await client.query('begin isolation level repeatable read read only');
    return await write(client, store, file);
  } finally {
    await client.end();
  }
}

async function write(client: pg.Client, store: BackUpParts['store'], file: string): Promise<BackedUp> {
  const archive = writeArchive(file);
  try {
    const tables = await addTables(client, archive);
    const { files, gone } = await addFiles(client, store, archive);
    const sequences = await sequencesOf(client);
    const migrations = await appliedMigrationNames(client);
    await archive.end({ format: 1, madeAt: new Date().toISOString(), migrations, tables, sequences, files });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return { tables: tables.length, rows, files: files.length, goneFiles: gone };
  } catch (error) {
    if (isThere(error)) throw new SetupError(`${file} is there already: name another file.`);
    await rm(file, { force: true });
    throw error;
  }
}

async function addTables(client: pg.Client, archive: ArchiveWriter): Promise<ArchivedTable[]> {
  const added: ArchivedTable[] = [];
  for (const table of await tablesOf(client)) {
    const name = pg.escapeIdentifier(table.name);
    const rows = client.query(copyTo(`copy (select ${quotedColumns(table)} from ${name}) to stdout`));
    const sha256 = await archive.add(tableEntry(table.name), rows);
    added.push({ ...table, rows: rows.rowCount, sha256 });
  }
  return added;
}

async function addFiles(client: pg.Client, store: BackUpParts['store'], archive: ArchiveWriter) {
  const { rows } = await client.query<{ key: string }>(
    `select storage_key as key from stored_file where state = 'stored' order by id`,
  );
  const files: ArchivedFile[] = [];
  for (const { key } of rows) {
    const bytes = await store.read(key);
    // Pictures and recordings are compressed already.
    if (bytes) files.push({ key, sha256: await archive.add(fileEntry(key), bytes, true) });
  }
  return { files, gone: rows.length - files.length };
}

const isThere = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';
