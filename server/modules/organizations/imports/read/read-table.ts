/** A file of any kind that an import takes, as rows of texts. */
import { readCsv } from './csv.ts';
import { decoded, encodingOf, isWorkbook } from '../../../../platform/files/read/file-kind.ts';
import { UnreadableFile } from '../../../../platform/files/read/unreadable-file.ts';
import type { TableRow } from './table.ts';
import { readXlsx } from './xlsx.ts';

export async function readTable(bytes: Buffer): Promise<TableRow[]> {
  if (bytes.length === 0) throw new UnreadableFile('empty_file');
  const rows = isWorkbook(bytes) ? await readXlsx(bytes) : readCsv(decodeFile(bytes));
  if (rows.length === 0) throw new UnreadableFile('empty_file');
  return rows;
}

const decodeFile = (bytes: Uint8Array): string =>
  decoded(() => new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes));
