/** Forgets what was deleted once its days in the bin are over: the rows, and what the log says of their values and why. */
import type { Database } from '../../access/database.ts';
import type { Logger } from '../../log.ts';
import { type RunningLoop, startLoop } from '../queue/loop.ts';

export const BATCH_ROWS = 1_000;
const INTERVAL_MS = 3_600_000;

/**
 * Forgets one batch; answers whether more may be waiting. Several servers may do so side by side. What the platform
 * deleted of a company stands in the platform's log.
 */
export async function forgetDeletedRows(database: Pick<Database, 'lookup'>, batch = BATCH_ROWS): Promise<boolean> {
  const gone = await database.lookup('worker', {
    name: 'forget_deleted_rows',
    text: `with gone as (
        delete from deleted_row where (company_id, id) in (
          select company_id, id from deleted_row where expires_at < now() order by expires_at limit $1
        ) returning company_id, id, entity, record_id
      ), forgotten as (
        update audit_entry entry set history = null, reason = null from gone
        where entry.company_id in (gone.company_id, (select id from customer where is_platform order by id limit 1))
          and entry.entity = gone.entity and entry.record_id = gone.record_id
          and (entry.history is not null or entry.reason is not null)
      )
      select id from gone`,
    values: [batch],
  });
  return gone.length === batch;
}

export const startForgettingDeletedRows = (database: Database, log: Logger): RunningLoop =>
  startLoop({
    name: 'forgetting deleted rows',
    pauseMs: INTERVAL_MS,
    log,
    round: () => forgetDeletedRows(database),
  });
