/** Another plan at the end of a period: the smaller one that was chosen, or the free one. Nothing is deleted for it. */
import type { Transaction } from '../../../access/database.ts';
import { offerOf } from '../pricing/offers.ts';
import { subscription as entity } from '../../../generated/subscription.ts';
import { auditAsSystem } from '../../../access/audit.ts';
import { mailAdmins } from '../payments/mails.ts';
import { endSubscription, reopenCompany, startSubscription } from './start.ts';
import type { DuePeriod } from './take-due.ts';

/**
 * The next subscription begins where the period ends, with nothing paid yet: then it is billed like any other. Null where
 * it costs nothing and has no end. A price that is offered no longer is not begun with: it goes on as before.
 */
export async function changePlan(transaction: Transaction, due: DuePeriod, now: Date): Promise<DuePeriod | null> {
  const offer = due.next_sub_plan_id === null ? null : await offerOf(transaction, due.next_sub_plan_id);
  if (!offer) return forgetNext(transaction, due);
  if (offer.price === 0) {
    await downgradeToFree(transaction, due, now);
    return null;
  }
  const { planId: plan_id, subPlanId: sub_plan_id, period, currency, price, taxRate: tax_rate } = offer;
  const from = due.period_end;
  const agreed = { plan_id, sub_plan_id, period, currency, price, tax_rate };
  const id = await startSubscription(transaction, { ...agreed, from, to: from }, now);
  await reopenCompany(transaction);
  await auditAsSystem(transaction, { operation: 'renewal', entity, recordId: id, changes: { plan_id, sub_plan_id } });
  const billing_day = from.getUTCDate();
  const begun = { state: 'active', contract_id: null, auto_renew: true, next_sub_plan_id: null } as const;
  return { ...agreed, ...begun, id, period_end: from, billing_day };
}

async function forgetNext({ query, companyId }: Transaction, due: DuePeriod): Promise<DuePeriod> {
  await query({
    name: 'forget_next_plan',
    text: 'update subscription set next_sub_plan_id = null, updated_at = now() where company_id = $1 and id = $2',
    values: [companyId, due.id],
  });
  return { ...due, next_sub_plan_id: null };
}

/** Where the platform has no free plan, the company has none from then on. */
export async function downgradeToFree(transaction: Transaction, due: DuePeriod, now: Date): Promise<void> {
  const from = due.period_end;
  const [free] = await transaction.query<{ id: number }>({
    name: 'free_plan',
    text: `select id from plan where tag = 'free' and is_active order by sort_order, id limit 1`,
    values: [],
  });
  const started = await (free
    ? startSubscription(
        transaction,
        {
          plan_id: free.id,
          sub_plan_id: null,
          period: 'monthly',
          currency: null,
          price: 0,
          tax_rate: 0,
          from,
          to: null,
        },
        now,
      )
    : endSubscription(transaction, now).then(() => null));
  await reopenCompany(transaction);
  await mailAdmins(transaction, 'plan_ended', due.id);
  const changes = { plan_id: free?.id ?? null };
  await auditAsSystem(transaction, { operation: 'stop', entity, recordId: started, changes });
}
