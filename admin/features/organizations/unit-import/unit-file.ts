/** The file that somebody has chosen, as it goes to the server. */

const MEGABYTES = 10;
export const LIMITS = { megabytes: MEGABYTES, rows: 20_000 };

/** Of a file input. */
export const ACCEPTED = '.csv,.tsv,.txt,.xlsx';

const TYPES: Record<string, string> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  txt: 'text/plain',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Why it can't be sent; a key of the texts. */
export type Refusal = 'app.import.too_large' | 'app.import.gone';

/**
 * A copy of the file as it is now, so that what is applied is what was checked, also when a spreadsheet program writes
 * to it in between. Browsers don't agree on the types of spreadsheets: the name tells it.
 */
export async function takeFile(file: File): Promise<File | Refusal> {
  if (file.size > MEGABYTES * 1024 * 1024) return 'app.import.too_large';
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  try {
    return new File([await file.arrayBuffer()], file.name, { type: TYPES[ending] ?? 'application/octet-stream' });
  } catch {
    return 'app.import.gone';
  }
}
