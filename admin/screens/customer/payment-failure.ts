/** Why a payment failed, in words: the gateway's own codes are many, and some are of one meaning. */
import type { useTranslate } from 'react-admin';

const WORDS = 'app.customers.payment_failures';

const SAME: Record<string, string> = {
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

/** Null where nothing failed; a code without words of its own is the bank's refusal, with the code for who asks there. */
export function paymentFailure(code: string | null, translate: ReturnType<typeof useTranslate>): string | null {
  if (code === null) return null;
  const words = `${WORDS}.${SAME[code] ?? code}`;
  return translate(words, { _: `${translate(`${WORDS}.other`)} (${code})` });
}
