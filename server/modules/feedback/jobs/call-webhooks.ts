/** The worker's loop over what webhooks are to be told. */
import { type CallerParts, createDeliverer, forgetOldDeliveries } from '../webhooks/deliver.ts';
import type { QueueChannel } from '../../../platform/queue/channel.ts';
import type { RunningLoop } from '../../../platform/queue/loop.ts';
import { startQueueLoop } from '../../../platform/queue/queue-loop.ts';

/** While something is under way: a receiver that is busy is asked for again. */
const BUSY_MS = 250;
const TIDY_MS = 3_600_000;

export function startCallingWebhooks(parts: CallerParts, channel: QueueChannel): RunningLoop {
  const deliverer = createDeliverer(parts);
  let tidyAt = 0;
  const loop = startQueueLoop({
    name: 'calling webhooks',
    queue: deliverer.queue,
    channel,
    busyMs: () => (deliverer.isBusy() ? BUSY_MS : null),
    log: parts.log,
    async round() {
      if (Date.now() >= tidyAt) {
        await forgetOldDeliveries(parts.database);
        tidyAt = Date.now() + TIDY_MS;
      }
      await deliverer.round();
      // What was taken is under way.
      return false;
    },
  });
  return {
    ...loop,
    async stop() {
      await loop.stop();
      await deliverer.stop();
    },
  };
}
