/** The gateway that is there without an account anywhere: it plays the bank, and takes test cards alone. */
import type { Database } from '../../../../access/database.ts';
import { type Gateway, GatewayError, type StoredCard, type ChargeResult } from '../gateway.ts';
import { callbackKey, verifyCallback } from './callback.ts';
import { forgetCard } from './cards.ts';
import { cancelCharge, confirmCharge, openCharge, readCharge, refundCharge, type SimulatedCharge } from './charges.ts';

export interface SimulatorOptions {
  database: Database;
  /** Origin of the bank's page. */
  publicUrl: string;
  secret: Uint8Array;
}

export const BANK_PAGE = '/bank';

const STATES = { open: 'pending', pending: 'pending', paid: 'paid', failed: 'failed', canceled: 'canceled' } as const;

function storedCard(charge: SimulatedCharge): StoredCard | null {
  const { brand, last4, expiry_month: expiryMonth, expiry_year: expiryYear, holder, card_token: token } = charge;
  if (last4 === null || expiryMonth === null || expiryYear === null || holder === null || token === null) return null;
  return { brand: brand ?? '', last4, expiryMonth, expiryYear, holder, token, customer: null };
}

const chargeResultOf = (charge: SimulatedCharge): ChargeResult => ({
  state: STATES[charge.state],
  amount: charge.amount,
  currency: charge.currency,
  failureCode: charge.failure_code,
  card: storedCard(charge),
});

export function createSimulator({ database, publicUrl, secret }: SimulatorOptions): Gateway {
  const retrieve = async (key: string): Promise<ChargeResult> => {
    const charge = await readCharge(database, key);
    if (!charge) throw new GatewayError('There is no such charge.');
    return chargeResultOf(charge);
  };
  return {
    name: 'simulator',
    open: (order) => openCharge(database, order),
    async confirm(key, confirmation) {
      const { state } = await confirmCharge(database, key, confirmation);
      const { payer } = confirmation;
      return state === 'pending' && payer ? `${publicUrl}${BANK_PAGE}/${key}?lang=${payer.locale}` : null;
    },
    retrieve,
    async cancel(key) {
      await cancelCharge(database, key);
      return retrieve(key);
    },
    refund: (key) => refundCharge(database, key),
    forget: ({ token }) => forgetCard(database, token),
    readCallback: (headers, body) => verifyCallback(callbackKey(secret), headers, body),
  };
}
