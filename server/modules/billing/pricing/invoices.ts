/** Invoices: numbered as they are issued, never changed but in their state. */
import { CELL_SETTING } from '../../../database/cells/cell-number.ts';
import type { Transaction } from '../../../access/database.ts';
import type { Period } from './period.ts';

const DAY_MS = 86_400_000;

export interface NewInvoice {
  state: 'open' | 'paid';
  subscriptionId: number;
  planId: number;
  period: Period;
  from: Date;
  to: Date;
  currency: string;
  /** Before discount and tax, in minor units like all amounts here. */
  subtotal: number;
  discount: number;
  /** In percent. */
  taxRate: number;
  tax: number;
  total: number;
  /** The buyer owes the tax. */
  reverseCharge: boolean;
  /** When it is issued and, if it is paid, paid. */
  at: Date;
  /** Until it is due. */
  paymentDays?: number;
  /** What was left of the plan before; taken off the subtotal already. */
  credit?: number;
}

const SERIES = { invoice: 'FT', credit_note: 'CN' };

/** Of the company `c` and its `country`: name, address, country and tax number as they stand on an invoice. */
export const BUYER = `coalesce(nullif(c.billing_name, ''), c.name),
  concat_ws(', ', nullif(c.address, ''), nullif(concat_ws(' ', c.postal_code, c.city), '')), country.code, c.tax_number`;

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Names and addresses are those of the day; its number is the next one. Answers its id. */
export async function issueInvoice({ query, companyId }: Transaction, invoice: NewInvoice): Promise<number> {
  const {
    state,
    subscriptionId,
    planId,
    period,
    from,
    to,
    currency,
    subtotal,
    discount,
    taxRate,
    tax,
    total,
    at,
    reverseCharge,
    paymentDays = 0,
    credit = 0,
  } = invoice;
  const lastDay = isoDay(new Date(to.getTime() - DAY_MS));
  const [issued] = await query<{ id: number }>({
    name: 'issue_invoice',
    text: `insert into invoice (company_id, number, state, subscription_id, plan_id, description, period_start, period_end,
        currency, subtotal, discount_amount, tax_rate, tax_amount, total, issued_at, due_at, paid_at,
        billing_name, billing_address, billing_country, tax_number, reverse_charge, credit_amount)
      select $1, $2, $3, $4, $5, left(plan.name || $6, 300), $7, $8, $9, $10, $11, $12, $13, $14, $15, $17,
        case when $3 = 'paid' then $15::timestamptz end, ${BUYER}, $16, $18
      from customer c join plan on plan.id = $5 left join country on country.id = c.country_id where c.id = $1 returning id`,
    values: [
      companyId,
      await nextNumber({ query }, 'invoice', at.getUTCFullYear()),
      state,
      subscriptionId,
      planId,
      `, ${period}, ${isoDay(from)} to ${lastDay}`,
      from,
      to,
      currency,
      subtotal,
      discount,
      taxRate,
      tax,
      total,
      at,
      reverseCharge,
      new Date(at.getTime() + paymentDays * DAY_MS),
      credit,
    ],
  });
  if (!issued) throw new Error('An invoice was not stored.');
  return issued.id;
}

/** One count through all companies of a cell, which has its number in those of all but the home cell. Its row is held until the transaction ends: taken late, so that others wait little. */
export async function nextNumber(
  { query }: Pick<Transaction, 'query'>,
  series: keyof typeof SERIES,
  year: number,
): Promise<string> {
  const [next] = await query<{ last_number: number; cell: string | null }>({
    name: 'next_invoice_number',
    text: `insert into invoice_counter (year, series, last_number) values ($1, $2, 1)
      on conflict (year, series) do update set last_number = invoice_counter.last_number + 1, updated_at = now()
      returning last_number, current_setting('${CELL_SETTING}', true) as cell`,
    values: [year, series],
  });
  if (!next) throw new Error('An invoice was not numbered.');
  const { last_number: count, cell } = next;
  return [SERIES[series], year, ...(cell ? [cell] : []), String(count).padStart(5, '0')].join('-');
}

/** Null where it is not for a period of a subscription. */
export interface PaidInvoice {
  subscription_id: number | null;
  period_start: Date | null;
  period_end: Date | null;
}

/** Null for one that is not open. */
export async function markPaid({ query, companyId }: Transaction, id: number, at: Date): Promise<PaidInvoice | null> {
  const [paid] = await query<PaidInvoice>({
    name: 'mark_invoice_paid',
    text: `update invoice set state = 'paid', paid_at = $3, updated_at = now()
      where company_id = $1 and id = $2 and state = 'open' returning subscription_id, period_start, period_end`,
    values: [companyId, id, at],
  });
  return paid ?? null;
}
