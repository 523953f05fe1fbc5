/** What a file of rows is: its first bytes tell; its name and type may lie. */
import { UnreadableFile } from './unreadable-file.ts';

const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];
/** Of Excel's format before 2007, in which a workbook with a password comes as well (MS-CFB, section 2.2). */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];

/** UTF-8, or UTF-16 where a byte order mark says so (Excel's 'Unicode text'). Nothing else is guessed. */
const MARKS: { encoding: string; bytes: number[] }[] = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/** By which the cells of a CSV file may be parted. */
export const DELIMITERS = [',', ';', '\t'];
/** Excel's own line in front of the header, which names the delimiter. */
export const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

const beginsWith = (beginning: Uint8Array, bytes: readonly number[]): boolean =>
  bytes.every((byte, at) => beginning[at] === byte);

/** @throws UnreadableFile for a workbook of a format that is not read */
export function isWorkbook(beginning: Uint8Array): boolean {
  if (beginsWith(beginning, COMPOUND_FILE)) throw new UnreadableFile('old_excel_file');
  return beginsWith(beginning, ARCHIVE);
}

/** Of a text, for a decoder; its mark is dropped by that. */
export const encodingOf = (beginning: Uint8Array): string =>
  MARKS.find(({ bytes }) => beginsWith(beginning, bytes))?.encoding ?? 'utf-8';

/** @throws UnreadableFile where the bytes are no text of the encoding */
export function decoded(decode: () => string): string {
  try {
    const text = decode();
    // No text has this character: it is UTF-16 without its mark, or no text at all.
    if (!text.includes('\0')) return text;
  } catch {
    // Said below.
  }
  throw new UnreadableFile('wrong_encoding');
}
