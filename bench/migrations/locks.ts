/** Who waits for a table's lock, looked at many times a second on a connection of its own. */
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

export interface LockFigures {
  /** The longest that anybody but who migrates was seen to wait for it, in milliseconds. */
  wait: number;
  /** The longest that who migrates was seen to hold a lock that holds up writes of the large table, in milliseconds. */
  held: number;
  /** The strongest such lock; empty when none was seen. */
  mode: string;
}

export interface LockWatch {
  /** Figures since the last time. */
  take(): LockFigures;
  stop(): Promise<void>;
}

const PAUSE_MS = 4;
const LARGE = 'feedback';
const NOTHING: LockFigures = { wait: 0, held: 0, mode: '' };

const LOOK = `select
  coalesce((select max(extract(epoch from clock_timestamp() - waitstart) * 1000) from pg_locks l
    join pg_stat_activity a on a.pid = l.pid
    where not granted and locktype in ('relation', 'tuple', 'transactionid') and a.application_name not like '%migrate'
      and exists (select from unnest(pg_blocking_pids(l.pid)) as blocking (pid)
        join pg_stat_activity b on b.pid = blocking.pid where b.application_name like '%migrate')), 0)::float8 as wait,
  (select min(mode) from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where granted and relation = to_regclass('public.${LARGE}') and a.application_name like '%migrate'
      and mode in ('AccessExclusiveLock', 'ExclusiveLock', 'ShareRowExclusiveLock', 'ShareLock')) as mode`;

export async function watchLocks(connectionString: string): Promise<LockWatch> {
  const client = new pg.Client({ connectionString, application_name: 'bench-watch' });
  await client.connect();
  let figures = { ...NOTHING };
  let since: number | undefined;
  let stopped = false;
  async function watch(): Promise<void> {
    while (!stopped) {
      const { rows } = await client.query<{ wait: number; mode: string | null }>(LOOK);
      const [{ wait, mode } = { wait: 0, mode: null }] = rows;
      const now = performance.now();
      since = mode === null ? undefined : (since ?? now);
      figures = {
        wait: Math.max(figures.wait, Math.round(wait)),
        held: Math.max(figures.held, since === undefined ? 0 : Math.round(now - since)),
        mode: [figures.mode, mode ?? ''].filter((one) => one !== '').toSorted()[0] ?? '',
      };
      await setTimeout(PAUSE_MS);
    }
  }
  const watching = watch();
  return {
    take() {
      const taken = figures;
      figures = { ...NOTHING };
      return taken;
    },
    async stop() {
      stopped = true;
      await watching;
      await client.end();
    },
  };
}
