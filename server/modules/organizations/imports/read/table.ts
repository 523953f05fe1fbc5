/** A file's cells as texts, whatever its format. */
import { UnreadableFile } from '../../../../platform/files/read/unreadable-file.ts';

export interface TableRow {
  /** As a spreadsheet counts: the first line is 1. */
  row: number;
  cells: string[];
}

export const MAX_ROWS = 20_000;
/** Of a title above the header, and the header. */
export const MAX_HEADER_ROWS = 20;
/** Cells to the right of these are not looked at. */
export const MAX_COLUMNS = 300;
/** Of a cell; far above the longest value, so that what is cut off is told as too long. */
const MAX_CELL_CHARACTERS = 12_000;

/** Adds a row that is not empty; throws where there are too many. */
export function addRow(rows: TableRow[], row: number, cells: string[]): void {
  if (cells.every((cell) => cell.trim() === '')) return;
  if (rows.length >= MAX_ROWS + MAX_HEADER_ROWS) throw new UnreadableFile('too_many_rows');
  rows.push({ row, cells: cells.map(shortened) });
}

const shortened = (cell: string): string =>
  cell.length > MAX_CELL_CHARACTERS ? cell.slice(0, MAX_CELL_CHARACTERS) : cell;
