/** Tax numbers by country, as companies write them. */
import { describe, expect, test } from 'vitest';
import { isTaxNumber, taxNumberCountries, taxNumberRule } from './tax-numbers.ts';

describe.each(taxNumberCountries)('in %s', (country) => {
  const { example = '', label = '' } = taxNumberRule(country) ?? {};

  test('the example is one, however it is written', () => {
    expect(label).not.toBe('');
    for (const typed of [example, example.toLowerCase(), ` ${example} `, example.replaceAll(/[\s./-]/g, '')])
      expect(isTaxNumber(country, typed), typed).toBe(true);
  });

  test('a word, and a number that is far too long, are none', () => {
    expect(isTaxNumber(country, 'unknown')).toBe(false);
    expect(isTaxNumber(country, '1'.repeat(30))).toBe(false);
  });
});

test.each([
  ['DE', '123456789', true],
  ['DE', 'DE 136 695 976', true],
  ['DE', 'AT123456789', false],
  ['DE', '12345678', false],
  ['GR', 'GR123456789', true],
  ['IE', '1234567WA', true],
  ['NL', '123456789B01', true],
  ['TR', '12345678901', true],
  ['TR', '123456789', false],
  ['US', '12-3456789', true],
  ['JP', '1234567890123', true],
  ['CH', 'CHE-123.456.789', true],
  ['FR', '', true],
  ['FR', '   ', true],
  ['BQ', 'whatever they have', true],
  ['toString', 'x', true],
])('%s %j: %j', (country, typed, isOne) => expect(isTaxNumber(country, typed)).toBe(isOne));
