/** Invoices with tax: one for each month that was paid for, and one that is open. */
import { addMonths, DAY, HOUR, iso, isoDay } from '../days.ts';
import { type BillingPlan, billingPlans } from './billing-plan.ts';
import { type Charge, percentOf } from './charges.ts';
import type { CompanyPlan } from './company-plan.ts';
import { type CompanyContext, createdAt, insertNumbered } from './context.ts';

/** The number of what a company was billed at a time. */
export type InvoiceNumbers = (companyId: number, issuedAt: number) => string;

const DAYS_TO_PAY = 14;
const OFFICE_HOUR = 10;

/** The running month is paid in advance. */
export const monthsPaid = ({ ageInMonths }: CompanyPlan): number => ageInMonths + 1;

const openedAt = (today: number, { daysAgo }: { daysAgo: number }): number =>
  today - daysAgo * DAY + OFFICE_HOUR * HOUR;

/** One count through all companies, in the order of time, from 1 in each year. */
export function invoiceNumbers(contexts: CompanyContext[]): InvoiceNumbers {
  const issued = contexts
    .flatMap((context) => issueTimes(context).map((time) => ({ time, key: `${context.company.companyId} ${time}` })))
    .sort((one, other) => one.time - other.time);
  const counts = new Map<number, number>();
  const numbers = new Map<string, string>();
  for (const { time, key } of issued) {
    const year = new Date(time).getUTCFullYear();
    const count = (counts.get(year) ?? 0) + 1;
    counts.set(year, count);
    numbers.set(key, `FT-${year}-${String(count).padStart(5, '0')}`);
  }
  return (companyId, issuedAt) => {
    const number = numbers.get(`${companyId} ${issuedAt}`);
    if (number === undefined) throw new Error('An invoice was not numbered.');
    return number;
  };
}

/** How many were issued in each year: where the next number goes on. */
export function invoiceCounters(contexts: CompanyContext[]): { year: number; last_number: number }[] {
  const years = contexts.flatMap(issueTimes).map((time) => new Date(time).getUTCFullYear());
  return [...new Set(years)].map((year) => ({ year, last_number: years.filter((other) => other === year).length }));
}

function issueTimes({ plan, foundedAt, today }: CompanyContext): number[] {
  const billing = billingPlans[plan.key];
  if (!billing) return [];
  const months = Array.from({ length: monthsPaid(plan) }, (_, month) => addMonths(foundedAt, month));
  return billing.open ? [...months, openedAt(today, billing.open)] : months;
}

/** Answers the ids of the charges' invoices. */
export async function insertInvoices(
  context: CompanyContext,
  billing: BillingPlan,
  charges: Charge[],
  numberOf: InvoiceNumbers,
): Promise<number[]> {
  const { plan, company } = context;
  const billed = {
    billing_name: plan.name,
    billing_address: `${plan.address}, ${plan.postalCode} ${plan.city}`,
    billing_country: plan.country,
    tax_number: plan.taxNumber,
  };
  const isOwed = (at: number): boolean => billing.isPastDue === true && at === charges.length - 1;
  const rows = [
    ...charges.map((charge, at) => billedRow(charge, isOwed(at))),
    ...openRows(context, billing, charges),
  ].map((row) => ({
    number: numberOf(company.companyId, Date.parse(row.issued_at)),
    ...row,
    ...billed,
    ...createdAt(row.issued_at),
  }));
  const invoices = await insertNumbered(context, 'invoice', rows);
  return invoices.slice(0, charges.length).map(({ id }) => id);
}

const billedRow = ({ price, subscriptionId, from, to, discount, tax, total }: Charge, isOwed: boolean) => ({
  state: isOwed ? 'open' : 'paid',
  subscription_id: subscriptionId,
  plan_id: price.planId,
  description: `${price.planName}, monthly, ${isoDay(from)} to ${isoDay(to - DAY)}`,
  period_start: iso(from),
  period_end: iso(to),
  currency: price.currency,
  subtotal: price.amount,
  discount_amount: discount,
  tax_rate: price.taxRate,
  tax_amount: tax,
  total,
  issued_at: iso(from),
  due_at: iso(from + DAYS_TO_PAY * DAY),
  paid_at: isOwed ? null : iso(from),
});

function openRows({ today }: CompanyContext, { open }: BillingPlan, charges: Charge[]) {
  const price = charges.at(-1)?.price;
  if (!open || !price) return [];
  const tax = percentOf(open.amount, price.taxRate);
  const issuedAt = openedAt(today, open);
  return [
    {
      state: 'open',
      subscription_id: null,
      plan_id: null,
      description: open.description,
      period_start: null,
      period_end: null,
      currency: price.currency,
      subtotal: open.amount,
      discount_amount: 0,
      tax_rate: price.taxRate,
      tax_amount: tax,
      total: open.amount + tax,
      issued_at: iso(issuedAt),
      due_at: iso(issuedAt + DAYS_TO_PAY * DAY),
      paid_at: null,
    },
  ];
}
