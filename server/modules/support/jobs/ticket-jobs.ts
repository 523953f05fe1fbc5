/** The worker's loops over support: mails to the platform, and tickets that complete by themselves. */
import type { Database } from '../../../access/database.ts';
import type { Logger } from '../../../log.ts';
import { completeAnswered } from '../tickets/complete.ts';
import { enqueueForPlatform } from '../tickets/mail-to-platform.ts';
import { type RunningLoop, startLoop } from '../../../platform/queue/loop.ts';

const MAIL_PAUSE_MS = 5_000;
const COMPLETE_PAUSE_MS = 10 * 60_000;

export const startMailingPlatform = (database: Database, log: Logger): RunningLoop =>
  startLoop({
    name: 'making mails of tickets',
    pauseMs: MAIL_PAUSE_MS,
    log,
    round: () => enqueueForPlatform(database),
  });

export const startCompletingTickets = (database: Database, log: Logger): RunningLoop =>
  startLoop({
    name: 'completing tickets',
    pauseMs: COMPLETE_PAUSE_MS,
    log,
    round: () => completeAnswered(database),
  });
