/** Writes everything that a company could lose into one file, while the server works on: rows as of one instant, then their files. */
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { migrationsUnderWay } from '../../database/online/progress.ts';
import { migrationClass } from '../../../shared/contract/migration-files.ts';
import { BEGIN_LONG_WORK } from '../../database/long-work.ts';
import { SetupError } from '../../database/setup-error.ts';
import type { FileStore } from '../storage/file-store.ts';
import {
  type ArchivedFile,
  type ArchivedTable,
  type ArchiveWriter,
  fileEntry,
  tableEntry,
  writeArchive,
} from './archive.ts';
import {
  appliedMigrationNames,
  quotedColumns,
  requireAllRows,
  requireTables,
  sequencesOf,
  tablesOf,
} from './tables.ts';
import { withConnection } from '../../database/with-connection.ts';

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

/** Throws SetupError where there is nothing, not all can be read, or the file can't be made; then nothing is left behind. */
export async function backUp({ connectionString, store, file }: BackUpParts): Promise<BackedUp> {
  return withConnection({ connectionString, application_name: 'feedtree-backup' }, async (client) => {
    await client.query(BEGIN_LONG_WORK);
    await requireTables(client);
    await requireAllRows(client);
    await client.query('begin isolation level repeatable read read only');
    await requireNoHalfMigration(client);
    return await write(client, store, file);
  });
}

/** Between two steps the tables are those of no version, and no restore could make them. */
async function requireNoHalfMigration(client: pg.Client): Promise<void> {
  const half = (await migrationsUnderWay(client)).filter((name) => migrationClass(name) !== 'backfill');
  if (half.length > 0) throw new SetupError(`${half.join(', ')} is under way: make the backup when it is done.`);
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
    const code = codeOf(error);
    if (code === 'EEXIST') throw new SetupError(`${file} is there already: name another file.`);
    await rm(file, { force: true }).catch(() => undefined);
    const reason = UNWRITABLE[code];
    throw reason === undefined ? error : new SetupError(`${file} can't be written: ${reason}. Name another file.`);
  }
}

async function addTables(client: pg.Client, archive: ArchiveWriter): Promise<ArchivedTable[]> {
  const added: ArchivedTable[] = [];
  for (const table of await tablesOf(client)) {
    const name = pg.escapeIdentifier(table.name);
    const rows = client.query(copyTo(`copy (select ${quotedColumns(table)} from ${name}) to stdout`));
    const sha256 = await archive.add(tableEntry(table.name), rows);
    // The stream may end before PostgreSQL has said how many rows it held: what is asked next is answered after that.
    await client.query('select');
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

/** What keeps a file from being made. */
const UNWRITABLE: Partial<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EROFS: 'that disk is read-only (in a container, write below /data)',
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'it is a folder',
  ENOSPC: 'that disk is full',
};

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
