/** The currencies of ISO 4217, from the package currency-codes; their signs from Unicode's CLDR, which Intl knows. */
import currencyCodes from 'currency-codes';
import type { SeedRow } from '../seeding.ts';

/** Funds, precious metals and codes for testing are on the list and can't be paid with (ISO 4217, "X" codes and funds). */
const FUNDS = new Set(['BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'UYI', 'UYW']);
const PAYABLE_X_CODES = new Set(['XAF', 'XCD', 'XCG', 'XOF', 'XPF']);

const isPayable = (code: string): boolean => !FUNDS.has(code) && (!code.startsWith('X') || PAYABLE_X_CODES.has(code));

const names = new Intl.DisplayNames('en', { type: 'currency' });

/** The short sign where there is one, else the code. */
function symbolOf(code: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
}

export function currencyRows(): SeedRow[] {
  return currencyCodes.data
    .filter(({ code }) => isPayable(code))
    .map(({ code, digits, currency }) => {
      const name = names.of(code);
      return { code, name: name && name !== code ? name : currency, symbol: symbolOf(code), minor_digits: digits };
    });
}

/** Digits of a currency's minor unit. */
export function minorDigits(code: string): number {
  const known = currencyCodes.code(code);
  if (!known) throw new Error(`ISO 4217 has no currency ${code}.`);
  return known.digits;
}
