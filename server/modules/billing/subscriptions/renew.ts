/**
 * Subscriptions whose period is over, or whose failed charge is due again, and contracts that are to begin. What is to be charged is stored first, with
 * the company held: one invoice a period, one payment an attempt. Then the gateway is asked, by the payment's own name,
 * so that whoever goes on after a crash, or at the same moment, asks for the same charge.
 */
import { PERIOD_END } from '../limits/plan-of-company.ts';
import { syncWithGateway } from '../payments/sync-with-gateway.ts';
import { charge, PaymentOver } from '../payments/charge.ts';
import type { PaymentParts } from '../payments/settle.ts';
import { ABANDONED_AFTER_MS } from './abandoned-renewal.ts';
import { isToBegin } from './contracts.ts';
import { isDue, takeDue } from './take-due.ts';

const AT_ONCE = 50;

interface DueSubscription {
  company_id: number;
  /** To the microsecond, which a Date does not hold. */
  due_at: string;
}

/**
 * One pass through all that is due, the longest due first: what fails keeps nobody else waiting, and has its turn again in
 * the next pass. Any number of servers may do so side by side.
 */
export async function renewDue(parts: PaymentParts, atOnce = AT_ONCE): Promise<void> {
  let failures = 0;
  for await (const companyId of dueCompanies(parts, atOnce))
    await renew(parts, companyId).catch((error: unknown) => {
      failures += 1;
      if (failures === 1) parts.log.error('renewing a subscription failed', { requestId: '', error });
    });
}

async function* dueCompanies(parts: PaymentParts, atOnce: number): AsyncGenerator<number> {
  let last: DueSubscription | undefined;
  do {
    const found = await findDue(parts, atOnce, last);
    for (const { company_id: companyId } of found) yield companyId;
    last = found.length === atOnce ? found.at(-1) : undefined;
  } while (last);
}

/**
 * One whose company has a payment under way waits until that is over; a renewal's own that lies still is gone on with. One
 * from whom something was taken wrongly waits until it has it back.
 */
const findDue = (
  { database, now, abandonedAfterMs = ABANDONED_AFTER_MS }: PaymentParts,
  limit: number,
  after?: DueSubscription,
): Promise<DueSubscription[]> =>
  database.lookup<DueSubscription>('worker', {
    name: 'due_subscriptions',
    text: `with due as (
        select s.company_id, coalesce(s.next_retry_at, ${PERIOD_END}) as due_at
        from subscription s left join contract k on k.company_id = s.company_id and k.id = s.contract_id
        where s.is_current and ${isDue('$1')}
        union all
        select k.company_id, k.starts_on::timestamp at time zone 'UTC' from contract k where ${isToBegin('$1')}
      )
      select due.company_id, due.due_at::text from due join customer c on c.id = due.company_id
      where c.state <> 'closed' and (due.due_at, due.company_id) > ($4::timestamptz, $5::bigint)
        and not exists (select 1 from payment p
          where p.company_id = due.company_id and p.settled_at is null
            and (p.attempt is null or p.updated_at >= now() - $3 * interval '1 millisecond'))
        and not exists (select 1 from payment p
          where p.company_id = due.company_id and p.charged_amount is not null and p.refunded_at is null)
      order by due.due_at, due.company_id limit $2`,
    values: [now(), limit, abandonedAfterMs, after?.due_at ?? '-infinity', after?.company_id ?? 0],
  });

async function renew(parts: PaymentParts, companyId: number): Promise<void> {
  const taken = await parts.database.withTenant('app', companyId, (transaction) => takeDue(parts, transaction));
  if (taken === 'nothing' || taken === 'done') return;
  await charge(parts, taken.begun, { means: { kind: 'kept', card: taken.card }, payer: null }).catch(unlessOver);
  await syncWithGateway(parts, taken.begun, 'retrieve');
}

/** Another server, or a person, was faster. */
const unlessOver = (error: unknown): void => {
  if (!(error instanceof PaymentOver)) throw error;
};
