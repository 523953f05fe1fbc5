/** Whether a design can be read: it is drawn, and read again. */
import type { PrintedCode, QrDesign } from '../../../../shared/qr/design.ts';
import { qrDesignViolations } from '../../../../shared/qr/design-violations.ts';
import type { FieldViolation } from '../../../errors.ts';
import { pngToRead, printOf } from './print.ts';
import { type LoadPictures, picturesIn } from './pictures.ts';
import { readCodes } from './reader.ts';
import { missingGlyphViolations } from './missing-glyphs.ts';

/** Every reason against a design, with its place; empty for one that is read to the very address. */
export async function unreadableViolations(
  design: QrDesign,
  code: PrintedCode,
  loadPictures: LoadPictures,
): Promise<FieldViolation[]> {
  const violations = [...qrDesignViolations(design), ...missingGlyphViolations(design)];
  if (violations.length > 0) return violations;
  const pictures = await loadPictures(design);
  const missing = picturesIn(design).filter(([, file]) => !pictures.has(file));
  if (missing.length > 0) return missing.map(([pointer]) => ({ pointer, code: 'picture_missing' }));
  const print = printOf(design, code, pictures);
  const read = await readCodes(await pngToRead(design, code, print));
  if (read.length > 0 && read.every((address) => address === code.address)) return [];
  return [{ pointer: design.logo ? '/logo' : '', code: 'qr_unreadable' }];
}
