-- 0001_initial: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create table audit_entry (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name audit_entry_id_seq),
  actor_id bigint,
  actor_role text not null constraint audit_entry_actor_role_check check (actor_role in ('anonymous', 'visitor', 'company_user', 'company_admin', 'superadmin', 'system')),
  actor_name text not null default '' constraint audit_entry_actor_name_check check (char_length(actor_name) <= 200),
  operation text not null constraint audit_entry_operation_check check (char_length(operation) <= 60),
  entity text not null constraint audit_entry_entity_check check (char_length(entity) <= 60),
  record_id bigint,
  changes jsonb not null default '{}',
  request_id text constraint audit_entry_request_id_check check (char_length(request_id) <= 64),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint audit_entry_pkey primary key (company_id, id)
);
create index audit_entry_actor_id_created_at_idx on audit_entry (company_id, actor_id, created_at);
create index audit_entry_created_at_id_idx on audit_entry (company_id, created_at, id);
create index audit_entry_entity_record_id_created_at_idx on audit_entry (company_id, entity, record_id, created_at);
create index audit_entry_request_id_idx on audit_entry (company_id, request_id);
alter table audit_entry enable row level security, force row level security;
create policy tenant on audit_entry to feedtree_app, feedtree_session
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy platform on audit_entry to feedtree_platform
  using (true)
  with check (true);
grant select, insert on table audit_entry to feedtree_app;
grant usage on sequence audit_entry_id_seq to feedtree_app;
grant select (company_id, id, actor_id, actor_role, actor_name, operation, entity, record_id, request_id, created_at, updated_at), insert on table audit_entry to feedtree_platform;
grant usage on sequence audit_entry_id_seq to feedtree_platform;
grant select, insert on table audit_entry to feedtree_session;
grant usage on sequence audit_entry_id_seq to feedtree_session;

create table company_saved_card (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name company_saved_card_id_seq),
  brand text not null constraint company_saved_card_brand_check check (char_length(brand) <= 40),
  last4 text not null constraint company_saved_card_last4_check check (char_length(last4) >= 4 and char_length(last4) <= 4),
  expiry_month smallint not null constraint company_saved_card_expiry_month_check check (expiry_month >= 1 and expiry_month <= 12),
  expiry_year smallint not null constraint company_saved_card_expiry_year_check check (expiry_year >= 2000 and expiry_year <= 2100),
  holder text not null constraint company_saved_card_holder_check check (char_length(holder) >= 1 and char_length(holder) <= 200),
  consented_at timestamptz not null,
  gateway text not null constraint company_saved_card_gateway_check check (gateway in ('simulator', 'stripe')),
  gateway_token text not null constraint company_saved_card_gateway_token_check check (char_length(gateway_token) <= 255),
  gateway_customer text constraint company_saved_card_gateway_customer_check check (char_length(gateway_customer) <= 255),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint company_saved_card_pkey primary key (company_id, id)
);
alter table company_saved_card enable row level security, force row level security;
create policy tenant on company_saved_card to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update, delete on table company_saved_card to feedtree_app;
grant usage on sequence company_saved_card_id_seq to feedtree_app;

create table company_tag (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name company_tag_id_seq),
  name text not null constraint company_tag_name_check check (char_length(name) >= 1 and char_length(name) <= 60),
  color text not null default '#566077' constraint company_tag_color_check check (char_length(color) <= 7),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint company_tag_pkey primary key (company_id, id),
  constraint company_tag_name_key unique (company_id, name)
);
alter table company_tag enable row level security, force row level security;
create policy tenant on company_tag to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update, delete on table company_tag to feedtree_app;
grant usage on sequence company_tag_id_seq to feedtree_app;

