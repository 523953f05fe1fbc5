/** To whom an invoice concerns. Each says how it stands as it is sent, and none what is over by then. */
import type { Locale } from '../../i18n/locales.ts';
import { currencyFormat, minorDigitsOf } from '../../billing/minor-digits.ts';
import { toDecimal } from '../../billing/money.ts';
import { nameInMail } from '../name.ts';
import { mailText } from '../texts.ts';
import type { BillingMail, Letter, MailKind, Occasion } from './kind.ts';

interface Words {
  /** Where its button leads, below the origin. */
  path: string;
  paragraphs: string[];
  parameters: Record<string, string>;
}

const letter = (name: BillingMail, say: (occasion: Occasion) => Promise<Words | null>): MailKind => ({
  name,
  async compose(occasion): Promise<Letter | null> {
    const { locale, userName, companyName, publicUrl } = occasion;
    const words = await say(occasion);
    if (!words) return null;
    const parameters = { company: nameInMail(companyName), ...words.parameters };
    return {
      subject: mailText(locale, `${name}.subject`, parameters),
      greeting: mailText(locale, 'greeting', { name: nameInMail(userName) }),
      paragraphs: words.paragraphs.map((key) => mailText(locale, `${name}.${key}`, parameters)),
      button: { label: mailText(locale, `${name}.action`), href: `${publicUrl}${words.path}` },
      notes: [],
    };
  },
});

const money = (amount: number, currency: string, locale: Locale): string =>
  currencyFormat(locale, currency).format(toDecimal(amount, minorDigitsOf(currency)));

const day = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);

interface InvoiceRow {
  number: string;
  state: string;
  currency: string;
  total: number;
  /** Null where something besides a plan was sold. */
  period_start: Date | null;
  last_day: Date | null;
  next_retry_at: Date | null;
}

async function invoiceOf({ database, companyId, recordId }: Occasion): Promise<InvoiceRow | null> {
  const [invoice] = await database.lookup<InvoiceRow>('worker', {
    name: 'mail_invoice',
    text: `select i.number, i.state, i.currency, i.total, i.period_start, i.period_end - interval '1 day' as last_day,
        s.next_retry_at
      from invoice i left join subscription s on s.company_id = i.company_id and s.id = i.subscription_id
      where i.company_id = $1 and i.id = $2`,
    values: [companyId, recordId],
  });
  return invoice ?? null;
}

const wordsOf = (
  { number, total, currency, period_start: from, last_day: to, next_retry_at: next }: InvoiceRow,
  locale: Locale,
): Record<string, string> => ({
  number,
  amount: money(total, currency, locale),
  ...(from && { from: day(from, locale) }),
  ...(to && { to: day(to, locale) }),
  ...(next && { date: day(next, locale) }),
});

const receipt = letter('receipt', async (occasion) => {
  const invoice = await invoiceOf(occasion);
  if (invoice?.state !== 'paid') return null;
  const parameters = wordsOf(invoice, occasion.locale);
  return { path: '/invoices_detail', paragraphs: [invoice.period_start ? 'lead' : 'once'], parameters };
});

const renewalFailed = letter('renewal_failed', async (occasion) => {
  const invoice = await invoiceOf(occasion);
  if (invoice?.state !== 'open' || !invoice.next_retry_at) return null;
  const parameters = wordsOf(invoice, occasion.locale);
  return { path: '/payment_method', paragraphs: ['lead', 'next'], parameters };
});

const companyReadOnly = letter('company_read_only', async (occasion) => {
  const invoice = await invoiceOf(occasion);
  if (invoice?.state !== 'open') return null;
  const parameters = wordsOf(invoice, occasion.locale);
  return { path: '/invoices_detail', paragraphs: ['lead', 'next'], parameters };
});

const PATHS = { plan: '/plan_management', invoice: '/invoices_detail', card: '/payment_method' } as const;

const paymentFailed = letter('payment_failed', async ({ database, companyId, recordId, locale }) => {
  const [payment] = await database.lookup<{ purpose: keyof typeof PATHS; amount: number; currency: string }>('worker', {
    name: 'mail_payment',
    text: 'select purpose, amount, currency from payment where company_id = $1 and id = $2',
    values: [companyId, recordId],
  });
  if (!payment) return null;
  const { purpose, amount, currency } = payment;
  return {
    path: PATHS[purpose],
    paragraphs: [purpose === 'card' ? 'card' : 'lead', 'next'],
    parameters: { amount: money(amount, currency, locale) },
  };
});

export const billingLetters: MailKind[] = [receipt, paymentFailed, renewalFailed, companyReadOnly];
