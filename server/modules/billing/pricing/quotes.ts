/**
 * A quote fixes what is paid for what: plan, currency, amount, tax. It stands for 15 minutes, and what is charged later
 * is the quote's, whatever a request says by then.
 */
import type { Transaction } from '../../../access/database.ts';
import type { Coupon } from './discounts.ts';
import type { Offer } from './offers.ts';
import type { Parts } from './price.ts';

export const QUOTE_MINUTES = 15;

export interface NewQuote {
  kind: 'start' | 'upgrade';
  offer: Offer;
  parts: Parts;
  coupon: Coupon | null;
  /** The one that is upgraded. */
  subscriptionId: number | null;
  userId: number;
  reverseCharge: boolean;
}

export interface StoredQuote {
  id: number;
  expires_at: Date;
}

export async function storeQuote(
  { query, companyId }: Transaction,
  { kind, offer, parts, coupon, subscriptionId, userId, reverseCharge }: NewQuote,
): Promise<StoredQuote> {
  const [stored] = await query<StoredQuote>({
    name: 'store_quote',
    text: `insert into quote (company_id, kind, subscription_id, sub_plan_id, discount_id, user_id, currency, price, credit,
        discount_amount, tax_rate, tax_amount, total, reverse_charge, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, now() + make_interval(mins => $15))
      returning id, expires_at`,
    values: [
      companyId,
      kind,
      subscriptionId,
      offer.subPlanId,
      coupon?.id ?? null,
      userId,
      offer.currency,
      parts.price,
      parts.credit,
      parts.discount,
      parts.taxRate,
      parts.tax,
      parts.total,
      reverseCharge,
      QUOTE_MINUTES,
    ],
  });
  if (!stored) throw new Error('A quote was not stored.');
  return stored;
}

/** The amounts as callers are told them. */
export const amountsOf = ({ price, credit, discount, taxRate, tax, total }: Parts) => ({
  price,
  credit,
  discount_amount: discount,
  tax_rate: taxRate,
  tax_amount: tax,
  total,
});
