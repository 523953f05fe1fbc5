/**
 * Subscriptions whose period is over, or whose failed charge is due again. What is to be charged is stored first, with
 * the company held: one invoice a period, one payment an attempt. Then the gateway is asked, by the payment's own name,
 * so that whoever goes on after a crash, or at the same moment, asks for the same charge.
 */
import { ask } from '../payments/ask.ts';
import { charge, PaymentOver } from '../payments/charge.ts';
import type { PaymentParts } from '../payments/settle.ts';
import { QUIET_MS } from './left-behind.ts';
import { takeDue } from './take-due.ts';

const AT_ONCE = 50;

interface DueSubscription {
  company_id: number;
  id: number;
}

/** Answers whether more may be waiting. Any number of servers may do so side by side. */
export async function renewDue(parts: PaymentParts, limit = AT_ONCE): Promise<boolean> {
  const due = await findDue(parts, limit);
  let moved = 0;
  let failures = 0;
  for (const { company_id: companyId } of due)
    try {
      if (await renew(parts, companyId)) moved += 1;
    } catch (error) {
      failures += 1;
      if (failures === 1) parts.log.error('renewing a subscription failed', { requestId: '', error });
    }
  // Where all that was found is with other servers, there is nothing to do at once.
  return due.length === limit && failures === 0 && moved > 0;
}

/** One whose company has a payment under way waits until that is over; a renewal's own that lies still is gone on with. */
const findDue = ({ database, now, quietMs = QUIET_MS }: PaymentParts, limit: number): Promise<DueSubscription[]> =>
  database.lookup<DueSubscription>('worker', {
    name: 'due_subscriptions',
    text: `select s.company_id, s.id from subscription s join customer c on c.id = s.company_id
      where c.state <> 'closed' and s.is_current and (s.state = 'active' and s.period_end <= $1
          or s.state = 'past_due' and (s.next_retry_at <= $1 or not s.auto_renew))
        and not exists (select 1 from payment p
          where p.company_id = s.company_id and p.settled_at is null
            and (p.attempt is null or p.updated_at >= now() - $3 * interval '1 millisecond'))
      order by coalesce(s.next_retry_at, s.period_end), s.company_id limit $2`,
    values: [now(), limit, quietMs],
  });

/** Answers whether there was anything to do. */
async function renew(parts: PaymentParts, companyId: number): Promise<boolean> {
  const taken = await parts.database.withTenant('app', companyId, (transaction) => takeDue(parts, transaction));
  if (taken === 'nothing') return false;
  if (taken === 'done') return true;
  await charge(parts, taken.begun, { means: { kind: 'kept', card: taken.card }, payer: null }).catch(unlessOver);
  await ask(parts, taken.begun, 'look');
  return true;
}

/** Another server, or a person, was faster. */
const unlessOver = (error: unknown): void => {
  if (!(error instanceof PaymentOver)) throw error;
};
