/**
 * Public codes: eight random characters of Crockford's base32 and a check character, upper-case, so that an address
 * made of them fits the alphanumeric mode of a QR code (Crockford's own check symbols `*~$=U` would not).
 */
import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_CHARACTERS = 8;
export const CODE_LENGTH = RANDOM_CHARACTERS + 1;

/** x^5 + x^2 + 1, primitive over GF(2): its root generates all 31 elements of GF(32) but zero. */
const PRIMITIVE_POLYNOMIAL = 0b100101;
const FIELD_SIZE = 32;

const timesRoot = (element: number): number => {
  const doubled = element << 1;
  return doubled & FIELD_SIZE ? doubled ^ PRIMITIVE_POLYNOMIAL : doubled;
};

/**
 * The check character: the digits read as a polynomial over GF(32), evaluated at the field's generator. The weights
 * of the places differ and none is zero, so every single wrong character and every swap of two characters shows.
 */
export function checkCharacter(digits: string): string {
  let sum = 0;
  for (const character of digits) sum = timesRoot(sum ^ ALPHABET.indexOf(character));
  return ALPHABET.charAt(sum);
}

/**
 * A new random code. 2^40 of them: a platform with a million codes meets a collision in one of a million tries.
 * `bytes` are eight random ones; given by who needs the same codes again.
 */
export function newCode(bytes: Uint8Array = randomBytes(RANDOM_CHARACTERS)): string {
  const digits = Array.from(bytes, (byte) => ALPHABET.charAt(byte % FIELD_SIZE)).join('');
  return digits + checkCharacter(digits);
}

/**
 * The canonical form of what a person typed or scanned: any case; I and L are read as 1, O as 0; spaces and hyphens
 * are skipped. Null when it can't be a code: wrong length, foreign characters, wrong check character.
 */
export function normalizeCode(text: string): string | null {
  // Longer than any spelling of a code: nothing to look at.
  if (text.length > 4 * CODE_LENGTH) return null;
  const code = text.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');
  if (code.length !== CODE_LENGTH) return null;
  if ([...code].some((character) => !ALPHABET.includes(character))) return null;
  return checkCharacter(code.slice(0, RANDOM_CHARACTERS)) === code.at(-1) ? code : null;
}

/** The address that a code's QR image holds: upper-case as a whole, since scheme and host ignore case (RFC 3986, 6.2.2.1). */
export function qrAddress(publicUrl: string, code: string): string {
  return visitorAddress(publicUrl, code).toUpperCase();
}

/** The address of a code in the form that people read. */
export function visitorAddress(publicUrl: string, code: string): string {
  return `${publicUrl}/Q/${code}`;
}