create table country (
  id bigint not null generated always as identity (sequence name country_id_seq),
  code text not null constraint country_code_check check (char_length(code) <= 2),
  alpha3 text not null constraint country_alpha3_check check (char_length(alpha3) <= 3),
  numeric_code text not null constraint country_numeric_code_check check (char_length(numeric_code) <= 3),
  name text not null constraint country_name_check check (char_length(name) >= 1 and char_length(name) <= 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint country_pkey primary key (id),
  constraint country_alpha3_key unique (alpha3),
  constraint country_code_key unique (code)
);
grant select on table country to feedtree_app;
grant select, insert, update, delete on table country to feedtree_platform;
grant usage on sequence country_id_seq to feedtree_platform;
grant select on table country to feedtree_session;

create table currency (
  id bigint not null generated always as identity (sequence name currency_id_seq),
  code text not null constraint currency_code_check check (char_length(code) <= 3),
  name text not null constraint currency_name_check check (char_length(name) >= 1 and char_length(name) <= 200),
  symbol text not null constraint currency_symbol_check check (char_length(symbol) >= 1 and char_length(symbol) <= 8),
  minor_digits smallint not null default 2 constraint currency_minor_digits_check check (minor_digits >= 0 and minor_digits <= 4),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint currency_pkey primary key (id),
  constraint currency_code_key unique (code)
);
grant select on table currency to feedtree_app;
grant select, insert, update, delete on table currency to feedtree_platform;
grant usage on sequence currency_id_seq to feedtree_platform;
grant select on table currency to feedtree_session;

create table customer (
  id bigint not null generated always as identity (sequence name customer_id_seq),
  name text not null constraint customer_name_check check (char_length(name) >= 1 and char_length(name) <= 200),
  email text not null constraint customer_email_check check (char_length(email) <= 254),
  phone text constraint customer_phone_check check (char_length(phone) <= 32),
  address text constraint customer_address_check check (char_length(address) <= 500),
  postal_code text constraint customer_postal_code_check check (char_length(postal_code) <= 20),
  city text constraint customer_city_check check (char_length(city) <= 120),
  country_id bigint,
  tax_number text constraint customer_tax_number_check check (char_length(tax_number) <= 40),
  default_locale text not null default 'en' constraint customer_default_locale_check check (default_locale in ('tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko')),
  is_platform boolean not null default false,
  state text not null default 'active' constraint customer_state_check check (state in ('active', 'read_only', 'closed')),
  inherit_designs boolean not null default true,
  retention_months smallint not null default 24 constraint customer_retention_months_check check (retention_months >= 6 and retention_months <= 60),
  default_survey_id bigint,
  return_url text constraint customer_return_url_check check (char_length(return_url) <= 2000),
  return_url_enabled boolean not null default false,
  saved_card_id bigint,
  terms_accepted_at timestamptz,
  last_activity_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint customer_pkey primary key (id)
);
create index customer_country_id_idx on customer (country_id);
create index customer_created_at_idx on customer (created_at);
create unique index customer_is_platform_key on customer (is_platform) where is_platform;
create index customer_name_idx on customer (name);
create index customer_state_idx on customer (state);
alter table customer enable row level security, force row level security;
create policy tenant on customer to feedtree_app, feedtree_visitor, feedtree_session
  using (id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy platform on customer to feedtree_platform
  using (true)
  with check (true);
grant select, update (name, email, phone, address, postal_code, city, country_id, tax_number, default_locale, state, inherit_designs, retention_months, default_survey_id, return_url, return_url_enabled, saved_card_id, updated_at) on table customer to feedtree_app;
grant select on table customer to feedtree_platform;
grant select (id, name, default_locale, state, inherit_designs, default_survey_id, return_url, return_url_enabled) on table customer to feedtree_visitor;
grant select, insert, update (default_survey_id, last_activity_at, updated_at) on table customer to feedtree_session;
grant usage on sequence customer_id_seq to feedtree_session;

create table customer_user (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name customer_user_id_seq),
  full_name text not null constraint customer_user_full_name_check check (char_length(full_name) >= 1 and char_length(full_name) <= 200),
  email text not null constraint customer_user_email_check check (char_length(email) <= 254),
  phone text constraint customer_user_phone_check check (char_length(phone) <= 32),
  locale text not null default 'en' constraint customer_user_locale_check check (locale in ('tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko')),
  is_admin boolean not null default false,
  state text not null default 'invited' constraint customer_user_state_check check (state in ('active', 'invited', 'disabled')),
  last_login_at timestamptz,
  access_version bigint not null default 1 constraint customer_user_access_version_check check (access_version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint customer_user_pkey primary key (company_id, id)
);
create index customer_user_email_idx on customer_user (company_id, email);
create index customer_user_full_name_idx on customer_user (company_id, full_name);
alter table customer_user enable row level security, force row level security;
create policy tenant on customer_user to feedtree_app, feedtree_session
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy platform on customer_user to feedtree_platform
  using (true)
  with check (true);
grant select, insert, update, delete on table customer_user to feedtree_app;
grant usage on sequence customer_user_id_seq to feedtree_app;
grant select on table customer_user to feedtree_platform;
grant select, insert, update on table customer_user to feedtree_session;
grant usage on sequence customer_user_id_seq to feedtree_session;

create table discount (
  id bigint not null generated always as identity (sequence name discount_id_seq),
  code text not null constraint discount_code_check check (char_length(code) >= 3 and char_length(code) <= 32),
  kind text not null default 'percent' constraint discount_kind_check check (kind in ('percent', 'amount')),
  percent double precision constraint discount_percent_check check (percent >= 0 and percent <= 100),
  amount bigint constraint discount_amount_check check (amount >= 0 and amount <= 1000000000000),
  currency_id bigint,
  valid_from timestamptz not null,
  valid_to timestamptz,
  maximum_uses integer constraint discount_maximum_uses_check check (maximum_uses >= 1 and maximum_uses <= 1000000000),
  used_count integer not null default 0 constraint discount_used_count_check check (used_count >= 0 and used_count <= 1000000000),
  plan_ids bigint[] not null default '{}' constraint discount_plan_ids_check check (cardinality(plan_ids) <= 50),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint discount_pkey primary key (id),
  constraint discount_code_key unique (code)
);
grant select, update (used_count, updated_at) on table discount to feedtree_app;
grant select, insert, update, delete on table discount to feedtree_platform;
grant usage on sequence discount_id_seq to feedtree_platform;

create table discount_redemption (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name discount_redemption_id_seq),
  discount_id bigint not null,
  quote_id bigint,
  user_id bigint,
  currency text not null constraint discount_redemption_currency_check check (char_length(currency) <= 3),
  amount bigint not null constraint discount_redemption_amount_check check (amount >= 0 and amount <= 1000000000000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint discount_redemption_pkey primary key (company_id, id),
  constraint discount_redemption_discount_id_key unique (company_id, discount_id)
);
alter table discount_redemption enable row level security, force row level security;
create policy tenant on discount_redemption to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update, delete on table discount_redemption to feedtree_app;
grant usage on sequence discount_redemption_id_seq to feedtree_app;

create table feedback (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name feedback_id_seq),
  node_id bigint not null,
  node_qr_code_id bigint,
  node_path text not null constraint feedback_node_path_check check (char_length(node_path) <= 2000),
  survey_version_id bigint not null,
  status text not null default 'new' constraint feedback_status_check check (status in ('new', 'in_processing', 'completed', 'cancelled')),
  priority text not null default 'normal' constraint feedback_priority_check check (priority in ('low', 'normal', 'high')),
  assignee_id bigint,
  score smallint constraint feedback_score_check check (score >= 0 and score <= 100),
  answers jsonb not null,
  comment text constraint feedback_comment_check check (char_length(comment) <= 4000),
  locale text not null default 'en' constraint feedback_locale_check check (locale in ('tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko')),
  is_partial boolean not null default false,
  is_repeat boolean not null default false,
  read_at timestamptz,
  closed_at timestamptz,
  tag_ids bigint[] not null default '{}' constraint feedback_tag_ids_check check (cardinality(tag_ids) <= 20),
  erased_at timestamptz,
  response_token uuid not null,
  device_hash text constraint feedback_device_hash_check check (char_length(device_hash) <= 64),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint feedback_pkey primary key (company_id, id),
  constraint feedback_response_token_key unique (company_id, response_token)
);
create index feedback_assignee_id_created_at_idx on feedback (company_id, assignee_id, created_at);
create index feedback_created_at_id_idx on feedback (company_id, created_at, id);
create index feedback_device_hash_created_at_idx on feedback (company_id, device_hash, created_at);
create index feedback_node_id_created_at_idx on feedback (company_id, node_id, created_at);
create index feedback_status_created_at_idx on feedback (company_id, status, created_at);
alter table feedback enable row level security, force row level security;
create policy tenant on feedback to feedtree_app, feedtree_visitor
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update, delete on table feedback to feedtree_app;
grant usage on sequence feedback_id_seq to feedtree_app;
grant select (company_id, id, node_id, survey_version_id, priority, score, is_partial, is_repeat, response_token, device_hash, created_at), insert, update (survey_version_id, priority, score, answers, comment, locale, is_partial, is_repeat, updated_at) on table feedback to feedtree_visitor;
grant usage on sequence feedback_id_seq to feedtree_visitor;

create table feedback_comment (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name feedback_comment_id_seq),
  feedback_id bigint not null,
  user_id bigint,
  text text not null constraint feedback_comment_text_check check (char_length(text) >= 1 and char_length(text) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint feedback_comment_pkey primary key (company_id, id)
);
create index feedback_comment_feedback_id_created_at_idx on feedback_comment (company_id, feedback_id, created_at);
create index feedback_comment_user_id_idx on feedback_comment (company_id, user_id);
alter table feedback_comment enable row level security, force row level security;
create policy tenant on feedback_comment to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update, delete on table feedback_comment to feedtree_app;
grant usage on sequence feedback_comment_id_seq to feedtree_app;

create table group_node (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name group_node_id_seq),
  node_id bigint not null,
  kind text not null constraint group_node_kind_check check (kind in ('survey', 'qr_code', 'link_list')),
  survey_group_id bigint,
  qr_code_group_id bigint,
  link_list_group_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint group_node_pkey primary key (company_id, id),
  constraint group_node_node_id_kind_key unique (company_id, node_id, kind)
);
create index group_node_link_list_group_id_idx on group_node (company_id, link_list_group_id);
create index group_node_qr_code_group_id_idx on group_node (company_id, qr_code_group_id);
create index group_node_survey_group_id_idx on group_node (company_id, survey_group_id);
alter table group_node enable row level security, force row level security;
create policy tenant on group_node to feedtree_app, feedtree_visitor
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update, delete on table group_node to feedtree_app;
grant usage on sequence group_node_id_seq to feedtree_app;
grant select (company_id, id, node_id, kind, survey_group_id, link_list_group_id) on table group_node to feedtree_visitor;

