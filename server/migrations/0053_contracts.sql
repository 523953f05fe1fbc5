-- 0053_contracts: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table mail_message drop constraint mail_message_kind_check;

create table contract (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name contract_id_seq),
  plan_id bigint not null,
  state text not null default 'scheduled' constraint contract_state_check check (state in ('scheduled', 'active', 'ended')),
  starts_on date not null,
  ends_on date,
  period text not null default 'yearly' constraint contract_period_check check (period in ('monthly', 'yearly')),
  price bigint not null constraint contract_price_check check (price >= 0 and price <= 1000000000000),
  currency_id bigint not null,
  is_invoiced boolean not null default true,
  payment_days smallint not null default 30 constraint contract_payment_days_check check (payment_days >= 0 and payment_days <= 180),
  own_limits boolean not null default false,
  qr_code_count integer constraint contract_qr_code_count_check check (qr_code_count >= 0 and qr_code_count <= 1000000),
  user_count integer constraint contract_user_count_check check (user_count >= 1 and user_count <= 1000000),
  group_count integer constraint contract_group_count_check check (group_count >= 0 and group_count <= 1000000),
  organization_count integer constraint contract_organization_count_check check (organization_count >= 0 and organization_count <= 1000000),
  storage_mb integer constraint contract_storage_mb_check check (storage_mb >= 0 and storage_mb <= 1000000000),
  note text not null default '' constraint contract_note_check check (char_length(note) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint contract_pkey primary key (company_id, id)
);
create index contract_plan_id_idx on contract (company_id, plan_id);
create index contract_starts_on_idx on contract (company_id, starts_on);
create index contract_state_starts_on_idx on contract (company_id, state, starts_on);
alter table contract enable row level security, force row level security;
create policy tenant on contract to feedtree_app, feedtree_visitor
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));
create policy platform on contract to feedtree_platform
  using (true)
  with check (true);
create policy worker on contract to feedtree_worker
  using (true)
  with check (true);
grant select, update (state, updated_at) on table contract to feedtree_app;
grant select, insert, update, delete on table contract to feedtree_platform;
grant usage on sequence contract_id_seq to feedtree_platform;
grant select (company_id, id, own_limits, storage_mb) on table contract to feedtree_visitor;
grant select on table contract to feedtree_worker;

alter table invoice add column credit_amount bigint not null default 0 constraint invoice_credit_amount_check check (credit_amount >= 0 and credit_amount <= 1000000000000);

alter table subscription add column contract_id bigint;

alter table mail_message add constraint mail_message_kind_check check (kind in ('invitation', 'password_reset', 'registration', 'account_exists', 'webhook_off', 'notices', 'report', 'requested_report', 'code_findings', 'password_changed', 'two_factor_on', 'two_factor_off', 'two_factor_reset', 'two_factor_reset_by_support', 'two_factor_reset_of_user', 'email_change_confirm', 'email_change_requested', 'email_changed', 'email_taken_back', 'password_link_sent', 'password_set', 'receipt', 'payment_failed', 'renewal_failed', 'company_read_only', 'renewal_ahead', 'plan_ending', 'plan_ended', 'contract_started', 'contract_invoice', 'contract_renewal', 'contract_ending', 'support_answer', 'support_closed', 'support_request'));

create index subscription_contract_id_idx on subscription (company_id, contract_id);

alter table contract add constraint contract_company_id_fkey foreign key (company_id) references customer (id);

alter table contract add constraint contract_currency_id_fkey foreign key (currency_id) references currency (id);

alter table contract add constraint contract_plan_id_fkey foreign key (plan_id) references plan (id);

alter table subscription add constraint subscription_contract_id_fkey foreign key (company_id, contract_id) references contract (company_id, id);

revoke all on table invoice from feedtree_platform;
revoke all on sequence invoice_id_seq from feedtree_platform;
grant select (company_id, id, number, kind, state, subscription_id, plan_id, period_start, period_end, currency, total, issued_at, due_at, paid_at), update (state, paid_at, updated_at) on table invoice to feedtree_platform;

revoke all on table subscription from feedtree_visitor;
revoke all on sequence subscription_id_seq from feedtree_visitor;
grant select (company_id, id, plan_id, contract_id, is_current) on table subscription to feedtree_visitor;
