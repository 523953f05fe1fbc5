/** What people and exports write into cells, as the values of fields. */
import { describe, expect, test } from 'vitest';
import { discount } from '../../generated/discount.ts';
import { customerUser } from '../../generated/customer_user.ts';
import { minorUnitsOf, readCell } from './cells.ts';

describe('a cell is read as its field’s kind', () => {
  test.each([
    ['code', 'SPRING', 'SPRING'],
    ['code', "'=SPRING", '=SPRING'],
    ['kind', 'amount', 'amount'],
    ['kind', 'Percent', 'percent'],
    ['kind', 'Prozent', 'percent'],
    ['kind', 'none', 'none'],
    ['percent', '12.5', 12.5],
    ['percent', '12,5', 12.5],
    ['percent', '1.234,5', '1.234,5'],
    ['percent', '', null],
    ['is_active', 'Yes', true],
    ['is_active', 'nein', false],
    ['is_active', 'FALSE', false],
    ['is_active', 'perhaps', 'perhaps'],
    ['is_active', '', undefined],
    ['valid_from', '2026-01-01', '2026-01-01T00:00:00Z'],
    ['valid_from', '2026-01-01 09:30', '2026-01-01T09:30:00Z'],
    ['valid_from', '2026-01-01T09:30:00+02:00', '2026-01-01T09:30:00+02:00'],
    ['valid_from', '01.02.2026', '01.02.2026'],
    ['maximum_uses', '7', 7],
  ])('%s: %j', (name, cell, value) => {
    expect(readCell(cell, { entity: discount, name, locale: 'en' })).toEqual({ value });
  });

  test.each([
    ['de', 'de'],
    ['German', 'de'],
    ['Deutsch', 'Deutsch'],
  ])('a language of the product: %s', (cell, value) => {
    expect(readCell(cell, { entity: customerUser, name: 'locale', locale: 'en' })).toEqual({ value });
  });

  test('but for a formula that failed', () => {
    expect(readCell('#REF!', { entity: discount, name: 'code', locale: 'en' })).toEqual({ code: 'failed_formula' });
  });
});

test.each([
  ['4.35', 2, 435],
  ['4,35', 2, 435],
  ['500', 0, 500],
  ['0.125', 2, 12.5],
  ['much', 2, 'much'],
])('an amount of %s with %i digits', (text, digits, minor) => {
  expect(minorUnitsOf(text, digits)).toBe(minor);
});