create table invoice (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name invoice_id_seq),
  number text not null constraint invoice_number_check check (char_length(number) >= 1 and char_length(number) <= 40),
  state text not null default 'open' constraint invoice_state_check check (state in ('open', 'paid', 'void')),
  subscription_id bigint,
  plan_id bigint,
  description text not null constraint invoice_description_check check (char_length(description) <= 300),
  period_start timestamptz,
  period_end timestamptz,
  currency text not null constraint invoice_currency_check check (char_length(currency) <= 3),
  subtotal bigint not null constraint invoice_subtotal_check check (subtotal >= 0 and subtotal <= 1000000000000),
  discount_amount bigint not null default 0 constraint invoice_discount_amount_check check (discount_amount >= 0 and discount_amount <= 1000000000000),
  tax_rate double precision not null default 0 constraint invoice_tax_rate_check check (tax_rate >= 0 and tax_rate <= 100),
  tax_amount bigint not null default 0 constraint invoice_tax_amount_check check (tax_amount >= 0 and tax_amount <= 1000000000000),
  total bigint not null constraint invoice_total_check check (total >= 0 and total <= 1000000000000),
  issued_at timestamptz not null,
  due_at timestamptz not null,
  paid_at timestamptz,
  billing_name text not null constraint invoice_billing_name_check check (char_length(billing_name) >= 1 and char_length(billing_name) <= 200),
  billing_address text not null default '' constraint invoice_billing_address_check check (char_length(billing_address) <= 800),
  billing_country text constraint invoice_billing_country_check check (char_length(billing_country) <= 2),
  tax_number text constraint invoice_tax_number_check check (char_length(tax_number) <= 40),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint invoice_pkey primary key (company_id, id)
);
create index invoice_issued_at_idx on invoice (company_id, issued_at);
create index invoice_number_idx on invoice (company_id, number);
create index invoice_state_due_at_idx on invoice (company_id, state, due_at);
create index invoice_subscription_id_idx on invoice (company_id, subscription_id);
alter table invoice enable row level security, force row level security;
create policy tenant on invoice to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update (state, paid_at, updated_at) on table invoice to feedtree_app;
grant usage on sequence invoice_id_seq to feedtree_app;

create table link_list_group (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name link_list_group_id_seq),
  name text not null constraint link_list_group_name_check check (char_length(name) >= 1 and char_length(name) <= 200),
  document jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint link_list_group_pkey primary key (company_id, id),
  constraint link_list_group_name_key unique (company_id, name)
);
alter table link_list_group enable row level security, force row level security;
create policy tenant on link_list_group to feedtree_app, feedtree_visitor
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update, delete on table link_list_group to feedtree_app;
grant usage on sequence link_list_group_id_seq to feedtree_app;
grant select (company_id, id, name, document) on table link_list_group to feedtree_visitor;

create table marc (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name marc_id_seq),
  marc_batch_id bigint not null,
  number integer not null constraint marc_number_check check (number >= 1 and number <= 100000),
  node_qr_code_id bigint not null,
  state text not null default 'blank' constraint marc_state_check check (state in ('blank', 'bound', 'retired')),
  bound_at timestamptz,
  bound_by_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint marc_pkey primary key (company_id, id),
  constraint marc_marc_batch_id_number_key unique (company_id, marc_batch_id, number)
);
create index marc_marc_batch_id_state_idx on marc (company_id, marc_batch_id, state);
create index marc_node_qr_code_id_idx on marc (company_id, node_qr_code_id);
alter table marc enable row level security, force row level security;
create policy tenant on marc to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy platform on marc to feedtree_platform
  using (true)
  with check (true);
grant select, insert, update, delete on table marc to feedtree_app;
grant usage on sequence marc_id_seq to feedtree_app;
grant select, insert, update (state, updated_at) on table marc to feedtree_platform;
grant usage on sequence marc_id_seq to feedtree_platform;

create table marc_batch (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name marc_batch_id_seq),
  kind text not null constraint marc_batch_kind_check check (kind in ('units', 'blank')),
  mark_count integer not null constraint marc_batch_mark_count_check check (mark_count >= 1 and mark_count <= 100000),
  design jsonb,
  note text not null default '' constraint marc_batch_note_check check (char_length(note) <= 500),
  created_by_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint marc_batch_pkey primary key (company_id, id)
);
create index marc_batch_created_at_idx on marc_batch (company_id, created_at);
alter table marc_batch enable row level security, force row level security;
create policy tenant on marc_batch to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy platform on marc_batch to feedtree_platform
  using (true)
  with check (true);
grant select, insert, update, delete on table marc_batch to feedtree_app;
grant usage on sequence marc_batch_id_seq to feedtree_app;
grant select, insert on table marc_batch to feedtree_platform;
grant usage on sequence marc_batch_id_seq to feedtree_platform;

create table node (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name node_id_seq),
  organization_id bigint not null,
  parent_id bigint,
  name text not null constraint node_name_check check (char_length(name) >= 1 and char_length(name) <= 200),
  type text not null default '' constraint node_type_check check (char_length(type) <= 60),
  color text not null default '#0B6E6E' constraint node_color_check check (char_length(color) <= 7),
  external_id text constraint node_external_id_check check (char_length(external_id) <= 120),
  is_paused boolean not null default false,
  path text collate "C" not null constraint node_path_check check (char_length(path) <= 2000),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint node_pkey primary key (company_id, id),
  constraint node_external_id_key unique (company_id, external_id)
);
create index node_name_id_idx on node (company_id, name, id);
create index node_organization_id_parent_id_idx on node (company_id, organization_id, parent_id);
create index node_parent_id_idx on node (company_id, parent_id);
create index node_path_idx on node (company_id, path);
alter table node enable row level security, force row level security;
create policy tenant on node to feedtree_app, feedtree_visitor
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy platform on node to feedtree_platform
  using (true)
  with check (true);
grant select, insert, update, delete on table node to feedtree_app;
grant usage on sequence node_id_seq to feedtree_app;
grant select (company_id, id, organization_id, parent_id, name, type, path, deleted_at, created_at) on table node to feedtree_platform;
grant select (company_id, id, organization_id, parent_id, name, type, color, is_paused, path, deleted_at) on table node to feedtree_visitor;

create table node_day (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name node_day_id_seq),
  node_id bigint not null,
  day date not null,
  reads bigint not null default 0,
  answers bigint not null default 0,
  open bigint not null default 0,
  score_sum bigint not null default 0,
  score_count bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint node_day_pkey primary key (company_id, id),
  constraint node_day_node_id_day_key unique (company_id, node_id, day)
);
create index node_day_day_node_id_idx on node_day (company_id, day, node_id);
alter table node_day enable row level security, force row level security;
create policy tenant on node_day to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy platform on node_day to feedtree_platform
  using (true)
  with check (true);
create policy worker on node_day to feedtree_worker
  using (true)
  with check (true);
grant select on table node_day to feedtree_app;
grant select on table node_day to feedtree_platform;
grant select, insert, update, delete on table node_day to feedtree_worker;
grant usage on sequence node_day_id_seq to feedtree_worker;

create table node_day_delta (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name node_day_delta_id_seq),
  node_id bigint not null,
  day date not null,
  reads bigint not null default 0,
  answers bigint not null default 0,
  open bigint not null default 0,
  score_sum bigint not null default 0,
  score_count bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint node_day_delta_pkey primary key (company_id, id)
);
create index node_day_delta_node_id_day_idx on node_day_delta (company_id, node_id, day);
alter table node_day_delta enable row level security, force row level security;
create policy tenant on node_day_delta to feedtree_app, feedtree_visitor
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy platform on node_day_delta to feedtree_platform
  using (true)
  with check (true);
create policy worker on node_day_delta to feedtree_worker
  using (true)
  with check (true);
grant select, insert on table node_day_delta to feedtree_app;
grant usage on sequence node_day_delta_id_seq to feedtree_app;
grant select on table node_day_delta to feedtree_platform;
grant insert on table node_day_delta to feedtree_visitor;
grant usage on sequence node_day_delta_id_seq to feedtree_visitor;
grant select, insert, update, delete on table node_day_delta to feedtree_worker;
grant usage on sequence node_day_delta_id_seq to feedtree_worker;

