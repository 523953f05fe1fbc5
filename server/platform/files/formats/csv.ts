import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { type Cell, escapeCell } from '../../../../shared/csv/cell.ts';
import { delimiterOf } from '../../../../shared/csv/delimiter.ts';
import type { SheetFormat } from '../../../http/sheet-format.ts';

/** A tab or a line feed in front is trimmed, and what is left behind it told for what it is. */
const written = (cell: Cell): string | number | null => (typeof cell === 'string' ? escapeCell(cell) : cell);

/** RFC 4180, with a byte order mark: without it Excel takes the file for one of the system's old encodings. */
export const csv: SheetFormat = {
  name: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  bytes({ locale, header, rows }) {
    async function* lines() {
      yield header.map(written);
      for await (const row of rows) yield row.map(written);
    }
    const source = Readable.from(lines());
    const lined = stringify({ bom: true, record_delimiter: 'windows', delimiter: delimiterOf(locale) });
    source.once('error', (error) => lined.destroy(error));
    lined.once('close', () => source.destroy());
    return source.pipe(lined);
  },
};
