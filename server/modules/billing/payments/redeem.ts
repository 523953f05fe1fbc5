/**
 * A discount code is used when a payment with it begins, and given back when that payment fails: so two who pay at once
 * can't both have its last use. The count and the company's redemption are one.
 */
import type { Transaction } from '../../../access/database.ts';
import { couponInvalid } from '../../../errors.ts';

export interface Redemption {
  discountId: number;
  quoteId: number;
  userId: number;
  currency: string;
  amount: number;
}

/** Throws 409 where the last use went, the code ended, or the company has used it. */
export async function redeem({ query, companyId }: Transaction, redemption: Redemption): Promise<void> {
  const { discountId, quoteId, userId, currency, amount } = redemption;
  // Whoever waits for the row's lock judges it by what the one before has left.
  const counted = await query({
    name: 'count_redemption',
    text: `update discount set used_count = used_count + 1, updated_at = now()
      where id = $1 and is_active and valid_from <= now() and (valid_to is null or valid_to > now())
        and (maximum_uses is null or used_count < maximum_uses)
      returning id`,
    values: [discountId],
  });
  const redeemed = await query({
    name: 'insert_redemption',
    text: `insert into discount_redemption (company_id, discount_id, quote_id, user_id, currency, amount)
      values ($1, $2, $3, $4, $5, $6) on conflict (company_id, discount_id) do nothing returning id`,
    values: [companyId, discountId, quoteId, userId, currency, amount],
  });
  if (counted.length === 0 || redeemed.length === 0)
    throw couponInvalid({ errors: [{ pointer: '/discount_code', code: 'coupon_invalid' }] });
}

/** Gives back what a payment of the quote has used. */
export async function release({ query, companyId }: Transaction, quoteId: number): Promise<void> {
  await query({
    name: 'release_redemption',
    text: `with released as (
        delete from discount_redemption where company_id = $1 and quote_id = $2 returning discount_id
      )
      update discount set used_count = greatest(used_count - 1, 0), updated_at = now() from released
      where discount.id = released.discount_id`,
    values: [companyId, quoteId],
  });
}
