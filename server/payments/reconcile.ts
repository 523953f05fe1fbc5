/** Finishes what a crash, a lost callback or a payer who never came back has left: asks the gateway, and gives up in time. */
import { ask } from './ask.ts';
import type { PaymentParts } from './settle.ts';

const AT_ONCE = 50;
/** How long a payer may take at the bank. */
export const PATIENCE_MINUTES = 30;
/** A payment that is on its way needs no asking yet. */
const QUIET_SECONDS = 20;

interface Waiting {
  company_id: number;
  id: number;
  is_late: boolean;
}

/** Answers whether more may be waiting. A gateway that can't be reached is told of, and asked again later. */
export async function reconcile(parts: PaymentParts): Promise<boolean> {
  const { database, gateway, log } = parts;
  const waiting = await database.lookup<Waiting>('worker', {
    name: 'unsettled_payments',
    text: `select company_id, id, created_at < now() - make_interval(mins => $2) as is_late from payment
      where settled_at is null and state in ('started', 'pending') and gateway = $1
        and updated_at < now() - make_interval(secs => $3)
      order by updated_at, id limit $4`,
    values: [gateway.name, PATIENCE_MINUTES, QUIET_SECONDS, AT_ONCE],
  });
  let failures = 0;
  for (const { company_id: companyId, id, is_late: isLate } of waiting)
    await ask(parts, { companyId, id }, isLate ? 'cancel' : 'look').catch((error: unknown) => {
      failures += 1;
      if (failures === 1) log.error('asking for a payment failed', { requestId: '', error });
    });
  return waiting.length === AT_ONCE && failures === 0;
}
