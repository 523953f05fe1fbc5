/** To whom an invoice concerns. Each says how it stands as it is sent, and none what is over by then. */
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { currencyFormat, minorDigitsOf } from '../../../../shared/money/minor-digits.ts';
import { toDecimal } from '../pricing/money.ts';
import { payerReasonOf } from '../../../../shared/card/failure-reason.ts';
import { nameInMail } from '../../../platform/mail/name.ts';
import { mailText } from '../../../platform/mail/texts.ts';
import type { BillingMail, MailContent, MailTemplate, Occasion } from '../../../platform/mail/template.ts';

interface Words {
  /** Where its button leads, below the origin. */
  path: string;
  /** Keys below the mail's own; with a slash before it one that several share. */
  paragraphs: string[];
  parameters: Record<string, string>;
}

export const billingTemplate = (
  name: BillingMail,
  wordsFor: (occasion: Occasion) => Promise<Words | null>,
): MailTemplate => ({
  name,
  async compose(occasion): Promise<MailContent | null> {
    const { locale, userName, companyName, publicUrl } = occasion;
    const words = await wordsFor(occasion);
    if (!words) return null;
    const parameters = { company: nameInMail(companyName), ...words.parameters };
    return {
      subject: mailText(locale, `${name}.subject`, parameters),
      greeting: mailText(locale, 'greeting', { name: nameInMail(userName) }),
      paragraphs: words.paragraphs.map((key) =>
        mailText(locale, key.startsWith('/') ? key.slice(1) : `${name}.${key}`, parameters),
      ),
      button: { label: mailText(locale, `${name}.action`), href: `${publicUrl}${words.path}` },
      notes: [],
    };
  },
});

export const money = (amount: number, currency: string, locale: Locale): string =>
  currencyFormat(locale, currency).format(toDecimal(amount, minorDigitsOf(currency)));

export const day = (date: Date, locale: Locale): string =>
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
  due_at: Date;
  /** When the plan that it pays ends, if it is not renewed. */
  plan_ends: Date | null;
  /** Why the last try to charge it failed. */
  failure_code: string | null;
}

export async function invoiceOf({ database, companyId, recordId }: Occasion): Promise<InvoiceRow | null> {
  const [invoice] = await database.lookup<InvoiceRow>('worker', {
    name: 'mail_invoice',
    text: `select i.number, i.state, i.currency, i.total, i.period_start, i.due_at, i.period_end - interval '1 day' as last_day,
        s.next_retry_at, case when s.is_current and not s.auto_renew then s.period_end end as plan_ends,
        (select p.failure_code from payment p where p.company_id = $1 and p.invoice_id = i.id and p.state = 'failed'
          order by p.id desc limit 1) as failure_code
      from invoice i left join subscription s on s.company_id = i.company_id and s.id = i.subscription_id
      where i.company_id = $1 and i.id = $2`,
    values: [companyId, recordId],
  });
  return invoice ?? null;
}

export const wordsOf = (
  { number, total, currency, period_start: from, last_day: to, next_retry_at: next, plan_ends: end }: InvoiceRow,
  locale: Locale,
): Record<string, string> => ({
  number,
  amount: money(total, currency, locale),
  ...(from && { from: day(from, locale) }),
  ...(to && { to: day(to, locale) }),
  ...(next && { date: day(next, locale) }),
  ...(end && { end: day(end, locale) }),
});

/** Why a bank did not pay, as far as the payer can do something about it. */
const declined = (failureCode: string | null): string[] =>
  failureCode === null ? [] : [`/decline.${payerReasonOf(failureCode)}`];

const receipt = billingTemplate('receipt', async (occasion) => {
  const invoice = await invoiceOf(occasion);
  if (invoice?.state !== 'paid') return null;
  const parameters = wordsOf(invoice, occasion.locale);
  const paragraphs = [invoice.period_start ? 'lead' : 'once', ...(invoice.plan_ends ? ['ends'] : [])];
  return { path: '/invoices_detail', paragraphs, parameters };
});

const renewalFailed = billingTemplate('renewal_failed', async (occasion) => {
  const invoice = await invoiceOf(occasion);
  if (invoice?.state !== 'open' || !invoice.next_retry_at) return null;
  const parameters = wordsOf(invoice, occasion.locale);
  return { path: '/payment_method', paragraphs: ['lead', ...declined(invoice.failure_code), 'next'], parameters };
});

const companyReadOnly = billingTemplate('company_read_only', async (occasion) => {
  const invoice = await invoiceOf(occasion);
  if (invoice?.state !== 'open') return null;
  const parameters = wordsOf(invoice, occasion.locale);
  return { path: '/invoices_detail', paragraphs: ['lead', 'next'], parameters };
});

const PATHS = { plan: '/plan_management', invoice: '/invoices_detail', card: '/payment_method' } as const;

interface FailedPayment {
  purpose: keyof typeof PATHS;
  amount: number;
  currency: string;
  failure_code: string | null;
}

const paymentFailed = billingTemplate('payment_failed', async ({ database, companyId, recordId, locale }) => {
  const [payment] = await database.lookup<FailedPayment>('worker', {
    name: 'mail_payment',
    text: 'select purpose, amount, currency, failure_code from payment where company_id = $1 and id = $2',
    values: [companyId, recordId],
  });
  if (!payment) return null;
  const { purpose, amount, currency, failure_code: failure } = payment;
  return {
    path: PATHS[purpose],
    paragraphs: [purpose === 'card' ? 'card' : 'lead', ...declined(failure), 'next'],
    parameters: { amount: money(amount, currency, locale) },
  };
});

export const billingTemplates: MailTemplate[] = [receipt, paymentFailed, renewalFailed, companyReadOnly];
