/** A report that is drawn in a thread of its own, with a memory of its own: it holds up nobody else's call. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createSemaphore } from '../../../../http/overload/semaphore.ts';
import type { ReportOrder } from './blocks.ts';

/** In MB; several times what the largest report takes. */
const LIMITS = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 192 };
const turns = createSemaphore({ atOnce: 2, waiting: 40 });

/**
 * The report as a PDF file.
 * @throws Problem 503 where too many wait for theirs
 */
export const reportPdfApart = (order: ReportOrder): Promise<Buffer> =>
  turns.run(async () => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: order, resourceLimits: LIMITS });
    try {
      const [bytes] = (await once(worker, 'message')) as [Uint8Array];
      return Buffer.from(bytes);
    } finally {
      await worker.terminate();
    }
  });
