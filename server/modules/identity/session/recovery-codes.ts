/** Codes for who has lost the app: shown once, each of use once. Only their hashes are stored. */
import { createHash, randomBytes } from 'node:crypto';
import { ALPHABET, canonicalCode, checkCharacter } from '../../../../shared/codes/crockford.ts';

export const RECOVERY_CODES = 10;
/** Of base32, the last one a check character: 115 random bits, for which a fast hash does (ASVS 5.0, V6.5.2). */
const LENGTH = 24;
/** Of codes that were handed out before, which still count. */
const SHORTER_LENGTH = 16;
const GROUPS = /.{6}(?=.)/g;

/** New ones in the form that people write down: `7K2M9Q-XA40TB-…`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => newCode().replace(GROUPS, '$&-'));

function newCode(): string {
  const digits = Array.from(randomBytes(LENGTH - 1), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return digits + checkCharacter(digits);
}

/** What is stored of a code, in whatever case and groups it was typed; null for what can't be one. */
export function hashRecoveryCode(typed: string): string | null {
  const code = canonicalCode(typed, LENGTH) ?? canonicalCode(typed, SHORTER_LENGTH);
  return code && createHash('sha256').update(`recovery-code:${code}`).digest('base64url');
}
