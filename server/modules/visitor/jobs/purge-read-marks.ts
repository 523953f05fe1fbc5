/** Forgets how far the journals of reads of servers that are long gone were stored. */
import type { Database } from '../../../access/database.ts';
import type { Logger } from '../../../log.ts';
import { type RunningLoop, startLoop } from '../../../platform/queue/loop.ts';

const BATCH_ROWS = 1_000;
const INTERVAL_MS = 24 * 3_600_000;

/**
 * Forgets one batch; answers whether more may be waiting. A server that still runs begins a new mark with its next read of
 * the company. One that stood still for a quarter of a year after it was killed counts what it was just writing twice.
 */
export async function purgeReadMarks(database: Pick<Database, 'lookup'>, batch = BATCH_ROWS): Promise<boolean> {
  const gone = await database.lookup('worker', {
    name: 'purge_read_marks',
    text: `delete from node_read_mark where (company_id, id) in (
        select company_id, id from node_read_mark where updated_at < now() - interval '90 days'
        order by company_id, id limit $1
      ) returning id`,
    values: [batch],
  });
  return gone.length === batch;
}

export const startPurgingReadMarks = (database: Database, log: Logger): RunningLoop =>
  startLoop({ name: 'forgetting marks of reads', pauseMs: INTERVAL_MS, log, round: () => purgeReadMarks(database) });
