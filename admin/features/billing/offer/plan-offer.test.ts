/** How plans are sold, and what a year saves. */
import { describe, expect, test } from 'vitest';
import {
  findPrice,
  maxSavings,
  type OfferedPlan,
  type Offers,
  type PlanPrice,
  saleOf,
  samePrice,
  yearlySavings,
} from './plan-offer.ts';

const price = (id: number, period: PlanPrice['period'], amount: number): PlanPrice => ({
  id,
  period,
  price: amount,
  tax_amount: 0,
  total: amount,
});
const plan = (tag: OfferedPlan['tag'], ...prices: PlanPrice[]) => ({ tag, prices });
const basic = plan('basic', price(1, 'monthly', 1_900), price(2, 'yearly', 19_000));

test.each([
  ['for nothing', plan('free'), 'free'],
  ['for nothing, whatever its price says', plan('free', price(9, 'monthly', 0)), 'free'],
  ['by a talk', plan('enterprise'), 'contact'],
  ['for a price', basic, 'paid'],
])('a plan is had %s', (_, one, kind) => expect(saleOf(one, 'yearly').kind).toBe(kind));

test('a plan without a price of the period is sold for the other one', () => {
  expect(saleOf(basic, 'yearly')).toMatchObject({ price: { id: 2 } });
  expect(saleOf(plan('pro', price(3, 'monthly', 9_900)), 'yearly')).toMatchObject({ price: { id: 3 } });
});

describe('a year saves', () => {
  test.each([
    ['two months', basic, 3_800],
    ['nothing where it costs more', plan('basic', price(1, 'monthly', 100), price(2, 'yearly', 2_000)), 0],
    ['nothing where there is no month to compare with', plan('basic', price(2, 'yearly', 2_000)), 0],
  ])('%s', (_, one, saved) => expect(yearlySavings(one)).toBe(saved));

  test('at most the largest share of any plan', () => {
    expect(maxSavings([basic, plan('free')])).toBe(16);
    expect(maxSavings([plan('free', price(1, 'monthly', 0), price(2, 'yearly', 0))])).toBe(0);
    expect(maxSavings([])).toBe(0);
  });
});

test('a price is found by its id, and again where others count', () => {
  const of = (id: number, ...prices: PlanPrice[]) => ({ ...plan('basic', ...prices), id }) as OfferedPlan;
  const offers = {
    plans: [of(7, price(1, 'monthly', 1_900)), of(8, price(3, 'monthly', 4_900), price(4, 'yearly', 48_000))],
  } as Offers;
  expect(findPrice(offers, 4)).toMatchObject({ plan: { id: 8 }, price: { period: 'yearly' } });
  expect(findPrice(offers, 5)).toBeUndefined();
  expect(samePrice(offers, 8, 'monthly')).toMatchObject({ id: 3 });
  expect(samePrice(offers, 7, 'yearly')).toBeUndefined();
});
