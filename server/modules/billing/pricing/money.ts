/**
 * Money is a whole number of minor units of an ISO 4217 currency: cents of EUR, yen of JPY. Shares are counted in
 * BigInt, since a product of two amounts leaves the range in which a JavaScript number is exact.
 */

/** Rates are kept to six decimals of a percent, far beyond what any tax law writes. */
const MILLIONTHS = 1_000_000;
const WHOLE = BigInt(100 * MILLIONTHS);

/** A percentage of an amount, a half rounded up (away from zero: amounts are never negative). */
export function percentOf(amount: number, percent: number): number {
  const share = BigInt(amount) * BigInt(Math.round(percent * MILLIONTHS));
  return Number((share + WHOLE / 2n) / WHOLE);
}

/** `part` of `whole` equal parts of an amount, rounded down; nothing of no parts. */
export function shareOf(amount: number, part: number, whole: number): number {
  if (whole <= 0 || part <= 0) return 0;
  return Number((BigInt(amount) * BigInt(Math.min(part, whole))) / BigInt(whole));
}

/** The amount in whole units as decimal text: 1999 with two digits is `19.99`. Text, since a number could not hold all of them. */
export function toDecimal(amount: number, minorDigits: number): `${number}` {
  const digits = String(amount).padStart(minorDigits + 1, '0');
  const at = digits.length - minorDigits;
  return (minorDigits === 0 ? digits : `${digits.slice(0, at)}.${digits.slice(at)}`) as `${number}`;
}
