/** The database that a script works on: the one of DATABASE_URL, else the embedded one of this project. */
import path from 'node:path';
import { type EmbeddedPostgres, runningEmbedded, startEmbedded } from '../server/database/embedded.ts';
import { storeRefusal, wasMadeLocally } from '../shared/contract/made-migrations.ts';
import { migrate, type Migrated, MigrationFailedError, PreflightError } from '../server/database/migrate.ts';
import { SetupError } from '../server/database/setup-error.ts';
import { readCells } from '../server/database/cells/addresses.ts';
import { bringCellsUpToDate } from './cells.ts';
import { ensureReachable } from './database-problem.ts';

export interface MainDatabase {
  /** Connection string, as the owner of the tables. */
  url: string;
  embedded: boolean;
  stop(): Promise<void>;
  /** Settles when the embedded PostgreSQL ends by itself. */
  ended: Promise<void>;
}

interface OpenOptions {
  /** That are wanted of an embedded one. */
  connections?: number;
}

const database = 'feedtree';

/** Where the project keeps what is not in its sources. */
export function dataDirectory(): string {
  return path.resolve(process.env['FEEDTREE_DATA_DIR'] ?? '.data');
}

/**
 * Opens and migrates it.
 * @throws SetupError, MigrationError or RoleSetupError, each with a message that says what to do
 */
export async function openMainDatabase(options: OpenOptions = {}): Promise<MainDatabase & Migrated> {
  const opened = await open(options);
  try {
    const migrated = await bringUpToDate(opened.url);
    await bringCellsUpToDate(opened.url, { patience: lockPatience() });
    return { ...opened, ...migrated };
  } catch (error) {
    await opened.stop();
    throw error;
  }
}

/** For a script that works beside a running server: uses its database, else starts it for as long as the work takes. */
export async function withMainDatabase<T>(work: (database: { url: string } & Migrated) => Promise<T>): Promise<T> {
  return withDatabaseAsItIs(async (url) => {
    const migrated = await bringUpToDate(url);
    await bringCellsUpToDate(url, { patience: lockPatience() });
    return work({ url, ...migrated });
  });
}

/** The same without bringing it up to date: for what is done before an upgrade. */
export async function withDatabaseAsItIs<T>(work: (url: string) => Promise<T>): Promise<T> {
  const running = process.env['DATABASE_URL'] ? undefined : runningEmbedded({ directory: folder(), database });
  if (running) return work(running);
  const opened = await open();
  try {
    return await work(opened.url);
  } finally {
    await opened.stop();
  }
}

/** Migrates it. Of a migration that was made on this machine, what the database says against it is noted for its maker. */
export async function bringUpToDate(url: string): Promise<Migrated> {
  const data = dataDirectory();
  try {
    const migrated = await migrate(url, { patience: lockPatience() });
    for (const name of migrated.applied) if (wasMadeLocally(data, name)) storeRefusal(data, name, '');
    return migrated;
  } catch (error) {
    const isRefusal = error instanceof PreflightError || error instanceof MigrationFailedError;
    if (!isRefusal || !wasMadeLocally(data, error.migration)) throw error;
    storeRefusal(data, error.migration, error.message);
    error.message +=
      '\n  It was made on this machine: correct the rows, or change the schemas and make it anew: npm run migrate:redo';
    throw error;
  }
}

/** MIGRATION_LOCK_WAIT, in seconds. */
function lockPatience(): { totalMs?: number } {
  const given = process.env['MIGRATION_LOCK_WAIT'];
  if (!given) return {};
  const seconds = Number(given);
  if (!(seconds >= 0)) throw new SetupError(`MIGRATION_LOCK_WAIT is "${given}": set it to a number of seconds.`);
  return { totalMs: seconds * 1000 };
}

async function open({ connections }: OpenOptions = {}): Promise<MainDatabase> {
  const given = process.env['DATABASE_URL'];
  if (given) {
    await ensureReachable(given);
    return { url: given, embedded: false, stop: () => Promise.resolve(), ended: new Promise(() => undefined) };
  }
  const logical = readCells(process.env['CELLS']).length > 0;
  const postgres: EmbeddedPostgres = await startEmbedded({ directory: folder(), database, connections, logical });
  return { ...postgres, embedded: true };
}

function folder(): string {
  return path.join(dataDirectory(), 'postgres');
}
