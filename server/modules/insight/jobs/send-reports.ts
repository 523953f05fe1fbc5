/** The worker's loop over reports that are due. */
import type { Database } from '../../../access/database.ts';
import type { Logger } from '../../../log.ts';
import { enqueueReports } from '../reports/enqueue.ts';
import { type RunningLoop, startLoop } from '../../../platform/queue/loop.ts';

const PAUSE_MS = 10_000;

export const startReporting = (database: Database, log: Logger): RunningLoop =>
  startLoop({
    name: 'making reports',
    pauseMs: PAUSE_MS,
    log,
    round: () => enqueueReports(database),
  });