create table node_qr_code (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name node_qr_code_id_seq),
  node_id bigint,
  code text not null constraint node_qr_code_code_check check (char_length(code) >= 9 and char_length(code) <= 9),
  origin text not null default 'unit' constraint node_qr_code_origin_check check (origin in ('unit', 'mark')),
  design jsonb,
  state text not null default 'active' constraint node_qr_code_state_check check (state in ('active', 'retired')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint node_qr_code_pkey primary key (company_id, id)
);
create index node_qr_code_code_idx on node_qr_code (company_id, code);
create index node_qr_code_node_id_idx on node_qr_code (company_id, node_id);
alter table node_qr_code enable row level security, force row level security;
create policy tenant on node_qr_code to feedtree_app, feedtree_visitor
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy platform on node_qr_code to feedtree_platform
  using (true)
  with check (true);
grant select, insert, update, delete on table node_qr_code to feedtree_app;
grant usage on sequence node_qr_code_id_seq to feedtree_app;
grant select (company_id, id, node_id, code, origin, state, created_at), insert on table node_qr_code to feedtree_platform;
grant usage on sequence node_qr_code_id_seq to feedtree_platform;
grant select (company_id, id, node_id, code, origin, state) on table node_qr_code to feedtree_visitor;

create table node_read (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name node_read_id_seq),
  node_id bigint not null,
  node_qr_code_id bigint,
  locale text not null default 'en' constraint node_read_locale_check check (locale in ('tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko')),
  is_bot boolean not null default false,
  device_hash text constraint node_read_device_hash_check check (char_length(device_hash) <= 64),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint node_read_pkey primary key (company_id, id)
);
create index node_read_created_at_id_idx on node_read (company_id, created_at, id);
create index node_read_node_id_created_at_idx on node_read (company_id, node_id, created_at);
create index node_read_node_qr_code_id_created_at_idx on node_read (company_id, node_qr_code_id, created_at);
alter table node_read enable row level security, force row level security;
create policy tenant on node_read to feedtree_app, feedtree_visitor
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select on table node_read to feedtree_app;
grant select (company_id, id, node_id, device_hash, created_at), insert on table node_read to feedtree_visitor;
grant usage on sequence node_read_id_seq to feedtree_visitor;

create table node_survey (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name node_survey_id_seq),
  node_id bigint not null,
  survey_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint node_survey_pkey primary key (company_id, id),
  constraint node_survey_node_id_key unique (company_id, node_id)
);
create index node_survey_survey_id_idx on node_survey (company_id, survey_id);
alter table node_survey enable row level security, force row level security;
create policy tenant on node_survey to feedtree_app, feedtree_visitor
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update, delete on table node_survey to feedtree_app;
grant usage on sequence node_survey_id_seq to feedtree_app;
grant select (company_id, id, node_id, survey_id) on table node_survey to feedtree_visitor;

create table node_survey_answer_media (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name node_survey_answer_media_id_seq),
  node_id bigint not null,
  feedback_id bigint,
  question_id text not null constraint node_survey_answer_media_question_id_check check (char_length(question_id) >= 1 and char_length(question_id) <= 60),
  file_name text not null constraint node_survey_answer_media_file_name_check check (char_length(file_name) >= 1 and char_length(file_name) <= 255),
  media_type text not null constraint node_survey_answer_media_media_type_check check (char_length(media_type) >= 3 and char_length(media_type) <= 100),
  byte_size integer not null default 0 constraint node_survey_answer_media_byte_size_check check (byte_size >= 0 and byte_size <= 1000000000),
  storage_key text constraint node_survey_answer_media_storage_key_check check (char_length(storage_key) <= 255),
  response_token uuid,
  erased_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint node_survey_answer_media_pkey primary key (company_id, id)
);
create index node_survey_answer_media_created_at_id_idx on node_survey_answer_media (company_id, created_at, id);
create index node_survey_answer_media_feedback_id_idx on node_survey_answer_media (company_id, feedback_id);
create index node_survey_answer_media_node_id_created_at_idx on node_survey_answer_media (company_id, node_id, created_at);
create index node_survey_answer_media_response_token_idx on node_survey_answer_media (company_id, response_token);
alter table node_survey_answer_media enable row level security, force row level security;
create policy tenant on node_survey_answer_media to feedtree_app, feedtree_visitor
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update, delete on table node_survey_answer_media to feedtree_app;
grant usage on sequence node_survey_answer_media_id_seq to feedtree_app;
grant select (company_id, id, node_id, feedback_id, question_id, response_token), insert, update (feedback_id, updated_at) on table node_survey_answer_media to feedtree_visitor;
grant usage on sequence node_survey_answer_media_id_seq to feedtree_visitor;

create table node_user_access (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name node_user_access_id_seq),
  user_id bigint not null,
  node_id bigint not null,
  user_read boolean not null default false,
  user_edit boolean not null default false,
  user_create boolean not null default false,
  user_delete boolean not null default false,
  node_read boolean not null default false,
  node_edit boolean not null default false,
  node_create boolean not null default false,
  node_delete boolean not null default false,
  qr_read boolean not null default false,
  qr_edit boolean not null default false,
  qr_create boolean not null default false,
  qr_delete boolean not null default false,
  feedback_read boolean not null default false,
  feedback_edit boolean not null default false,
  feedback_create boolean not null default false,
  feedback_delete boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint node_user_access_pkey primary key (company_id, id),
  constraint node_user_access_user_id_node_id_key unique (company_id, user_id, node_id)
);
create index node_user_access_node_id_idx on node_user_access (company_id, node_id);
alter table node_user_access enable row level security, force row level security;
create policy tenant on node_user_access to feedtree_app, feedtree_session
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update, delete on table node_user_access to feedtree_app;
grant usage on sequence node_user_access_id_seq to feedtree_app;
grant select on table node_user_access to feedtree_session;

create table organization (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name organization_id_seq),
  name text not null constraint organization_name_check check (char_length(name) >= 1 and char_length(name) <= 200),
  organization_type_id bigint,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint organization_pkey primary key (company_id, id)
);
create index organization_name_idx on organization (company_id, name);
alter table organization enable row level security, force row level security;
create policy tenant on organization to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update, delete on table organization to feedtree_app;
grant usage on sequence organization_id_seq to feedtree_app;

create table organization_type (
  id bigint not null generated always as identity (sequence name organization_type_id_seq),
  code text not null constraint organization_type_code_check check (char_length(code) >= 1 and char_length(code) <= 40),
  name text not null constraint organization_type_name_check check (char_length(name) >= 1 and char_length(name) <= 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint organization_type_pkey primary key (id),
  constraint organization_type_code_key unique (code)
);
grant select on table organization_type to feedtree_app;
grant select, insert, update, delete on table organization_type to feedtree_platform;
grant usage on sequence organization_type_id_seq to feedtree_platform;

create table payment (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name payment_id_seq),
  reference text not null constraint payment_reference_check check (char_length(reference) >= 16 and char_length(reference) <= 64),
  quote_id bigint,
  invoice_id bigint,
  saved_card_id bigint,
  user_id bigint,
  currency text not null constraint payment_currency_check check (char_length(currency) <= 3),
  amount bigint not null constraint payment_amount_check check (amount >= 0 and amount <= 1000000000000),
  state text not null default 'pending' constraint payment_state_check check (state in ('pending', 'paid', 'failed')),
  gateway text not null constraint payment_gateway_check check (gateway in ('simulator', 'stripe')),
  gateway_reference text constraint payment_gateway_reference_check check (char_length(gateway_reference) <= 255),
  failure_code text constraint payment_failure_code_check check (char_length(failure_code) <= 80),
  card_brand text constraint payment_card_brand_check check (char_length(card_brand) <= 40),
  card_last4 text constraint payment_card_last4_check check (char_length(card_last4) <= 4),
  saves_card boolean not null default false,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint payment_pkey primary key (company_id, id),
  constraint payment_gateway_reference_key unique (company_id, gateway_reference)
);
create index payment_invoice_id_idx on payment (company_id, invoice_id);
create index payment_reference_idx on payment (company_id, reference);
create index payment_state_created_at_idx on payment (company_id, state, created_at);
alter table payment enable row level security, force row level security;
create policy tenant on payment to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update on table payment to feedtree_app;
grant usage on sequence payment_id_seq to feedtree_app;

