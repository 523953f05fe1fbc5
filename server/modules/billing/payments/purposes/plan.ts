/** A quote: a first plan or a larger one. The subscription starts, with its paid invoice; what was before ends. */
import type { Transaction } from '../../../../access/database.ts';
import { issueInvoice } from '../../pricing/invoices.ts';
import { type Period, periodAfter } from '../../pricing/period.ts';
import { reopenCompany, startSubscription } from '../../subscriptions/start.ts';
import type { LockedPayment } from '../lock-payment.ts';
import { mailReceipt } from '../mails.ts';
import { release } from '../redeem.ts';
import { savedCardOf } from '../saved-card.ts';
import type { Purpose } from './purpose.ts';

interface PaidQuote {
  sub_plan_id: number;
  plan_id: number;
  period: Period;
  currency: string;
  price: number;
  credit: number;
  discount_amount: number;
  tax_rate: number;
  /** Of the region: what is owed once the buyer does not owe it himself any more. */
  regular_rate: number;
  reverse_charge: boolean;
  tax_amount: number;
  total: number;
}

export const plan: Purpose = {
  name: 'plan',
  async fulfil(transaction, payment, now) {
    const quote = await takeQuote(transaction, payment);
    const to = periodAfter(now, quote.period);
    // Without a card that is kept the plan ends: so it is said, instead of a renewal that has to fail.
    const renews = (await savedCardOf(transaction, payment.gateway)) !== null;
    const subscriptionId = await startSubscription(
      transaction,
      { ...quote, tax_rate: quote.regular_rate, from: now, to, renews },
      now,
    );
    await reopenCompany(transaction);
    const invoiceId = await issueInvoice(transaction, {
      state: 'paid',
      subscriptionId,
      planId: quote.plan_id,
      period: quote.period,
      from: now,
      to,
      currency: quote.currency,
      subtotal: quote.price - quote.credit,
      discount: quote.discount_amount,
      taxRate: quote.tax_rate,
      tax: quote.tax_amount,
      total: quote.total,
      reverseCharge: quote.reverse_charge,
      at: now,
    });
    await transaction.query({
      name: 'invoice_of_payment',
      text: 'update payment set invoice_id = $3 where company_id = $1 and id = $2',
      values: [transaction.companyId, payment.id, invoiceId],
    });
    await mailReceipt(transaction, payment, invoiceId);
  },
  async fail(transaction, { quote_id: quoteId }) {
    if (quoteId !== null) await release(transaction, quoteId);
  },
};

/** A quote is used once: payments of one company take turns by the company's row. */
async function takeQuote({ query, companyId }: Transaction, { quote_id: quoteId }: LockedPayment): Promise<PaidQuote> {
  const [quote] = await query<PaidQuote>({
    name: 'use_quote',
    text: `update quote q set used_at = now(), updated_at = now() from sub_plan s join plan_location l on l.id = s.plan_location_id
      where q.company_id = $1 and q.id = $2 and q.used_at is null and s.id = q.sub_plan_id
      returning q.sub_plan_id, s.plan_id, s.period, q.currency, q.price, q.credit, q.discount_amount, q.tax_rate,
        q.tax_amount, q.total, q.reverse_charge,
        case when q.reverse_charge then l.tax_rate else q.tax_rate end as regular_rate`,
    values: [companyId, quoteId],
  });
  if (!quote) throw new Error(`Quote ${String(quoteId)} was paid twice.`);
  return quote;
}
