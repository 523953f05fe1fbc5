/** Before a period ends its company's administrators are told by mail what comes: a charge, another plan, or the end. */
import type { Transaction } from '../../../access/database.ts';
import { tryEach } from '../../../platform/queue/try-each.ts';
import { GOES_ON, PERIOD_END } from '../limits/plan-of-company.ts';
import { mailAdmins } from '../payments/mails.ts';
import type { PaymentParts } from '../payments/settle.ts';

const AT_ONCE = 50;
/** So many days before; a year's price is looked at longer. */
export const AHEAD_DAYS = { monthly: 7, yearly: 30 };

/** Whether there is something to tell: of what is billed, and of each end. */
const IS_ANNOUNCED = `case when s.contract_id is null then s.price > 0
    else ${GOES_ON} is not true or k.is_invoiced and k.price > 0 end`;

/** At `$1`, of a subscription `s` with its contract `k`. */
const IS_NEAR = `s.is_current and s.state = 'active' and ${PERIOD_END} > $1
  and s.announced_for is distinct from ${PERIOD_END} and ${IS_ANNOUNCED} and ${PERIOD_END} <= $1::timestamptz + make_interval(
    days => case s.period when 'yearly' then ${AHEAD_DAYS.yearly} else ${AHEAD_DAYS.monthly} end)`;

const RUNNING = 'subscription s left join contract k on k.company_id = s.company_id and k.id = s.contract_id';

/** Answers whether more may be waiting. Any number of servers may do so side by side: each period is told of once. */
export async function announceRenewals({ database, now }: Pick<PaymentParts, 'database' | 'now'>): Promise<boolean> {
  const near = await database.lookup<{ company_id: number }>('worker', {
    name: 'renewals_to_announce',
    text: `select s.company_id from ${RUNNING} join customer c on c.id = s.company_id and c.state = 'active'
      where ${IS_NEAR}
      order by ${PERIOD_END} limit $2`,
    values: [now(), AT_ONCE],
  });
  await tryEach(near, ({ company_id: companyId }) =>
    database.withTenant('app', companyId, (transaction) => announce(transaction, now())),
  );
  return near.length === AT_ONCE;
}

async function announce(transaction: Transaction, now: Date): Promise<void> {
  const { query, companyId } = transaction;
  const [announced] = await query<Announced>({
    name: 'announce_renewal',
    text: `update subscription set announced_for = near.ends, updated_at = now()
      from (select s.id, ${PERIOD_END} as ends, ${GOES_ON} as goes_on from ${RUNNING}
        where s.company_id = $2 and ${IS_NEAR} for no key update of s) near
      where subscription.company_id = $2 and subscription.id = near.id
      returning subscription.id, subscription.contract_id, near.goes_on`,
    values: [now, companyId],
  });
  if (!announced) return;
  const [ahead, ending] = MAILS[announced.contract_id === null ? 'bought' : 'agreed'];
  await mailAdmins(transaction, announced.goes_on ? ahead : ending, announced.contract_id ?? announced.id);
}

interface Announced {
  id: number;
  contract_id: number | null;
  goes_on: boolean;
}

const MAILS = { bought: ['renewal_ahead', 'plan_ending'], agreed: ['contract_renewal', 'contract_ending'] } as const;
