/** Lets a test step in between two statements of the server: it holds a row, and waits until the server wants it. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const TIMEOUT_MS = 60_000;

export interface Holder {
  query(text: string, values?: unknown[]): Promise<unknown>;
  /** Waits until this many connections wait for a lock of this one, or behind each other for it; throws when they don't. */
  untilBlocked(waiting?: number): Promise<void>;
  /** Commits what was held; only once. */
  release(): Promise<void>;
}

/** Opens a transaction as the database's owner, to whom row-level security does not apply. */
export async function holdRows(connectionString: string): Promise<Holder> {
  const [client, watcher] = [new pg.Client({ connectionString }), new pg.Client({ connectionString })];
  await Promise.all([client.connect(), watcher.connect()]);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await client.query('begin');
  return {
    query: (text, values) => client.query(text, values),
    async untilBlocked(waiting = 1) {
      const deadline = Date.now() + TIMEOUT_MS;
      while (Date.now() < deadline) {
        const blocked = await watcher.query(
          `with recursive blocked as (
            select pid from pg_stat_activity where datname = current_database() and $1 = any(pg_blocking_pids(pid))
            union
            select behind.pid from pg_stat_activity behind join blocked on blocked.pid = any(pg_blocking_pids(behind.pid))
            where behind.datname = current_database()
          ) select pid from blocked`,
          [rows[0]?.pid],
        );
        if (blocked.rows.length >= waiting) return;
        await sleep(10);
      }
      throw new Error('Nothing waits for the rows that the test holds.');
    },
    async release() {
      await client.query('commit');
      await Promise.all([client.end(), watcher.end()]);
    },
  };
}
