/** The worker's loops over exports, one a kind. */
import type { Exporter } from '../export/worker.ts';
import type { Logger } from '../../../log.ts';
import { type RunningLoop, startLoop } from '../../../platform/queue/loop.ts';

const PAUSE_MS = 1_000;

/** Stopped, it lets go of the file that it is making: another server begins it anew. */
export function startExporting(name: string, exporter: Exporter, log: Logger): RunningLoop {
  const stopping = new AbortController();
  const loop = startLoop({
    name,
    pauseMs: PAUSE_MS,
    log,
    round: () => exporter.round(stopping.signal),
  });
  return {
    figures: loop.figures,
    async stop() {
      stopping.abort();
      await loop.stop();
    },
  };
}
