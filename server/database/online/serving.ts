/**
 * Which servers answer on a database, told by themselves: each holds a shared advisory lock for as long as its connection
 * lives, with the number of the last migration that its code knows. One that is gone, however it went, tells nothing.
 */
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import {
  leavesOlderCodeWorking,
  type MigrationFile,
  migrationNumber,
  readMigrationFiles,
} from '../../../shared/contract/migration-files.ts';
import { DatabaseNewerError } from '../../../shared/contract/migration-errors.ts';
import { listen } from '../listen.ts';
import { inTransaction, type LockPatience } from './lock-retries.ts';
import { markBegun, migrationsUnderWay, prepareLedgers } from './progress.ts';

/** The letters of 'feed' as one integer: the first half of the locks' key, the second is the number. */
const SERVING = 1_717_921_124;
/** Held while it is decided whether a contract may begin, and while a server looks whether one has. */
const CONTRACT_LOCK = '7378415046641214822';
/** A database that is out of reach does not keep a server from its start; it is told when it is there. */
const FIRST_ANSWER_MS = 10_000;

export interface Announcement {
  stop(): Promise<void>;
}

/**
 * Tells of a server from now on, also after the connection was lost.
 * @param connectionString of the owner of the tables
 * @param directory of the migrations that the server's code knows
 * @param onOutdated hears of it when a contract came that the code does not know, which happens only where the database
 *   was out of reach meanwhile
 * @throws DatabaseNewerError where such a contract is there already
 */
export async function announceServer(
  connectionString: string,
  directory: string,
  onOutdated: (error: DatabaseNewerError) => void,
): Promise<Announcement> {
  const known = readMigrationFiles(directory).map(({ name }) => name);
  const number = migrationNumber(known.at(-1) ?? '');
  let isFirst = true;
  const refused = Promise.withResolvers<never>();
  const listening = listen({
    connection: { connectionString },
    channel: 'feedtree_serving',
    onMessage: () => undefined,
    onGap: () => undefined,
    async prepare(client) {
      await client.query(`select pg_advisory_lock_shared(${SERVING}, ${number})`);
      const unknown = await contractsUnknownTo(client, known);
      if (unknown.length === 0) return;
      const error = new DatabaseNewerError(unknown);
      if (isFirst) refused.reject(error);
      else onOutdated(error);
    },
  });
  try {
    await Promise.race([listening.ready, refused.promise, setTimeout(FIRST_ANSWER_MS, undefined, { ref: false })]);
  } catch (error) {
    await listening.stop();
    throw error;
  }
  isFirst = false;
  return listening;
}

/** After whoever decides on a contract at this moment: it sees this server, or this server sees the contract. */
async function contractsUnknownTo(client: pg.Client, known: string[]): Promise<string[]> {
  await client.query('begin');
  await client.query(`select pg_advisory_xact_lock_shared(${CONTRACT_LOCK})`);
  const { rows: tables } = await client.query(`select 1 where to_regclass('public.schema_migration') is not null`);
  const { rows } =
    tables.length === 0 ? { rows: [] } : await client.query<{ name: string }>('select name from schema_migration');
  const names = [...rows.map(({ name }) => name), ...(await migrationsUnderWay(client))];
  await client.query('commit');
  return names.filter((name) => !known.includes(name) && !leavesOlderCodeWorking(name));
}

/**
 * Begins a contract unless a server answers that does not know it.
 * @returns how many such servers there are; with none it has begun, and no such server starts any more
 */
export async function beginContract(client: pg.Client, file: MigrationFile, patience: LockPatience): Promise<number> {
  await prepareLedgers(client);
  return inTransaction(client, patience, async () => {
    await client.query(`select pg_advisory_xact_lock(${CONTRACT_LOCK})`);
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from pg_locks
       where locktype = 'advisory' and objsubid = 2 and granted and classid::bigint = ${SERVING} and objid::bigint < $1
         and database = (select oid from pg_database where datname = current_database())`,
      [migrationNumber(file.name)],
    );
    const older = rows[0]?.count ?? 0;
    if (older === 0) await markBegun(client, file);
    return older;
  });
}
