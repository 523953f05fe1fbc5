/** A period that is paid: the subscription goes on to its end. */
import type { Transaction } from '../../../access/database.ts';
import type { PaidInvoice } from '../pricing/invoices.ts';
import { reopenCompany } from './start.ts';

interface Continued {
  id: number;
  suspended_at: Date | null;
}

/**
 * The dates stay those of the invoice, however late it is paid. Only the time in which the company could but read is put
 * on top: its period goes on where it stopped, and no day is paid for that could not be used.
 */
export async function continueSubscription(transaction: Transaction, invoice: PaidInvoice, now: Date): Promise<void> {
  const { query, companyId } = transaction;
  const { subscription_id: subscriptionId, period_start: from, period_end: to } = invoice;
  // What else was billed, such as plaques, continues nothing.
  if (subscriptionId === null || from === null || to === null) return;
  const [continued] = await query<Continued>({
    name: 'hold_continued',
    text: `select id, suspended_at from subscription
      where company_id = $1 and id = $2 and is_current and contract_id is null for no key update`,
    values: [companyId, subscriptionId],
  });
  // Of a plan that is over, or of a contract, which goes on in any case.
  if (!continued) return;
  const lost = continued.suspended_at ? Math.max(0, now.getTime() - continued.suspended_at.getTime()) : 0;
  const shifted = (moment: Date): Date => new Date(moment.getTime() + lost);
  await query({
    name: 'continue_subscription',
    text: `update subscription set state = 'active', retry_count = 0, next_retry_at = null, suspended_at = null,
        period_start = $3, period_end = $4, billing_day = coalesce($5, billing_day), updated_at = now()
      where company_id = $1 and id = $2`,
    values: [companyId, continued.id, shifted(from), shifted(to), lost > 0 ? shifted(from).getUTCDate() : null],
  });
  await reopenCompany(transaction);
}
