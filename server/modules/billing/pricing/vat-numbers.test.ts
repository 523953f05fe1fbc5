import { describe, expect, test } from 'vitest';
import { hasRightDigits, isReverseCharge } from './vat-numbers.ts';

/** Published numbers of large companies and of the package's own examples, one of each country of the Union. */
const RIGHT = [
  'AT ATU13585627',
  'BE BE0403019261',
  'BG BG175074752',
  'CY CY10259033P',
  'CZ CZ25123891',
  'DE DE136695976',
  'DK DK13585628',
  'EE EE100931558',
  'ES ESB58378431',
  'FI FI20774740',
  'FR FR40303265045',
  'GR EL094259216',
  'HR HR33392005961',
  'HU HU12892312',
  'IE IE6433435F',
  'IT IT00743110157',
  'LT LT119511515',
  'LU LU15027442',
  'LV LV40003521600',
  'MT MT11679112',
  'NL NL004495445B01',
  'PL PL8567346215',
  'PT PT501964843',
  'RO RO18547290',
  'SE SE123456789701',
  'SI SI50223054',
  'SK SK2022749619',
];

test.each(RIGHT)('%s has the right check digits, and another one does not', (text) => {
  const [country = '', number = ''] = text.split(' ');
  expect(hasRightDigits(country, number)).toBe(true);
  expect(hasRightDigits(country, `${number.slice(0, 3)} ${number.slice(3)}`)).toBe(true);
  // The last digit, one further; in the Netherlands the check digit stands before the B.
  const at = country === 'NL' ? number.indexOf('B') - 1 : number.search(/\d\D*$/);
  const other = `${number.slice(0, at)}${(Number(number[at]) + 1) % 10}${number.slice(at + 1)}`;
  expect([other, hasRightDigits(country, other)]).toEqual([other, false]);
});

test('countries outside the Union have no rule, and nothing is always right', () => {
  expect(hasRightDigits('TR', '1234567890')).toBe(true);
  expect(hasRightDigits('DE', ' ')).toBe(true);
});

describe('reverse charge', () => {
  test.each([
    ['a business of another country of the Union', 'DE', 'AT', 'ATU13585627', true],
    ['the own country', 'DE', 'DE', 'DE136695976', false],
    ['no number', 'DE', 'AT', null, false],
    ['a wrong number', 'DE', 'AT', 'ATU13585628', false],
    ['a number of another country', 'DE', 'AT', 'DE136695976', false],
    ['a buyer outside the Union', 'DE', 'TR', '1234567890', false],
    ['a seller outside the Union', 'TR', 'AT', 'ATU13585627', false],
    ['no seller', null, 'AT', 'ATU13585627', false],
    ['no country', 'DE', null, 'ATU13585627', false],
  ])('of %s', (_name, seller, country, taxNumber, owed) => {
    expect(isReverseCharge(seller, { country, taxNumber })).toBe(owed);
  });
});
