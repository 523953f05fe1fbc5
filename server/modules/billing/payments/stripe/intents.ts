/** PaymentIntents and SetupIntents as one thing: a charge, or a verification of a card that takes nothing. */
import type Stripe from 'stripe';
import type { Order } from '../gateway.ts';
import { toStripe } from './amount.ts';
import { asked } from './errors.ts';

export type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

export const isSetup = (intent: Intent): intent is Stripe.SetupIntent => intent.object === 'setup_intent';
const isSetupId = (charge: string): boolean => charge.startsWith('seti_');

const CARD = { payment_method_types: ['card'] };

/** Keys of requests are made of our own reference, or of the charge: asked twice, Stripe does it once. */
const keyed = (...parts: string[]): Stripe.RequestOptions => ({ idempotencyKey: parts.join('-') });

export async function openIntent(stripe: Stripe, order: Order): Promise<string> {
  const { reference, kind, amount, currency, minorDigits } = order;
  const metadata = { reference, currency, minor_digits: String(minorDigits) };
  const { id } = await asked<{ id: string }>(() =>
    kind === 'verification'
      ? stripe.setupIntents.create({ ...CARD, usage: 'off_session', metadata }, keyed('open', reference))
      : stripe.paymentIntents.create(
          { ...CARD, amount: toStripe(amount, currency, minorDigits), currency: currency.toLowerCase(), metadata },
          keyed('open', reference),
        ),
  );
  return id;
}

const EXPANDED = { expand: ['payment_method'] };

export const readIntent = (stripe: Stripe, charge: string): Promise<Intent> =>
  asked<Intent>(() =>
    isSetupId(charge)
      ? stripe.setupIntents.retrieve(charge, EXPANDED)
      : stripe.paymentIntents.retrieve(charge, EXPANDED),
  );

/** Says whose the charge is; before it is confirmed. */
export const ownIntent = (stripe: Stripe, charge: string, customer: string): Promise<Intent> =>
  asked<Intent>(() =>
    isSetupId(charge)
      ? stripe.setupIntents.update(charge, { customer })
      : stripe.paymentIntents.update(charge, { customer }),
  );

export interface Confirming {
  /** Stripe's name of the card. */
  card: string;
  keepsCard: boolean;
  /** Null where nobody is there. */
  returnUrl: string | null;
}

export function confirmIntent(stripe: Stripe, charge: string, confirming: Confirming): Promise<Intent> {
  const { card, keepsCard, returnUrl } = confirming;
  const key = keyed('confirm', charge);
  const back = returnUrl === null ? {} : { return_url: returnUrl };
  if (isSetupId(charge))
    return asked<Intent>(() => stripe.setupIntents.confirm(charge, { payment_method: card, ...back }, key));
  const presence = returnUrl === null ? { off_session: true, error_on_requires_action: true } : back;
  const keeping = keepsCard ? { setup_future_usage: 'off_session' as const } : {};
  return asked<Intent>(() =>
    stripe.paymentIntents.confirm(charge, { payment_method: card, ...presence, ...keeping }, key),
  );
}

/** Lets go of a charge; with what was wrong with its card, if it never came to be tried. */
export async function cancelIntent(stripe: Stripe, charge: string, failure?: string): Promise<void> {
  const metadata = failure === undefined ? undefined : { failure };
  const intents = isSetupId(charge) ? stripe.setupIntents : stripe.paymentIntents;
  if (metadata) await asked<Intent>(() => intents.update(charge, { metadata }));
  await asked<Intent>(() => intents.cancel(charge));
}

/** All that was taken. A verification has taken nothing. */
export async function refundIntent(stripe: Stripe, charge: string): Promise<void> {
  if (!isSetupId(charge)) await asked(() => stripe.refunds.create({ payment_intent: charge }, keyed('refund', charge)));
}
