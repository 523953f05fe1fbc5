/** Prices that depend on where the operator is: only the running application knows. */
import type { SellerCountry } from '../modules/billing/pricing/tax-of-company.ts';
import type { EntityExtension } from '../kernel/extension.ts';
import { invoicePdfBy } from '../modules/billing/invoices/operations.ts';
import type { Seller } from '../modules/billing/invoices/seller.ts';
import { checkDiscountOf } from '../modules/billing/entities/discount/check.ts';
import { upgradeAmountOf } from '../modules/billing/entities/subscription/index.ts';

type Extensions = Record<string, EntityExtension>;

/** @param seller as it stands on invoices */
export function withSeller(
  extensions: Extensions,
  sellerCountry: SellerCountry,
  seller: () => Promise<Seller>,
): Extensions {
  const { subscription, discount, invoice } = extensions;
  return {
    ...extensions,
    subscription: {
      ...subscription,
      actions: { ...subscription?.actions, upgrade_amount: upgradeAmountOf(sellerCountry) },
    },
    invoice: { ...invoice, actions: { ...invoice?.actions, pdf: invoicePdfBy(seller) } },
    discount: { ...discount, actions: { ...discount?.actions, check_discount: checkDiscountOf(sellerCountry) } },
  };
}