create table plan (
  id bigint not null generated always as identity (sequence name plan_id_seq),
  name text not null constraint plan_name_check check (char_length(name) >= 1 and char_length(name) <= 200),
  tag text not null constraint plan_tag_check check (tag in ('free', 'basic', 'standart', 'pro', 'enterprise')),
  description text not null default '' constraint plan_description_check check (char_length(description) <= 1000),
  qr_code_count integer constraint plan_qr_code_count_check check (qr_code_count >= 0 and qr_code_count <= 1000000),
  user_count integer constraint plan_user_count_check check (user_count >= 1 and user_count <= 1000000),
  group_count integer constraint plan_group_count_check check (group_count >= 0 and group_count <= 1000000),
  organization_count integer constraint plan_organization_count_check check (organization_count >= 0 and organization_count <= 1000000),
  storage_mb integer constraint plan_storage_mb_check check (storage_mb >= 0 and storage_mb <= 1000000000),
  return_url boolean not null default false,
  custom_logo boolean not null default false,
  link_list boolean not null default false,
  on_premise boolean not null default false,
  is_popular boolean not null default false,
  is_active boolean not null default true,
  sort_order smallint not null default 0 constraint plan_sort_order_check check (sort_order >= 0 and sort_order <= 32000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint plan_pkey primary key (id)
);
create index plan_tag_idx on plan (tag);
grant select on table plan to feedtree_app;
grant select, insert, update, delete on table plan to feedtree_platform;
grant usage on sequence plan_id_seq to feedtree_platform;
grant select (id, tag, return_url, custom_logo, link_list) on table plan to feedtree_visitor;
grant select on table plan to feedtree_session;

create table plan_location (
  id bigint not null generated always as identity (sequence name plan_location_id_seq),
  name text not null constraint plan_location_name_check check (char_length(name) >= 1 and char_length(name) <= 200),
  countries text[] not null default '{}' constraint plan_location_countries_check check (cardinality(countries) <= 300),
  currency_id bigint not null,
  tax_rate double precision not null default 0 constraint plan_location_tax_rate_check check (tax_rate >= 0 and tax_rate <= 100),
  is_global boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint plan_location_pkey primary key (id),
  constraint plan_location_name_key unique (name)
);
create unique index plan_location_is_global_key on plan_location (is_global) where is_global;
grant select on table plan_location to feedtree_app;
grant select, insert, update, delete on table plan_location to feedtree_platform;
grant usage on sequence plan_location_id_seq to feedtree_platform;
grant select on table plan_location to feedtree_session;

create table qr_code_group (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name qr_code_group_id_seq),
  name text not null constraint qr_code_group_name_check check (char_length(name) >= 1 and char_length(name) <= 200),
  design jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint qr_code_group_pkey primary key (company_id, id),
  constraint qr_code_group_name_key unique (company_id, name)
);
alter table qr_code_group enable row level security, force row level security;
create policy tenant on qr_code_group to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update, delete on table qr_code_group to feedtree_app;
grant usage on sequence qr_code_group_id_seq to feedtree_app;

create table quote (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name quote_id_seq),
  kind text not null constraint quote_kind_check check (kind in ('start', 'upgrade', 'renewal')),
  subscription_id bigint,
  sub_plan_id bigint not null,
  discount_id bigint,
  user_id bigint,
  currency text not null constraint quote_currency_check check (char_length(currency) <= 3),
  price bigint not null constraint quote_price_check check (price >= 0 and price <= 1000000000000),
  credit bigint not null default 0 constraint quote_credit_check check (credit >= 0 and credit <= 1000000000000),
  discount_amount bigint not null default 0 constraint quote_discount_amount_check check (discount_amount >= 0 and discount_amount <= 1000000000000),
  tax_rate double precision not null default 0 constraint quote_tax_rate_check check (tax_rate >= 0 and tax_rate <= 100),
  tax_amount bigint not null default 0 constraint quote_tax_amount_check check (tax_amount >= 0 and tax_amount <= 1000000000000),
  total bigint not null constraint quote_total_check check (total >= 0 and total <= 1000000000000),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint quote_pkey primary key (company_id, id)
);
create index quote_expires_at_idx on quote (company_id, expires_at);
alter table quote enable row level security, force row level security;
create policy tenant on quote to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update, delete on table quote to feedtree_app;
grant usage on sequence quote_id_seq to feedtree_app;

create table session (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name session_id_seq),
  user_id bigint not null,
  family uuid not null,
  refresh_hash text not null constraint session_refresh_hash_check check (char_length(refresh_hash) <= 128),
  previous_hash text constraint session_previous_hash_check check (char_length(previous_hash) <= 128),
  rotated_at timestamptz,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  ip_hash text constraint session_ip_hash_check check (char_length(ip_hash) <= 128),
  user_agent text constraint session_user_agent_check check (char_length(user_agent) <= 500),
  impersonator_id bigint,
  impersonator_name text constraint session_impersonator_name_check check (char_length(impersonator_name) <= 200),
  impersonation_reason text constraint session_impersonation_reason_check check (char_length(impersonation_reason) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint session_pkey primary key (company_id, id),
  constraint session_refresh_hash_key unique (company_id, refresh_hash)
);
create index session_expires_at_idx on session (company_id, expires_at);
create index session_family_idx on session (company_id, family);
create index session_previous_hash_idx on session (company_id, previous_hash);
create index session_user_id_idx on session (company_id, user_id);
alter table session enable row level security, force row level security;
create policy tenant on session to feedtree_app, feedtree_session
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy platform on session to feedtree_platform
  using (true)
  with check (true);
grant select (company_id, id, user_id, expires_at, revoked_at) on table session to feedtree_app;
grant select (company_id, id, user_id, expires_at, revoked_at) on table session to feedtree_platform;
grant select, insert, update, delete on table session to feedtree_session;
grant usage on sequence session_id_seq to feedtree_session;

create table sub_plan (
  id bigint not null generated always as identity (sequence name sub_plan_id_seq),
  plan_id bigint not null,
  plan_location_id bigint not null,
  period text not null constraint sub_plan_period_check check (period in ('monthly', 'yearly')),
  price bigint not null constraint sub_plan_price_check check (price >= 0 and price <= 1000000000000),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint sub_plan_pkey primary key (id),
  constraint sub_plan_plan_id_plan_location_id_period_key unique (plan_id, plan_location_id, period)
);
create index sub_plan_plan_location_id_idx on sub_plan (plan_location_id);
grant select on table sub_plan to feedtree_app;
grant select, insert, update, delete on table sub_plan to feedtree_platform;
grant usage on sequence sub_plan_id_seq to feedtree_platform;
grant select on table sub_plan to feedtree_session;

