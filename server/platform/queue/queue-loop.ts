/** A loop over a queue: it sleeps until it is told of rows or until the next is due, and looks now and then anyhow. */
import { type QueueChannel, wakeOnRows } from './channel.ts';
import { type LoopOptions, type RunningLoop, startLoop } from './loop.ts';
import type { Queue } from './queue.ts';

/** For what came while nobody listened. */
const LOOK_MS = 10_000;

export interface QueueLoopOptions extends Omit<LoopOptions, 'pauseMs' | 'pause'> {
  queue: Pick<Queue<never>, 'table' | 'nextDueMs'>;
  channel: Pick<QueueChannel, 'on'>;
  /** A shorter pause, while there is reason for one. */
  busyMs?: () => number | null;
}

/** Begins at once. It looks when it is told of rows, when the next one is due, and every ten seconds. */
export function startQueueLoop({ queue, channel, busyMs, ...options }: QueueLoopOptions): RunningLoop {
  const loop = startLoop({
    ...options,
    pauseMs: LOOK_MS,
    pause: async () => busyMs?.() ?? (await queue.nextDueMs()) ?? LOOK_MS,
  });
  return wakeOnRows(channel, queue.table, loop);
}
