/** Why a payment failed, in words: the gateway's own codes are many, and some are of one meaning. */
import type { useTranslate } from 'react-admin';
import { meaningOf } from '../../../../shared/card/failure-reason.ts';

const WORDS = 'app.customers.payment_failures';

/** Null where nothing failed; a code without words of its own is the bank's refusal, with the code for who asks there. */
export function paymentFailure(code: string | null, translate: ReturnType<typeof useTranslate>): string | null {
  if (code === null) return null;
  const words = `${WORDS}.${meaningOf(code)}`;
  return translate(words, { _: `${translate(`${WORDS}.other`)} (${code})` });
}
