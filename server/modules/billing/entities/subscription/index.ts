import { signedIn } from '../../../../access/principal.ts';
import { couponFor } from '../../pricing/discounts.ts';
import { partsOf } from '../../pricing/price.ts';
import { amountsOf, storeQuote } from '../../pricing/quotes.ts';
import { noSellerCountry, type SellerCountry, taxOfCompany } from '../../pricing/tax-of-company.ts';
import { lockRunningPlan, upgradeTo } from '../../pricing/upgrade.ts';
import { noSubscription, planByAgreement } from '../../../../errors.ts';
import { quote as quoteEntity } from '../../../../generated/quote.ts';
import { audit } from '../../../../access/audit.ts';
import type { ActionRequest, EntityExtension } from '../../../../kernel/extension.ts';
import { usage } from '../../limits/usage.ts';
import { renewal } from './renewal.ts';

/** Calculates an upgrade and keeps it as a quote. */
export const upgradeAmountOf = (sellerCountry: SellerCountry) => async (request: ActionRequest) => {
  const { transaction, input } = request;
  const { userId } = signedIn(request.principal);
  const running = await lockRunningPlan(transaction);
  if (!running) throw noSubscription();
  if (running.contractId !== null) throw planByAgreement();
  const { offer, credit } = await upgradeTo(transaction, running, Number(input['sub_plan_id']), new Date());
  const code = input['discount_code'];
  const coupon = typeof code === 'string' ? await couponFor(transaction, offer, code, '/discount_code') : null;
  const { taxRate, reverseCharge } = await taxOfCompany(transaction, sellerCountry, offer.taxRate);
  const parts = partsOf({ price: offer.price, credit, reduction: coupon?.reduction ?? null, taxRate });
  const stored = await storeQuote(transaction, {
    kind: 'upgrade',
    offer,
    parts,
    coupon,
    subscriptionId: running.id,
    userId,
    reverseCharge,
  });
  await audit(request, {
    operation: 'create',
    entity: quoteEntity,
    recordId: stored.id,
    changes: { kind: 'upgrade', sub_plan_id: offer.subPlanId, currency: offer.currency, total: parts.total },
  });
  return {
    quote_id: stored.id,
    sub_plan_id: offer.subPlanId,
    currency: offer.currency,
    ...amountsOf(parts),
    expires_at: stored.expires_at,
  };
};

export const subscription: EntityExtension = {
  actions: { upgrade_amount: upgradeAmountOf(noSellerCountry), usage, renewal },
};
