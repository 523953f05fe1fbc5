import { describe, expect, test } from 'vitest';
import type { SubscriptionRecord } from '../../../generated/types.ts';
import type { OfferedPlan, Period } from '../offer/plan-offer.ts';
import { nextPlanOf, offersOf } from './offers.ts';
import type { PriceList } from './use-plans.ts';

const LIMITS = { qr_code_count: 10, user_count: null, group_count: 1, organization_count: 1, storage_mb: 100 };
const FEATURES = { return_url: false, custom_logo: false, link_list: false, on_premise: false };

const plan = (id: number, tag: OfferedPlan['tag'], ...periods: Period[]): OfferedPlan => ({
  ...LIMITS,
  ...FEATURES,
  id,
  tag,
  name: `Plan ${id}`,
  description: '',
  is_popular: false,
  prices: periods.map((period, at) => {
    const price = id * 100;
    return { id: id * 10 + at, period, price, tax_amount: 0, total: price };
  }),
});

/** Free and sold by contact at the ends, which have no price. */
const prices: PriceList = {
  currency: { code: 'EUR', symbol: '€', minor_digits: 2 },
  plans: [
    plan(1, 'free'),
    plan(2, 'basic', 'monthly', 'yearly'),
    plan(3, 'standart', 'monthly', 'yearly'),
    plan(4, 'pro', 'monthly'),
    plan(5, 'enterprise'),
  ],
};

const onPlan = (planId: number, period: Period, more: Partial<SubscriptionRecord> = {}) => ({
  prices,
  running: { plan_id: planId, period, next_sub_plan_id: null, ...more } as SubscriptionRecord,
});

describe('what a company may change to', () => {
  const kindsOf = (...given: Parameters<typeof offersOf>) =>
    offersOf(...given).map(({ plan: { id }, kind }) => `${id} ${kind}`);

  test.each([
    ['a month of the middle one', onPlan(3, 'monthly'), 'monthly', ['2 later', '3 current', '4 upgrade', '5 contact']],
    ['by the year', onPlan(3, 'monthly'), 'yearly', ['2 later', '3 upgrade', '5 contact']],
    ['from a year back to months', onPlan(3, 'yearly'), 'monthly', ['2 later', '3 later', '4 upgrade', '5 contact']],
    ['from the free one', onPlan(1, 'monthly'), 'monthly', ['2 upgrade', '3 upgrade', '4 upgrade', '5 contact']],
    [
      'from the one that is sold by contact',
      onPlan(5, 'yearly'),
      'monthly',
      ['2 later', '3 later', '4 later', '5 current'],
    ],
    [
      'while what is owed is unpaid, nothing larger',
      onPlan(3, 'monthly', { state: 'past_due' }),
      'monthly',
      ['2 instead', '3 current', '4 unpaid', '5 contact'],
    ],
    [
      'a year of the same, neither',
      onPlan(3, 'monthly', { state: 'past_due' }),
      'yearly',
      ['2 instead', '3 unpaid', '5 contact'],
    ],
  ] as const)('%s', (_name, facts, period, expected) => {
    expect(kindsOf(facts, period)).toEqual(expected);
  });
});

test('the next plan is found by its price', () => {
  expect(nextPlanOf(onPlan(3, 'monthly', { next_sub_plan_id: 21 }))?.id).toBe(2);
  expect(nextPlanOf(onPlan(3, 'monthly'))).toBeUndefined();
  expect(nextPlanOf(onPlan(3, 'monthly', { next_sub_plan_id: 999 }))).toBeUndefined();
});