create table subscription (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name subscription_id_seq),
  plan_id bigint not null,
  sub_plan_id bigint,
  is_current boolean not null default true,
  state text not null default 'active' constraint subscription_state_check check (state in ('active', 'past_due', 'ended')),
  period text not null default 'monthly' constraint subscription_period_check check (period in ('monthly', 'yearly')),
  currency text constraint subscription_currency_check check (char_length(currency) <= 3),
  price bigint not null default 0 constraint subscription_price_check check (price >= 0 and price <= 1000000000000),
  tax_rate double precision not null default 0 constraint subscription_tax_rate_check check (tax_rate >= 0 and tax_rate <= 100),
  started_at timestamptz not null,
  period_start timestamptz not null,
  period_end timestamptz,
  auto_renew boolean not null default true,
  next_sub_plan_id bigint,
  retry_count smallint not null default 0 constraint subscription_retry_count_check check (retry_count >= 0 and retry_count <= 10),
  next_retry_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint subscription_pkey primary key (company_id, id)
);
create unique index subscription_is_current_key on subscription (company_id, is_current) where is_current;
create index subscription_period_end_idx on subscription (company_id, period_end);
create index subscription_plan_id_idx on subscription (company_id, plan_id);
create index subscription_started_at_idx on subscription (company_id, started_at);
alter table subscription enable row level security, force row level security;
create policy tenant on subscription to feedtree_app, feedtree_visitor, feedtree_session
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy platform on subscription to feedtree_platform
  using (true)
  with check (true);
grant select, insert, update on table subscription to feedtree_app;
grant usage on sequence subscription_id_seq to feedtree_app;
grant select on table subscription to feedtree_platform;
grant select (company_id, id, plan_id, is_current) on table subscription to feedtree_visitor;
grant select, insert on table subscription to feedtree_session;
grant usage on sequence subscription_id_seq to feedtree_session;

create table support_comment (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name support_comment_id_seq),
  support_ticket_id bigint not null,
  text text not null constraint support_comment_text_check check (char_length(text) >= 1 and char_length(text) <= 10000),
  from_platform boolean not null default false,
  author_name text not null default '' constraint support_comment_author_name_check check (char_length(author_name) <= 200),
  user_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint support_comment_pkey primary key (company_id, id)
);
create index support_comment_created_at_idx on support_comment (company_id, created_at);
create index support_comment_support_ticket_id_created_at_idx on support_comment (company_id, support_ticket_id, created_at);
alter table support_comment enable row level security, force row level security;
create policy tenant on support_comment to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy platform on support_comment to feedtree_platform
  using (true)
  with check (true);
grant select, insert, update, delete on table support_comment to feedtree_app;
grant usage on sequence support_comment_id_seq to feedtree_app;
grant select, insert, update (updated_at) on table support_comment to feedtree_platform;
grant usage on sequence support_comment_id_seq to feedtree_platform;

create table support_comment_media (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name support_comment_media_id_seq),
  support_ticket_id bigint not null,
  support_comment_id bigint,
  file_name text not null constraint support_comment_media_file_name_check check (char_length(file_name) >= 1 and char_length(file_name) <= 255),
  media_type text not null constraint support_comment_media_media_type_check check (char_length(media_type) >= 3 and char_length(media_type) <= 100),
  byte_size integer not null default 0 constraint support_comment_media_byte_size_check check (byte_size >= 0 and byte_size <= 1000000000),
  storage_key text not null constraint support_comment_media_storage_key_check check (char_length(storage_key) <= 255),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint support_comment_media_pkey primary key (company_id, id)
);
create index support_comment_media_created_at_idx on support_comment_media (company_id, created_at);
create index support_comment_media_support_comment_id_idx on support_comment_media (company_id, support_comment_id);
create index support_comment_media_support_ticket_id_created_at_idx on support_comment_media (company_id, support_ticket_id, created_at);
alter table support_comment_media enable row level security, force row level security;
create policy tenant on support_comment_media to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy platform on support_comment_media to feedtree_platform
  using (true)
  with check (true);
grant select, insert, update, delete on table support_comment_media to feedtree_app;
grant usage on sequence support_comment_media_id_seq to feedtree_app;
grant select, insert on table support_comment_media to feedtree_platform;
grant usage on sequence support_comment_media_id_seq to feedtree_platform;

create table support_ticket (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name support_ticket_id_seq),
  subject text not null constraint support_ticket_subject_check check (char_length(subject) >= 1 and char_length(subject) <= 200),
  message text not null constraint support_ticket_message_check check (char_length(message) >= 1 and char_length(message) <= 10000),
  status text not null default 'new' constraint support_ticket_status_check check (status in ('new', 'in_processing', 'customer_replied', 'answered', 'completed', 'cancelled')),
  user_id bigint,
  first_answered_at timestamptz,
  last_answered_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint support_ticket_pkey primary key (company_id, id)
);
create index support_ticket_status_updated_at_idx on support_ticket (company_id, status, updated_at);
create index support_ticket_updated_at_idx on support_ticket (company_id, updated_at);
create index support_ticket_user_id_updated_at_idx on support_ticket (company_id, user_id, updated_at);
alter table support_ticket enable row level security, force row level security;
create policy tenant on support_ticket to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy platform on support_ticket to feedtree_platform
  using (true)
  with check (true);
grant select, insert, update, delete on table support_ticket to feedtree_app;
grant usage on sequence support_ticket_id_seq to feedtree_app;
grant select, update, delete on table support_ticket to feedtree_platform;

create table survey (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name survey_id_seq),
  name text not null constraint survey_name_check check (char_length(name) >= 1 and char_length(name) <= 200),
  origin text not null constraint survey_origin_check check (origin in ('default', 'node', 'group')),
  draft jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint survey_pkey primary key (company_id, id)
);
create index survey_name_idx on survey (company_id, name);
alter table survey enable row level security, force row level security;
create policy tenant on survey to feedtree_app, feedtree_visitor, feedtree_session
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update, delete on table survey to feedtree_app;
grant usage on sequence survey_id_seq to feedtree_app;
grant select (company_id, id, name, origin) on table survey to feedtree_visitor;
grant select, insert on table survey to feedtree_session;
grant usage on sequence survey_id_seq to feedtree_session;

create table survey_group (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name survey_group_id_seq),
  name text not null constraint survey_group_name_check check (char_length(name) >= 1 and char_length(name) <= 200),
  survey_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint survey_group_pkey primary key (company_id, id),
  constraint survey_group_name_key unique (company_id, name)
);
create index survey_group_survey_id_idx on survey_group (company_id, survey_id);
alter table survey_group enable row level security, force row level security;
create policy tenant on survey_group to feedtree_app, feedtree_visitor
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update, delete on table survey_group to feedtree_app;
grant usage on sequence survey_group_id_seq to feedtree_app;
grant select (company_id, id, survey_id) on table survey_group to feedtree_visitor;

create table survey_version (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name survey_version_id_seq),
  survey_id bigint not null,
  number integer not null constraint survey_version_number_check check (number >= 1 and number <= 1000000),
  document jsonb not null,
  published_by_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint survey_version_pkey primary key (company_id, id),
  constraint survey_version_survey_id_number_key unique (company_id, survey_id, number)
);
alter table survey_version enable row level security, force row level security;
create policy tenant on survey_version to feedtree_app, feedtree_visitor, feedtree_session
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert on table survey_version to feedtree_app;
grant usage on sequence survey_version_id_seq to feedtree_app;
grant select (company_id, id, survey_id, number, document) on table survey_version to feedtree_visitor;
grant select, insert on table survey_version to feedtree_session;
grant usage on sequence survey_version_id_seq to feedtree_session;

