/** The worker's loop over the outbox. */
import { deliverDue, forgetOldMails, type MailerParts, openMailQueue } from './deliver.ts';
import type { QueueChannel } from '../queue/channel.ts';
import type { RunningLoop } from '../queue/loop.ts';
import { startQueueLoop } from '../queue/queue-loop.ts';

const TIDY_MS = 3_600_000;

/** Delivers what is due, as soon as it is queued, and forgets old mails now and then. */
export function startMailing(parts: MailerParts, channel: QueueChannel): RunningLoop {
  const queue = openMailQueue(parts.database);
  let tidyAt = 0;
  return startQueueLoop({
    name: 'delivering mail',
    queue,
    channel,
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
