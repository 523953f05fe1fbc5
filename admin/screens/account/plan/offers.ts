/** What a company may change to. Pure. */
import type { OfferedPlan, Period, PlanFacts, PlanPrice } from './use-plans.ts';

export interface Offer {
  plan: OfferedPlan;
  price: PlanPrice;
  /** An upgrade begins at once; anything else at the period's end. */
  kind: 'current' | 'upgrade' | 'later';
}

type Known = Pick<PlanFacts, 'prices' | 'running'>;

/** The plans with a price of the period, the smallest first: as the server judges them (server/billing/upgrade.ts). */
export function offersOf({ prices: { plans }, running }: Known, period: Period): Offer[] {
  const rank = plans.findIndex(({ id }) => id === running?.plan_id);
  return plans.flatMap((plan, at): Offer[] => {
    const price = plan.prices.find((one) => one.period === period && one.price > 0);
    if (price === undefined) return [];
    if (plan.id === running?.plan_id && running.period === period) return [{ plan, price, kind: 'current' }];
    const isLonger = plan.id === running?.plan_id && period === 'yearly';
    // Of a plan that is on sale no longer the place is not known: the server says what it is.
    return [{ plan, price, kind: at > rank || isLonger ? 'upgrade' : 'later' }];
  });
}

/** Where the plan goes at the period's end, in words. */
export function nextPlanOf({ prices: { plans }, running }: Known): OfferedPlan | undefined {
  const next = running?.next_sub_plan_id ?? null;
  return next === null ? undefined : plans.find(({ prices }) => prices.some(({ id }) => id === next));
}
