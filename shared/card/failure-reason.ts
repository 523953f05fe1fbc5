/**
 * What a gateway's code of a failure means; shared with the screens. Pure. Codes are Stripe's
 * (https://docs.stripe.com/declines/codes), which the simulator speaks too.
 */

/** Codes of one meaning. */
const SAME: Readonly<Record<string, string>> = {
  invalid_number: 'incorrect_number',
  pickup_card: 'stolen_card',
  payment_intent_authentication_failure: 'verification_failed',
  setup_intent_authentication_failure: 'verification_failed',
  authentication_not_handled: 'verification_failed',
  merchant_blacklist: 'fraudulent',
  transaction_not_allowed: 'card_not_supported',
  service_not_allowed: 'card_not_supported',
  issuer_not_available: 'processing_error',
  try_again_later: 'processing_error',
};

/** The failure code of which a gateway's is another name; a code that has no other stays. */
export const meaningOf = (code: string): string => (Object.hasOwn(SAME, code) ? (SAME[code] ?? code) : code);

/** What a payer can do something about; `card_declined` is the bank's refusal without more. */
export const payerReasons = [
  'insufficient_funds',
  'expired_card',
  'incorrect_number',
  'verification_failed',
  'authentication_required',
  'card_not_supported',
  'currency_not_supported',
  'processing_error',
  'canceled',
  'card_declined',
] as const;

export type PayerReason = (typeof payerReasons)[number];

/** That a card is reported lost or stolen, or that fraud is suspected, is not for whoever holds it. */
export const payerReasonOf = (code: string | null): PayerReason => {
  const meaning = meaningOf(code ?? '');
  return payerReasons.find((reason) => reason === meaning) ?? 'card_declined';
};