create table user_credential (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name user_credential_id_seq),
  user_id bigint not null,
  password_hash text constraint user_credential_password_hash_check check (char_length(password_hash) <= 500),
  password_changed_at timestamptz,
  failed_count smallint not null default 0 constraint user_credential_failed_count_check check (failed_count >= 0 and failed_count <= 32000),
  locked_until timestamptz,
  reset_hash text constraint user_credential_reset_hash_check check (char_length(reset_hash) <= 128),
  reset_expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint user_credential_pkey primary key (company_id, id),
  constraint user_credential_user_id_key unique (company_id, user_id)
);
alter table user_credential enable row level security, force row level security;
create policy tenant on user_credential to feedtree_session
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update, delete on table user_credential to feedtree_session;
grant usage on sequence user_credential_id_seq to feedtree_session;

alter table audit_entry add constraint audit_entry_company_id_fkey foreign key (company_id) references customer (id);

alter table company_saved_card add constraint company_saved_card_company_id_fkey foreign key (company_id) references customer (id);

alter table company_tag add constraint company_tag_company_id_fkey foreign key (company_id) references customer (id);

alter table customer add constraint customer_country_id_fkey foreign key (country_id) references country (id);

alter table customer add constraint customer_default_survey_id_fkey foreign key (id, default_survey_id) references survey (company_id, id) on delete set null (default_survey_id);

alter table customer add constraint customer_saved_card_id_fkey foreign key (id, saved_card_id) references company_saved_card (company_id, id) on delete set null (saved_card_id);

alter table customer_user add constraint customer_user_company_id_fkey foreign key (company_id) references customer (id);

alter table discount add constraint discount_currency_id_fkey foreign key (currency_id) references currency (id);

alter table discount_redemption add constraint discount_redemption_company_id_fkey foreign key (company_id) references customer (id);

alter table discount_redemption add constraint discount_redemption_discount_id_fkey foreign key (discount_id) references discount (id);

alter table discount_redemption add constraint discount_redemption_quote_id_fkey foreign key (company_id, quote_id) references quote (company_id, id) on delete set null (quote_id);

alter table discount_redemption add constraint discount_redemption_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete set null (user_id);

alter table feedback add constraint feedback_assignee_id_fkey foreign key (company_id, assignee_id) references customer_user (company_id, id) on delete set null (assignee_id);

alter table feedback add constraint feedback_company_id_fkey foreign key (company_id) references customer (id);

alter table feedback add constraint feedback_node_id_fkey foreign key (company_id, node_id) references node (company_id, id);

alter table feedback add constraint feedback_node_qr_code_id_fkey foreign key (company_id, node_qr_code_id) references node_qr_code (company_id, id) on delete set null (node_qr_code_id);

alter table feedback add constraint feedback_survey_version_id_fkey foreign key (company_id, survey_version_id) references survey_version (company_id, id);

alter table feedback_comment add constraint feedback_comment_company_id_fkey foreign key (company_id) references customer (id);

alter table feedback_comment add constraint feedback_comment_feedback_id_fkey foreign key (company_id, feedback_id) references feedback (company_id, id) on delete cascade;

alter table feedback_comment add constraint feedback_comment_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete set null (user_id);

alter table group_node add constraint group_node_company_id_fkey foreign key (company_id) references customer (id);

alter table group_node add constraint group_node_link_list_group_id_fkey foreign key (company_id, link_list_group_id) references link_list_group (company_id, id);

alter table group_node add constraint group_node_node_id_fkey foreign key (company_id, node_id) references node (company_id, id) on delete cascade;

alter table group_node add constraint group_node_qr_code_group_id_fkey foreign key (company_id, qr_code_group_id) references qr_code_group (company_id, id);

alter table group_node add constraint group_node_survey_group_id_fkey foreign key (company_id, survey_group_id) references survey_group (company_id, id);

alter table invoice add constraint invoice_company_id_fkey foreign key (company_id) references customer (id);

alter table invoice add constraint invoice_plan_id_fkey foreign key (plan_id) references plan (id);

alter table invoice add constraint invoice_subscription_id_fkey foreign key (company_id, subscription_id) references subscription (company_id, id);

alter table link_list_group add constraint link_list_group_company_id_fkey foreign key (company_id) references customer (id);

alter table marc add constraint marc_bound_by_id_fkey foreign key (company_id, bound_by_id) references customer_user (company_id, id) on delete set null (bound_by_id);

alter table marc add constraint marc_company_id_fkey foreign key (company_id) references customer (id);

alter table marc add constraint marc_marc_batch_id_fkey foreign key (company_id, marc_batch_id) references marc_batch (company_id, id);

alter table marc add constraint marc_node_qr_code_id_fkey foreign key (company_id, node_qr_code_id) references node_qr_code (company_id, id);

alter table marc_batch add constraint marc_batch_company_id_fkey foreign key (company_id) references customer (id);

alter table node add constraint node_company_id_fkey foreign key (company_id) references customer (id);

alter table node add constraint node_organization_id_fkey foreign key (company_id, organization_id) references organization (company_id, id);

alter table node add constraint node_parent_id_fkey foreign key (company_id, parent_id) references node (company_id, id);

alter table node_day add constraint node_day_company_id_fkey foreign key (company_id) references customer (id);

alter table node_day add constraint node_day_node_id_fkey foreign key (company_id, node_id) references node (company_id, id) on delete cascade;

alter table node_day_delta add constraint node_day_delta_company_id_fkey foreign key (company_id) references customer (id);

alter table node_day_delta add constraint node_day_delta_node_id_fkey foreign key (company_id, node_id) references node (company_id, id) on delete cascade;

alter table node_qr_code add constraint node_qr_code_company_id_fkey foreign key (company_id) references customer (id);

alter table node_qr_code add constraint node_qr_code_node_id_fkey foreign key (company_id, node_id) references node (company_id, id);

alter table node_read add constraint node_read_company_id_fkey foreign key (company_id) references customer (id);

alter table node_read add constraint node_read_node_id_fkey foreign key (company_id, node_id) references node (company_id, id);

alter table node_read add constraint node_read_node_qr_code_id_fkey foreign key (company_id, node_qr_code_id) references node_qr_code (company_id, id) on delete set null (node_qr_code_id);

alter table node_survey add constraint node_survey_company_id_fkey foreign key (company_id) references customer (id);

alter table node_survey add constraint node_survey_node_id_fkey foreign key (company_id, node_id) references node (company_id, id) on delete cascade;

alter table node_survey add constraint node_survey_survey_id_fkey foreign key (company_id, survey_id) references survey (company_id, id) on delete set null (survey_id);

alter table node_survey_answer_media add constraint node_survey_answer_media_company_id_fkey foreign key (company_id) references customer (id);

alter table node_survey_answer_media add constraint node_survey_answer_media_feedback_id_fkey foreign key (company_id, feedback_id) references feedback (company_id, id) on delete cascade;

alter table node_survey_answer_media add constraint node_survey_answer_media_node_id_fkey foreign key (company_id, node_id) references node (company_id, id);

alter table node_user_access add constraint node_user_access_company_id_fkey foreign key (company_id) references customer (id);

alter table node_user_access add constraint node_user_access_node_id_fkey foreign key (company_id, node_id) references node (company_id, id) on delete cascade;

alter table node_user_access add constraint node_user_access_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete cascade;

alter table organization add constraint organization_company_id_fkey foreign key (company_id) references customer (id);

alter table organization add constraint organization_organization_type_id_fkey foreign key (organization_type_id) references organization_type (id);

alter table payment add constraint payment_company_id_fkey foreign key (company_id) references customer (id);

alter table payment add constraint payment_invoice_id_fkey foreign key (company_id, invoice_id) references invoice (company_id, id);

alter table payment add constraint payment_quote_id_fkey foreign key (company_id, quote_id) references quote (company_id, id);

alter table payment add constraint payment_saved_card_id_fkey foreign key (company_id, saved_card_id) references company_saved_card (company_id, id) on delete set null (saved_card_id);

alter table payment add constraint payment_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete set null (user_id);

