/** The file that somebody has chosen, as it goes to the server. */
import { sheetTypeOf } from '../../../ui/form/sheet-file.ts';

const MEGABYTES = 10;
export const LIMITS = { megabytes: MEGABYTES, rows: 20_000 };

/** Why it can't be sent; a key of the texts. */
export type Refusal = 'app.import.too_large' | 'app.import.gone';

/**
 * A copy of the file as it is now, so that what is applied is what was checked, also when a spreadsheet program writes
 * to it in between.
 */
export async function takeFile(file: File): Promise<File | Refusal> {
  if (file.size > MEGABYTES * 1024 * 1024) return 'app.import.too_large';
  try {
    return new File([await file.arrayBuffer()], file.name, { type: sheetTypeOf(file) });
  } catch {
    return 'app.import.gone';
  }
}
