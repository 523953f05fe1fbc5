/** What a company may change to. Pure. */
import { type OfferedPlan, type Period, type PlanPrice, saleOf } from '../offer/plan-offer.ts';
import type { PlanFacts } from './use-plans.ts';

/** An upgrade begins at once, `later` at the period's end; `instead` takes the place of a period that is not paid. */
export interface PricedOffer {
  plan: OfferedPlan;
  price: PlanPrice;
  kind: 'upgrade' | 'later' | 'instead';
}

/** `unpaid`: a larger plan, which waits until what is owed for the present one is paid. */
export type Offer =
  | PricedOffer
  | { plan: OfferedPlan; kind: 'current' }
  | { plan: OfferedPlan; kind: 'contact' }
  | { plan: OfferedPlan; kind: 'unpaid' };

type Known = Pick<PlanFacts, 'prices' | 'running'>;

/**
 * The plans with a price of the period and those that are sold by contact, the smallest first: as the server judges them
 * (server/modules/billing/pricing/upgrade.ts).
 */
export function offersOf({ prices: { plans }, running }: Known, period: Period): Offer[] {
  const rank = plans.findIndex(({ id }) => id === running?.plan_id);
  return plans.flatMap((plan, at): Offer[] => {
    if (saleOf(plan, period).kind === 'contact')
      return at === rank ? [{ plan, kind: 'current' }] : [{ plan, kind: 'contact' }];
    const price = plan.prices.find((one) => one.period === period && one.price > 0);
    if (price === undefined) return [];
    if (plan.id === running?.plan_id && running.period === period) return [{ plan, kind: 'current' }];
    const isLonger = plan.id === running?.plan_id && period === 'yearly';
    // Of a plan that is on sale no longer the place is not known: the server says what it is.
    const isUnpaid = running?.state === 'past_due';
    if (at <= rank && !isLonger) return [{ plan, price, kind: isUnpaid ? 'instead' : 'later' }];
    return isUnpaid ? [{ plan, kind: 'unpaid' }] : [{ plan, price, kind: 'upgrade' }];
  });
}

/** Where the plan goes at the period's end, in words. */
export function nextPlanOf({ prices: { plans }, running }: Known): OfferedPlan | undefined {
  const next = running?.next_sub_plan_id ?? null;
  return next === null ? undefined : plans.find(({ prices }) => prices.some(({ id }) => id === next));
}