alter table plan_location add constraint plan_location_currency_id_fkey foreign key (currency_id) references currency (id);

alter table qr_code_group add constraint qr_code_group_company_id_fkey foreign key (company_id) references customer (id);

alter table quote add constraint quote_company_id_fkey foreign key (company_id) references customer (id);

alter table quote add constraint quote_discount_id_fkey foreign key (discount_id) references discount (id);

alter table quote add constraint quote_sub_plan_id_fkey foreign key (sub_plan_id) references sub_plan (id);

alter table quote add constraint quote_subscription_id_fkey foreign key (company_id, subscription_id) references subscription (company_id, id);

alter table quote add constraint quote_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete set null (user_id);

alter table session add constraint session_company_id_fkey foreign key (company_id) references customer (id);

alter table session add constraint session_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete cascade;

alter table sub_plan add constraint sub_plan_plan_id_fkey foreign key (plan_id) references plan (id);

alter table sub_plan add constraint sub_plan_plan_location_id_fkey foreign key (plan_location_id) references plan_location (id);

alter table subscription add constraint subscription_company_id_fkey foreign key (company_id) references customer (id);

alter table subscription add constraint subscription_next_sub_plan_id_fkey foreign key (next_sub_plan_id) references sub_plan (id);

alter table subscription add constraint subscription_plan_id_fkey foreign key (plan_id) references plan (id);

alter table subscription add constraint subscription_sub_plan_id_fkey foreign key (sub_plan_id) references sub_plan (id);

alter table support_comment add constraint support_comment_company_id_fkey foreign key (company_id) references customer (id);

alter table support_comment add constraint support_comment_support_ticket_id_fkey foreign key (company_id, support_ticket_id) references support_ticket (company_id, id) on delete cascade;

alter table support_comment add constraint support_comment_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete set null (user_id);

alter table support_comment_media add constraint support_comment_media_company_id_fkey foreign key (company_id) references customer (id);

alter table support_comment_media add constraint support_comment_media_support_comment_id_fkey foreign key (company_id, support_comment_id) references support_comment (company_id, id) on delete cascade;

alter table support_comment_media add constraint support_comment_media_support_ticket_id_fkey foreign key (company_id, support_ticket_id) references support_ticket (company_id, id) on delete cascade;

alter table support_ticket add constraint support_ticket_company_id_fkey foreign key (company_id) references customer (id);

alter table support_ticket add constraint support_ticket_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete set null (user_id);

alter table survey add constraint survey_company_id_fkey foreign key (company_id) references customer (id);

alter table survey_group add constraint survey_group_company_id_fkey foreign key (company_id) references customer (id);

alter table survey_group add constraint survey_group_survey_id_fkey foreign key (company_id, survey_id) references survey (company_id, id) on delete set null (survey_id);

alter table survey_version add constraint survey_version_company_id_fkey foreign key (company_id) references customer (id);

alter table survey_version add constraint survey_version_published_by_id_fkey foreign key (company_id, published_by_id) references customer_user (company_id, id) on delete set null (published_by_id);

alter table survey_version add constraint survey_version_survey_id_fkey foreign key (company_id, survey_id) references survey (company_id, id);

alter table user_credential add constraint user_credential_company_id_fkey foreign key (company_id) references customer (id);

alter table user_credential add constraint user_credential_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete cascade;

create table customer_user_email_directory (
  value text constraint customer_user_email_key primary key,
  company_id bigint not null
);
grant select on table customer_user_email_directory to feedtree_session;
create function customer_user_email_directory_keep() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $keep$
begin
  if tg_op = 'TRUNCATE' then
    delete from public.customer_user_email_directory;
    return null;
  end if;
  if tg_op = 'UPDATE' and old.email is not distinct from new.email then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from public.customer_user_email_directory where value = old.email::text;
  end if;
  if tg_op <> 'DELETE' and new.email is not null then
    insert into public.customer_user_email_directory (value, company_id) values (new.email::text, new.company_id);
  end if;
  return null;
end $keep$;
revoke all on function customer_user_email_directory_keep() from public;
CREATE TRIGGER email_keep AFTER INSERT OR DELETE OR UPDATE OF email ON customer_user FOR EACH ROW EXECUTE FUNCTION customer_user_email_directory_keep();
CREATE TRIGGER email_keep_truncate AFTER TRUNCATE ON customer_user FOR EACH STATEMENT EXECUTE FUNCTION customer_user_email_directory_keep();

create table invoice_number_directory (
  value text constraint invoice_number_key primary key,
  company_id bigint not null
);
create function invoice_number_directory_keep() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $keep$
begin
  if tg_op = 'TRUNCATE' then
    delete from public.invoice_number_directory;
    return null;
  end if;
  if tg_op = 'UPDATE' and old.number is not distinct from new.number then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from public.invoice_number_directory where value = old.number::text;
  end if;
  if tg_op <> 'DELETE' and new.number is not null then
    insert into public.invoice_number_directory (value, company_id) values (new.number::text, new.company_id);
  end if;
  return null;
end $keep$;
revoke all on function invoice_number_directory_keep() from public;
CREATE TRIGGER number_keep AFTER INSERT OR DELETE OR UPDATE OF number ON invoice FOR EACH ROW EXECUTE FUNCTION invoice_number_directory_keep();
CREATE TRIGGER number_keep_truncate AFTER TRUNCATE ON invoice FOR EACH STATEMENT EXECUTE FUNCTION invoice_number_directory_keep();

create table node_qr_code_code_directory (
  value text constraint node_qr_code_code_key primary key,
  company_id bigint not null
);
grant select on table node_qr_code_code_directory to feedtree_visitor;
create function node_qr_code_code_directory_keep() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $keep$
begin
  if tg_op = 'TRUNCATE' then
    delete from public.node_qr_code_code_directory;
    return null;
  end if;
  if tg_op = 'UPDATE' and old.code is not distinct from new.code then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from public.node_qr_code_code_directory where value = old.code::text;
  end if;
  if tg_op <> 'DELETE' and new.code is not null then
    insert into public.node_qr_code_code_directory (value, company_id) values (new.code::text, new.company_id);
  end if;
  return null;
end $keep$;
revoke all on function node_qr_code_code_directory_keep() from public;
CREATE TRIGGER code_keep AFTER INSERT OR DELETE OR UPDATE OF code ON node_qr_code FOR EACH ROW EXECUTE FUNCTION node_qr_code_code_directory_keep();
CREATE TRIGGER code_keep_truncate AFTER TRUNCATE ON node_qr_code FOR EACH STATEMENT EXECUTE FUNCTION node_qr_code_code_directory_keep();

create table payment_reference_directory (
  value text constraint payment_reference_key primary key,
  company_id bigint not null
);
create function payment_reference_directory_keep() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $keep$
begin
  if tg_op = 'TRUNCATE' then
    delete from public.payment_reference_directory;
    return null;
  end if;
  if tg_op = 'UPDATE' and old.reference is not distinct from new.reference then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from public.payment_reference_directory where value = old.reference::text;
  end if;
  if tg_op <> 'DELETE' and new.reference is not null then
    insert into public.payment_reference_directory (value, company_id) values (new.reference::text, new.company_id);
  end if;
  return null;
end $keep$;
revoke all on function payment_reference_directory_keep() from public;
CREATE TRIGGER reference_keep AFTER INSERT OR DELETE OR UPDATE OF reference ON payment FOR EACH ROW EXECUTE FUNCTION payment_reference_directory_keep();
CREATE TRIGGER reference_keep_truncate AFTER TRUNCATE ON payment FOR EACH STATEMENT EXECUTE FUNCTION payment_reference_directory_keep();
