/** Companies with a paid plan each, and what is read of them afterwards. */
import type pg from 'pg';
import type { PriceList } from '../../server/test/prices.ts';

/** One of each twelve has a card that fails and works by chance, one that the bank asks for; one of each three pays by the year. */
const BEHAVIORS = ['pays', 'pays', 'declines', 'pays', 'pays', 'pays', 'asks', 'pays', 'pays', 'pays', 'pays', 'pays'];

export const START = Date.UTC(2026, 0, 1, 10);

/** They begin on so many days of the first month: on all, ends of months are among them. */
export async function plantCompanies(
  client: pg.Client,
  { prices }: PriceList,
  { companies, days }: { companies: number; days: number },
): Promise<void> {
  await client.query(
    `with made as (
       insert into customer (name, email) select 'Company ' || n, 'company' || n || '@test.example' from generate_series(1, $1) n
       returning id, (regexp_match(name, '\\d+'))[1]::int as n
     ), people as (
       insert into customer_user (company_id, full_name, email, login_email, state, is_admin)
       select id, 'Admin', 'admin' || n || '@test.example', 'admin' || n || '@test.example', 'active', true from made
     ), cards as (
       insert into simulated_card (token, behavior, brand, last4, expiry_month, expiry_year, holder)
       select 'card_of_company_' || n, ($2::text[])[n % 12 + 1], 'visa', '4242', 9, 2040,
         case when n % 12 = 2 then 'Fickle' else 'Ada' end from made
     ), kept as (
       insert into company_saved_card (company_id, brand, last4, expiry_month, expiry_year, holder, consented_at, gateway, gateway_token)
       select id, 'visa', '4242', 9, 2040, 'Ada', now(), 'simulator', 'card_of_company_' || n from made
     ), bought as (
       select made.id as company_id, made.n, s.id as sub_plan_id, s.plan_id, s.period, s.price,
         to_timestamp($3::bigint / 1000) + (made.n % $6) * interval '1 day' as since
       from made join sub_plan s on s.id = case when made.n % 3 = 0 then $5::bigint else $4::bigint end
     )
     insert into subscription (company_id, plan_id, sub_plan_id, period, currency, price, tax_rate, started_at, period_start,
       period_end, billing_day)
     select company_id, plan_id, sub_plan_id, period, 'EUR', price, 19, since, since,
       since + case period when 'yearly' then interval '1 year' else interval '1 month' end, extract(day from since)
     from bought`,
    [companies, BEHAVIORS, START, prices['de_pro_monthly'], prices['de_basic_yearly'], days],
  );
  await client.query(
    'update customer c set saved_card_id = k.id from company_saved_card k where k.company_id = c.id and c.saved_card_id is null',
  );
}

/** The bank thinks otherwise: of the cards that fail now and then. */
export const changeMinds = (client: pg.Client): Promise<unknown> =>
  client.query(
    `update simulated_card set behavior = case when random() < 0.4 then 'pays' else 'declines' end where holder = 'Fickle'`,
  );

/** When the next subscription is due; null where none will be. */
export async function nextDue(client: pg.Client): Promise<Date | null> {
  const { rows } = await client.query<{ due: Date | null }>(
    `select min(case state when 'active' then period_end else next_retry_at end) as due from subscription where is_current`,
  );
  return rows[0]?.due ?? null;
}

export interface Books {
  subscriptions: number;
  /** By whom is charged: of invoices, of payments, at the gateway. */
  paidInvoices: number;
  invoiced: number;
  paidPayments: number;
  paid: number;
  charges: number;
  charged: number;
  openInvoices: number;
  readOnly: number;
  mails: number;
}

export async function readBooks(client: pg.Client): Promise<Books> {
  const { rows } = await client.query<Books>(
    `select (select count(*)::int from subscription where is_current) as subscriptions,
       (select count(*)::int from invoice where state = 'paid') as "paidInvoices",
       (select coalesce(sum(total), 0)::float8 from invoice where state = 'paid') as invoiced,
       (select count(*)::int from payment where state = 'paid') as "paidPayments",
       (select coalesce(sum(amount), 0)::float8 from payment where state = 'paid') as paid,
       (select count(*)::int from simulated_charge where state = 'paid') as charges,
       (select coalesce(sum(amount), 0)::float8 from simulated_charge where state = 'paid') as charged,
       (select count(*)::int from invoice where state = 'open') as "openInvoices",
       (select count(*)::int from customer where state = 'read_only') as "readOnly",
       (select count(*)::int from mail_message) as mails`,
  );
  const [books] = rows;
  if (!books) throw new Error('The books are empty.');
  return books;
}

