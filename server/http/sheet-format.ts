/** A table that is answered as a file, and what a format of such files says of itself (platform/files/formats). */
import type { Readable } from 'node:stream';
import type { Locale } from '../../shared/i18n/locales.ts';
import type { Cell } from '../../shared/csv/cell.ts';

export interface Sheet {
  locale: Locale;
  /** Of a spreadsheet's tab. */
  name: string;
  header: readonly string[];
  /** In characters, as far as they are known. */
  widths: readonly (number | undefined)[];
  rows: AsyncIterable<Cell[]>;
  /** An import reads the file again: every cell is text, in the form that the import takes back. */
  isReadBack?: true;
}

export interface SheetFormat {
  /** Also the end of the file's name. */
  name: string;
  mediaType: string;
  /** The file's bytes; reads rows only as fast as it is read itself. */
  bytes(sheet: Sheet): Readable;
}
