/** CSV (RFC 4180) as spreadsheets write it: by comma, semicolon or tab. */
import { type Options, parse } from 'csv-parse/sync';
import { columnOf } from '../columns.ts';
import { addRow, MAX_COLUMNS, MAX_HEADER_ROWS, type TableRow } from './table.ts';
import { DELIMITERS, SEPARATOR_LINE } from '../../../../platform/files/read/file-kind.ts';
import { UnreadableFile } from '../../../../platform/files/read/unreadable-file.ts';

/** Far above the longest values of all columns together. */
const MAX_RECORD_CHARACTERS = 200_000;

const settings = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: false,
  max_record_size: MAX_RECORD_CHARACTERS,
};

export function readCsv(text: string): TableRow[] {
  const [line = '', named] = SEPARATOR_LINE.exec(text) ?? [];
  const content = text.slice(line.length);
  const delimiter = named ?? detectDelimiter(content);
  const rows: TableRow[] = [];
  let row = 0;
  parsed(content, {
    ...settings,
    delimiter,
    // Kept apart from the parser's own list, which has what this answers: nothing.
    on_record: (cells: string[]) => {
      row += 1;
      addRow(rows, row, cells.slice(0, MAX_COLUMNS));
      return null;
    },
  });
  return rows;
}

/** The delimiter by which the first lines name the most columns; where none does, that which they have most of. */
function detectDelimiter(text: string): string {
  const scores = DELIMITERS.map((delimiter) => {
    const rows = firstRows(text, delimiter);
    const named = Math.max(0, ...rows.map((cells) => cells.filter((cell) => columnOf(cell)).length));
    return { delimiter, named, cells: rows[0]?.length ?? 0 };
  });
  const [best] = scores.toSorted((one, other) => other.named - one.named || other.cells - one.cells);
  return best?.delimiter ?? ',';
}

function firstRows(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { ...settings, delimiter, to: MAX_HEADER_ROWS });
  } catch {
    return [];
  }
}

function parsed(text: string, options: Options): void {
  try {
    parse(text, options);
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('broken_file', { cause: error });
  }
}
