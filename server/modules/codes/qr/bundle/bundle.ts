/**
 * Many prints as one ZIP: a file a code and format in folders by path, sheets of all with crop marks, and the packing
 * list. For whoever has codes to print, of units or of blank marcs: they come as an async iterable, and nothing is held
 * of them but the few that are being drawn. The program has its turn for others between two codes.
 */
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { pipeline } from 'node:stream/promises';
import type { PrintedCode, QrDesign } from '../../../../../shared/qr/design.ts';
import type { Locale } from '../../../../../shared/i18n/locales.ts';
import { translate } from '../../../../i18n/texts.ts';
import { openPdf, type Paper, type PdfFile } from '../pdf.ts';
import type { LoadPictures } from '../pictures.ts';
import { type Print, printOf } from '../print.ts';
import { writePrint } from '../write.ts';
import { type Archive, openArchive } from './archive.ts';
import { openPackingList } from './packing-list.ts';

export interface CodeToPrint extends PrintedCode {
  /** As it is to be printed: see `optedDesign`. */
  design: QrDesign;
  /** Names of the units above, the top-most first; none of a blank marc. */
  folders: readonly string[];
}

/** `sheets`: one PDF of all, as many on an A4 as fit, with crop marks. */
export const bundleFormats = ['svg', 'png', 'pdf', 'sheets'] as const;
export type BundleFormat = (typeof bundleFormats)[number];

export interface BundleOrder {
  formats: readonly BundleFormat[];
  /** Of the PDF of each code. */
  paper: Exclude<Paper, 'sheet'>;
  /** Of the packing list. */
  locale: Locale;
  /** The time of the files in it. */
  at: Date;
}

export interface BundleParts {
  loadPictures: LoadPictures;
  signal: AbortSignal;
}

/** Prints that are drawn while others are packed. */
const AHEAD = 3;

/**
 * Writes the archive to a file of this machine that is not there yet; two more beside it, `.sheets` and `.list`, are gone
 * when it is done. Rejects with what the codes reject with, or when the signal is aborted; what was written is left then.
 */
export async function writeBundle(
  codes: AsyncIterable<CodeToPrint>,
  order: BundleOrder,
  target: string,
  { loadPictures, signal }: BundleParts,
): Promise<void> {
  const archive = openArchive(target, order.at, signal);
  const sheets = order.formats.includes('sheets') ? openSheets(`${target}.sheets`, order.locale) : null;
  const list = openPackingList(`${target}.list`, order.locale);
  try {
    const drawn = ahead(codes, (code) => draw(code, order, loadPictures), AHEAD);
    for await (const { code, print, files } of drawn) {
      for (const [name, bytes] of files) await archive.add(name, bytes);
      await sheets?.pdf.add(print);
      list.add(code);
      await setImmediate();
      signal.throwIfAborted();
    }
    const named = (key: string, ending: string): string => `${safeName(translate(order.locale, key))}.${ending}`;
    if (sheets) await addWritten(archive, named('prints.sheets', 'pdf'), `${target}.sheets`, sheets.end());
    await addWritten(archive, named('prints.list', 'xlsx'), `${target}.list`, list.end());
  } finally {
    await Promise.allSettled([archive.end(), sheets?.end(), list.end()]);
    await Promise.all([`${target}.sheets`, `${target}.list`].map((file) => rm(file, { force: true })));
  }
  await archive.end();
}

async function addWritten(archive: Archive, name: string, file: string, written: Promise<void>): Promise<void> {
  await written;
  await archive.addFile(name, file);
}

interface Drawn {
  code: CodeToPrint;
  print: Print;
  files: [name: string, bytes: Buffer][];
}

/** A code makes each name one of a kind, whatever its unit is called. */
async function draw(code: CodeToPrint, { formats, paper }: BundleOrder, loadPictures: LoadPictures): Promise<Drawn> {
  const { design, unit, folders } = code;
  const print = printOf(design, code, await loadPictures(design));
  const name = folderPath(folders) + (unit ? `${safeName(unit.name)} ${code.code}` : code.code);
  const files: Drawn['files'] = [];
  for (const format of ['svg', 'png', 'pdf'] as const)
    if (formats.includes(format))
      files.push([`${name}.${format}`, await writePrint({ design, code, print }, format, paper)]);
  return { code, print, files };
}

interface Sheets {
  pdf: Pick<PdfFile, 'add'>;
  /** Done when it is written. */
  end(): Promise<void>;
}

function openSheets(target: string, locale: Locale): Sheets {
  const pdf = openPdf(translate(locale, 'prints.sheets'), 'sheet');
  const written = pipeline(pdf.bytes, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  written.catch(() => undefined);
  let isEnded = false;
  return {
    pdf,
    end() {
      if (!isEnded) pdf.end();
      isEnded = true;
      return written;
    },
  };
}

/** Makes what comes of each item while the ones before are still being taken, so many ahead at most; in their order. */
async function* ahead<Item, Made>(
  items: AsyncIterable<Item>,
  make: (item: Item) => Promise<Made>,
  most: number,
): AsyncGenerator<Made> {
  const underWay: Promise<Made>[] = [];
  for await (const item of items) {
    const made = make(item);
    // Told where it is taken; until then nobody listens to it.
    made.catch(() => undefined);
    underWay.push(made);
    const first = underWay.length > most ? underWay.shift() : undefined;
    if (first) yield await first;
  }
  for (const made of underWay) yield await made;
}

// Names of files and folders that every system can unpack, out of what people call their units.

/** In characters: of one name, and of all folders above a file. Windows takes 260 with the folder that it is unpacked in. */
const LONGEST_NAME = 48;
const LONGEST_PATH = 140;

/** What Windows refuses, what leads elsewhere, and what is not to be seen: control and format characters. */
const REFUSED = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/gu;
/** Devices of Windows, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A name of at least one character, without a path's parts. */
function safeName(name: string): string {
  const plain = name.toWellFormed().normalize('NFC').replace(REFUSED, '_').replace(/\s+/gu, ' ').trim();
  const cut = withoutEnds(shortened(plain).replace(/^\.+/, ''));
  if (cut === '') return '_';
  return DEVICE.test(cut) ? `_${cut}` : cut;
}

/** Systems leave out dots and blanks at a name's end. */
function withoutEnds(text: string): string {
  let end = text.length;
  while (text[end - 1] === '.' || text[end - 1] === ' ') end -= 1;
  return text.slice(0, end);
}

function shortened(text: string): string {
  if (text.length <= LONGEST_NAME) return text;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length > LONGEST_NAME) break;
    kept += segment;
  }
  return kept;
}

/** Folders of a file, outermost first, as one path that ends in a slash; those that make it too long are left out. */
function folderPath(names: readonly string[]): string {
  let path = '';
  for (const name of names) {
    const longer = `${path}${safeName(name)}/`;
    if (longer.length > LONGEST_PATH) break;
    path = longer;
  }
  return path;
}
