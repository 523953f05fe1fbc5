/** A file of any kind that an import takes, as rows of texts. What it is, its first bytes tell; its name and type may lie. */
import { decodeFile } from './text.ts';
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
