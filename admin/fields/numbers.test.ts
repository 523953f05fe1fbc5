import { describe, expect, test } from 'vitest';
import { formatMoney, majorToMinor, minorToMajor, parseDecimal } from './numbers.ts';

test.each([
  ['1234.5', 'en', 1234.5],
  ['1,234.5', 'en', 1234.5],
  ['1,234', 'en', 1234],
  ['1.234,5', 'de', 1234.5],
  ['1.234', 'de', 1234],
  ['19.99', 'de', 19.99],
  ['19,99', 'de', 19.99],
  ['1\u202F234,5', 'fr', 1234.5],
  ['1 234,5', 'ru', 1234.5],
  ['-7', 'tr', -7],
  [' 0 ', 'en', 0],
  ['5.', 'en', 5],
  ['', 'en', null],
  ['  ', 'en', null],
])('"%s" typed in %s is %s', (text, locale, value) => {
  expect(parseDecimal(text, locale)).toBe(value);
});

test.each(['abc', '1e5', '12a', '--1', '1.2.3', '0x10', 'Infinity'])(
  '"%s" is no number and stays what it is',
  (text) => {
    expect(parseDecimal(text, 'en')).toBe(text);
  },
);

describe('money', () => {
  test.each([
    [4900, 'EUR', 'en', '€49.00'],
    [14800, 'JPY', 'en', '¥14,800'],
    [1234, 'KWD', 'en', 'KWD\u00A01.234'],
    [1990, undefined, 'en', '1,990'],
    [1990, 'euro', 'en', '1,990'],
  ])('%i in minor units of %s is shown in %s as %s', (minor, currency, locale, text) => {
    expect(formatMoney(minor, currency, locale)).toBe(text);
  });

  test.each([
    [19.99, 'EUR', 1999],
    [0.29, 'EUR', 29],
    [1.005, 'KWD', 1005],
    [14800, 'JPY', 14800],
  ])('%d %s is kept as %i and comes back', (major, currency, minor) => {
    expect(majorToMinor(major, currency)).toBe(minor);
    expect(minorToMajor(minor, currency)).toBe(major);
  });
});
