/** What a payment of a person is for, found in the transaction that begins it: a quote, an invoice, a card. */
import type { Transaction } from '../../../access/database.ts';
import { requireBillingAddress } from '../pricing/billing-details.ts';
import { countryOfCompany, locationOf } from '../pricing/offers.ts';
import { invoiceNotOpen, notFound, quoteExpired, quoteUsed } from '../../../errors.ts';
import type { Due } from './start.ts';

interface FoundQuote {
  currency: string;
  total: number;
  discount_id: number | null;
  discount_amount: number;
  is_used: boolean;
  stands: boolean;
}

/**
 * The quote of an upgrade, as it was calculated. It falls with the period that it was calculated in: what was paid since
 * would not be credited. Throws 409 for a company without a billing address, 404 for one that is not the company's, 409 for one that is used or stands no longer.
 */
export async function dueOfQuote(transaction: Transaction, quoteId: number): Promise<Due> {
  const { query, companyId } = transaction;
  const [quote] = await query<FoundQuote>({
    name: 'quote_to_pay',
    text: `select q.currency, q.total, q.discount_id, q.discount_amount, q.used_at is not null as is_used,
        q.expires_at > now() and exists (select 1 from subscription s
          where s.company_id = $1 and s.id = q.subscription_id and s.is_current
            and not exists (select 1 from invoice i
              where i.company_id = $1 and i.subscription_id = s.id and i.paid_at > q.created_at)) as stands
      from quote q
      where q.company_id = $1 and q.id = $2 and q.kind = 'upgrade'`,
    values: [companyId, quoteId],
  });
  if (!quote) throw notFound();
  if (quote.is_used) throw quoteUsed();
  if (!quote.stands) throw quoteExpired();
  await requireBillingAddress(transaction);
  return {
    purpose: 'plan',
    quoteId,
    invoiceId: null,
    currency: quote.currency,
    total: quote.total,
    discountId: quote.discount_id,
    discountAmount: quote.discount_amount,
  };
}

/** Throws 404 for an invoice that is not the company's, 409 for one that is not open. */
export async function dueOfInvoice({ query, companyId }: Transaction, invoiceId: number): Promise<Due> {
  const [invoice] = await query<{ state: string; currency: string; total: number }>({
    name: 'invoice_to_pay',
    text: 'select state, currency, total from invoice where company_id = $1 and id = $2',
    values: [companyId, invoiceId],
  });
  if (!invoice) throw notFound();
  if (invoice.state !== 'open') throw invoiceNotOpen();
  const { currency, total } = invoice;
  return { ...nothingBut, purpose: 'invoice', invoiceId, currency, total };
}

/** A card that is verified and nothing is taken from; banks want to know a currency all the same. */
export async function dueOfCard(transaction: Transaction): Promise<Due> {
  const { currency } = await locationOf(transaction, await countryOfCompany(transaction));
  return { ...nothingBut, purpose: 'card', currency: currency.code, total: 0 };
}

const nothingBut = { quoteId: null, invoiceId: null, discountId: null, discountAmount: 0 };
