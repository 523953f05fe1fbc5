/** What comes at the end of a company's period, up to the charge: in one transaction, with the company held. */
import type { Transaction } from '../../../access/database.ts';
import { issueInvoice, markPaid } from '../pricing/invoices.ts';
import { type Period, periodAfter } from '../pricing/period.ts';
import { partsOf } from '../pricing/price.ts';
import { noSellerCountry, taxOfCompany } from '../pricing/tax-of-company.ts';
import type { Begun } from '../payments/charge.ts';
import { livingPayments } from '../payments/lock-payment.ts';
import { type SavedCard, savedCardOf } from '../payments/saved-card.ts';
import type { PaymentParts } from '../payments/settle.ts';
import { store } from '../payments/start.ts';
import { PERIOD_END } from '../limits/plan-of-company.ts';
import { beginContract, continueContract, endRunningContract, lockContract, lockContractToBegin } from './contracts.ts';
import { continueSubscription } from './continue-subscription.ts';
import { abandonedRenewal } from './abandoned-renewal.ts';
import { changePlan, downgradeToFree } from './next-plan.ts';
import { noteFailedCharge } from './past-due.ts';

export interface DuePeriod {
  id: number;
  plan_id: number;
  state: 'active' | 'past_due';
  period: Period;
  /** Null where nothing is ever charged. */
  currency: string | null;
  price: number;
  tax_rate: number;
  period_end: Date;
  billing_day: number | null;
  contract_id: number | null;
  auto_renew: boolean;
  next_sub_plan_id: number | null;
}

export interface Taken {
  begun: Begun;
  card: SavedCard;
}

/** `done` where nothing is to be charged, `nothing` where another server was faster or is at it. */
export async function takeDue(parts: PaymentParts, transaction: Transaction): Promise<Taken | 'done' | 'nothing'> {
  const now = parts.now();
  if (!(await takeCompany(transaction))) return 'nothing';
  if ((await livingPayments(transaction)).length > 0) return abandonedRenewal(parts, transaction);
  const contract = await lockContractToBegin(transaction, now);
  if (contract) {
    await beginContract(transaction, contract, now, parts.sellerCountry);
    return 'done';
  }
  const due = await holdDue(transaction, now);
  if (!due) return 'nothing';
  if (due.contract_id !== null)
    return goOnByContract(parts, transaction, { ...due, contract_id: due.contract_id }, now);
  if (!due.auto_renew) {
    await downgradeToFree(transaction, due, now);
    return 'done';
  }
  const next = due.next_sub_plan_id === null ? due : await changePlan(transaction, due, now);
  return next ? bill(parts, transaction, next, now) : 'done';
}

/** One that another server has is left to it. */
async function takeCompany({ query, companyId }: Transaction): Promise<boolean> {
  const taken = await query({
    name: 'take_company',
    text: 'select id from customer where id = $1 for no key update skip locked',
    values: [companyId],
  });
  return taken.length > 0;
}

async function holdDue({ query, companyId }: Transaction, now: Date): Promise<DuePeriod | null> {
  const [due] = await query<DuePeriod>({
    name: 'hold_due',
    text: `select s.id, s.plan_id, s.state, s.period, s.currency, s.price, s.tax_rate, s.period_end, s.billing_day, s.contract_id,
        s.auto_renew, s.next_sub_plan_id
      from subscription s left join contract k on k.company_id = s.company_id and k.id = s.contract_id
      where s.company_id = $1 and s.is_current and ${isDue('$2')}
      for no key update of s`,
    values: [companyId, now],
  });
  return due ?? null;
}

/** Of a subscription `s` with its contract `k`, at a moment. */
export const isDue = (moment: string): string =>
  `(s.state = 'active' and ${PERIOD_END} <= ${moment}
    or s.state = 'past_due' and (s.next_retry_at <= ${moment} or not s.auto_renew))`;

async function goOnByContract(
  parts: PaymentParts,
  transaction: Transaction,
  due: DuePeriod & { contract_id: number },
  now: Date,
): Promise<'done'> {
  const contract = await lockContract(transaction, due.contract_id);
  // Its last day lies before the end of a period where it was agreed on later.
  if (contract.end !== null && contract.end <= due.period_end) {
    await endRunningContract(transaction);
    await downgradeToFree(transaction, { ...due, period_end: contract.end }, now);
  } else await continueContract(transaction, due, contract, now, parts.sellerCountry);
  return 'done';
}

interface BilledInvoice {
  id: number;
  currency: string;
  total: number;
}

/** The invoice of the next period, and the payment that is to settle it. Without a card there is nothing to try. */
async function bill(parts: PaymentParts, transaction: Transaction, due: DuePeriod, now: Date): Promise<Taken | 'done'> {
  const invoice = (await openInvoice(transaction, due)) ?? (await issueRenewalInvoice(parts, transaction, due, now));
  if (invoice.total === 0) {
    const paid = await markPaid(transaction, invoice.id, now);
    if (paid) await continueSubscription(transaction, paid, now);
    return 'done';
  }
  const card = await savedCardOf(transaction, parts.gateway.name);
  if (!card) {
    await noteFailedCharge(transaction, invoice.id, now);
    return 'done';
  }
  const { currency, total } = invoice;
  const begun = await store(
    parts,
    transaction,
    {
      purpose: 'invoice',
      quoteId: null,
      invoiceId: invoice.id,
      currency,
      total,
      discountId: null,
      discountAmount: 0,
    },
    { userId: null, savesCard: false, savedCardId: card.id, attempt: await nextAttempt(transaction, invoice.id) },
  );
  return { begun, card };
}

async function openInvoice({ query, companyId }: Transaction, { id }: DuePeriod): Promise<BilledInvoice | null> {
  const [open] = await query<BilledInvoice>({
    name: 'open_invoice',
    text: `select id, currency, total from invoice where company_id = $1 and subscription_id = $2 and state = 'open' and kind = 'invoice'`,
    values: [companyId, id],
  });
  return open ?? null;
}

/** At the price that was agreed. */
async function issueRenewalInvoice(
  parts: PaymentParts,
  transaction: Transaction,
  due: DuePeriod,
  now: Date,
): Promise<BilledInvoice> {
  const owed = await taxOfCompany(transaction, parts.sellerCountry ?? noSellerCountry, due.tax_rate);
  const { price, discount, taxRate, tax, total } = partsOf({ price: due.price, taxRate: owed.taxRate });
  const from = due.period_end;
  const currency = due.currency ?? 'EUR';
  const id = await issueInvoice(transaction, {
    state: 'open',
    subscriptionId: due.id,
    planId: due.plan_id,
    period: due.period,
    from,
    to: periodAfter(from, due.period, due.billing_day ?? from.getUTCDate()),
    currency,
    subtotal: price,
    discount,
    taxRate,
    tax,
    total,
    reverseCharge: owed.reverseCharge,
    at: now,
  });
  return { id, currency, total };
}

/** Counted with the company held, and unique in the database. */
async function nextAttempt({ query, companyId }: Transaction, invoiceId: number): Promise<number> {
  const [last] = await query<{ attempt: number }>({
    name: 'last_attempt',
    text: 'select coalesce(max(attempt), 0)::int as attempt from payment where company_id = $1 and invoice_id = $2',
    values: [companyId, invoiceId],
  });
  return (last?.attempt ?? 0) + 1;
}
