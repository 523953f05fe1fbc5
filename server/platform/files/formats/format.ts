/** What a format of exports says of itself. A format is one file here and one line in `index.ts`. */
import type { Readable } from 'node:stream';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import type { Cell } from '../cell.ts';

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

export interface ExportFormat {
  /** Also the end of the file's name. */
  name: string;
  mediaType: string;
  /** The file's bytes; reads rows only as fast as it is read itself. */
  bytes(sheet: Sheet): Readable;
}
