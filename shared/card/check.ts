/** Checks of what is typed as a card: the same ones in the screen and on the server. Pure. */
import { brandOf } from './brands.ts';

/** Digits without the blanks and hyphens that people type between them; null where anything else is among them. */
export function digitsOf(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '');
  return /^\d{1,19}$/.test(digits) ? digits : null;
}

/** The check digit of ISO/IEC 7812-1, annex B. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [at, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** Whether a card of a known brand can have this number. */
export function isCardNumber(typed: string): boolean {
  const digits = digitsOf(typed);
  const brand = digits === null ? null : brandOf(digits);
  if (digits === null || brand === null) return false;
  return brand.lengths.includes(digits.length) && (brand.withoutLuhn === true || passesLuhn(digits));
}

/** A text in which no card's number stands any more: where one is repeated that may hold anything. */
export const withoutCardNumbers = (text: string): string =>
  text.replaceAll(/\d[\d\s-]+\d/g, (found) => (isCardNumber(found) ? '…' : found));

/** Whether a card's number stands in a text that is meant for something else, and would be kept. */
export const holdsCardNumber = (text: string): boolean => withoutCardNumbers(text) !== text;

export interface Expiry {
  /** 1 to 12. */
  month: number;
  /** Four digits. */
  year: number;
}

/** `MM/YY` in every language, also as `MM / YY`, `MMYY` and `MM/YYYY`; null for anything else. */
export function readExpiry(typed: string): Expiry | null {
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*(?:\/\s*)?((?:20)?\d{2})\s*$/.exec(typed) ?? [];
  if (month === undefined || year === undefined) return null;
  return { month: Number(month), year: year.length === 4 ? Number(year) : 2_000 + Number(year) };
}

/** West of the date line the month ends twelve hours after UTC's. */
const LAST_TIME_ZONE_MS = 12 * 3_600_000;

/** A card is good until its month is over everywhere. */
export const isExpired = ({ month, year }: Expiry, now: Date): boolean =>
  now.getTime() >= Date.UTC(year, month) + LAST_TIME_ZONE_MS;

/** Cards are issued for a few years: what is beyond is a slip of the keys. */
const MAX_YEARS = 20;

export type ExpiryViolation = 'card_expiry' | 'card_expired';

/** Null where the expiry is one that a card can have now. */
export function expiryViolation(typed: string, now: Date): ExpiryViolation | null {
  const expiry = readExpiry(typed);
  if (expiry === null || expiry.year > now.getUTCFullYear() + MAX_YEARS) return 'card_expiry';
  return isExpired(expiry, now) ? 'card_expired' : null;
}
