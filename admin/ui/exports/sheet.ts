/** What a panel shows, as rows: for those who don't see pictures, and for files. */
import { type Cell, escapeCell } from '../../../shared/csv/cell.ts';
import { delimiterOf } from '../../../shared/csv/delimiter.ts';
import type { Locale } from '../../i18n/locales.ts';

export interface Sheet {
  columns: { label: string; isNumber?: boolean }[];
  rows: Cell[][];
}

/** Excel takes a file without it for one of the system's old encodings. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The sheet as CSV (RFC 4180) that no spreadsheet takes for formulas; where columns are parted by semicolons, numbers have
 * their decimal comma.
 */
export async function sheetToCsv({ columns, rows }: Sheet, locale: Locale): Promise<string> {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  const delimiter = delimiterOf(locale);
  const written = (cell: Cell): string => {
    if (typeof cell === 'string') return escapeCell(cell);
    if (cell === null) return '';
    return delimiter === ';' ? String(cell).replace('.', ',') : String(cell);
  };
  const lines = [columns.map(({ label }) => label), ...rows].map((line) => line.map(written));
  return BYTE_ORDER_MARK + stringify(lines, { delimiter, record_delimiter: 'windows' });
}

/** A name that every system can keep: `answers 2026-01-01 2026-01-31.csv`. */
export function fileName(parts: readonly string[], ending: string): string {
  const name = parts
    .join(' ')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${name.slice(0, 120)}.${ending}`;
}
