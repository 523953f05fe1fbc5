/** A company's plan for a time: one is current, and ends as the next one starts. */
import type { Transaction } from '../../../access/database.ts';
import type { Period } from '../pricing/period.ts';

export interface NewSubscription {
  plan_id: number;
  /** Null for the free plan. */
  sub_plan_id: number | null;
  /** Of a plan that was agreed on. */
  contract_id?: number;
  period: Period;
  currency: string | null;
  price: number;
  tax_rate: number;
  from: Date;
  /** Null for no end. */
  to: Date | null;
  /** False where nothing is there to pay the next period with: it ends with this one. */
  renews?: boolean;
}

/** Answers its id. */
export async function startSubscription(
  transaction: Transaction,
  {
    plan_id: planId,
    sub_plan_id: subPlanId,
    contract_id: contractId,
    period,
    currency,
    price,
    tax_rate: taxRate,
    from,
    to,
    renews = true,
  }: NewSubscription,
  now: Date,
): Promise<number> {
  const { query, companyId } = transaction;
  await endSubscription(transaction, now);
  const [started] = await query<{ id: number }>({
    name: 'start_subscription',
    text: `insert into subscription (company_id, plan_id, sub_plan_id, period, currency, price, tax_rate, started_at,
        period_start, period_end, billing_day, auto_renew, contract_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $11, $12) returning id`,
    values: [
      companyId,
      planId,
      subPlanId,
      period,
      currency,
      price,
      taxRate,
      from,
      to,
      to && from.getUTCDate(),
      renews,
      contractId ?? null,
    ],
  });
  if (!started) throw new Error('A subscription was not stored.');
  return started.id;
}

/** Ends the one that runs, with what was asked for its next period. What was billed by a contract stays owed. */
export async function endSubscription({ query, companyId }: Transaction, now: Date): Promise<void> {
  await query({
    name: 'end_subscription',
    text: `with ended as (
        update subscription set is_current = false, state = 'ended', auto_renew = false, next_retry_at = null,
          next_sub_plan_id = null, suspended_at = null, ended_at = $2, updated_at = now()
        where company_id = $1 and is_current returning id, contract_id
      )
      update invoice set state = 'void', updated_at = now() from ended
      where invoice.company_id = $1 and ended.contract_id is null
        and invoice.subscription_id = ended.id and invoice.state = 'open'`,
    values: [companyId, now],
  });
}

/** A company that could only read. */
export async function reopenCompany({ query, companyId }: Transaction): Promise<void> {
  await query({
    name: 'reopen_company',
    text: `update customer set state = 'active', updated_at = now() where id = $1 and state = 'read_only'`,
    values: [companyId],
  });
}
