/** What a payment of a person is for, found in the transaction that begins it: a quote, an invoice, a card. */
import type { Transaction } from '../access/database.ts';
import { countryOfCompany, locationOf } from '../billing/offers.ts';
import { invoiceNotOpen, notFound, quoteExpired, quoteUsed } from '../errors.ts';
import type { Due } from './start.ts';

interface FoundQuote {
  currency: string;
  minor_digits: number;
  total: number;
  discount_id: number | null;
  discount_amount: number;
  is_used: boolean;
  stands: boolean;
}

/**
 * The quote of an upgrade, as it was calculated. It falls with the period that it was calculated in: what was paid since
 * would not be credited. Throws 404 for one that is not the company's, 409 for one that is used or stands no longer.
 */
export async function dueOfQuote({ query, companyId }: Transaction, quoteId: number): Promise<Due> {
  const [quote] = await query<FoundQuote>({
    name: 'quote_to_pay',
    text: `select q.currency, c.minor_digits, q.total, q.discount_id, q.discount_amount, q.used_at is not null as is_used,
        q.expires_at > now() and exists (select 1 from subscription s
          where s.company_id = $1 and s.id = q.subscription_id and s.is_current
            and not exists (select 1 from invoice i
              where i.company_id = $1 and i.subscription_id = s.id and i.paid_at > q.created_at)) as stands
      from quote q join sub_plan p on p.id = q.sub_plan_id
      join plan_location l on l.id = p.plan_location_id join currency c on c.id = l.currency_id
      where q.company_id = $1 and q.id = $2 and q.kind = 'upgrade'`,
    values: [companyId, quoteId],
  });
  if (!quote) throw notFound();
  if (quote.is_used) throw quoteUsed();
  if (!quote.stands) throw quoteExpired();
  return {
    purpose: 'plan',
    quoteId,
    invoiceId: null,
    currency: quote.currency,
    minorDigits: quote.minor_digits,
    total: quote.total,
    discountId: quote.discount_id,
    discountAmount: quote.discount_amount,
  };
}

/** Throws 404 for an invoice that is not the company's, 409 for one that is not open. */
export async function dueOfInvoice(transaction: Transaction, invoiceId: number): Promise<Due> {
  const { query, companyId } = transaction;
  const [invoice] = await query<{ state: string; currency: string; total: number }>({
    name: 'invoice_to_pay',
    text: 'select state, currency, total from invoice where company_id = $1 and id = $2',
    values: [companyId, invoiceId],
  });
  if (!invoice) throw notFound();
  if (invoice.state !== 'open') throw invoiceNotOpen();
  const { currency, total } = invoice;
  const minorDigits = await minorDigitsOf(transaction, currency);
  return { ...nothingBut, purpose: 'invoice', invoiceId, currency, minorDigits, total };
}

/** A card that is verified and nothing is taken from; banks want to know a currency all the same. */
export async function dueOfCard(transaction: Transaction): Promise<Due> {
  const { currency } = await locationOf(transaction, await countryOfCompany(transaction));
  return { ...nothingBut, purpose: 'card', currency: currency.code, minorDigits: currency.minor_digits, total: 0 };
}

const nothingBut = { quoteId: null, invoiceId: null, discountId: null, discountAmount: 0 };

/** Of a currency that the platform has dropped since, two: what most have. */
export async function minorDigitsOf({ query }: Transaction, currency: string): Promise<number> {
  const [known] = await query<{ minor_digits: number }>({
    name: 'minor_digits_of_currency',
    text: 'select minor_digits from currency where code = $1',
    values: [currency],
  });
  return known?.minor_digits ?? 2;
}
