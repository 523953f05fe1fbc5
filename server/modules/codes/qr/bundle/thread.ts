/** The thread in which an archive is written: codes come as messages, in parts; the next part is asked for when one is drawn. */
import { parentPort, workerData } from 'node:worker_threads';
import type { QrDesign } from '../../../../../shared/qr/design.ts';
import { picturesIn } from '../pictures.ts';
import type { Pictures } from '../print.ts';
import { type BundleOrder, type CodeToPrint, writeBundle } from './bundle.ts';

export interface ThreadOrder {
  order: BundleOrder;
  target: string;
}

/** A part of the codes; null after the last. */
export interface Part {
  codes: CodeToPrint[] | null;
  /** Those that no earlier part had, by `pictureKey`. */
  pictures: [key: string, bytes: Uint8Array][];
}

/** Pictures lie on the ground of their design. */
export const pictureKey = ({ background = '' }: QrDesign, file: string): string => `${background} ${file}`;

const known = new Map<string, Buffer>();

function loadPictures(design: QrDesign): Promise<Pictures> {
  const found = picturesIn(design).flatMap(([, file]): [string, Buffer][] => {
    const bytes = known.get(pictureKey(design, file));
    return bytes ? [[file, bytes]] : [];
  });
  return Promise.resolve(new Map(found));
}

async function* codesOf(port: NonNullable<typeof parentPort>): AsyncGenerator<CodeToPrint> {
  for (;;) {
    const part = await new Promise<Part>((resolve) => {
      port.once('message', resolve);
      port.postMessage('next');
    });
    for (const [key, bytes] of part.pictures) known.set(key, Buffer.from(bytes));
    if (part.codes === null) return;
    yield* part.codes;
  }
}

if (parentPort) {
  const { order, target } = workerData as ThreadOrder;
  await writeBundle(codesOf(parentPort), order, target, { loadPictures, signal: new AbortController().signal });
  parentPort.postMessage('done');
}
