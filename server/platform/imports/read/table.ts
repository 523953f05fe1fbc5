/** A file's cells as texts, whatever its format, and how much of them there may be. */
import type { Unreadable } from '../../files/read/unreadable-file.ts';

export interface FileLine {
  /** As a spreadsheet counts: the first line is 1. */
  row: number;
  cells: string[];
}

/** What the process answers; the rows are in the file that it was told to write. */
export type Reading = { header: string[]; sample: string[][]; rows: number } | { unreadable: Unreadable };

export const MAX_ROWS = 1_000_000;
/** Cells to the right of these are not looked at: a list with all fields that a company may add has less. */
export const MAX_COLUMNS = 300;
/** Of a cell; what is cut off is refused as too long by any field but those of long texts. */
export const MAX_CELL_CHARACTERS = 20_000;
/** Of all rows as lines: a small archive can hold a large file. */
export const MAX_WRITTEN_BYTES = 1_000_000_000;
