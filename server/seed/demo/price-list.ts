/** The prices and coupons of the database that the demo buys by. */
import { DAY, iso } from '../days.ts';
import { pricesOf, priceRegions } from '../reference/prices.ts';
import type { PlanTag } from '../reference/plans.ts';
import type { Seeding } from '../seeding.ts';
import { type BillingPlan, coupons } from './billing-plan.ts';
import { found, idsBy } from './context.ts';

export interface Price {
  planId: number;
  planName: string;
  subPlanId: number;
  currency: string;
  /** In minor units, before tax. */
  amount: number;
  taxRate: number;
}

/** What a plan costs a company. */
export async function priceOf(seeding: Seeding, { region, period }: BillingPlan, tag: PlanTag): Promise<Price> {
  const [row] = await seeding.read<{ plan_id: string; name: string; id: string }>(
    `select sub_plan.id, sub_plan.plan_id, plan.name from sub_plan
     join plan on plan.id = sub_plan.plan_id join plan_location on plan_location.id = sub_plan.plan_location_id
     where plan_location.name = $1 and sub_plan.period = $2 and plan.tag = $3`,
    [region, period, tag],
  );
  const place = priceRegions.find(({ name }) => name === region);
  const price = place && pricesOf(place).find((offered) => offered.tag === tag && offered.period === period);
  if (!row || !price) throw new Error(`The price list has no plan '${tag}' in '${region}'.`);
  return {
    planId: Number(row.plan_id),
    planName: row.name,
    subPlanId: Number(row.id),
    currency: place.currency,
    amount: price.price,
    taxRate: place.taxRate,
  };
}

/** How often each coupon was used stands with the coupon: by the demo's own purchases. */
export async function insertCoupons(seeding: Seeding, today: number, usedBy: BillingPlan[]): Promise<void> {
  const planIds = await idsBy(seeding, 'select tag as key, id from plan');
  const currencyIds = await idsBy(seeding, 'select code as key, id from currency');
  const redeemed = usedBy.flatMap(({ purchases }) => purchases.map(({ coupon }) => coupon));
  await seeding.insert(
    'discount',
    coupons.map(({ code, percent, amount, currency, validFrom, validTo, maximumUses, plans }) => ({
      code,
      kind: percent === undefined ? 'amount' : 'percent',
      percent: percent ?? null,
      amount: amount ?? null,
      currency_id: currency === undefined ? null : found(currencyIds, currency),
      valid_from: iso(today + validFrom * DAY),
      valid_to: validTo === null ? null : iso(today + validTo * DAY),
      maximum_uses: maximumUses,
      used_count: redeemed.filter((used) => used === code).length,
      plan_ids: plans.map((tag) => found(planIds, tag)),
    })),
  );
}
