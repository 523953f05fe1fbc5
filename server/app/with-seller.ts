/** Prices that depend on where the operator is: only the running application knows. */
import type { SellerCountry } from '../modules/billing/pricing/tax-of-company.ts';
import type { Database } from '../access/database.ts';
import type { EntityExtension } from '../kernel/extension.ts';
import { customerInvoicePdfBy, invoicePdfBy } from '../modules/billing/invoices/pdf-actions.ts';
import type { Seller } from '../modules/billing/invoices/seller.ts';
import { checkDiscountOf } from '../modules/billing/entities/discount/check.ts';
import { upgradeAmountOf } from '../modules/billing/entities/subscription/index.ts';

type Extensions = Record<string, EntityExtension>;

interface SellerParts {
  sellerCountry: SellerCountry;
  /** As it stands on invoices. */
  seller: () => Promise<Seller>;
  database: Database;
}

export function withSeller(extensions: Extensions, { sellerCountry, seller, database }: SellerParts): Extensions {
  const { subscription, discount, invoice, customer } = extensions;
  return {
    ...extensions,
    subscription: {
      ...subscription,
      actions: { ...subscription?.actions, upgrade_amount: upgradeAmountOf(sellerCountry) },
    },
    invoice: { ...invoice, actions: { ...invoice?.actions, pdf: invoicePdfBy(seller) } },
    customer: {
      ...customer,
      actions: { ...customer?.actions, invoice_pdf: customerInvoicePdfBy({ database, seller }) },
    },
    discount: { ...discount, actions: { ...discount?.actions, check_discount: checkDiscountOf(sellerCountry) } },
  };
}
