/** The worker's loop over subscriptions whose period is over. */
import type { PaymentParts } from '../payments/settle.ts';
import { announceRenewals } from '../subscriptions/announce.ts';
import { renewDue } from '../subscriptions/renew.ts';
import { type RunningLoop, startLoop } from '../../../platform/queue/loop.ts';

const PAUSE_MS = 60_000;

export const startRenewing = (parts: PaymentParts): RunningLoop =>
  startLoop({
    name: 'renewing subscriptions',
    pauseMs: PAUSE_MS,
    log: parts.log,
    async round() {
      const isMore = await announceRenewals(parts);
      await renewDue(parts);
      return isMore;
    },
  });
