/** The worker's loop over what webhooks are to be told. */
import { type CallerParts, createDeliverer, forgetOldDeliveries } from '../webhooks/deliver.ts';
import { type RunningLoop, startLoop } from '../../../platform/queue/loop.ts';

const PAUSE_MS = 250;
const TIDY_MS = 3_600_000;

export function startCallingWebhooks(parts: CallerParts): RunningLoop {
  const deliverer = createDeliverer(parts);
  let tidyAt = 0;
  const loop = startLoop({
    name: 'calling webhooks',
    pauseMs: PAUSE_MS,
    log: parts.log,
    async round() {
      if (Date.now() >= tidyAt) {
        await forgetOldDeliveries(parts.database);
        tidyAt = Date.now() + TIDY_MS;
      }
      await deliverer.round();
      // What was taken is under way; a receiver that is busy is asked for again after the pause.
      return false;
    },
  });
  return {
    figures: loop.figures,
    async stop() {
      await loop.stop();
      await deliverer.stop();
    },
  };
}