/** What must not be, each with a statement that finds it. */
const DISCREPANCIES: Record<string, string> = {
  'a period with two invoices':
    'select subscription_id from invoice group by subscription_id, period_start having count(*) > 1',
  'an invoice that overlaps the one before': `select id from (select id, period_start,
      lag(period_end) over (partition by subscription_id order by period_start) as before from invoice) i where period_start < before`,
  'a period without an invoice': `select id from (select id, period_start,
      lag(period_end) over (partition by subscription_id order by period_start) as before from invoice) i where period_start > before`,
  'a subscription that is not where its paid invoices end': `select s.id from subscription s
     join (select subscription_id, min(period_start) as first, max(period_end) filter (where state = 'paid') as last
       from invoice group by 1) i on i.subscription_id = s.id
     where i.first <> s.started_at + case s.period when 'yearly' then interval '1 year' else interval '1 month' end
       or coalesce(i.last, i.first) <> s.period_end`,
  'a period that begins on another day': `select i.id from invoice i join subscription s on s.id = i.subscription_id
     where extract(day from i.period_start at time zone 'UTC') <> least(s.billing_day,
       extract(day from date_trunc('month', i.period_start at time zone 'UTC') + interval '1 month' - interval '1 day'))`,
  'an invoice of another amount than the plan costs': `select i.id from invoice i join subscription s on s.id = i.subscription_id
     where i.total <> s.price + round(s.price * 0.19)`,
  'a paid invoice without exactly one charge': `select i.id from invoice i
     left join payment p on p.company_id = i.company_id and p.invoice_id = i.id and p.state = 'paid'
     left join simulated_charge c on c.reference = p.reference and c.state = 'paid' and c.amount = i.total
     where i.state = 'paid' group by i.company_id, i.id having count(c.id) <> 1`,
  'a charge that pays nothing': `select c.id from simulated_charge c where c.state = 'paid' and not exists (
     select 1 from payment p join invoice i on i.company_id = p.company_id and i.id = p.invoice_id
     where p.reference = c.reference and p.state = 'paid' and i.state = 'paid' and i.total = c.amount)`,
  'a payment that is under way still': 'select id from payment where settled_at is null',
  'a number that is missing or there twice': `select year from (
     select split_part(number, '-', 2) as year, count(*) as invoices, count(distinct number) as numbers,
       max(split_part(number, '-', 3)::int) as last from invoice group by 1) n
     where invoices <> numbers or invoices <> last`,
  'a counter that is not at the last number': `select c.year from invoice_counter c
     where c.last_number <> (select count(*) from invoice where split_part(number, '-', 2) = c.year::text)`,
  'a company that can only read and owes nothing': `select c.id from customer c where c.state = 'read_only'
     and not exists (select 1 from invoice i where i.company_id = c.id and i.state = 'open')`,
  'more than four attempts at an invoice': `select invoice_id from payment where attempt is not null and state = 'failed'
     group by company_id, invoice_id having count(*) > 4`,
};

/** Of a card that always pays nothing may be due before the end (what is due at it is not played any more), and each period must have begun in its time. */
const BEHIND = `select s.id from subscription s join customer c on c.id = s.company_id
  join company_saved_card k on k.company_id = c.id join simulated_card card on card.token = k.gateway_token
  where card.behavior = 'pays' and card.token not in (select token from simulated_card where holder = 'Fickle')
    and (s.state <> 'active' or s.period_end < $1 or s.period_start > $1)`;

/** How often each discrepancy is there; empty where all is well. */
export async function findDiscrepancies(client: pg.Client, now: Date): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [name, text] of Object.entries(DISCREPANCIES)) {
    const { rowCount } = await client.query(text);
    if (rowCount) found[name] = rowCount;
  }
  const { rowCount: behind } = await client.query(BEHIND, [now]);
  if (behind) found['a good card whose subscription is behind'] = behind;
  return found;
}
