/**
 * The code by which a visitor comes back to an answer: the first 75 bits of the response's token and a check character.
 * 69 of them are random (RFC 9562, 5.4: version and variant are fixed), too many to guess over the network, and the
 * browser can show the code without asking for it.
 */
import { ALPHABET, canonicalCode, checkCharacter } from './crockford.ts';

const DIGITS = 15;
const BITS_A_DIGIT = 5n;
const TOKEN_BITS = 128n;
/** Bits of the token that the code leaves open. */
const OPEN_BITS = TOKEN_BITS - BITS_A_DIGIT * BigInt(DIGITS);
const GROUP = 4;

/** Of a response token, a uuid. */
export function answerCodeOf(token: string): string {
  let rest = BigInt(`0x${token.replaceAll('-', '')}`) >> OPEN_BITS;
  let digits = '';
  for (let at = 0; at < DIGITS; at++) {
    digits = ALPHABET.charAt(Number(rest & 31n)) + digits;
    rest >>= BITS_A_DIGIT;
  }
  return digits + checkCharacter(digits);
}

/** The canonical form of what was typed; null when it can't be such a code. */
export const normalizeAnswerCode = (text: string): string | null => canonicalCode(text, DIGITS + 1);

/** As people read it: `0123-4567-89AB-CDEF`. */
export const groupedCode = (code: string): string =>
  Array.from({ length: code.length / GROUP }, (_, at) => code.slice(at * GROUP, (at + 1) * GROUP)).join('-');

/** The lowest and the highest token that a code may stand for. */
export function tokensOf(code: string): [lowest: string, highest: string] {
  const bits = Array.from(code.slice(0, DIGITS)).reduce(
    (sum, digit) => (sum << BITS_A_DIGIT) | BigInt(ALPHABET.indexOf(digit)),
    0n,
  );
  const lowest = bits << OPEN_BITS;
  return [uuidOf(lowest), uuidOf(lowest | ((1n << OPEN_BITS) - 1n))];
}

function uuidOf(bits: bigint): string {
  const hex = bits.toString(16).padStart(32, '0');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
