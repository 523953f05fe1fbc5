/** What a paid quote brings: the subscription, its invoice, the saved card. In the transaction that settles the payment. */
import type { Transaction } from '../access/database.ts';
import { type Period, periodAfter } from '../billing/period.ts';
import type { KeptCard } from './gateway.ts';
import type { HeldPayment } from './settle.ts';

interface PaidQuote {
  id: number;
  sub_plan_id: number;
  plan_id: number;
  plan_name: string;
  period: Period;
  currency: string;
  price: number;
  credit: number;
  discount_amount: number;
  tax_rate: number;
  tax_amount: number;
  total: number;
}

const DAY_MS = 86_400_000;

export async function fulfil(transaction: Transaction, payment: HeldPayment, card: KeptCard | null): Promise<void> {
  const quote = await takeQuote(transaction, payment);
  const now = new Date();
  const end = periodAfter(now, quote.period);
  const subscriptionId = await startSubscription(transaction, quote, { from: now, to: end });
  if (card && payment.saves_card) await saveCard(transaction, payment, card);
  const invoiceId = await insertInvoice(transaction, { quote, subscriptionId, from: now, to: end });
  await transaction.query({
    name: 'invoice_of_payment',
    text: 'update payment set invoice_id = $3 where company_id = $1 and id = $2',
    values: [transaction.companyId, payment.id, invoiceId],
  });
}

/** A quote is used once: payments of one company take turns by the company's row (start.ts). */
async function takeQuote({ query, companyId }: Transaction, { quote_id: quoteId }: HeldPayment): Promise<PaidQuote> {
  const [quote] = await query<PaidQuote>({
    name: 'use_quote',
    text: `update quote q set used_at = now(), updated_at = now() from sub_plan s join plan p on p.id = s.plan_id
      where q.company_id = $1 and q.id = $2 and q.used_at is null and s.id = q.sub_plan_id
      returning q.id, q.sub_plan_id, s.plan_id, p.name as plan_name, s.period, q.currency, q.price, q.credit,
        q.discount_amount, q.tax_rate, q.tax_amount, q.total`,
    values: [companyId, quoteId],
  });
  if (!quote) throw new Error(`Quote ${String(quoteId)} was paid twice.`);
  return quote;
}

interface Span {
  from: Date;
  to: Date;
}

/** Ends the company's running subscription, if it has one; also opens a company again that could only read. */
async function startSubscription(
  { query, companyId }: Transaction,
  quote: PaidQuote,
  { from, to }: Span,
): Promise<number> {
  await query({
    name: 'end_subscription',
    text: `update subscription set is_current = false, state = 'ended', auto_renew = false, next_retry_at = null,
        ended_at = $2, updated_at = now()
      where company_id = $1 and is_current`,
    values: [companyId, from],
  });
  await query({
    name: 'reopen_company',
    text: `update customer set state = 'active', updated_at = now() where id = $1 and state = 'read_only'`,
    values: [companyId],
  });
  const [started] = await query<{ id: number }>({
    name: 'start_subscription',
    text: `insert into subscription (company_id, plan_id, sub_plan_id, period, currency, price, tax_rate, started_at, period_start, period_end)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9) returning id`,
    values: [
      companyId,
      quote.plan_id,
      quote.sub_plan_id,
      quote.period,
      quote.currency,
      quote.price,
      quote.tax_rate,
      from,
      to,
    ],
  });
  if (!started) throw new Error('A subscription was not stored.');
  return started.id;
}

interface Billed extends Span {
  quote: PaidQuote;
  subscriptionId: number;
}

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Names and addresses are those of the day. */
async function insertInvoice({ query, companyId }: Transaction, billed: Billed): Promise<number> {
  const { quote, subscriptionId, from, to } = billed;
  const lastDay = isoDay(new Date(to.getTime() - DAY_MS));
  const [invoice] = await query<{ id: number }>({
    name: 'insert_paid_invoice',
    text: `insert into invoice (company_id, number, state, subscription_id, plan_id, description, period_start, period_end,
        currency, subtotal, discount_amount, tax_rate, tax_amount, total, issued_at, due_at, paid_at,
        billing_name, billing_address, billing_country, tax_number)
      select $1, $2, 'paid', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $6, $6, $6,
        c.name, concat_ws(', ', nullif(c.address, ''), nullif(concat_ws(' ', c.postal_code, c.city), '')), country.code, c.tax_number
      from customer c left join country on country.id = c.country_id where c.id = $1 returning id`,
    values: [
      companyId,
      await nextNumber({ query }, from.getUTCFullYear()),
      subscriptionId,
      quote.plan_id,
      `${quote.plan_name}, ${quote.period}, ${isoDay(from)} to ${lastDay}`,
      from,
      to,
      quote.currency,
      quote.price - quote.credit,
      quote.discount_amount,
      quote.tax_rate,
      quote.tax_amount,
      quote.total,
    ],
  });
  if (!invoice) throw new Error('An invoice was not stored.');
  return invoice.id;
}

/** One count through all companies. Its row is held until the transaction ends: taken late, so that others wait little. */
async function nextNumber({ query }: Pick<Transaction, 'query'>, year: number): Promise<string> {
  const [next] = await query<{ last_number: number }>({
    name: 'next_invoice_number',
    text: `insert into invoice_counter (year, last_number) values ($1, 1)
      on conflict (year) do update set last_number = invoice_counter.last_number + 1, updated_at = now()
      returning last_number`,
    values: [year],
  });
  if (!next) throw new Error('An invoice was not numbered.');
  return `FT-${year}-${String(next.last_number).padStart(5, '0')}`;
}

/** Takes the place of the card that was kept before. */
async function saveCard(
  { query, companyId }: Transaction,
  { gateway, created_at: consentedAt }: HeldPayment,
  card: KeptCard,
) {
  await query({
    name: 'save_card',
    text: `with saved as (
        insert into company_saved_card (company_id, brand, last4, expiry_month, expiry_year, holder, consented_at, gateway,
          gateway_token, gateway_customer)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id
      )
      update customer set saved_card_id = saved.id, updated_at = now() from saved where customer.id = $1`,
    values: [
      companyId,
      card.brand,
      card.last4,
      card.expiryMonth,
      card.expiryYear,
      card.holder,
      consentedAt,
      gateway,
      card.token,
      card.customer,
    ],
  });
}
