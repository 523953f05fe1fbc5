/** What a charge of Stripe's comes to. */
import type Stripe from 'stripe';
import type { StoredCard, ChargeResult } from '../gateway.ts';
import { fromStripe } from './amount.ts';
import { failureOf } from './errors.ts';
import { type Intent, isSetup } from './intents.ts';

const problemOf = (intent: Intent) => (isSetup(intent) ? intent.last_setup_error : intent.last_payment_error);

/**
 * A charge is confirmed once: what Stripe would let another card be tried for has failed. A card that was refused before
 * it was tried leaves its charge canceled, with why.
 */
export function stateOf(intent: Intent): Pick<ChargeResult, 'state' | 'failureCode'> {
  const problem = problemOf(intent);
  const failure = problem ? failureOf(problem) : intent.metadata?.['failure'];
  if (intent.status === 'succeeded') return { state: 'paid', failureCode: null };
  if (intent.status === 'canceled')
    return failure ? { state: 'failed', failureCode: failure } : { state: 'canceled', failureCode: 'canceled' };
  if (intent.status === 'requires_payment_method' && problem) return { state: 'failed', failureCode: failure ?? null };
  return { state: 'pending', failureCode: null };
}

export const isUntouched = (intent: Intent): boolean =>
  intent.status === 'requires_payment_method' && !problemOf(intent);

export function chargeResultOf(intent: Intent): ChargeResult {
  const currency = intent.metadata?.['currency'] ?? '';
  const card = cardOf(intent.payment_method);
  if (isSetup(intent)) return { ...stateOf(intent), amount: 0, currency, card };
  const charged = intent.status === 'succeeded' ? intent.amount_received : intent.amount;
  const paidIn = intent.currency.toUpperCase();
  const digits = Number(intent.metadata['minor_digits']);
  return { ...stateOf(intent), amount: fromStripe(charged, paidIn, digits), currency: paidIn, card };
}

function cardOf(method: Stripe.PaymentMethod | string | null): StoredCard | null {
  if (method === null || typeof method === 'string' || !method.card) return null;
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = method.card;
  const { customer } = method;
  const owner = typeof customer === 'string' ? customer : (customer?.id ?? null);
  const holder = method.billing_details.name ?? '';
  return { brand, last4, expiryMonth, expiryYear, holder, token: method.id, customer: owner };
}
