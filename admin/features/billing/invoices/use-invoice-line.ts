import { useLocale, useTranslate } from 'react-admin';
import { formatDay } from '../../../fields/dates.ts';
import type { InvoiceRecord } from '../../../generated/types.ts';

const DAY_MS = 86_400_000;

/** What an invoice is for, in the reader's language: the plan, and its days. */
export function useInvoiceLine(): (row: InvoiceRecord) => { title: string; detail: string | null } {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return ({ description, plan_name: plan, period, period_start: from, period_end: to }) => {
    if (plan === null) return { title: description, detail: null };
    const title = translate('app.account.invoices.plan', { plan });
    const parts = [
      period === null ? null : translate(`enums.invoice.period.${period}`),
      from === null || to === null ? null : daysOf(locale, from, to),
    ];
    return { title, detail: parts.filter((part) => part !== null).join(' · ') || null };
  };
}

/** From the first day to the last one: `to` is the moment at which the next period begins. Days are UTC's. */
function daysOf(locale: string, from: string, to: string): string {
  const [first, last] = [new Date(from), new Date(Date.parse(to) - DAY_MS)];
  if (Number.isNaN(first.getTime()) || !(first <= last)) return formatDay(from, locale);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(first, last);
}
