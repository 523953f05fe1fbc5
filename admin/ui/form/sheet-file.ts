/** Files of rows that somebody chooses. */

/** Of a file input. */
export const SHEET_FILES = '.csv,.tsv,.txt,.xlsx';

const TYPES: Record<string, string> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  txt: 'text/plain',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Browsers don't agree on the types of spreadsheets: the name tells it. */
export const sheetTypeOf = ({ name }: File): string =>
  TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
