-- 0024_subscriptions: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table invoice no force row level security;

do $preflight$
declare
  findings jsonb := '[]';
  offending bigint;
begin
  offending := (select coalesce(sum(repeated.times), 0) from (select count(*) as times from invoice candidate where candidate.company_id is not null and candidate.subscription_id is not null and candidate.period_start is not null group by company_id, subscription_id, period_start having count(*) > 1) repeated);
  if offending > 0 then
    findings := findings || jsonb_build_object('table', 'invoice', 'count', offending, 'message', 'They repeat each other in company_id, subscription_id, period_start, which must differ from now on. Change all but one of each first.');
  end if;
  if findings <> '[]' then
    raise exception using
      errcode = 'FT001',
      message = (select string_agg(format('%s: %s row(s). %s', finding ->> 'table', finding ->> 'count', finding ->> 'message'), E'\n')
                 from jsonb_array_elements(findings) as finding),
      detail = findings::text;
  end if;
end $preflight$;

alter table invoice force row level security;

alter table mail_message drop constraint mail_message_kind_check;

create table simulated_card (
  id bigint not null generated always as identity (sequence name simulated_card_id_seq),
  token text not null constraint simulated_card_token_check check (char_length(token) >= 16 and char_length(token) <= 64),
  behavior text not null constraint simulated_card_behavior_check check (behavior in ('pays', 'declines', 'asks')),
  brand text constraint simulated_card_brand_check check (char_length(brand) <= 40),
  last4 text not null constraint simulated_card_last4_check check (char_length(last4) <= 4),
  expiry_month smallint not null constraint simulated_card_expiry_month_check check (expiry_month >= 1 and expiry_month <= 12),
  expiry_year smallint not null constraint simulated_card_expiry_year_check check (expiry_year >= 2000 and expiry_year <= 2100),
  holder text not null constraint simulated_card_holder_check check (char_length(holder) <= 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint simulated_card_pkey primary key (id),
  constraint simulated_card_token_key unique (token)
);
grant select, insert, delete on table simulated_card to feedtree_app;
grant usage on sequence simulated_card_id_seq to feedtree_app;

alter table company_saved_card add column removed_at timestamptz;

alter table payment add column purpose text not null default 'plan' constraint payment_purpose_check check (purpose in ('plan', 'invoice', 'card'));

alter table payment add column attempt smallint constraint payment_attempt_check check (attempt >= 1 and attempt <= 1000);

alter table payment add column charged_amount bigint constraint payment_charged_amount_check check (charged_amount >= 0 and charged_amount <= 1000000000000);

alter table payment add column charged_currency text constraint payment_charged_currency_check check (char_length(charged_currency) <= 3);

alter table simulated_charge add column kind text not null default 'charge' constraint simulated_charge_kind_check check (kind in ('charge', 'verification'));

alter table simulated_charge add column card_token text constraint simulated_charge_card_token_check check (char_length(card_token) <= 64);

alter table subscription add column suspended_at timestamptz;

alter table subscription add column billing_day smallint constraint subscription_billing_day_check check (billing_day >= 1 and billing_day <= 31);

alter table mail_message add constraint mail_message_kind_check check (kind in ('invitation', 'password_reset', 'webhook_off', 'notices', 'report', 'requested_report', 'password_changed', 'two_factor_on', 'two_factor_off', 'two_factor_reset', 'receipt', 'payment_failed', 'renewal_failed', 'company_read_only'));

alter table invoice add constraint invoice_subscription_id_period_start_key unique (company_id, subscription_id, period_start);

alter table payment add constraint payment_invoice_id_attempt_key unique (company_id, invoice_id, attempt);

create policy worker on company_saved_card to feedtree_worker
  using (true)
  with check (true);

create policy worker on invoice to feedtree_worker
  using (true)
  with check (true);

create policy worker on quote to feedtree_worker
  using (true)
  with check (true);

create policy worker on subscription to feedtree_worker
  using (true)
  with check (true);

revoke all on table company_saved_card from feedtree_app;
revoke all on sequence company_saved_card_id_seq from feedtree_app;
grant select, insert, update (removed_at, updated_at), delete on table company_saved_card to feedtree_app;
grant usage on sequence company_saved_card_id_seq to feedtree_app;

revoke all on table company_saved_card from feedtree_worker;
revoke all on sequence company_saved_card_id_seq from feedtree_worker;
grant select (company_id, id, gateway, removed_at) on table company_saved_card to feedtree_worker;

revoke all on table invoice from feedtree_worker;
revoke all on sequence invoice_id_seq from feedtree_worker;
grant select on table invoice to feedtree_worker;

revoke all on table payment from feedtree_worker;
revoke all on sequence payment_id_seq from feedtree_worker;
grant select (company_id, id, purpose, quote_id, invoice_id, attempt, user_id, currency, amount, state, gateway, settled_at, created_at, updated_at) on table payment to feedtree_worker;

revoke all on table quote from feedtree_app;
revoke all on sequence quote_id_seq from feedtree_app;
grant select, insert, update (used_at, updated_at) on table quote to feedtree_app;
grant usage on sequence quote_id_seq to feedtree_app;

revoke all on table quote from feedtree_worker;
revoke all on sequence quote_id_seq from feedtree_worker;
grant select (company_id, id, expires_at, used_at), delete on table quote to feedtree_worker;

revoke all on table subscription from feedtree_worker;
revoke all on sequence subscription_id_seq from feedtree_worker;
grant select on table subscription to feedtree_worker;
