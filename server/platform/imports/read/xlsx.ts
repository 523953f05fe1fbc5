/** The first sheet of an Excel workbook, row by row as it is unpacked. */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { streamXlsxRows } from 'hucre/xlsx';
import { type FileLine, MAX_COLUMNS } from './table.ts';
import { UnreadableFile } from '../../files/read/unreadable-file.ts';

export async function* xlsxRows(path: string): AsyncGenerator<FileLine> {
  const bytes = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  try {
    for await (const { index, values } of streamXlsxRows(bytes))
      yield { row: index + 1, cells: values.slice(0, MAX_COLUMNS).map(textOf) };
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('broken_file', { cause: error });
  }
}

/** A cell as a person reads it. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const text = date.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : `${text.slice(0, 19)}Z`;
}
