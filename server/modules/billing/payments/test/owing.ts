/** Company A in the middle of a month of the smallest plan: what it can pay then. */
import { type Renewing, renewingOf } from '../../subscriptions/test/renewing.ts';
import type { CallAnswer } from '../../../../test/scenarios.ts';
import { type Paying, typedCard } from './paying.ts';

export const days = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString();

/** Half of its month is over. */
export const half = () => ({ from: days(-15.5), to: days(14.5), price: 'de_basic_monthly' });

export const SAVED_CARD_PAYMENT = { use_saved_card: true, accept_agreement: true };

export interface Owing {
  renewing: Renewing;
  /** To be called before each test. */
  begin(): Promise<void>;
  /** Of the pro plan by the month, unless the body says otherwise. */
  quote(body?: object, as?: string): Promise<{ quote_id: number; total: number }>;
  upgrade(quoteId: number, body?: object, as?: string): Promise<CallAnswer>;
  /** Of 22.61 EUR for the month to come; answers its id. */
  openInvoice(): Promise<number>;
  payInvoice(invoiceId: number, body?: object, as?: string): Promise<CallAnswer>;
}

export function owingOf(paying: Paying): Owing {
  const renewing = renewingOf(paying);
  const { id: companyId } = paying.served.world.companyA;
  return {
    renewing,
    async begin() {
      await paying.forget();
      await paying.sql(`update customer set country_id = (select id from country where code = 'DE')`);
      await renewing.subscribe(companyId, half());
    },
    async quote(body = {}, as = 'adminA') {
      const asked = { sub_plan_id: paying.list.prices['de_pro_monthly'], ...body };
      const answer = await paying.post('subscriptionupgradeamountcalculation', asked, as);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body as { quote_id: number; total: number };
    },
    upgrade: (quoteId, body = typedCard(), as = 'adminA') =>
      paying.post('subscriptionupgrade', { quote_id: quoteId, ...body }, as),
    async openInvoice() {
      const [row] = await paying.sql<{ id: string }>(
        `insert into invoice (company_id, number, state, subscription_id, plan_id, description, currency, subtotal, total,
           issued_at, due_at, period_start, period_end, billing_name)
         select company_id, 'OPEN-' || id, 'open', id, plan_id, 'The next month', 'EUR', 1900, 2261, now(), now(), period_end,
           period_end + interval '1 month', 'A'
         from subscription where company_id = $1 and is_current returning id`,
        [companyId],
      );
      return Number(row?.id);
    },
    payInvoice: (invoiceId, body = typedCard(), as = 'adminA') =>
      paying.post('invoicepaywithcreditcard', { invoice_id: invoiceId, ...body }, as),
  };
}

export const codeOf = ({ status, body }: CallAnswer) => ({ status, code: (body as { code?: string }).code });
