/** What an upgrade costs: the new period's price, less what the unused days of the running one are worth. */
import type { Transaction } from '../../../access/database.ts';
import { invalidInput, notAnUpgrade } from '../../../errors.ts';
import { countryOfCompany, locationOf, type Offer, offerOf } from './offers.ts';
import type { Period } from './period.ts';
import { creditOf } from './price.ts';

export interface RunningPlan {
  id: number;
  rank: number;
  planId: number;
  period: Period;
  /** Null for the free plan and one that was sold by contact. */
  locationId: number | null;
  currency: string | null;
  price: number;
  periodStart: Date;
  /** Null for no end. */
  periodEnd: Date | null;
  /** What was paid for the running period before tax; 0 while it is not paid. Of a contract it is owed in any case. */
  worth: number;
  /** By which it was agreed on. */
  contractId: number | null;
}

/** The company's current subscription; null before it has chosen a plan. Held until the transaction ends. */
export async function lockRunningPlan({ query, companyId }: Transaction): Promise<RunningPlan | null> {
  const [found] = await query<RunningPlan>({
    name: 'hold_running_plan',
    // What an earlier upgrade took off as a credit was paid too, with the period before.
    text: `select s.id, s.plan_id as "planId", p.sort_order as rank, s.period, price.plan_location_id as "locationId",
        s.currency, s.price, s.period_start as "periodStart", s.period_end as "periodEnd",
        s.contract_id as "contractId",
        coalesce((select greatest(case when s.contract_id is null then s.price else i.subtotal + i.credit_amount end
            - i.discount_amount, 0) from invoice i
          where i.company_id = $1 and i.subscription_id = s.id and i.kind = 'invoice'
            and (i.state = 'paid' or s.contract_id is not null and i.state = 'open')
          order by i.period_start desc limit 1), 0)::bigint as worth
      from subscription s join plan p on p.id = s.plan_id left join sub_plan price on price.id = s.sub_plan_id
      where s.company_id = $1 and s.is_current for no key update of s`,
    values: [companyId],
  });
  return found ?? null;
}

/** A larger plan is one, and so is a year of the same one instead of a month. */
export const isUpgrade = (from: RunningPlan, to: Offer): boolean =>
  to.rank > from.rank || (to.planId === from.planId && from.period === 'monthly' && to.period === 'yearly');

/** Where the company buys: where it bought so far, else by its country. */
export async function buysAt(transaction: Transaction, { locationId }: RunningPlan): Promise<number> {
  return locationId ?? (await locationOf(transaction, await countryOfCompany(transaction))).id;
}

export interface Upgrade {
  offer: Offer;
  /** In minor units of the offer's currency. */
  credit: number;
}

/** Throws 400 for a price that is not on sale to the company, 409 for a plan that is no larger. */
export async function upgradeTo(
  transaction: Transaction,
  from: RunningPlan,
  subPlanId: number,
  now: Date,
): Promise<Upgrade> {
  const offer = await offerOf(transaction, subPlanId);
  // The free plan is had without a payment.
  if (!offer || offer.price === 0 || offer.locationId !== (await buysAt(transaction, from)))
    throw invalidInput({ errors: [{ pointer: '/sub_plan_id', code: 'reference_not_found' }] });
  if (!isUpgrade(from, offer)) throw notAnUpgrade();
  const { periodStart, periodEnd, worth, currency } = from;
  const isCounted = periodEnd !== null && currency === offer.currency;
  return { offer, credit: isCounted ? creditOf(worth, { from: periodStart, to: periodEnd }, now) : 0 };
}
