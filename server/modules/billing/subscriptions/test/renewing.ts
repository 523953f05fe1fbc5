/** Subscriptions of the two companies, at a time of the test's choice. */
import type { Paying } from '../../payments/test/paying.ts';
import type { TestCard } from '../../payments/simulator/test-cards.ts';
import type { PaymentParts } from '../../payments/settle.ts';
import { renewDue } from '../renew.ts';

export interface Subscribed {
  /** Of its running, paid period. */
  from: string;
  to: string;
  price?: string;
  /** How the kept card does; null: none is kept. */
  card?: TestCard['kept'] | null;
}

export interface Standing {
  company: string;
  /** Of the current subscription. */
  state: string;
  plan: string;
  from: string;
  to: string | null;
  retry: string | null;
  invoices: string[];
  /** State of each, or why it failed. */
  payments: string[];
  mails: string[];
}

export interface Renewing {
  parts(now: string): PaymentParts;
  subscribe(companyId: number, subscribed: Subscribed): Promise<void>;
  keepCard(companyId: number, card: TestCard['kept']): Promise<void>;
  /** What a server does at that time: one pass. */
  run(now: string): Promise<void>;
  standing(companyId: number): Promise<Standing>;
  /** The id of the company's open invoice. */
  openInvoice(companyId: number): Promise<number>;
}

const minute = (date: Date | null): string | null => date && date.toISOString().slice(0, 16);

export function renewingOf({ served, sql, list }: Paying): Renewing {
  const keepCard: Renewing['keepCard'] = async (companyId, card) => {
    const token = `card_of_${companyId}_${card}_${Math.random().toString(36).slice(2)}`;
    await sql(
      `insert into simulated_card (token, behavior, brand, last4, expiry_month, expiry_year, holder)
       values ($1, $2, 'visa', '4242', 9, 2040, 'Ada Byron')`,
      [token, card],
    );
    await sql(
      `with kept as (
         insert into company_saved_card (company_id, brand, last4, expiry_month, expiry_year, holder, consented_at, gateway, gateway_token)
         values ($1, 'visa', '4242', 9, 2040, 'Ada Byron', now(), 'simulator', $2) returning id
       ) update customer set saved_card_id = kept.id from kept where customer.id = $1`,
      [companyId, token],
    );
  };
  const parts: Renewing['parts'] = (now) => ({ ...served.app.payments, now: () => new Date(now), abandonedAfterMs: 0 });
  return {
    parts,
    keepCard,
    async openInvoice(companyId) {
      const [row] = await sql<{ id: string }>(`select id from invoice where company_id = $1 and state = 'open'`, [
        companyId,
      ]);
      return Number(row?.id);
    },
    async subscribe(companyId, { from, to, price = 'de_pro_monthly', card = 'pays' }) {
      await sql(
        `with bought as (
           insert into subscription (company_id, plan_id, sub_plan_id, period, currency, price, tax_rate, started_at,
             period_start, period_end, billing_day)
           select $1, s.plan_id, s.id, s.period, c.code, s.price, l.tax_rate, $3, $3, $4, extract(day from $3::timestamptz)
           from sub_plan s join plan_location l on l.id = s.plan_location_id join currency c on c.id = l.currency_id
           where s.id = $2 returning *
         )
         insert into invoice (company_id, number, state, subscription_id, plan_id, description, period_start, period_end,
           currency, subtotal, total, issued_at, due_at, paid_at, billing_name)
         select $1, 'OLD-' || id, 'paid', id, plan_id, 'The first period', $3, $4, currency, price, price, $3, $3, $3, 'A'
         from bought`,
        [companyId, list.prices[price], from, to],
      );
      if (card) await keepCard(companyId, card);
    },
    run: (now) => renewDue(parts(now)),
    async standing(companyId) {
      const [current] = await sql<{
        company: string;
        state: string;
        tag: string;
        period: string;
        period_start: Date;
        period_end: Date | null;
        next_retry_at: Date | null;
      }>(
        `select c.state as company, s.state, p.tag, s.period, s.period_start, s.period_end, s.next_retry_at
         from customer c join subscription s on s.company_id = c.id join plan p on p.id = s.plan_id
         where c.id = $1 and s.is_current`,
        [companyId],
      );
      if (!current) throw new Error('The company has no subscription.');
      const rows = (text: string) =>
        sql<{ told: string }>(text, [companyId]).then((all) => all.map(({ told }) => told));
      return {
        company: current.company,
        state: current.state,
        plan: `${current.tag} ${current.period}`,
        from: minute(current.period_start) ?? '',
        to: minute(current.period_end),
        retry: minute(current.next_retry_at),
        invoices: await rows(
          `select state || ' ' || total as told from invoice where company_id = $1 and number not like 'OLD-%' order by id`,
        ),
        payments: await rows(
          'select coalesce(failure_code, state) as told from payment where company_id = $1 order by id',
        ),
        mails: await rows('select kind as told from mail_message where company_id = $1 order by id'),
      };
    },
  };
}
