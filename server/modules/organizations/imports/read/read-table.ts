/** A file of any kind that an import takes, as rows of texts. What it is, its first bytes tell; its name and type may lie. */
import { readCsv } from './csv.ts';
import { type TableRow, UnreadableFile } from './table.ts';
import { readXlsx } from './xlsx.ts';

const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];
/** Of Excel's format before 2007, in which a workbook with a password comes as well (MS-CFB, section 2.2). */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];

export async function readTable(bytes: Buffer): Promise<TableRow[]> {
  const begins = (magic: number[]): boolean => magic.every((byte, at) => bytes[at] === byte);
  if (bytes.length === 0) throw new UnreadableFile('empty_file');
  if (begins(COMPOUND_FILE)) throw new UnreadableFile('old_excel_file');
  const rows = begins(ARCHIVE) ? await readXlsx(bytes) : readCsv(decodeFile(bytes));
  if (rows.length === 0) throw new UnreadableFile('empty_file');
  return rows;
}

/** The text of a file: UTF-8, or UTF-16 where a byte order mark says so (Excel's 'Unicode text'). Nothing else is guessed. */
const MARKS: { encoding: string; bytes: number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

function decodeFile(bytes: Uint8Array): string {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte));
  try {
    // The mark itself is dropped by the decoder.
    const text = new TextDecoder(marked?.encoding ?? 'utf-8', { fatal: true }).decode(bytes);
    // No text has this character: it is UTF-16 without its mark, or no text at all.
    if (!text.includes('\0')) return text;
  } catch {
    // Told below.
  }
  throw new UnreadableFile('wrong_encoding');
}
