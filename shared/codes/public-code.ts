/** Public codes as people and cameras read them: alone, or in the address that a QR code holds. */
import { canonicalCode, isMistypedCode } from './crockford.ts';

/** Eight random characters and a check character. */
export const CODE_LENGTH = 9;

/** The canonical form of a code as it is printed, or of the address that it is in; null where there is none. */
export const codeIn = (text: string): string | null => canonicalCode(lastStep(text), CODE_LENGTH);

/** Whether it looks like a code, or the address of one, of which a character is wrong. */
export const hasMistypedCode = (text: string): boolean => isMistypedCode(lastStep(text), CODE_LENGTH);

/** What of a code was typed, as codes are stored: to be looked for in them. */
export const partOfCode = (text: string): string =>
  lastStep(text).toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');

/** Signs of a code in what was typed so far. */
export const lengthSoFar = (text: string): number => lastStep(text).replace(/[\s-]/g, '').length;

const lastStep = (text: string): string => text.trim().split(/[?#]/)[0]?.split('/').at(-1) ?? '';
