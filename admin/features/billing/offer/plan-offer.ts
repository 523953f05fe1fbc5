/** Plans with the prices of a country, as `planlocation/get_plan` answers them. */
import type { PlanRecord } from '../../../generated/types.ts';
import type { PlanAttribute } from '../limits/plan-attributes.tsx';

export type Period = 'monthly' | 'yearly';

export interface PlanPrice {
  /** Of the sub-plan. */
  id: number;
  period: Period;
  /** Of the period before tax, in minor units like all amounts here. */
  price: number;
  tax_amount: number;
  total: number;
}

/** What the comparison tells of a plan. */
type OfferedAttribute = PlanAttribute | 'id' | 'name' | 'tag' | 'description' | 'is_popular';

export interface OfferedPlan extends Pick<PlanRecord, OfferedAttribute> {
  prices: PlanPrice[];
}

export interface Offers {
  country: string | null;
  /** `tax_rate` in percent. */
  location: { id: number; name: string; tax_rate: number };
  currency: { code: string; symbol: string; minor_digits: number };
  plans: OfferedPlan[];
}

export type Sale = { kind: 'free' } | { kind: 'contact' } | { kind: 'paid'; price: PlanPrice };

/** How a plan is had: for nothing, by a talk, or for a price; the other period's where it has none of this one. */
export function saleOf({ tag, prices }: Pick<OfferedPlan, 'tag' | 'prices'>, period: Period): Sale {
  if (tag === 'free') return { kind: 'free' };
  const price = prices.find((one) => one.period === period) ?? prices[0];
  return price === undefined ? { kind: 'contact' } : { kind: 'paid', price };
}

const MONTHS = 12;

/** What a year costs less than twelve months; 0 where it costs no less, or there is nothing to compare. */
export function yearlySavings({ prices }: Pick<OfferedPlan, 'prices'>): number {
  const [month, year] = (['monthly', 'yearly'] as const).map((period) => prices.find((one) => one.period === period));
  return month && year ? Math.max(0, month.price * MONTHS - year.price) : 0;
}

/** The largest share of twelve months that a year saves, in whole percent. */
export function maxSavings(plans: readonly Pick<OfferedPlan, 'prices'>[]): number {
  const shares = plans.map((plan) => {
    const month = plan.prices.find(({ period }) => period === 'monthly')?.price ?? 0;
    return month === 0 ? 0 : Math.floor((yearlySavings(plan) * 100) / (month * MONTHS));
  });
  return Math.max(0, ...shares);
}

/** A price of the offers, and its plan. */
export function findPrice({ plans }: Offers, subPlanId: number): { plan: OfferedPlan; price: PlanPrice } | undefined {
  for (const plan of plans) {
    const price = plan.prices.find(({ id }) => id === subPlanId);
    if (price !== undefined) return { plan, price };
  }
  return undefined;
}

/** The same plan for the same time where other prices count. */
export const samePrice = ({ plans }: Offers, planId: number, period: Period): PlanPrice | undefined =>
  plans.find(({ id }) => id === planId)?.prices.find((one) => one.period === period);
