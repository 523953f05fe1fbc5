import { expect, test } from 'vitest';
import { readPrice } from './use-prices.ts';

test.each([
  ['19.90', 'EUR', 'en', 1_990],
  ['19,90', 'EUR', 'de', 1_990],
  ['1.234,5', 'EUR', 'de', 123_450],
  ['0', 'EUR', 'en', 0],
  ['143,000', 'JPY', 'en', 143_000],
  ['1.1', 'USD', 'en', 110],
  ['4.35', 'USD', 'en', 435],
  ['', 'EUR', 'en', null],
  ['  ', 'EUR', 'en', null],
])('%j in %s (%s) is %j', (text, currency, locale, minor) => {
  expect(readPrice(text, currency, locale)).toBe(minor);
});

test.each([
  ['-1', 'EUR', 'app.prices.no_price'],
  ['free', 'EUR', 'app.prices.no_price'],
  ['19.999', 'EUR', 'app.validation.too_many_digits'],
  ['19.5', 'JPY', 'app.validation.too_many_digits'],
])('%j in %s is refused', (text, currency, words) => {
  expect(readPrice(text, currency, 'en')).toBe(words);
});
