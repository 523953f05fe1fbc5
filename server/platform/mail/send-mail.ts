/** The worker's loop over the outbox. */
import { deliverDue, forgetOldMails, type MailerParts, openMailQueue } from './deliver.ts';
import { type RunningLoop, startLoop } from '../queue/loop.ts';

const PAUSE_MS = 1_000;
const TIDY_MS = 3_600_000;

export function startMailing(parts: MailerParts): RunningLoop {
  const queue = openMailQueue(parts.database);
  let tidyAt = 0;
  return startLoop({
    name: 'delivering mail',
    pauseMs: PAUSE_MS,
    log: parts.log,
    async round() {
      if (Date.now() >= tidyAt) {
        await forgetOldMails(parts.database);
        tidyAt = Date.now() + TIDY_MS;
      }
      return (await deliverDue(parts, queue)) > 0;
    },
  });
}
