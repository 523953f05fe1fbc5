/** A payment that was begun goes to the gateway: the charge is opened, noted here, and confirmed with a card. */
import { minorDigitsOf } from '../../../../shared/money/minor-digits.ts';
import { type Confirmation, GatewayError, type Order } from './gateway.ts';
import type { PaymentKey, PaymentParts } from './settle.ts';

export interface Begun extends PaymentKey, Omit<Order, 'minorDigits'> {}

/** Somebody else has ended the payment meanwhile: then no card may be handed over. */
export class PaymentOver extends GatewayError {}

/**
 * Answers where the payer goes on, null where there is nothing more to be asked of him. A gateway that fails in between
 * (GatewayError) leaves the payment to those who ask for it later (reconcile.ts).
 */
export async function charge(
  { database, gateway }: PaymentParts,
  { companyId, id, reference, kind, amount, currency }: Begun,
  confirmation: Confirmation,
): Promise<string | null> {
  const minorDigits = minorDigitsOf(currency);
  const opened = await gateway.open({ reference, kind, amount, currency, minorDigits });
  // One that was noted before is the same charge: it is asked for by the payment's own name.
  const noted = await database.statement('app', companyId, {
    name: 'note_charge',
    text: `update payment set state = 'pending', gateway_reference = $3, updated_at = now()
      where company_id = $1 and id = $2 and (state = 'started' or state = 'pending' and gateway_reference = $3) returning id`,
    values: [companyId, id, opened],
  });
  if (noted.length === 0) throw new PaymentOver(`Payment ${reference} is over.`);
  return gateway.confirm(opened, confirmation);
}
