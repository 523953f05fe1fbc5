/** How callers are told of a payment. */
import type { JsonSchema } from '../../../../shared/contract/descriptor.ts';
import { type PayerReason, payerReasonOf, payerReasons } from '../../../../shared/card/failure-reason.ts';
import { isOver, type PaymentState } from './lock-payment.ts';

export const reference: JsonSchema = { type: 'string', pattern: '^[0-9a-f]{32}$', maxLength: 32, title: 'Payment' };

/** A screen only waits: how far the payment got at the bank is none of its business. */
export const stateSchema: JsonSchema = { enum: ['pending', 'paid', 'failed'], title: 'State' };

export const answerState = (state: PaymentState): string =>
  isOver(state) ? (state === 'paid' ? 'paid' : 'failed') : 'pending';

/** Why it failed, as far as its payer can do something about it. */
export const reason: JsonSchema = { enum: [...payerReasons, null], type: ['string', 'null'], title: 'Reason' };

/** Null where nothing failed. */
export function whyOf(state: PaymentState, failureCode: string | null): PayerReason | null {
  if (state === 'expired') return 'canceled';
  return state === 'failed' ? payerReasonOf(failureCode) : null;
}
