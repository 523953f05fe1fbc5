/** Subscriptions, payments, the saved card: some months of paying bills. */
import { addMonths, DAY, HOUR, iso } from '../days.ts';
import { createRandom, type Random } from '../random.ts';
import { type BillingPlan, billingPlans } from './billing-plan.ts';
import { type Charge, chargeOf } from './charges.ts';
import { type CompanyContext, createdAt, found, idsBy, insertNumbered } from './context.ts';
import { insertInvoices, type InvoiceNumbers, monthsPaid } from './invoices.ts';
import { priceOf } from './price-list.ts';

export async function insertBilling(context: CompanyContext, payerId: number, numberOf: InvoiceNumbers): Promise<void> {
  const billing = billingPlans[context.plan.key];
  if (!billing) return;
  const random = createRandom(`${context.plan.key} billing`);
  const cardId = await insertCard(context, billing, random);
  const charges = await insertSubscriptions(context, billing);
  const invoiceIds = await insertInvoices(context, billing, charges, numberOf);
  await insertPayments(context, { billing, charges, invoiceIds, cardId, payerId, random });
  await insertRedemptions(context, charges, payerId);
}

/** Brand and last digits; the number itself has never been here. */
async function insertCard(context: CompanyContext, { card }: BillingPlan, random: Random): Promise<number> {
  const { company, seeding, plan, foundedAt, today } = context;
  const shown = {
    brand: card.brand,
    last4: card.last4,
    expiry_month: card.expiryMonth,
    expiry_year: new Date(today).getUTCFullYear() + card.yearsLeft,
    holder: plan.users[0]?.name ?? plan.name,
  };
  const token = `card_${random.hex(24)}`;
  const times = createdAt(iso(foundedAt));
  const row = { ...shown, consented_at: iso(foundedAt), gateway: 'simulator', gateway_token: token, ...times };
  // The simulated bank knows it too, so that it pays: also at the last try for what is past due, else a demo that is
  // left running would end up with a company that can only read.
  await seeding.insert('simulated_card', [{ token, behavior: 'pays', ...shown, ...times }]);
  const [stored] = await insertNumbered(context, 'company_saved_card', [row]);
  const cardId = stored?.id ?? 0;
  await company.run('app', 'update customer set saved_card_id = $2 where id = $1', [company.companyId, cardId]);
  return cardId;
}

async function insertSubscriptions(context: CompanyContext, billing: BillingPlan): Promise<Charge[]> {
  const { plan, seeding, foundedAt } = context;
  const drafts = [];
  for (const [at, purchase] of billing.purchases.entries()) {
    const price = await priceOf(seeding, billing, purchase.tag);
    const endMonth = billing.purchases[at + 1]?.fromMonth ?? monthsPaid(plan);
    const isCurrent = at === billing.purchases.length - 1;
    drafts.push({ purchase, price, endMonth, isCurrent });
  }
  const unpaid = billing.isPastDue ? 1 : 0;
  const rows = drafts.map(({ purchase, price, endMonth, isCurrent }) => ({
    plan_id: price.planId,
    sub_plan_id: price.subPlanId,
    is_current: isCurrent,
    state: isCurrent ? (billing.isPastDue ? 'past_due' : 'active') : 'ended',
    period: billing.period,
    currency: price.currency,
    price: price.amount,
    tax_rate: price.taxRate,
    started_at: iso(addMonths(foundedAt, purchase.fromMonth)),
    period_start: iso(addMonths(foundedAt, endMonth - 1 - unpaid)),
    period_end: iso(addMonths(foundedAt, endMonth - unpaid)),
    billing_day: new Date(foundedAt).getUTCDate(),
    auto_renew: isCurrent,
    retry_count: billing.isPastDue ? FAILED_ON_DAYS.length : 0,
    next_retry_at: billing.isPastDue ? iso(addMonths(foundedAt, endMonth - 1) + LAST_TRY_ON_DAY * DAY) : null,
    ended_at: isCurrent ? null : iso(addMonths(foundedAt, endMonth)),
    created_at: iso(addMonths(foundedAt, purchase.fromMonth)),
    updated_at: iso(addMonths(foundedAt, endMonth - 1)),
  }));
  const stored = await insertNumbered(context, 'subscription', rows);
  return drafts.flatMap(({ purchase, price, endMonth }, at) =>
    Array.from({ length: endMonth - purchase.fromMonth }, (_, month) =>
      chargeOf(context, { purchase, price, subscriptionId: stored[at]?.id ?? 0, month: purchase.fromMonth + month }),
    ),
  );
}

/** The running month's bill is 8 to 12 days old (context.ts): three tries of it are over, the last one is to come. */
const FAILED_ON_DAYS = [0, 3, 7];
const LAST_TRY_ON_DAY = 14;

const MILLISECONDS_TO_SETTLE = 4_000;

interface Paying {
  billing: BillingPlan;
  charges: Charge[];
  invoiceIds: number[];
  cardId: number;
  payerId: number;
  random: Random;
}

/** The first one of a purchase is made by a person, renewals by the platform. A declined one went through some hours later. */
async function insertPayments(context: CompanyContext, paying: Paying): Promise<void> {
  const { billing, charges, invoiceIds, cardId, payerId, random } = paying;
  const rows = charges.flatMap(({ purchase, price, total, from }, at) => {
    const isRenewal = charges[at - 1]?.purchase === purchase;
    const attempt = (state: 'paid' | 'failed', time: number, number = 1) => ({
      reference: random.hex(32),
      purpose: isRenewal ? 'invoice' : 'plan',
      invoice_id: invoiceIds[at] ?? null,
      attempt: isRenewal ? number : null,
      saved_card_id: cardId,
      user_id: isRenewal ? null : payerId,
      currency: price.currency,
      amount: total,
      state,
      gateway: 'simulator',
      gateway_reference: `sim_${random.hex(24)}`,
      failure_code: state === 'failed' ? 'insufficient_funds' : null,
      card_brand: billing.card.brand,
      card_last4: billing.card.last4,
      saves_card: at === 0,
      settled_at: iso(time + MILLISECONDS_TO_SETTLE),
      created_at: iso(time),
      updated_at: iso(time + MILLISECONDS_TO_SETTLE),
    });
    if (billing.isPastDue && at === charges.length - 1)
      return FAILED_ON_DAYS.map((day, tries) => attempt('failed', from + day * DAY, tries + 1));
    const declined = billing.declined.includes(at);
    return declined ? [attempt('failed', from - 5 * HOUR), attempt('paid', from, 2)] : [attempt('paid', from)];
  });
  await context.company.insert('payment', rows);
}

async function insertRedemptions(
  { company, seeding }: CompanyContext,
  charges: Charge[],
  userId: number,
): Promise<void> {
  const discountIds = await idsBy(seeding, 'select code as key, id from discount');
  const rows = charges
    .filter(({ discount }) => discount > 0)
    .map(({ purchase, price, discount, from }) => ({
      discount_id: found(discountIds, purchase.coupon ?? ''),
      user_id: userId,
      currency: price.currency,
      amount: discount,
      ...createdAt(iso(from)),
    }));
  await company.insert('discount_redemption', rows);
}
