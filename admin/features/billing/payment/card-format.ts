/** A card's number and expiry as they are typed: grouped as they stand on the card, MM/YY in every language. Pure. */
import { brandOf } from '../../../../shared/card/brands.ts';

const MAX_DIGITS = 19;
/** Of brands that nobody knows yet. */
const USUAL_GROUPS = [4, 4, 4, 4, 3];

const digitsIn = (typed: string): string => typed.replaceAll(/\D/g, '');

/** The digits in the groups of their brand: `4242 4242 4242 4242`, `3782 822463 10005`. */
export function formatCardNumber(typed: string): string {
  const digits = digitsIn(typed).slice(0, MAX_DIGITS);
  const groups: string[] = [];
  let at = 0;
  for (const size of brandOf(digits)?.groups ?? USUAL_GROUPS) {
    if (at < digits.length) groups.push(digits.slice(at, at + size));
    at += size;
  }
  return groups.join(' ');
}

/** Nothing is left to be done to it. */
const isWhole = (typed: string): boolean => /^(0[1-9]|1[0-2])\/\d{2}$/.test(typed);

/**
 * `0928`, `9/28`, `09 / 2028` all become `09/28`. The slash comes by itself after the month, and goes with its digit when
 * somebody deletes.
 * @param before what stood there before the last key
 */
export function formatExpiry(typed: string, before = ''): string {
  if (isWhole(typed)) return typed;
  const isDeleting = typed.length < before.length;
  const short = /^\s*([2-9]|1\s*\/)/.test(typed) ? `0${typed.trimStart()}` : typed;
  const digits = digitsIn(short);
  const month = digits.slice(0, 2);
  const rest = digits.slice(2);
  const year = yearOf(rest);
  if (digits.length < 2 || (isDeleting && year === '')) return digits.slice(0, 2);
  return `${month}/${year}`;
}

/** Two digits; of those who write all four, `20` and one more are on their way to them. */
function yearOf(digits: string): string {
  if (!digits.startsWith('20') || digits.length < 3) return digits.slice(0, 2);
  return digits.length === 3 ? digits : digits.slice(2, 4);
}
