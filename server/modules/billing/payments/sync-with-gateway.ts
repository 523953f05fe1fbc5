/** Asks the gateway how a payment stands, and ends it here as it ended there. */
import type { Database } from '../../../access/database.ts';
import { GatewayError, type ChargeResult } from './gateway.ts';
import { refund } from './refund.ts';
import { isOver, type PaymentState } from './lock-payment.ts';
import { type PaymentKey, type PaymentParts, settle } from './settle.ts';

interface Asked {
  state: PaymentState;
  gateway: string;
  gateway_reference: string | null;
  amount: number;
  currency: string;
  is_left: boolean;
}

/** Opening a charge takes a moment: so long another request may still be at it. */
const OPENING_SECONDS = 120;

/** @param how retrieve its state only, or cancel a charge that is not paid */
export async function syncWithGateway(
  parts: PaymentParts,
  key: PaymentKey,
  how: 'retrieve' | 'cancel',
): Promise<PaymentState | null> {
  const { database, gateway } = parts;
  const payment = await note(database, key);
  if (!payment) return null;
  const { state, gateway_reference: charge } = payment;
  // One of another gateway waits until the server speaks with that one again.
  if (isOver(state) || payment.gateway !== gateway.name) return state;
  if (charge !== null) {
    const end = await settle(parts, key, await gateway[how](charge));
    // What fails here is tried again by the job.
    if (end === 'failed') await refund(parts, key).catch(unlessUnreachable);
    return end;
  }
  // No card was ever handed over for it: nobody can pay it.
  return payment.is_left ? settle(parts, key, neverOpened(payment)) : state;
}

function unlessUnreachable(error: unknown): void {
  if (!(error instanceof GatewayError)) throw error;
}

/** Notes when it was asked about, so that those that wait take turns. */
async function note(database: Database, { companyId, id }: PaymentKey): Promise<Asked | null> {
  const [payment] = await database.statement<Asked>('app', companyId, {
    name: 'note_asking',
    text: `update payment set updated_at = case when settled_at is null then now() else updated_at end
      where company_id = $1 and id = $2
      returning state, gateway, gateway_reference, amount, currency, created_at < now() - make_interval(secs => $3) as is_left`,
    values: [companyId, id, OPENING_SECONDS],
  });
  return payment ?? null;
}

const neverOpened = ({ amount, currency }: Asked): ChargeResult => ({
  state: 'canceled',
  amount,
  currency,
  failureCode: 'never_opened',
  card: null,
});
