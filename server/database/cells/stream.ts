/**
 * What one cell tells another of a company's rows: a publication that leaves out the rows of others, a slot that keeps
 * what was not taken yet, a subscription that takes it. Making and removing any of them twice does it once.
 */
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { withConnection } from '../with-connection.ts';
import { MoveError } from './move-error.ts';
import { type MovedTable, ownedBy } from './tables.ts';

/** One direction of a move: of its slot and its subscription, which the two may not share in one cluster. */
export type Direction = 'forth' | 'back';

const publicationName = (companyId: number): string => `feedtree_move_${companyId}`;
export const streamName = (companyId: number, direction: Direction): string =>
  `${publicationName(companyId)}_${direction}`;

const SLOT_MS = 10_000;
const PAUSE_MS = 50;
const POLL_MS = 3;

/** Truncating a table is no matter of one company and is not told. */
export async function ensurePublication(client: pg.ClientBase, tables: MovedTable[], companyId: number): Promise<void> {
  const name = publicationName(companyId);
  const { rowCount } = await client.query('select from pg_publication where pubname = $1', [name]);
  if (rowCount !== 0) return;
  const rows = tables.map((table) => `${table.name} where (${ownedBy(table, companyId)})`);
  await client.query(
    `create publication ${name} for table ${rows.join(', ')} with (publish = 'insert, update, delete')`,
  );
}

export async function dropPublication(client: pg.ClientBase, companyId: number): Promise<void> {
  await client.query(`drop publication if exists ${publicationName(companyId)}`);
}

export async function hasSlot(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_replication_slots where slot_name = $1', [name]);
  return rowCount !== 0;
}

/** From where it is made on; waits for transactions of the whole cluster that have written. */
export async function ensureSlot(client: pg.ClientBase, name: string): Promise<void> {
  if (await hasSlot(client, name)) return;
  await client.query(`select pg_create_logical_replication_slot($1, 'pgoutput')`, [name]);
}

/**
 * A slot, and a snapshot of exactly what it does not tell.
 * @param work gets the snapshot's name, which others may take over until the work is done
 */
export async function withNewSlot<Answer>(
  url: string,
  name: string,
  work: (snapshot: string) => Promise<Answer>,
): Promise<Answer> {
  const connectionString = `${url}${url.includes('?') ? '&' : '?'}replication=database`;
  return withConnection({ connectionString, application_name: 'feedtree-move' }, async (client) => {
    // The language of replication has its words in capital letters.
    const made = await client.query<{ snapshot_name: string }>(
      `CREATE_REPLICATION_SLOT ${name} LOGICAL pgoutput (SNAPSHOT 'export')`,
    );
    return work(made.rows[0]?.snapshot_name ?? '');
  });
}

/** Ends whoever reads it. */
export async function dropSlot(client: pg.ClientBase, name: string): Promise<void> {
  for (const end = Date.now() + SLOT_MS; await hasSlot(client, name); await setTimeout(PAUSE_MS)) {
    await client.query(
      'select pg_terminate_backend(active_pid) from pg_replication_slots where slot_name = $1 and active_pid is not null',
      [name],
    );
    try {
      await client.query('select pg_drop_replication_slot($1)', [name]);
    } catch (error) {
      // Its reader takes a moment to go, and a subscription that is not disabled sends another one.
      if (!(error instanceof pg.DatabaseError) || Date.now() > end) throw error;
    }
  }
}

/**
 * One that is there learns where the other cell is reached now.
 * @param publisher connection string, as the cell of the subscription reaches the other
 * @param state a disabled one takes nothing yet; the slot is to be there already
 */
export async function ensureSubscription(
  client: pg.ClientBase,
  { name, companyId, publisher }: { name: string; companyId: number; publisher: string },
  state: 'enabled' | 'disabled',
): Promise<void> {
  const connection = `connection ${pg.escapeLiteral(publisher)}`;
  await client.query(
    (await subscriptionId(client, name)) === undefined
      ? `create subscription ${name} ${connection} publication ${publicationName(companyId)}
         with (create_slot = false, slot_name = '${name}', copy_data = false, enabled = false, origin = none)`
      : `alter subscription ${name} ${connection}`,
  );
  await client.query(`alter subscription ${name} ${state === 'enabled' ? 'enable' : 'disable'}`);
}

/** Leaves the slot, whose cell may be down. */
export async function dropSubscription(client: pg.ClientBase, name: string): Promise<void> {
  if ((await subscriptionId(client, name)) === undefined) return;
  await client.query(`alter subscription ${name} disable`);
  await client.query(`alter subscription ${name} set (slot_name = none)`);
  await client.query(`drop subscription ${name}`);
}

async function subscriptionId(client: pg.ClientBase, name: string): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `select oid::text as id from pg_subscription where subname = $1
     and subdbid = (select oid from pg_database where datname = current_database())`,
    [name],
  );
  return rows[0]?.id;
}

/** What is kept for the follower, in bytes of the log of the whole cell. */
export async function lagBytes(client: pg.ClientBase, name: string): Promise<number> {
  const { rows } = await client.query<{ lag: number | null }>(
    `select (pg_current_wal_insert_lsn() - confirmed_flush_lsn)::float8 as lag from pg_replication_slots where slot_name = $1`,
    [name],
  );
  return rows[0]?.lag ?? 0;
}

/**
 * Waits until the follower has all that was committed at the served cell until now. What is asked for is a mark: the
 * company's own row, written without a change.
 * @param owners the companies' own table
 * @returns how long it took, in milliseconds
 * @throws MoveError `move_not_quiet` after `patienceMs`
 */
export async function waitForFollower(
  { served, follower }: { served: pg.ClientBase; follower: pg.ClientBase },
  { owners, companyId, name }: { owners: MovedTable; companyId: number; name: string },
  patienceMs: number,
): Promise<number> {
  const id = await subscriptionId(follower, name);
  const began = Date.now();
  const mark = await markRow(served, owners, companyId);
  for (;;) {
    const { rows } = await follower.query<{ there: boolean | null }>(
      `select pg_replication_origin_progress($1, false) > $2::pg_lsn as there`,
      [`pg_${id}`, mark],
    );
    const tookMs = Date.now() - began;
    if (rows[0]?.there) return tookMs;
    if (tookMs > patienceMs)
      throw new MoveError('move_not_quiet', `The other cell was more than ${patienceMs} ms behind.`);
    await setTimeout(POLL_MS);
  }
}

/** @returns a place in the log before the mark's commit and behind all that was committed before */
async function markRow(client: pg.ClientBase, owners: MovedTable, companyId: number): Promise<string> {
  await client.query('begin');
  try {
    await client.query(`update ${owners.name} set updated_at = updated_at where ${ownedBy(owners, companyId)}`);
    const { rows } = await client.query<{ place: string }>('select pg_current_wal_insert_lsn()::text as place');
    await client.query('commit');
    return rows[0]?.place ?? '0/0';
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
