/** The worker's loop that counts answers for the results of surveys. */
import type { Database } from '../../../access/database.ts';
import type { Logger } from '../../../log.ts';
import { type RunningLoop, startLoop } from '../../../platform/queue/loop.ts';
import { tryEach } from '../../../platform/queue/try-each.ts';
import { companiesToCount, countAnswers, FULL_LOOK, USUAL_LOOK } from '../results/count-answers.ts';

const PAUSE_MS = 2_000;
const FULL_LOOK_MS = 60_000;

export function startCountingAnswers(database: Database, log: Logger): RunningLoop {
  let fullAt = 0;
  return startLoop({
    name: 'counting answers of surveys',
    pauseMs: PAUSE_MS,
    log,
    async round() {
      const now = Date.now();
      const look = now < fullAt ? USUAL_LOOK : FULL_LOOK;
      if (look === FULL_LOOK) fullAt = now + FULL_LOOK_MS;
      let more = false;
      await tryEach(await companiesToCount(database, look), async ({ id }) => {
        more = (await countAnswers(database, id, look)) || more;
      });
      return more;
    },
  });
}
