/** Which currencies there are: those of ISO 4217 that can be paid with, from the package currency-codes. */
import currencyCodes from 'currency-codes';

/** Funds, precious metals and codes for testing are on the list and can't be paid with (ISO 4217, "X" codes and funds). */
const FUNDS = new Set(['BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'UYI', 'UYW']);
const PAYABLE_X_CODES = new Set(['XAF', 'XCD', 'XCG', 'XOF', 'XPF']);

export interface Currency {
  code: string;
  name: string;
  /** Digits of its minor unit. */
  digits: number;
}

export const payableCurrencies: readonly Currency[] = currencyCodes.data
  .filter(({ code }) => !FUNDS.has(code) && (!code.startsWith('X') || PAYABLE_X_CODES.has(code)))
  .map(({ code, currency: name, digits }) => ({ code, name, digits }));

const codes = new Set(payableCurrencies.map(({ code }) => code));

export const isCurrency = (code: string): boolean => codes.has(code);
