/** Forgets what was deleted once its days in the bin are over, or was erased: the rows, and what the log says of their values and why. */
import type { Database } from '../../access/database.ts';
import { descriptors } from '../../generated/index.ts';
import { personalFields } from '../../access/forget.ts';
import type { Logger } from '../../log.ts';
import { type RunningLoop, startLoop } from '../queue/loop.ts';

export const BATCH_ROWS = 1_000;
const INTERVAL_MS = 3_600_000;

/** By entity the fields that tell of a person. */
const PERSONAL = JSON.stringify(
  Object.fromEntries(Object.values(descriptors).map((entity) => [entity.id, personalFields(entity)])),
);

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
        update audit_entry entry set history = null, reason = null, changes = entry.changes - personal.fields
        from gone cross join lateral (
          select array(select jsonb_array_elements_text($2::jsonb -> gone.entity)) as fields
        ) personal
        where entry.company_id in (gone.company_id, (select id from customer where is_platform order by id limit 1))
          and entry.entity = gone.entity and entry.record_id = gone.record_id
          and (entry.history is not null or entry.reason is not null or entry.changes ?| personal.fields)
      )
      select id from gone`,
    values: [batch, PERSONAL],
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
