/** The worker's loops over exports, one a kind. */
import type { Exporter } from './worker.ts';
import type { Logger } from '../../log.ts';
import type { QueueChannel } from '../queue/channel.ts';
import type { RunningLoop } from '../queue/loop.ts';
import { startQueueLoop } from '../queue/queue-loop.ts';

/** Stopped, it lets go of the file that it is making: another server begins it anew. */
export function startExporting(
  name: string,
  exporter: Exporter,
  { channel, log }: { channel: QueueChannel; log: Logger },
): RunningLoop {
  const stopping = new AbortController();
  const loop = startQueueLoop({
    name,
    queue: exporter.queue,
    channel,
    log,
    round: () => exporter.round(stopping.signal),
  });
  return {
    ...loop,
    async stop() {
      stopping.abort();
      await loop.stop();
    },
  };
}
