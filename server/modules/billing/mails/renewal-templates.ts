/** What comes at the end of a plan's period, told beforehand, and that it has come. Each says how it stands as it is sent. */
import { partsOf } from '../pricing/price.ts';
import { billingTemplate, day, money } from './billing-templates.ts';
import type { MailTemplate, Occasion } from '../../../platform/mail/template.ts';

const PATH = '/plan_management';

interface Ending {
  plan: string;
  is_current: boolean;
  auto_renew: boolean;
  period_end: Date | null;
  ended_at: Date | null;
  /** Of what comes next: the plan that was chosen for the end, else the same one. */
  next_plan: string | null;
  price: number;
  tax_rate: number;
  currency: string | null;
  last4: string | null;
}

async function endingOf({ database, companyId, recordId }: Occasion): Promise<Ending | null> {
  const [ending] = await database.statement<Ending>('app', companyId, {
    name: 'mail_plan_ending',
    text: `select p.name as plan, s.is_current, s.auto_renew, s.period_end, s.ended_at, next_plan.name as next_plan,
        coalesce(next.price, s.price) as price, coalesce(l.tax_rate, s.tax_rate) as tax_rate,
        coalesce(coin.code, s.currency) as currency, card.last4
      from subscription s join plan p on p.id = s.plan_id join customer c on c.id = s.company_id
        left join sub_plan next on next.id = s.next_sub_plan_id left join plan next_plan on next_plan.id = next.plan_id
        left join plan_location l on l.id = next.plan_location_id left join currency coin on coin.id = l.currency_id
        left join company_saved_card card on card.company_id = s.company_id and card.id = c.saved_card_id
          and card.removed_at is null
      where s.company_id = $1 and s.id = $2`,
    values: [companyId, recordId],
  });
  return ending ?? null;
}

const renewalAhead = billingTemplate('renewal_ahead', async (occasion) => {
  const ending = await endingOf(occasion);
  if (!ending?.is_current || !ending.auto_renew || !ending.period_end || ending.currency === null) return null;
  const { plan, next_plan: next, price, tax_rate: taxRate, currency, last4, period_end: end } = ending;
  const { total } = partsOf({ price, taxRate });
  const parameters = {
    plan: next ?? plan,
    date: day(end, occasion.locale),
    amount: money(total, currency, occasion.locale),
    ...(last4 !== null && { last4 }),
  };
  const way = total === 0 ? [] : [last4 === null ? 'no_card' : 'card'];
  return { path: PATH, paragraphs: [next === null ? 'lead' : 'changes', ...way, 'next'], parameters };
});

const planEnding = billingTemplate('plan_ending', async (occasion) => {
  const ending = await endingOf(occasion);
  if (!ending?.is_current || ending.auto_renew || !ending.period_end) return null;
  const { plan, period_end: end, last4 } = ending;
  const parameters = { plan, date: day(end, occasion.locale) };
  return { path: PATH, paragraphs: ['lead', ...(last4 === null ? ['no_card'] : []), 'next'], parameters };
});

const planEnded = billingTemplate('plan_ended', async (occasion) => {
  const ending = await endingOf(occasion);
  if (!ending || ending.is_current || !ending.ended_at) return null;
  const parameters = { plan: ending.plan, date: day(ending.ended_at, occasion.locale) };
  return { path: PATH, paragraphs: ['lead', 'next'], parameters };
});

export const renewalTemplates: MailTemplate[] = [renewalAhead, planEnding, planEnded];
