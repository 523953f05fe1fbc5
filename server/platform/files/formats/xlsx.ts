import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type * as Hucre from 'hucre/xlsx';
import { lazily } from '../../../lazy.ts';
import { type Cell, escapeCell, portableText } from '../../../../shared/csv/cell.ts';
import { asSheetText } from '../sheet-text.ts';
import type { SheetFormat } from '../../../http/sheet-format.ts';

const load = lazily<typeof Hucre>('hucre/xlsx');

/** Of one cell (Excel specifications and limits). */
const MAX_CHARACTERS = 32_767;

/** The number format of texts: by it an id like 007 stays what it is, also when it is written anew. */
const AS_TEXT = '@';

/** Typed as a text, which no spreadsheet runs as a formula. */
const written = (cell: Cell, isReadBack = false): Cell => {
  if (typeof cell !== 'string') return cell;
  const text = isReadBack ? escapeCell(cell) : portableText(cell.toWellFormed());
  return asSheetText(text).slice(0, MAX_CHARACTERS);
};

/** Rows beyond what a sheet holds (1,048,576) go on in further ones, each with the header. */
export const xlsx: SheetFormat = {
  name: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  bytes({ name, header, widths, rows, isReadBack }) {
    async function* lines() {
      for await (const row of rows) yield row.map((cell) => written(cell, isReadBack));
    }
    const columns = header.map((text, at) => ({
      header: String(written(text)),
      width: widths[at] ?? 24,
      ...(isReadBack && { numFmt: AS_TEXT }),
    }));
    const stream = load().writeXlsxStream(lines(), { name, columns, freezePane: { rows: 1 } });
    return Readable.fromWeb(stream as ReadableStream);
  },
};
