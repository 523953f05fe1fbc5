/** A payment that was begun goes to the gateway: the charge is opened, noted here, and confirmed with a card. */
import { gatewayUnavailable } from '../errors.ts';
import type { Confirmation, Gateway, Order } from './gateway.ts';
import { GatewayError } from './gateway.ts';
import type { PaymentKey, PaymentParts } from './settle.ts';

export interface Begun extends PaymentKey, Order {}

const busy = () => gatewayUnavailable({ headers: { 'retry-after': '30' } });

/** Throws 503 in place of what a gateway throws that can't be reached. */
export const unreachable = (error: unknown): never => {
  if (error instanceof GatewayError) throw busy();
  throw error;
};

/** A gateway that fails in between leaves the payment to those who ask for it later (reconcile.ts). */
export async function charge(parts: PaymentParts, begun: Begun, confirmation: Confirmation): Promise<string | null> {
  const { gateway } = parts;
  const opened = await open(gateway, begun).catch(unreachable);
  await noteCharge(parts, begun, opened);
  return gateway.confirm(opened, confirmation).catch(unreachable);
}

const open = (gateway: Gateway, { reference, kind, amount, currency, minorDigits }: Begun) =>
  gateway.open({ reference, kind, amount, currency, minorDigits });

/** One that was noted before is the same charge: it is asked for by the payment's own name. */
async function noteCharge({ database }: PaymentParts, { companyId, id }: Begun, opened: string): Promise<void> {
  const noted = await database.statement('app', companyId, {
    name: 'note_charge',
    text: `update payment set state = 'pending', gateway_reference = $3, updated_at = now()
      where company_id = $1 and id = $2 and (state = 'started' or state = 'pending' and gateway_reference = $3) returning id`,
    values: [companyId, id, opened],
  });
  // It took so long that it was given up: then no card may be handed over either.
  if (noted.length === 0) throw busy();
}
