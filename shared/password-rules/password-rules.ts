/**
 * What a new password needs (spec section 5). Shared with the forms that ask for one, which tick the rules off; that it is
 * no common one and not the one before is judged by the server alone (password-rules-problem.ts).
 */
export const MIN_PASSWORD_LENGTH = 8;
/** Of so many characters a password may be made of anything: NIST SP 800-63B, section 5.1.1.2, asks for length alone. */
export const PASSPHRASE_LENGTH = 20;

export const passwordRules = {
  length: (password: string): boolean => lengthOf(password) >= MIN_PASSWORD_LENGTH,
  uppercase: (password: string): boolean => isPassphrase(password) || /\p{Lu}/u.test(password),
  lowercase: (password: string): boolean => isPassphrase(password) || /\p{Ll}/u.test(password),
  digit: (password: string): boolean => isPassphrase(password) || /\p{Nd}/u.test(password),
  special: (password: string): boolean => isPassphrase(password) || /[^\p{L}\p{N}\s]/u.test(password),
};

/** As a person counts: a letter outside the Basic Multilingual Plane is one. */
const lengthOf = (password: string): number => [...password].length;

/** Whether it is long enough to be made of anything. */
export const isPassphrase = (password: string): boolean => lengthOf(password) >= PASSPHRASE_LENGTH;

/** Whether it meets all rules that both sides know; the server asks for more. */
export const isWellMade = (password: string): boolean => Object.values(passwordRules).every((isMet) => isMet(password));

/** Whose password it is. */
export interface PasswordOwner {
  email: string;
  companyName: string;
}

/** What of its owner a password holds, which a guesser tries first; null for nothing. */
export function ownNameIn(password: string, { email, companyName }: PasswordOwner): 'email' | 'company' | null {
  const squeezed = squeeze(password);
  const holds = (word: string): boolean => isTelling(word) && squeezed.includes(word);
  const at = email.lastIndexOf('@');
  const labels = email
    .slice(at + 1)
    .split('.')
    .slice(0, -1);
  const names = [email.slice(0, at), ...email.slice(0, at).split(/[^\p{L}\p{N}]+/u)];
  if ([...names, ...labels].map(squeeze).some(holds)) return 'email';
  const words = companyName.split(/[^\p{L}\p{N}]+/u).filter((word) => !LEGAL_FORMS.has(squeeze(word)));
  if ([companyName, words.join('')].map(squeeze).some(holds)) return 'company';
  return null;
}

/** What stands behind a company's name and is left out of a password as easily. */
const LEGAL_FORMS = new Set(
  'ab ag as bv co corp gmbh inc kg kk limited llc ltd ltda nv ohg oy plc sa sarl sas se sl sti spa srl ug 株式会社 주식회사 ооо ао'.split(
    ' ',
  ),
);

/** Shorter ones stand in a good password by chance. A word of another script says as much in half the signs. */
const isTelling = (word: string): boolean => word.length >= (/^[a-z0-9]*$/.test(word) ? 4 : 2);

/** Letters and digits alone, without case and marks: `Café Zoë` is `cafezoe`. */
export const squeeze = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .normalize('NFC');
