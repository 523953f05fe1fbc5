/** The currencies of ISO 4217 as rows; their signs from Unicode's CLDR, which Intl knows. */
import { payableCurrencies } from '../../modules/billing/pricing/currencies.ts';
import type { SeedRow } from '../seeding.ts';

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

export const currencyRows = (): SeedRow[] =>
  payableCurrencies.map(({ code, digits, name: official }) => {
    const name = names.of(code);
    return { code, name: name && name !== code ? name : official, symbol: symbolOf(code), minor_digits: digits };
  });
