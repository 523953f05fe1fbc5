/** Before a period ends its company's administrators are told by mail what comes: a charge, another plan, or the end. */
import type { Transaction } from '../access/database.ts';
import { tryEach } from '../jobs/try-each.ts';
import { mailAdmins } from '../payments/mails.ts';
import type { PaymentParts } from '../payments/settle.ts';

const AT_ONCE = 50;
/** So many days before; a year's price is looked at longer. */
export const AHEAD_DAYS = { monthly: 7, yearly: 30 };

/** At `$1`, of a subscription `s`. */
const IS_NEAR = `s.is_current and s.state = 'active' and s.price > 0 and s.period_end > $1
  and s.announced_for is distinct from s.period_end and s.period_end <= $1::timestamptz + make_interval(
    days => case s.period when 'yearly' then ${AHEAD_DAYS.yearly} else ${AHEAD_DAYS.monthly} end)`;

/** Answers whether more may be waiting. Any number of servers may do so side by side: each period is told of once. */
export async function announceRenewals({ database, now }: Pick<PaymentParts, 'database' | 'now'>): Promise<boolean> {
  const near = await database.lookup<{ company_id: number }>('worker', {
    name: 'renewals_to_announce',
    text: `select s.company_id from subscription s join customer c on c.id = s.company_id and c.state = 'active'
      where ${IS_NEAR}
      order by s.period_end limit $2`,
    values: [now(), AT_ONCE],
  });
  await tryEach(near, ({ company_id: companyId }) =>
    database.withTenant('app', companyId, (transaction) => announce(transaction, now())),
  );
  return near.length === AT_ONCE;
}

async function announce(transaction: Transaction, now: Date): Promise<void> {
  const { query, companyId } = transaction;
  const [told] = await query<{ id: number; auto_renew: boolean }>({
    name: 'announce_renewal',
    text: `update subscription s set announced_for = s.period_end, updated_at = now()
      where s.company_id = $2 and ${IS_NEAR} returning s.id, s.auto_renew`,
    values: [now, companyId],
  });
  if (told) await mailAdmins(transaction, told.auto_renew ? 'renewal_ahead' : 'plan_ending', told.id);
}
