/** Forgets how often callers asked, and guessed, in times that are over. */
import type { Database } from '../../access/database.ts';
import type { Logger } from '../../log.ts';
import { type RunningLoop, startLoop } from './loop.ts';

const BATCH_ROWS = 1_000;
const INTERVAL_MS = 300_000;

const TABLES = ['rate_limit_count', 'login_throttle'];

/** Forgets one batch of each; answers whether more may be waiting. Several servers may do so side by side. */
export async function purgeRateLimits(database: Pick<Database, 'lookup'>, batch = BATCH_ROWS): Promise<boolean> {
  let isMore = false;
  for (const table of TABLES) {
    const gone = await database.lookup('worker', {
      name: `purge_${table}`,
      text: `delete from ${table} where id in (
          select id from ${table} where expires_at < now() order by id limit $1
        ) returning id`,
      values: [batch],
    });
    isMore ||= gone.length === batch;
  }
  return isMore;
}

export const startPurgingRateLimits = (database: Database, log: Logger): RunningLoop =>
  startLoop({ name: 'forgetting rate limits', pauseMs: INTERVAL_MS, log, round: () => purgeRateLimits(database) });
