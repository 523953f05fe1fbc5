/** What can be a card, and that a number which is once wrapped shows nowhere. */
import { inspect } from 'node:util';
import fc from '../../../../../scripts/test/properties.ts';
import { describe, expect, test } from 'vitest';
import { describeError } from '../../../../log.ts';
import { brandOf, brands } from '../../../../../shared/card/brands.ts';
import { cardViolations, readCard } from './card.ts';
import {
  digitsOf,
  expiryViolation,
  holdsCardNumber,
  isCardNumber,
  isExpired,
  passesLuhn,
  readExpiry,
  withoutCardNumbers,
} from '../../../../../shared/card/check.ts';
import { Secret } from './secret.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

/** Numbers that the networks and gateways publish for tests. */
const published: [number: string, brand: string][] = [
  ['4242 4242 4242 4242', 'visa'],
  ['4000-0000-0000-0002', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['378282246310005', 'amex'],
  ['371449635398431', 'amex'],
  ['6011111111111117', 'discover'],
  ['6445644564456445', 'discover'],
  ['3056930009020004', 'diners'],
  ['36227206271667', 'diners'],
  ['3566002020360505', 'jcb'],
  ['6200000000000005', 'unionpay'],
  ['6205500000000000004', 'unionpay'],
  ['9792030000000000', 'troy'],
  ['2200000000000004', 'mir'],
  ['6759649826438453', 'maestro'],
];

describe('a card number', () => {
  test.each(published)('%s is one of %s', (typed, brand) => {
    expect(brandOf(digitsOf(typed) ?? '')?.id).toBe(brand);
    if (brand !== 'troy') expect(isCardNumber(typed)).toBe(true);
  });

  test.each([
    '',
    '4242',
    '4242 4242 4242 4241',
    '42424242424242424242',
    '1234567890123452',
    '4242 4242 4242 424x',
    '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢',
  ])('%j is none', (typed) => {
    expect(isCardNumber(typed)).toBe(false);
  });

  test('with one wrong digit, or two neighbors in the wrong order, is found out', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 18 });
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (body, at, off) => {
        const check = Array.from({ length: 10 }, (_, last) => [...body, last]).find((one) => passesLuhn(one.join('')));
        if (!check) throw new Error('No check digit fits.');
        const wrong = check.with(at % check.length, ((check[at % check.length] ?? 0) + off) % 10);
        expect(passesLuhn(wrong.join(''))).toBe(false);
        const place = at % (check.length - 1);
        const [one = 0, other = 0] = [check[place], check[place + 1]];
        // 09 and 90 have the same sum: the one exchange that the check digit can't see.
        if (one !== other && one + other !== 9)
          expect(
            passesLuhn(
              check
                .with(place, other)
                .with(place + 1, one)
                .join(''),
            ),
          ).toBe(false);
      }),
    );
  });

  test('is of one brand at most by each beginning, whatever is typed further', () => {
    for (const { id, ranges } of brands)
      for (const [from] of ranges) expect(brandOf(String(from).padEnd(16, '0'))?.id, String(from)).toBe(id);
  });
});

describe('an expiry', () => {
  test.each([
    ['09/28', { month: 9, year: 2028 }],
    ['09 / 28', { month: 9, year: 2028 }],
    ['0928', { month: 9, year: 2028 }],
    ['12/2028', { month: 12, year: 2028 }],
  ])('%j is read', (typed, expiry) => expect(readExpiry(typed)).toEqual(expiry));

  test.each(['', '13/28', '00/28', '9/28', '28/09', '09-28', '09/1928', '09/28x'])('%j is not read', (typed) => {
    expect(readExpiry(typed)).toBeNull();
    expect(expiryViolation(typed, NOW)).toBe('card_expiry');
  });

  test.each([
    ['10/26', 'card_expired'],
    ['11/26', null],
    ['11/46', null],
    ['01/47', 'card_expiry'],
  ])('%s in November 2026: %s', (typed, violation) => expect(expiryViolation(typed, NOW)).toBe(violation));

  test('holds until the month is over everywhere', () => {
    expect(isExpired({ month: 12, year: 2026 }, new Date('2027-01-01T11:59:59Z'))).toBe(false);
    expect(isExpired({ month: 12, year: 2026 }, new Date('2027-01-01T12:00:00Z'))).toBe(true);
  });
});

describe('a card', () => {
  const typed = { card_number: '4242 4242 4242 4242', card_expiry: '09/28', card_holder: ' Ada Byron ' };

  test('is read, its number wrapped', () => {
    const card = readCard(typed, NOW);
    expect(card).toMatchObject({ expiry: { month: 9, year: 2028 }, holder: 'Ada Byron' });
    expect(card.number.reveal()).toBe('4242424242424242');
  });

  test('says all its violations at once, and none of what was typed', () => {
    const wrong = { card_number: '4242424242424241', card_expiry: '10/26', card_holder: '  ' };
    expect(cardViolations(wrong, NOW)).toEqual([
      { pointer: '/card_number', code: 'card_number' },
      { pointer: '/card_expiry', code: 'card_expired' },
      { pointer: '/card_holder', code: 'required' },
    ]);
    expect(() => readCard(wrong, NOW)).toThrow('invalid_input');
  });

  test('shows its number nowhere', () => {
    const { number } = readCard(typed, NOW);
    const shown = [
      String(number),
      `${number.toString()}`,
      JSON.stringify({ number }),
      inspect({ number }, { showHidden: true, depth: null }),
      JSON.stringify({ ...number }),
      Object.entries(number).join(),
      JSON.stringify(structuredClone(number)),
      JSON.stringify(describeError(new Error(`charging ${number.toString()}`))),
    ];
    for (const text of shown) expect(text).not.toContain('4242');
    expect(new Secret('x').reveal()).toBe('x');
  });
});

describe('a text that is meant for something else', () => {
  test.each([
    ['4242 4242 4242 4242', '…'],
    ['Ada 4242424242424242', 'Ada …'],
    ['/4242-4242-4242-4242/0', '/…/0'],
    // No card's check digit, or too short.
    ['4242 4242 4242 4241', '4242 4242 4242 4241'],
    ['DE 136695976', 'DE 136695976'],
    ['Ada Byron', 'Ada Byron'],
  ])('%j holds a card number where %j is left', (text, left) => {
    expect(withoutCardNumbers(text)).toBe(left);
    expect(holdsCardNumber(text)).toBe(text !== left);
  });
});
