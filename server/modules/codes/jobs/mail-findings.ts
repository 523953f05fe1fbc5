/** The worker's loop over the weekly mails about codes. */
import type { Database } from '../../../access/database.ts';
import type { Logger } from '../../../log.ts';
import { enqueueFindings } from '../health/enqueue.ts';
import { type RunningLoop, startLoop } from '../../../platform/queue/loop.ts';

const PAUSE_MS = 10 * 60_000;

export const startMailingFindings = (database: Database, log: Logger): RunningLoop =>
  startLoop({
    name: 'making mails about codes',
    pauseMs: PAUSE_MS,
    log,
    round: () => enqueueFindings(database),
  });
