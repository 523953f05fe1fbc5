/** The first plan of a company, paid with a card: its quote, and what is kept of the company by the way. */
import { addressViolations, type BillingDetails } from '../pricing/billing-details.ts';
import { holdsCardNumber } from '../../../../shared/card/check.ts';
import { type Coupon, couponFor } from '../pricing/discounts.ts';
import { locationOf, type Offer, offerOf } from '../pricing/offers.ts';
import { partsOf } from '../pricing/price.ts';
import { amountsOf, storeQuote } from '../pricing/quotes.ts';
import { type SellerCountry, taxOfCompany } from '../pricing/tax-of-company.ts';
import { hasRightDigits } from '../pricing/vat-numbers.ts';
import { isTaxNumber, taxNumberRule } from '../../../../shared/tax/tax-numbers.ts';
import { signedIn } from '../../../access/principal.ts';
import { amountChanged, type FieldViolation, invalidInput, planAlreadyChosen } from '../../../errors.ts';
import { customer } from '../../../generated/customer.ts';
import { audit } from '../../../access/audit.ts';
import type { Work } from '../../../access/work.ts';
import type { Due } from './start.ts';

export interface FirstPlan extends BillingDetails {
  sub_plan_id: number;
  country: string;
  tax_number?: string | null;
  discount_code?: string | null;
  /** What the payer was shown, in minor units. Compared, never charged. */
  amount: number;
  currency: string;
}

/** Throws 400 for what is not on sale there, 409 for a company that has a plan, a bad code, and another amount. */
export async function quoteFirstPlan(work: Work, asked: FirstPlan, sellerCountry: SellerCountry): Promise<Due> {
  const { transaction } = work;
  const { userId } = signedIn(work.principal);
  await refuseSecond(work);
  const offer = await offered(work, asked);
  const code = asked.discount_code ?? '';
  const coupon: Coupon | null = code === '' ? null : await couponFor(transaction, offer, code, '/discount_code');
  await keepCompanyData(work, asked);
  const { taxRate, reverseCharge } = await taxOfCompany(transaction, sellerCountry, offer.taxRate);
  const parts = partsOf({ price: offer.price, reduction: coupon?.reduction ?? null, taxRate });
  if (parts.total !== asked.amount || offer.currency !== asked.currency)
    throw amountChanged({ extensions: { currency: offer.currency, ...amountsOf(parts) } });
  const { id } = await storeQuote(transaction, {
    kind: 'start',
    offer,
    parts,
    coupon,
    subscriptionId: null,
    userId,
    reverseCharge,
  });
  return {
    purpose: 'plan',
    quoteId: id,
    invoiceId: null,
    currency: offer.currency,
    total: parts.total,
    discountId: coupon?.id ?? null,
    discountAmount: parts.discount,
  };
}

/** Throws 409 for a company that has a plan. */
export async function refuseSecond({ transaction: { query, companyId } }: Work): Promise<void> {
  const running = await query({
    name: 'running_plan',
    text: `select 1 from subscription where company_id = $1 and is_current and state <> 'ended'`,
    values: [companyId],
  });
  if (running.length > 0) throw planAlreadyChosen();
}

async function offered({ transaction }: Work, asked: FirstPlan): Promise<Offer> {
  const { sub_plan_id: subPlanId, country, tax_number: taxNumber } = asked;
  const known = await transaction.query({
    name: 'known_country',
    text: 'select 1 from country where code = $1',
    values: [country],
  });
  const location = await locationOf(transaction, country);
  const offer = await offerOf(transaction, subPlanId);
  const errors: FieldViolation[] = [];
  if (known.length === 0) errors.push({ pointer: '/country', code: 'unknown_country', parameters: { country } });
  const rule = taxNumberRule(country);
  if (rule && !(isTaxNumber(country, taxNumber ?? '') && hasRightDigits(country, taxNumber ?? '')))
    errors.push({ pointer: '/tax_number', code: 'tax_number', parameters: { example: rule.example } });
  else if (holdsCardNumber(taxNumber ?? '')) errors.push({ pointer: '/tax_number', code: 'holds_card_number' });
  // The free plan is had without a payment.
  const isOnSale = (found: Offer | null): found is Offer =>
    found !== null && found.price > 0 && found.locationId === location.id;
  if (!isOnSale(offer)) errors.push({ pointer: '/sub_plan_id', code: 'reference_not_found' });
  for (const name of ['billing_name', 'address', 'postal_code', 'city'] as const)
    if (holdsCardNumber(asked[name] ?? '')) errors.push({ pointer: `/${name}`, code: 'holds_card_number' });
  errors.push(...(await addressViolations(transaction, asked, country)));
  if (errors.length > 0 || !isOnSale(offer)) throw invalidInput({ errors });
  return offer;
}

/** Country and tax number stand on the invoice, and decide later prices. */
async function keepCompanyData(work: Work, asked: FirstPlan): Promise<void> {
  const { country, tax_number: taxNumber, billing_name: name, address, postal_code: postalCode, city } = asked;
  const { companyId } = signedIn(work.principal);
  await work.transaction.query({
    name: 'keep_company_data',
    text: `update customer set country_id = (select id from country where code = $2), tax_number = coalesce($3, tax_number),
        billing_name = coalesce($4, billing_name), address = coalesce($5, address),
        postal_code = coalesce($6, postal_code), city = coalesce($7, city), updated_at = now()
      where id = $1`,
    values: [companyId, country, ...[taxNumber, name, address, postalCode, city].map((text) => text?.trim() || null)],
  });
  const texts = Object.entries({ tax_number: taxNumber, billing_name: name, address, postal_code: postalCode, city });
  const filled = texts.flatMap(([field, text]) => (text?.trim() ? [[field, text.trim()] as const] : []));
  const changes = { country, ...Object.fromEntries(filled) };
  await audit(work, { operation: 'patch', entity: customer, recordId: companyId, changes });
}
