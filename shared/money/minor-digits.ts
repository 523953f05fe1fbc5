/**
 * Digits of currencies' minor units by ISO 4217, list one; shared with the screens. Pure. Intl is not asked: its digits
 * are those that people write (CLDR), by which 2,261 fillér would be 2,261 forint.
 */

/** All others have two. A test holds the list against the package currency-codes. */
const OTHER_THAN_TWO: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
};

/**
 * How many digits of an amount stand behind the point: 2 for EUR, 0 for JPY, 3 for KWD; 2 for a currency that is not
 * known.
 * @param currency three capital letters of ISO 4217
 */
export const minorDigitsOf = (currency: string): number =>
  Object.hasOwn(OTHER_THAN_TWO, currency) ? (OTHER_THAN_TWO[currency] ?? 2) : 2;

/** How Intl writes amounts of the currency, which are given in major units: with as many digits as it has. */
export function currencyFormat(locale: string, currency: string): Intl.NumberFormat {
  const digits = minorDigitsOf(currency);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
