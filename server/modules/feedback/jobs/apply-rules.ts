/** The worker's loop over what happens by itself. */
import type { Database } from '../../../access/database.ts';
import type { Logger } from '../../../log.ts';
import { enqueueNotices } from '../notices/enqueue.ts';
import { tellDueSoon } from '../notices/due-soon.ts';
import { takeArrivals } from '../rules/arrivals.ts';
import { takeDueSteps } from '../rules/due.ts';
import { findSilences } from '../rules/silence.ts';
import { type RunningLoop, startLoop } from '../../../platform/queue/loop.ts';
import { tryEach } from '../../../platform/queue/try-each.ts';

const PAUSE_MS = 1_000;
const FULL_LOOK_MS = 30_000;
const SILENCE_MS = 3_600_000;
const DUE_MS = 30_000;

export function startApplyingRules(database: Database, log: Logger): RunningLoop {
  let [fullAt, silenceAt, dueAt] = [0, 0, 0];
  return startLoop({
    name: 'applying rules',
    pauseMs: PAUSE_MS,
    log,
    async round() {
      const now = Date.now();
      let more = false;
      const arrivals = async (): Promise<void> => {
        const full = now >= fullAt;
        if (full) fullAt = now + FULL_LOOK_MS;
        more = (await takeArrivals(database, { full })) || more;
      };
      const dueSteps = async (): Promise<void> => {
        more = (await takeDueSteps(database)) || more;
      };
      const silences = async (): Promise<void> => {
        if (now < silenceAt) return;
        silenceAt = now + SILENCE_MS;
        await findSilences(database);
      };
      const dueSoon = async (): Promise<void> => {
        if (now < dueAt) return;
        dueAt = (await tellDueSoon(database)) ? now : now + DUE_MS;
      };
      await tryEach([arrivals, dueSteps, silences, dueSoon, () => enqueueNotices(database)], (step) => step());
      return more;
    },
  });
}
