/** Forgets how often callers asked in minutes that are over. */
import type { Database } from '../access/database.ts';
import type { Logger } from '../pipeline.ts';
import { type RunningLoop, startLoop } from './loop.ts';

const BATCH_ROWS = 1_000;
const INTERVAL_MS = 300_000;

/** Forgets one batch; answers whether more may be waiting. Several servers may do so side by side. */
export async function purgeRateLimits(database: Pick<Database, 'lookup'>, batch = BATCH_ROWS): Promise<boolean> {
  const gone = await database.lookup('worker', {
    name: 'purge_rate_limits',
    text: `delete from rate_limit_count where id in (
        select id from rate_limit_count where expires_at < now() order by id limit $1
      ) returning id`,
    values: [batch],
  });
  return gone.length === batch;
}

export const startPurgingRateLimits = (database: Database, log: Logger): RunningLoop =>
  startLoop({ name: 'forgetting rate limits', pauseMs: INTERVAL_MS, log, round: () => purgeRateLimits(database) });
