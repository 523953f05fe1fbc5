/** A plan by agreement, told to the customer's administrators. Each says how it stands as it is sent. */
import { partsOf } from '../pricing/price.ts';
import { CONTRACT_END, GOES_ON, PERIOD_END } from '../limits/plan-of-company.ts';
import { billingTemplate, day, invoiceOf, money, wordsOf } from './billing-templates.ts';
import type { MailTemplate, Occasion } from '../../../platform/mail/template.ts';

const PATH = '/plan_management';

interface Agreed {
  plan: string;
  state: 'scheduled' | 'active' | 'ended';
  period: 'monthly' | 'yearly';
  price: number;
  currency: string;
  tax_rate: number;
  payment_days: number;
  is_invoiced: boolean;
  starts: Date;
  last_day: Date | null;
  period_end: Date;
  goes_on: boolean;
}

/** Of one that runs; null for any other. */
async function agreedOf({ database, companyId, recordId }: Occasion): Promise<Agreed | null> {
  const [agreed] = await database.statement<Agreed>('app', companyId, {
    name: 'mail_contract',
    text: `select p.name as plan, k.state, k.period, k.price, c.code as currency, s.tax_rate, k.payment_days, k.is_invoiced,
        k.starts_on::timestamp at time zone 'UTC' as starts, ${CONTRACT_END} - interval '1 day' as last_day,
        ${PERIOD_END} as period_end, ${GOES_ON} as goes_on
      from contract k join plan p on p.id = k.plan_id join currency c on c.id = k.currency_id
        join subscription s on s.company_id = k.company_id and s.contract_id = k.id and s.is_current
      where k.company_id = $1 and k.id = $2`,
    values: [companyId, recordId],
  });
  return agreed ?? null;
}

const started = billingTemplate('contract_started', async (occasion) => {
  const agreed = await agreedOf(occasion);
  if (!agreed) return null;
  const { plan, price, currency, period, starts, last_day: last } = agreed;
  const parameters = {
    plan,
    date: day(starts, occasion.locale),
    amount: money(price, currency, occasion.locale),
    ...(last && { end: day(last, occasion.locale) }),
  };
  const paragraphs = ['lead', ...(price === 0 ? [] : [period]), ...(last ? ['until'] : []), 'next'];
  return { path: PATH, paragraphs, parameters };
});

const invoice = billingTemplate('contract_invoice', async (occasion) => {
  const found = await invoiceOf(occasion);
  if (found?.state !== 'open') return null;
  const parameters = { ...wordsOf(found, occasion.locale), due: day(found.due_at, occasion.locale) };
  return { path: '/invoices_detail', paragraphs: ['lead', 'next'], parameters };
});

const renewal = billingTemplate('contract_renewal', async (occasion) => {
  const agreed = await agreedOf(occasion);
  if (!agreed?.goes_on || !agreed.is_invoiced || agreed.price === 0) return null;
  const { plan, price, currency, tax_rate: taxRate, period_end: end } = agreed;
  const parameters = {
    plan,
    date: day(end, occasion.locale),
    amount: money(partsOf({ price, taxRate }).total, currency, occasion.locale),
  };
  return { path: PATH, paragraphs: ['lead', 'next'], parameters };
});

const ending = billingTemplate('contract_ending', async (occasion) => {
  const agreed = await agreedOf(occasion);
  if (!agreed || agreed.goes_on || !agreed.last_day) return null;
  const parameters = { plan: agreed.plan, date: day(agreed.last_day, occasion.locale) };
  return { path: PATH, paragraphs: ['lead', 'next'], parameters };
});

export const contractTemplates: MailTemplate[] = [started, invoice, renewal, ending];
