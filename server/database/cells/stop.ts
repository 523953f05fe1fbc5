/**
 * Which companies a cell does not serve, and the stop in which one is closed. Nothing is stopped half-way: a transaction
 * holds the lock of its company, or of all, to its end (server/database/tenant-key.ts), so that whoever has both locks
 * alone knows that nobody writes. With the connection the locks go: a mover that dies in a stop has stopped nothing.
 */
import pg from 'pg';
import { companyLock, EVERY_COMPANY_LOCK, TENANT_KEY_TABLE } from '../tenant-key.ts';
import { MoveError } from './move-error.ts';

/** How long a stop waits for those who are at it, in milliseconds; meanwhile others wait behind it, or are refused. */
export interface StopPatience {
  /** For transactions of workers and of the platform; those that come wait, and their own patience is 2 s. */
  workersMs: number;
  /** For transactions of the company; those that come are refused. */
  companyMs: number;
}

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Refuses its statements and hides its rows from workers and the platform; in a stop, or where it has no rows yet.
 * Durable when it is done; closing it twice is closing it once.
 */
export async function closeCompany(client: pg.ClientBase, companyId: number): Promise<void> {
  await client.query(
    `update ${TENANT_KEY_TABLE} set closed_companies = array_append(closed_companies, $1::bigint)
     where $1::bigint <> all (closed_companies)`,
    [companyId],
  );
}

/** Takes `closeCompany` back. */
export async function openCompany(client: pg.ClientBase, companyId: number): Promise<void> {
  await client.query(
    `update ${TENANT_KEY_TABLE} set closed_companies = array_remove(closed_companies, $1::bigint)
     where $1::bigint = any (closed_companies)`,
    [companyId],
  );
}

export async function isClosed(client: pg.ClientBase, companyId: number): Promise<boolean> {
  const { rows } = await client.query<{ closed: boolean }>(
    `select $1::bigint = any (closed_companies) as closed from ${TENANT_KEY_TABLE}`,
    [companyId],
  );
  return rows[0]?.closed ?? false;
}

/**
 * Does the work while nobody writes for the company, nor is about to. Workers are waited for first, so that visitors are
 * refused for as short as can be.
 * @param client of the cell's owner, outside a transaction; without a lock_timeout afterwards
 * @param work hears since when the company is refused, in milliseconds of this machine's clock
 * @throws MoveError `move_not_quiet` where somebody was at it for too long: then nothing was done
 */
export async function withCompanyStopped<Answer>(
  client: pg.ClientBase,
  companyId: number,
  work: (since: number) => Promise<Answer>,
  { workersMs, companyMs }: StopPatience,
): Promise<Answer> {
  return withLock(client, EVERY_COMPANY_LOCK, workersMs, async () => {
    const since = Date.now();
    return withLock(client, companyLock(companyId), companyMs, () => work(since));
  });
}

async function withLock<Answer>(
  client: pg.ClientBase,
  lock: string,
  patienceMs: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  await client.query(`set lock_timeout to ${patienceMs}`);
  try {
    await client.query(`select pg_advisory_lock(${lock})`);
  } catch (error) {
    if (!isOfLock(error)) throw error;
    throw new MoveError('move_not_quiet', `Transactions were under way for more than ${patienceMs} ms.`, {
      cause: error,
    });
  } finally {
    await client.query('set lock_timeout to 0').catch(() => undefined);
  }
  try {
    return await work();
  } finally {
    await client.query(`select pg_advisory_unlock(${lock})`).catch(() => undefined);
  }
}

const isOfLock = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;
