/** What a charge that failed leaves: the next try some days later, and after the last one a company that can only read. */
import type { Transaction } from '../../../access/database.ts';
import { customer } from '../../../generated/customer.ts';
import { auditAsSystem } from '../../../access/audit.ts';
import { mailAdmins } from '../payments/mails.ts';

const DAY_MS = 86_400_000;
/** From each try to the next: days 0, 3, 7 and 14. Counted from the try itself, so that tries stay apart after a pause of the servers. */
const GAPS_DAYS = [3, 4, 7];

/** In the transaction that knows of the failure, whose company is held. */
export async function noteFailedCharge(transaction: Transaction, invoiceId: number, now: Date): Promise<void> {
  const { query, companyId } = transaction;
  const [failing] = await query<{ id: number; retry_count: number }>({
    name: 'hold_failing',
    text: `select s.id, s.retry_count from subscription s join invoice i on i.company_id = s.company_id and i.subscription_id = s.id
      where s.company_id = $1 and i.id = $2 and s.is_current for no key update of s`,
    values: [companyId, invoiceId],
  });
  if (!failing) throw new Error(`The subscription of invoice ${invoiceId} is over.`);
  const gap = GAPS_DAYS[failing.retry_count];
  await query({
    name: 'note_failed_charge',
    text: `update subscription set state = 'past_due', retry_count = least(retry_count + 1, $5), next_retry_at = $3,
        suspended_at = case when $3::timestamptz is null then coalesce(suspended_at, $4) end, updated_at = now()
      where company_id = $1 and id = $2`,
    values: [companyId, failing.id, gap === undefined ? null : later(now, gap), now, GAPS_DAYS.length + 1],
  });
  if (gap === undefined) await suspend(transaction);
  await mailAdmins(transaction, gap === undefined ? 'company_read_only' : 'renewal_failed', invoiceId);
}

const later = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

async function suspend(transaction: Transaction): Promise<void> {
  const { query, companyId } = transaction;
  await query({
    name: 'suspend_company',
    text: `update customer set state = 'read_only', updated_at = now() where id = $1 and state = 'active'`,
    values: [companyId],
  });
  await auditAsSystem(transaction, {
    operation: 'patch',
    entity: customer,
    recordId: companyId,
    changes: { state: 'read_only' },
  });
}
