import { describe, expect, test } from 'vitest';
import {
  formatMoney,
  majorToMinor,
  minorToMajor,
  parseDecimal,
  readMoney,
  unreadMoney,
  writeMoney,
} from './numbers.ts';

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

  test.each([
    ['12000', 'EUR', 1_200_000],
    ['12000', 'JPY', 12_000],
    ['1,250.5', 'EUR', 125_050],
    ['', 'EUR', null],
    ['', undefined, null],
  ])('"%s" of %s is %s', (text, currency, minor) => {
    expect(readMoney(text, currency, 'en')).toBe(minor);
  });

  test.each([
    ['12000', null, 'app.validation.currency_unknown'],
    ['12000', undefined, 'app.validation.currency_unknown'],
    ['much', 'EUR', 'app.validation.number'],
    ['much', undefined, 'app.validation.number'],
    ['12.345', 'EUR', 'app.validation.too_many_digits'],
    ['12.5', 'JPY', 'app.validation.too_many_digits'],
  ])('"%s" of %s stays a text, and is said to be wrong by %s', (text, currency, words) => {
    expect(readMoney(text, currency, 'en')).toBe(text);
    expect(unreadMoney(text, currency, 'en')).toBe(words);
  });

  test('is written as it is read', () => {
    expect(writeMoney(123_456, 'EUR', 'de')).toBe('1234,56');
    expect(writeMoney(123_456, 'EUR', 'de', true)).toBe('1.234,56');
    expect(writeMoney(123_456, 'JPY', 'de')).toBe('123456');
  });
});
