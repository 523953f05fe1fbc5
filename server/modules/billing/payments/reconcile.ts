/** Finishes what a crash, a lost callback or a payer who never came back has left: asks the gateway, and gives up in time. */
import { syncWithGateway } from './sync-with-gateway.ts';
import { refund } from './refund.ts';
import type { PaymentParts } from './settle.ts';

const AT_ONCE = 50;
/** How long a payer may take at the bank. */
export const TIMEOUT_MINUTES = 30;
/** A payment that is on its way needs no asking yet. */
const QUIET_SECONDS = 20;

interface Waiting {
  company_id: number;
  id: number;
  is_late: boolean;
}

/** Answers whether more may be waiting. A gateway that can't be reached is told of, and asked again later. */
export async function reconcile(parts: PaymentParts): Promise<boolean> {
  const [unsettled, wrong] = [await findUnsettled(parts), await findWrong(parts)];
  let failures = 0;
  const unlessFailed = (error: unknown): void => {
    failures += 1;
    if (failures === 1) parts.log.error('asking for a payment failed', { requestId: '', error });
  };
  for (const { company_id: companyId, id, is_late: isLate } of unsettled)
    await syncWithGateway(parts, { companyId, id }, isLate ? 'cancel' : 'retrieve').catch(unlessFailed);
  for (const { company_id: companyId, id } of wrong) await refund(parts, { companyId, id }).catch(unlessFailed);
  return unsettled.length === AT_ONCE && failures === 0;
}

const findUnsettled = ({ database, gateway }: PaymentParts): Promise<Waiting[]> =>
  database.lookup<Waiting>('worker', {
    name: 'unsettled_payments',
    text: `select company_id, id, created_at < now() - make_interval(mins => $2) as is_late from payment
      where settled_at is null and state in ('started', 'pending') and gateway = $1
        and updated_at < now() - make_interval(secs => $3)
      order by updated_at, id limit $4`,
    values: [gateway.name, TIMEOUT_MINUTES, QUIET_SECONDS, AT_ONCE],
  });

/** Of which a gateway took something else than was asked for, and has not given it back. */
const findWrong = ({ database, gateway }: PaymentParts): Promise<Omit<Waiting, 'is_late'>[]> =>
  database.lookup('worker', {
    name: 'wrongly_charged_payments',
    text: `select company_id, id from payment where charged_amount is not null and refunded_at is null and gateway = $1
      order by settled_at, id`,
    values: [gateway.name],
  });
