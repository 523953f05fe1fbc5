/** The worker's loop over payments that nobody has settled, and cards that the gateway has to forget. */
import { forgetCards } from '../payments/forget-cards.ts';
import { reconcile } from '../payments/reconcile.ts';
import type { PaymentParts } from '../payments/settle.ts';
import { type RunningLoop, startLoop } from '../../../platform/queue/loop.ts';

const PAUSE_MS = 20_000;

export const startReconciling = (parts: PaymentParts): RunningLoop =>
  startLoop({
    name: 'asking for payments',
    pauseMs: PAUSE_MS,
    log: parts.log,
    round: async () => (await reconcile(parts)) || (await forgetCards(parts)),
  });
