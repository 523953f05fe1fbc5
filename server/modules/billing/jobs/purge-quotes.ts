/** Forgets quotes that nobody has paid a day after they ended; those of payments stay with them. */
import type { Database } from '../../../access/database.ts';
import type { Logger } from '../../../log.ts';
import { type RunningLoop, startLoop } from '../../../platform/queue/loop.ts';

const BATCH_ROWS = 1_000;
const INTERVAL_MS = 3_600_000;

/** Forgets one batch; answers whether more may be waiting. Several servers may do so side by side. */
export async function purgeQuotes(database: Database, batch = BATCH_ROWS): Promise<boolean> {
  const gone = await database.lookup('worker', {
    name: 'purge_quotes',
    text: `delete from quote where (company_id, id) in (
        select q.company_id, q.id from quote q
        where q.used_at is null and q.expires_at < now() - interval '1 day'
          and not exists (select 1 from payment p where p.company_id = q.company_id and p.quote_id = q.id)
        order by q.expires_at limit $1
      ) returning id`,
    values: [batch],
  });
  return gone.length === batch;
}

export const startPurgingQuotes = (database: Database, log: Logger): RunningLoop =>
  startLoop({ name: 'forgetting quotes', pauseMs: INTERVAL_MS, log, round: () => purgeQuotes(database) });
