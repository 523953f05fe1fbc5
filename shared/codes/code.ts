/**
 * Public codes: eight random characters of Crockford's base32 and a check character, upper-case, so that an address
 * made of them fits the alphanumeric mode of a QR code (Crockford's own check symbols `*~$=U` would not).
 */
import { ALPHABET, canonicalCode, checkCharacter, isMistypedCode } from './crockford.ts';
import { CODE_LENGTH } from './public-code.ts';

const RANDOM_CHARACTERS = CODE_LENGTH - 1;

const FIELD_SIZE = ALPHABET.length;

/**
 * A new random code. 2^40 of them: a platform with a million codes meets a collision in one of a million tries.
 * @param bytes eight random ones; given by who needs the same codes again
 * @returns nine characters, of which the last checks the others
 */
export function newCode(bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(RANDOM_CHARACTERS))): string {
  const digits = Array.from(bytes, (byte) => ALPHABET.charAt(byte % FIELD_SIZE)).join('');
  return digits + checkCharacter(digits);
}

/** The canonical form of what a person typed or scanned; null when it can't be a code. */
export const normalizeCode = (text: string): string | null => canonicalCode(text, CODE_LENGTH);

/** Whether it is a code, or one with a slip of the hand in it. */
export const isLikeCode = (text: string): boolean => normalizeCode(text) !== null || isMistyped(text);

/** Whether a slip of the hand shows in what was typed. */
export const isMistyped = (text: string): boolean => isMistypedCode(text, CODE_LENGTH);

/**
 * The address that a code's QR image holds: upper-case as a whole, since scheme and host ignore case (RFC 3986,
 * 6.2.2.1).
 * @param publicUrl origin of the visitor's pages, without a slash at its end
 */
export function qrAddress(publicUrl: string, code: string): string {
  return visitorAddress(publicUrl, code).toUpperCase();
}

/** The address of a code in the form that people read. */
export function visitorAddress(publicUrl: string, code: string): string {
  return `${publicUrl}/Q/${code}`;
}
