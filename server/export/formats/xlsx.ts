import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';
import { carried } from '../../imports/cell.ts';
import { asSheetText } from '../../imports/sheet-text.ts';
import type { Cell } from '../cell.ts';
import type { ExportFormat } from './format.ts';

/** Of one cell (Excel specifications and limits). */
const MAX_CHARACTERS = 32_767;

/** Typed as a text, which no spreadsheet runs as a formula. */
const written = (cell: Cell): Cell =>
  typeof cell === 'string' ? asSheetText(carried(cell.toWellFormed())).slice(0, MAX_CHARACTERS) : cell;

/** Rows beyond what a sheet holds (1,048,576) go on in further ones, each with the header. */
export const xlsx: ExportFormat = {
  name: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  bytes({ name, header, widths, rows }) {
    async function* lines() {
      for await (const row of rows) yield row.map(written);
    }
    const columns = header.map((text, at) => ({ header: String(written(text)), width: widths[at] ?? 24 }));
    const stream = writeXlsxStream(lines(), { name, columns, freezePane: { rows: 1 } });
    return Readable.fromWeb(stream as ReadableStream);
  },
};
