/** Properties of money: whatever is charged, its parts add up, and nobody gains by a rounding. */
import fc from '../../../../scripts/test/properties.ts';
import { describe, expect, test } from 'vitest';
import { percentOf, shareOf, toDecimal } from './money.ts';
import { daysOf, type Period, periodAfter } from './period.ts';
import { type Charge, creditOf, partsOf, type Reduction } from './price.ts';

/** The most that a column of money holds. */
const amounts = fc.integer({ min: 0, max: 1_000_000_000_000 });
/** Rates as laws write them: to three decimals. */
const rates = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1_000);
const reductions = fc.oneof(
  fc.constant(null),
  rates.map((percent): Reduction => ({ kind: 'percent', percent })),
  amounts.map((amount): Reduction => ({ kind: 'amount', amount })),
);
const charges: fc.Arbitrary<Charge> = fc.record({
  price: amounts,
  credit: amounts,
  reduction: reductions,
  taxRate: rates,
});
const DAY = 86_400_000;
const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const periods = fc.constantFrom<Period>('monthly', 'yearly');

describe('what is to be paid', () => {
  test('is the sum of its parts, none of which is negative or no whole number', () => {
    fc.assert(
      fc.property(charges, (charge) => {
        const { price, credit, discount, tax, total } = partsOf(charge);
        expect(price - credit - discount + tax).toBe(total);
        for (const part of [price, credit, discount, tax, total]) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(Number.isSafeInteger(part)).toBe(true);
        }
      }),
    );
  });

  test('grows with the price and the tax, and falls with the credit', () => {
    fc.assert(
      fc.property(charges, amounts, (charge, more) => {
        const { total } = partsOf(charge);
        expect(partsOf({ ...charge, price: charge.price + more }).total).toBeGreaterThanOrEqual(total);
        expect(partsOf({ ...charge, credit: (charge.credit ?? 0) + more }).total).toBeLessThanOrEqual(total);
        expect(partsOf({ ...charge, taxRate: 100 }).total).toBeGreaterThanOrEqual(total);
      }),
    );
  });

  test('is never raised by a discount, and is nothing at 100 percent', () => {
    fc.assert(
      fc.property(charges, (charge) => {
        expect(partsOf(charge).total).toBeLessThanOrEqual(partsOf({ ...charge, reduction: null }).total);
        expect(partsOf({ ...charge, reduction: { kind: 'percent', percent: 100 } }).total).toBe(0);
      }),
    );
  });

  test.each([
    ['a month in Germany', { price: 4_900, taxRate: 19 }, { tax: 931, total: 5_831 }],
    ['with a fifth off', { price: 4_900, taxRate: 19, reduction: 20 }, { discount: 980, tax: 745, total: 4_665 }],
    ['in yen, which have no part', { price: 2_805, taxRate: 10 }, { tax: 281, total: 3_086 }],
    ['a half is rounded up', { price: 50, taxRate: 1 }, { tax: 1, total: 51 }],
    ['a rate with a fraction', { price: 10_000, taxRate: 8.875 }, { tax: 888, total: 10_888 }],
    ['a credit beyond the price', { price: 1_000, credit: 4_000, taxRate: 19 }, { credit: 1_000, tax: 0, total: 0 }],
  ])('%s', (_name, { reduction, ...charge }: Omit<Charge, 'reduction'> & { reduction?: number }, expected) => {
    const percent = reduction === undefined ? null : { kind: 'percent' as const, percent: reduction };
    expect(partsOf({ ...charge, reduction: percent })).toMatchObject(expected);
  });
});

describe('shares', () => {
  test('of a percentage are nearest to the exact value', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 100_000 }), (amount, thousandths) => {
        const twice = BigInt(percentOf(amount, thousandths / 1_000)) * 200_000n;
        const exact = BigInt(amount) * BigInt(thousandths) * 2n;
        const off = twice - exact;
        expect(off <= 100_000n && off > -100_000n).toBe(true);
      }),
    );
  });

  test('of an amount never add up to more than it', () => {
    fc.assert(
      fc.property(amounts, fc.nat(366), fc.nat(366), (amount, one, other) => {
        const whole = one + other;
        expect(shareOf(amount, one, whole) + shareOf(amount, other, whole)).toBeLessThanOrEqual(amount);
        expect(shareOf(amount, whole, whole)).toBe(whole === 0 ? 0 : amount);
      }),
    );
  });
});

describe('the credit of unused days', () => {
  test('is all of it before the period begins, nothing at its end, and never grows on the way', () => {
    fc.assert(
      fc.property(amounts, moments, periods, fc.nat(400), fc.nat(400), (worth, from, period, one, other) => {
        const span = { from, to: periodAfter(from, period) };
        const after = (days: number) => creditOf(worth, span, new Date(from.getTime() + days * DAY));
        expect(after(0)).toBe(worth);
        expect(creditOf(worth, span, span.to)).toBe(0);
        expect(after(Math.max(one, other))).toBeLessThanOrEqual(after(Math.min(one, other)));
      }),
    );
  });

  test('counts a day that has begun as used', () => {
    const span = { from: new Date('2026-04-01T12:00:00Z'), to: new Date('2026-05-01T12:00:00Z') };
    expect(daysOf(span, new Date('2026-04-11T12:00:01Z'))).toEqual({ all: 30, unused: 19 });
    expect(creditOf(3_000, span, new Date('2026-04-11T12:00:01Z'))).toBe(1_900);
  });
});

describe('a period', () => {
  test.each([
    ['2026-01-31T10:00:00Z', 'monthly', '2026-02-28T10:00:00Z'],
    ['2028-01-31T10:00:00Z', 'monthly', '2028-02-29T10:00:00Z'],
    ['2028-02-29T10:00:00Z', 'yearly', '2029-02-28T10:00:00Z'],
    ['2026-12-15T00:00:00Z', 'monthly', '2027-01-15T00:00:00Z'],
  ] as const)('of %s, %s, ends at %s', (from, period, to) => {
    expect(periodAfter(new Date(from), period)).toEqual(new Date(to));
  });

  test('is never empty, and as long as its name says', () => {
    fc.assert(
      fc.property(moments, periods, (from, period) => {
        const { all } = daysOf({ from, to: periodAfter(from, period) }, from);
        expect(all).toBeGreaterThanOrEqual(period === 'monthly' ? 28 : 365);
        expect(all).toBeLessThanOrEqual(period === 'monthly' ? 31 : 366);
      }),
    );
  });
});

test.each([
  [0, 2, '0.00'],
  [5, 2, '0.05'],
  [1_999, 2, '19.99'],
  [2_800, 0, '2800'],
  [1_500, 3, '1.500'],
  [1_000_000_000_000, 2, '10000000000.00'],
] as const)('%i with %i digits is written %s', (amount, digits, text) => {
  expect(toDecimal(amount, digits)).toBe(text);
});
