/** Prices that depend on where the operator is: only the running application knows. */
import type { SellerCountry } from '../modules/billing/pricing/tax-of-company.ts';
import type { EntityExtension } from '../kernel/extension.ts';
import { checkDiscountOf } from '../modules/billing/entities/discount/check.ts';
import { upgradeAmountOf } from '../modules/billing/entities/subscription/index.ts';

type Extensions = Record<string, EntityExtension>;

export function withSeller(extensions: Extensions, sellerCountry: SellerCountry): Extensions {
  const { subscription, discount } = extensions;
  return {
    ...extensions,
    subscription: {
      ...subscription,
      actions: { ...subscription?.actions, upgrade_amount: upgradeAmountOf(sellerCountry) },
    },
    discount: { ...discount, actions: { ...discount?.actions, check_discount: checkDiscountOf(sellerCountry) } },
  };
}
