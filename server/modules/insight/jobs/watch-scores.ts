/** The worker's loop that looks for falls of scores. */
import type { Database } from '../../../access/database.ts';
import type { Logger } from '../../../log.ts';
import { companiesToLookAt, lookAtCompany, USUAL_LOOK } from '../alerts/look-at-company.ts';
import { type RunningLoop, startLoop } from '../../../platform/queue/loop.ts';
import { tryEach } from '../../../platform/queue/try-each.ts';

const PAUSE_MS = 20_000;

/** One batch of each company that has any; answers whether more is waiting. */
export async function watchScores(database: Database, look = USUAL_LOOK): Promise<boolean> {
  let more = false;
  await tryEach(await companiesToLookAt(database, look), async ({ id }) => {
    more = (await database.withTenant('app', id, (transaction) => lookAtCompany(transaction, look))) || more;
  });
  return more;
}

export const startWatchingScores = (database: Database, log: Logger): RunningLoop =>
  startLoop({ name: 'watching scores', pauseMs: PAUSE_MS, log, round: () => watchScores(database) });
