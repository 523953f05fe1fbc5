/**
 * The paths of prints as parts of a PDF that pages show (form XObjects, ISO 32000-1, 8.10): what stands on every print of
 * a sheet is in the file once. They are packed beside the program; pdfkit would pack a page while everything else waits.
 */
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Shape } from '../../../../shared/qr/drawing.ts';
import { pathOperators } from './pdf-path.ts';
import type { Print } from './print.ts';

export interface Form {
  /** Fills it on the current page, in the current color, where the page's origin is moved to. */
  show(document: PDFKit.PDFDocument): void;
}

const pack = promisify(deflate);

/** Lines of text that later prints of the file may show again. */
const MAX_CACHED_LINES = 300;
/** In bytes: what packs takes room for what may come of it, which is by default more than most lines are long. */
const MIN_CHUNK = 1024;
/** Of what a form may cover, in its own units: more than any path of ours. */
const REACH = 10_000;

/** Answers what makes the forms of a print, by their paths. */
export function openForms(document: PDFKit.PDFDocument): (print: Print) => Promise<ReadonlyMap<string, Form>> {
  const lines = new LRUCache<string, Form>({ max: MAX_CACHED_LINES });
  let count = 0;

  async function make(d: string): Promise<Form> {
    const operators = Buffer.from(`${pathOperators(d)}f`, 'latin1');
    const bytes = await pack(operators, { chunkSize: Math.max(MIN_CHUNK, operators.length >> 1) });
    const name = `P${(count += 1)}`;
    const reference = document.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [-REACH, -REACH, REACH, REACH],
      Filter: 'FlateDecode',
    });
    reference.end(bytes);
    return {
      show({ page }) {
        page.xobjects[name] = reference;
        document.addContent(`/${name} Do`);
      },
    };
  }

  return async (print) => {
    const made = new Map<string, Form>();
    const wanted = pathsOf(print.drawing.shapes, print);
    await Promise.all(
      [...wanted].map(async ([d, isLine]) => {
        const form = lines.get(d) ?? (await make(d));
        made.set(d, form);
        if (isLine) lines.set(d, form);
      }),
    );
    return made;
  };
}

/** Each path once, and whether it is a line of text. */
function pathsOf(shapes: readonly Shape[], print: Print, found = new Map<string, boolean>()): Map<string, boolean> {
  for (const shape of shapes) {
    if (shape.kind === 'group') pathsOf(shape.shapes, print, found);
    else if (shape.kind === 'text') found.set(print.letters.outline(shape), true);
    else if (shape.kind === 'path') found.set(shape.d, false);
  }
  found.delete('');
  return found;
}
