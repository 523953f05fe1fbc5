/** What an error of Stripe's means: the card's, or the gateway's. */
import type Stripe from 'stripe';
import { loadStripe } from './package.ts';
import { GatewayError } from '../gateway.ts';

/** Why a card was not taken, in Stripe's word for it. */
export interface Declined {
  code?: string | undefined;
  decline_code?: string | null | undefined;
}

const LONGEST = 80;
/** Says no more than `card_declined` does. */
const GENERIC = new Set(['generic_decline', 'do_not_honor']);

/** The closest word: `insufficient_funds` rather than `card_declined`. */
export function failureOf({ code, decline_code: decline }: Declined): string {
  const closer = code === 'card_declined' && decline && !GENERIC.has(decline) ? decline : code;
  return (closer ?? 'card_declined').slice(0, LONGEST);
}

/** By its kind, not its status: other refusals come with 402 as well. */
export const isCardError = (error: unknown): error is Stripe.errors.StripeError & Declined =>
  error instanceof loadStripe().errors.StripeError && error.rawType === 'card_error';

/** Of a request whose charge has moved on meanwhile, or that was made twice at once: what it is by now is to be looked at. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof loadStripe().errors.StripeIdempotencyError ||
  (error instanceof loadStripe().errors.StripeInvalidRequestError &&
    ['payment_intent_unexpected_state', 'setup_intent_unexpected_state'].includes(error.code ?? '')) ||
  // Two requests of one key at the same moment.
  (error instanceof loadStripe().errors.StripeError && error.statusCode === 409);

export const isRefunded = (error: unknown): boolean =>
  error instanceof loadStripe().errors.StripeInvalidRequestError && error.code === 'charge_already_refunded';

export const isMissing = (error: unknown): boolean =>
  error instanceof loadStripe().errors.StripeInvalidRequestError &&
  (error.code === 'resource_missing' || /not attached/.test(error.message));

/**
 * The error as ours. Its kind and code alone: Stripe's own words, and what it was asked, stay out of the log, since a card
 * was among it.
 */
export function toGatewayError(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error;
  if (!(error instanceof loadStripe().errors.StripeError)) return new GatewayError('Stripe could not be asked.');
  if (/raw card|card numbers directly/i.test(error.message))
    return new GatewayError(
      'Stripe takes no card numbers from this account: ask its support for access to raw card data APIs.',
    );
  return new GatewayError(`Stripe answered ${error.type} ${error.code ?? ''} ${error.statusCode ?? ''}`.trim());
}

/** Runs a request to Stripe; what it throws but for the card's errors, and for what was overtaken, is a GatewayError. */
export async function asked<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    if (isCardError(error) || isOvertaken(error) || isMissing(error) || isRefunded(error)) throw error;
    throw toGatewayError(error);
  }
}
