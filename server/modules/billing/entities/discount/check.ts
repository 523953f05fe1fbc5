/** Whether a code takes something off a price, and what is to be paid then. Stores nothing: a code is used by paying. */
import { couponFor } from '../../pricing/discounts.ts';
import { offerOf } from '../../pricing/offers.ts';
import { partsOf } from '../../pricing/price.ts';
import { amountsOf } from '../../pricing/quotes.ts';
import { type SellerCountry, taxOfCompany } from '../../pricing/tax-of-company.ts';
import { invalidInput } from '../../../../errors.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';

export const checkDiscountOf =
  (sellerCountry: SellerCountry) =>
  async ({ transaction, input }: ActionRequest) => {
    const offer = await offerOf(transaction, Number(input['sub_plan_id']));
    if (!offer) throw invalidInput({ errors: [{ pointer: '/sub_plan_id', code: 'reference_not_found' }] });
    const { code, reduction } = await couponFor(transaction, offer, String(input['code']), '/code');
    const { taxRate } = await taxOfCompany(transaction, sellerCountry, offer.taxRate);
    const parts = partsOf({ price: offer.price, reduction, taxRate });
    return { code, kind: reduction.kind, currency: offer.currency, ...amountsOf(parts) };
  };
