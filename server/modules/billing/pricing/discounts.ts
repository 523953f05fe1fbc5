/**
 * Discount codes. Whatever is wrong with one (unknown, not yet or no longer valid, used up, of other plans, of another
 * currency, used by this company before) is the same 'Coupon invalid': nobody learns by trying which codes there are.
 */
import type { Transaction } from '../../../access/database.ts';
import { couponInvalid } from '../../../errors.ts';
import type { Offer } from './offers.ts';
import type { Reduction } from './price.ts';

export interface Coupon {
  id: number;
  code: string;
  reduction: Reduction;
}

interface Row {
  id: number;
  code: string;
  kind: 'percent' | 'amount';
  percent: number | null;
  amount: number | null;
}

const invalid = (pointer: string) => couponInvalid({ errors: [{ pointer, code: 'coupon_invalid' }] });

/** Codes are written in capitals; people type them as they like. */
const normalize = (code: string): string => code.trim().toUpperCase();

/** The discount that the code gives on an offer now. Throws 409 at `pointer`. */
export async function couponFor(
  { query, companyId }: Transaction,
  offer: Offer,
  given: string,
  pointer: string,
): Promise<Coupon> {
  const [row] = await query<Row>({
    name: 'coupon_for_offer',
    text: `select d.id, d.code, d.kind, d.percent, d.amount from discount d left join currency c on c.id = d.currency_id
      where d.code = $2 and d.is_active and d.valid_from <= now() and (d.valid_to is null or d.valid_to > now())
        and (d.maximum_uses is null or d.used_count < d.maximum_uses)
        and (d.plan_ids = '{}' or $3 = any(d.plan_ids))
        and (d.kind = 'percent' or c.code = $4)
        and not exists (select 1 from discount_redemption r where r.company_id = $1 and r.discount_id = d.id)`,
    values: [companyId, normalize(given), offer.planId, offer.currency],
  });
  const reduction = row && reductionOf(row);
  if (!row || !reduction) throw invalid(pointer);
  return { id: row.id, code: row.code, reduction };
}

function reductionOf({ kind, percent, amount }: Row): Reduction | null {
  if (kind === 'percent') return percent === null ? null : { kind, percent };
  return amount === null ? null : { kind, amount };
}
