/** The worker's loop over subscriptions whose period is over, and over contracts that are to begin. */
import type { PaymentParts } from '../payments/settle.ts';
import { announceRenewals } from '../subscriptions/announce.ts';
import { renewDue } from '../subscriptions/renew.ts';
import { type QueueChannel, wakeOnRows } from '../../../platform/queue/channel.ts';
import { type RunningLoop, startLoop } from '../../../platform/queue/loop.ts';

const PAUSE_MS = 60_000;

/** A contract that begins today begins at once. */
export const startRenewing = (parts: PaymentParts, channel: QueueChannel): RunningLoop =>
  wakeOnRows(
    channel,
    'contract',
    startLoop({
      name: 'renewing subscriptions',
      pauseMs: PAUSE_MS,
      log: parts.log,
      async round() {
        const isMore = await announceRenewals(parts);
        await renewDue(parts);
        return isMore;
      },
    }),
  );
