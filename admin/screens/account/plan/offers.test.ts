import { describe, expect, test } from 'vitest';
import type { SubscriptionRecord } from '../../../generated/types.ts';
import { nextPlanOf, offersOf } from './offers.ts';
import type { OfferedPlan, Period, PriceList } from './use-plans.ts';

const plan = (id: number, ...periods: Period[]): OfferedPlan => ({
  id,
  name: `Plan ${id}`,
  qr_code_count: id * 10,
  user_count: null,
  prices: periods.map((period, at) => ({ id: id * 10 + at, period, price: id * 100 })),
});

/** Free and sold by contact at the ends, which have no price. */
const prices: PriceList = {
  currency: { code: 'EUR' },
  plans: [plan(1), plan(2, 'monthly', 'yearly'), plan(3, 'monthly', 'yearly'), plan(4, 'monthly'), plan(5)],
};

const onPlan = (planId: number, period: Period, next: number | null = null) => ({
  prices,
  running: { plan_id: planId, period, next_sub_plan_id: next } as SubscriptionRecord,
});

describe('what a company may change to', () => {
  const kindsOf = (...given: Parameters<typeof offersOf>) =>
    offersOf(...given).map(({ plan: { id }, kind }) => `${id} ${kind}`);

  test.each([
    ['a month of the middle one', onPlan(3, 'monthly'), 'monthly', ['2 later', '3 current', '4 upgrade']],
    ['by the year', onPlan(3, 'monthly'), 'yearly', ['2 later', '3 upgrade']],
    ['from a year back to months', onPlan(3, 'yearly'), 'monthly', ['2 later', '3 later', '4 upgrade']],
    ['from the free one', onPlan(1, 'monthly'), 'monthly', ['2 upgrade', '3 upgrade', '4 upgrade']],
    ['from the one that is sold by contact', onPlan(5, 'yearly'), 'monthly', ['2 later', '3 later', '4 later']],
  ] as const)('%s', (_name, facts, period, expected) => {
    expect(kindsOf(facts, period)).toEqual(expected);
  });
});

test('the next plan is found by its price', () => {
  expect(nextPlanOf(onPlan(3, 'monthly', 21))?.id).toBe(2);
  expect(nextPlanOf(onPlan(3, 'monthly'))).toBeUndefined();
  expect(nextPlanOf(onPlan(3, 'monthly', 999))).toBeUndefined();
});
