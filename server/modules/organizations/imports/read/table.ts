/** A file's cells as texts, whatever its format. */

export interface TableRow {
  /** As a spreadsheet counts: the first line is 1. */
  row: number;
  cells: string[];
}

/** Why a file can't be read; also the problem's code. */
export type Unreadable = 'empty_file' | 'broken_file' | 'old_excel_file' | 'wrong_encoding' | 'too_many_rows';

export class UnreadableFile extends Error {
  readonly reason: Unreadable;
  constructor(reason: Unreadable, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

export const MAX_ROWS = 20_000;
/** Of a title above the header, and the header. */
export const MAX_HEADER_ROWS = 20;
/** Cells to the right of these are not looked at. */
export const MAX_COLUMNS = 100;
/** Of a cell; far above the longest value, so that what is cut off is told as too long. */
const MAX_CELL_CHARACTERS = 2_000;

/** Adds a row that is not empty; throws where there are too many. */
export function addRow(rows: TableRow[], row: number, cells: string[]): void {
  if (cells.every((cell) => cell.trim() === '')) return;
  if (rows.length >= MAX_ROWS + MAX_HEADER_ROWS) throw new UnreadableFile('too_many_rows');
  rows.push({ row, cells: cells.map(shortened) });
}

const shortened = (cell: string): string =>
  cell.length > MAX_CELL_CHARACTERS ? cell.slice(0, MAX_CELL_CHARACTERS) : cell;
