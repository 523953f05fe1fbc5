/**
 * Crockford's base32 with a check character of our own alphabet, for codes that people read and type: public codes and
 * those by which visitors come back to their answers. The browser and the server read the same.
 */
export const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

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
 * The canonical form of a code of so many characters that a person typed or scanned: any case; I and L are read as 1,
 * O as 0; spaces and hyphens are skipped. Null for a wrong length, foreign characters, or a wrong check character.
 */
export function canonicalCode(text: string, length: number): string | null {
  const code = spelledCode(text, length);
  return code !== null && isWhole(code) ? code : null;
}

/** Whether it looks like a code whose check character does not fit: it was typed or read wrong, since none was made so. */
export function isMistypedCode(text: string, length: number): boolean {
  const code = spelledCode(text, length);
  return code !== null && !isWhole(code);
}

const isWhole = (code: string): boolean => checkCharacter(code.slice(0, -1)) === code.at(-1);

function spelledCode(text: string, length: number): string | null {
  // Longer than any spelling of a code: nothing to look at.
  if (text.length > 4 * length) return null;
  const code = text.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');
  if (code.length !== length) return null;
  return [...code].every((character) => ALPHABET.includes(character)) ? code : null;
}
