/** What stands on an invoice, as it is stored. */
import type { Transaction } from '../../../access/database.ts';
import { planNameOfDay } from './plan-name-of-day.ts';
import { notFound } from '../../../errors.ts';

export interface Bill {
  kind: 'invoice' | 'credit_note';
  number: string;
  /** Of the invoice that it takes back, or takes the place of. */
  corrects: string | null;
  /** Of the credit note by which it was taken back. */
  correctedBy: string | null;
  /** The buyer owes the tax. */
  reverseCharge: boolean;
  state: 'open' | 'paid' | 'void';
  /** The line as it was written. */
  description: string;
  /** As it was on its day. */
  planName: string | null;
  period: 'monthly' | 'yearly' | null;
  periodStart: Date | null;
  /** The moment at which the next one begins. */
  periodEnd: Date | null;
  currency: string;
  /** In minor units like all amounts: `subtotal` is the price less the credit; `subtotal - discount + tax = total`. */
  subtotal: number;
  credit: number;
  discount: number;
  taxRate: number;
  tax: number;
  total: number;
  issuedAt: Date;
  dueAt: Date;
  paidAt: Date | null;
  buyerName: string;
  buyerAddress: string;
  buyerCountry: string | null;
  buyerTaxNumber: string | null;
  /** Of the card that paid. */
  cardBrand: string | null;
  cardLast4: string | null;
}

/** Throws 404 for an invoice that is not the company's. */
export async function readBill({ query, companyId }: Transaction, id: number): Promise<Bill> {
  const [bill] = await query<Bill>({
    name: 'bill_of_invoice',
    text: `select t.kind, t.number, earlier.number as corrects, note.number as "correctedBy",
        t.reverse_charge as "reverseCharge", t.state, t.description, ${planNameOfDay} as "planName", s.period, t.period_start as "periodStart",
        t.period_end as "periodEnd", t.currency, t.subtotal,
        greatest(q.credit, t.credit_amount) as credit, t.discount_amount as discount, t.tax_rate as "taxRate", t.tax_amount as tax,
        t.total, t.issued_at as "issuedAt", t.due_at as "dueAt", t.paid_at as "paidAt", t.billing_name as "buyerName",
        t.billing_address as "buyerAddress", t.billing_country as "buyerCountry", t.tax_number as "buyerTaxNumber",
        paid.card_brand as "cardBrand", paid.card_last4 as "cardLast4"
      from invoice t
        left join invoice earlier on earlier.company_id = $1 and earlier.id = t.corrects_id
        left join invoice note on note.company_id = $1 and note.corrects_id = t.id and note.kind = 'credit_note'
        left join subscription s on s.company_id = $1 and s.id = t.subscription_id
        left join lateral (select quote_id, card_brand, card_last4 from payment
          where company_id = $1 and invoice_id = t.id and state = 'paid' order by id desc limit 1) paid on true
        left join quote q on q.company_id = $1 and q.id = paid.quote_id
      where t.company_id = $1 and t.id = $2`,
    values: [companyId, id],
  });
  if (!bill) throw notFound();
  return bill;
}
