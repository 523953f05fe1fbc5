/**
 * An archive that is written in a thread of its own, with a memory of its own: thousands of prints hold up nobody, and
 * leave nothing behind.
 */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { picturesIn } from '../pictures.ts';
import type { BundleOrder, BundleParts, CodeToPrint } from './bundle.ts';
import { type Part, pictureKey, type ThreadOrder } from './thread.ts';

const PART = 20;
/** Several times what is needed, in MB; what is young is looked through often, so that little of it is waste. */
const LIMITS = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 192 };

/** As `writeBundle`, whose files are gone too when it fails. */
export async function writeBundleApart(
  codes: AsyncIterable<CodeToPrint>,
  order: BundleOrder,
  target: string,
  { loadPictures, signal }: BundleParts,
): Promise<void> {
  signal.throwIfAborted();
  const workerData: ThreadOrder = { order, target };
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData, resourceLimits: LIMITS });
  const sent = new Set<string>();

  /** Waits for what the thread says next; rejects when it fails, or when the signal is aborted. */
  const heard = async (): Promise<unknown> => (await once(worker, 'message', { signal }))[0];

  async function send(part: CodeToPrint[]): Promise<void> {
    const pictures: Part['pictures'] = [];
    for (const { design } of part) {
      const files = picturesIn(design).filter(([, file]) => !sent.has(pictureKey(design, file)));
      if (files.length === 0) continue;
      for (const [file, bytes] of await loadPictures(design)) {
        pictures.push([pictureKey(design, file), bytes]);
        sent.add(pictureKey(design, file));
      }
    }
    await post({ codes: part, pictures });
  }

  let asked = heard();
  asked.catch(() => undefined);
  async function post(part: Part): Promise<void> {
    await asked;
    asked = heard();
    asked.catch(() => undefined);
    worker.postMessage(part);
  }

  try {
    const part: CodeToPrint[] = [];
    for await (const code of codes) {
      part.push(code);
      if (part.length === PART) await send(part.splice(0));
    }
    if (part.length > 0) await send(part);
    await post({ codes: null, pictures: [] });
    await asked;
  } catch (error) {
    await worker.terminate();
    await Promise.all(['', '.sheets', '.list'].map((ending) => rm(`${target}${ending}`, { force: true })));
    throw error;
  }
  await worker.terminate();
}
