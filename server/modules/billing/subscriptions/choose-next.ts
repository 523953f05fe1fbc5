/** What a company wants at its period's end: that it stops, goes on, or goes on smaller. */
import type { Transaction } from '../../../access/database.ts';
import { type Offer, offerOf } from '../pricing/offers.ts';
import { buysAt, isUpgrade, type RunningPlan } from '../pricing/upgrade.ts';
import { invalidInput, notADowngrade } from '../../../errors.ts';

/** Throws 400 for a price that is not on sale to the company, 409 for one that is the same or larger. */
export async function refuseNext(transaction: Transaction, from: RunningPlan, subPlanId: number): Promise<Offer> {
  const offer = await offerOf(transaction, subPlanId);
  if (!offer || offer.locationId !== (await buysAt(transaction, from)))
    throw invalidInput({ errors: [{ pointer: '/next_sub_plan_id', code: 'reference_not_found' }] });
  const isSame = offer.planId === from.planId && offer.period === from.period;
  if (isSame || isUpgrade(from, offer)) throw notADowngrade();
  return offer;
}
