import { expect, test } from 'vitest';
import { isCurrency, payableCurrencies } from './currencies.ts';
import { currencyFormat, minorDigitsOf } from '../../../../shared/money/minor-digits.ts';

test('every currency has the digits of ISO 4217', () => {
  const wrong = payableCurrencies.filter(({ code, digits }) => minorDigitsOf(code) !== digits);
  expect(wrong).toEqual([]);
  expect(payableCurrencies.length).toBeGreaterThan(150);
});

test.each([
  ['EUR', 2261, '€22.61'],
  ['HUF', 2261, 'HUF 22.61'],
  ['JPY', 2261, '¥2,261'],
  ['KWD', 2261, 'KWD 2.261'],
])('%s is written with all its digits', (code, minor, written) => {
  const text = currencyFormat('en', code).format(minor / 10 ** minorDigitsOf(code));
  expect(text.replaceAll('\u00A0', ' ')).toBe(written);
});

test.each(['ABC', 'XAU', 'XXX', 'XTS', 'CHE', 'eur', ''])('%s can not be paid with', (code) => {
  expect(isCurrency(code)).toBe(false);
});
