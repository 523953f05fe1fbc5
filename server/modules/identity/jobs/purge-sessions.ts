/** Forgets sessions that have run out: nobody can come back by them, and what they did stands in the audit log. */
import type { Database } from '../../../access/database.ts';
import type { Logger } from '../../../log.ts';
import { type RunningLoop, startLoop } from '../../../platform/queue/loop.ts';

export const BATCH_ROWS = 1_000;
const INTERVAL_MS = 3_600_000;

/** Forgets one batch; answers whether more may be waiting. Several servers may do so side by side. */
export async function purgeSessions(database: Database, batch = BATCH_ROWS): Promise<boolean> {
  const gone = await database.lookup('worker', {
    name: 'purge_sessions',
    text: `delete from session where (company_id, id) in (
        select company_id, id from session where expires_at < now() order by company_id, id limit $1
      ) returning id`,
    values: [batch],
  });
  return gone.length === batch;
}

export const startPurgingSessions = (database: Database, log: Logger): RunningLoop =>
  startLoop({ name: 'forgetting sessions', pauseMs: INTERVAL_MS, log, round: () => purgeSessions(database) });
