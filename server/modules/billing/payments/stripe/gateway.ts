/**
 * Stripe, by its PaymentIntents and SetupIntents. The product's own form takes the card's number, which goes from here to
 * Stripe and nowhere else: Stripe lets only accounts do so that it has approved for raw card data (PCI DSS, SAQ D).
 */
import type Stripe from 'stripe';
import { loadStripe } from './package.ts';
import { invalidProof } from '../../../../errors.ts';
import type { Confirmation, Gateway, PaymentMeans } from '../gateway.ts';
import { asked, failureOf, isCardError, isMissing, isOvertaken, isRefunded, toGatewayError } from './errors.ts';
import {
  cancelIntent,
  confirmIntent,
  type Intent,
  openIntent,
  ownIntent,
  readIntent,
  refundIntent,
} from './intents.ts';
import { isUntouched, stateOf, chargeResultOf } from './charge-result.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Where its API is, for tests; Stripe's own where it is absent. */
  api?: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol' | 'timeout'>;
}

/** Of one try; a call of ours makes several requests, and its caller waits 30 seconds at most. */
const TIMEOUT_MS = 6_000;
const RETRIES = 1;
/** Older callbacks are taken for replayed ones. */
const TOLERANCE_SECONDS = 300;

export function createStripe({ secretKey, webhookSecret, api }: StripeSettings): Gateway {
  const StripeClient = loadStripe();
  const stripe = new StripeClient(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    // Nothing is sent anywhere but what a payment needs.
    telemetry: false,
    ...api,
  });
  const retrieve = async (charge: string) => chargeResultOf(await readIntent(stripe, charge));
  return {
    name: 'stripe',
    open: (order) => openIntent(stripe, order),
    confirm: (charge, confirmation) => confirm(stripe, charge, confirmation),
    retrieve,
    async cancel(charge) {
      const intent = await readIntent(stripe, charge);
      if (stateOf(intent).state !== 'pending') return chargeResultOf(intent);
      // One that is paid at this moment, or on its way at the bank, can't be canceled: it tells how it stands.
      await cancelIntent(stripe, charge).catch(unless(isOvertaken));
      return retrieve(charge);
    },
    refund: (charge) => refundIntent(stripe, charge).catch(unlessRefunded),
    async forget({ token }) {
      await asked(() => stripe.paymentMethods.detach(token)).catch(unless(isMissing));
    },
    readCallback(headers, body) {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') throw invalidProof();
      return referenceIn(readEvent(stripe, { body, signature, webhookSecret }));
    },
  };
}

const unless =
  (isExpected: (error: unknown) => boolean) =>
  (error: unknown): void => {
    if (!isExpected(error)) throw error;
  };

function unlessRefunded(error: unknown): void {
  // A missing or overtaken one is tried again, and told of.
  if (!isRefunded(error)) throw toGatewayError(error);
}

/** Hands the card over; a charge that was handed one before is left as it is. */
async function confirm(stripe: Stripe, charge: string, { means, payer }: Confirmation): Promise<string | null> {
  const before = await readIntent(stripe, charge);
  if (!isUntouched(before)) return redirectOf(before);
  try {
    const { card, customer } = await cardOf(stripe, charge, means);
    if (customer !== null) await ownIntent(stripe, charge, customer);
    const keepsCard = means.kind === 'typed' && means.keepsCard;
    const returnUrl = payer === null ? null : payer.returnUrl;
    return redirectOf(await confirmIntent(stripe, charge, { card, keepsCard, returnUrl }));
  } catch (error) {
    if (isCardError(error)) {
      // Refused before it was tried, it has left no trace at the charge.
      const after = await readIntent(stripe, charge);
      if (isUntouched(after)) await cancelIntent(stripe, charge, failureOf(error)).catch(unless(isOvertaken));
      return null;
    }
    if (isOvertaken(error)) return redirectOf(await readIntent(stripe, charge));
    throw error;
  }
}

/** Stripe's names of the card, and of its owner where it is or will be kept. */
async function cardOf(
  stripe: Stripe,
  charge: string,
  means: PaymentMeans,
): Promise<{ card: string; customer: string | null }> {
  if (means.kind === 'kept') return { card: means.card.token, customer: means.card.customer };
  const { card, keepsCard } = means;
  const { id } = await asked(() =>
    stripe.paymentMethods.create({
      type: 'card',
      card: { number: card.number.reveal(), exp_month: card.expiry.month, exp_year: card.expiry.year },
      billing_details: { name: card.holder },
    }),
  );
  if (!keepsCard) return { card: id, customer: null };
  const customer =
    means.customer ??
    (await asked(() => stripe.customers.create({ name: card.holder }, { idempotencyKey: `customer-${charge}` }))).id;
  return { card: id, customer };
}

const redirectOf = (intent: Intent): string | null =>
  intent.status === 'requires_action' ? (intent.next_action?.redirect_to_url?.url ?? null) : null;

interface Callback {
  body: Buffer;
  signature: string;
  webhookSecret: string;
}

/** Throws 400 for what was not signed with our secret, or too long ago. */
function readEvent(stripe: Stripe, { body, signature, webhookSecret }: Callback): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS);
  } catch {
    throw invalidProof();
  }
}

function referenceIn({ data: { object } }: Stripe.Event): string | null {
  if (object.object !== 'payment_intent' && object.object !== 'setup_intent') return null;
  return object.metadata?.['reference'] ?? null;
}
