-- 0004_afterwards: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create table feedback_message (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name feedback_message_id_seq),
  feedback_id bigint not null,
  author text not null default 'visitor' constraint feedback_message_author_check check (author in ('visitor', 'company')),
  user_id bigint,
  text text not null constraint feedback_message_text_check check (char_length(text) >= 1 and char_length(text) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint feedback_message_pkey primary key (company_id, id)
);
create index feedback_message_feedback_id_created_at_idx on feedback_message (company_id, feedback_id, created_at);
create index feedback_message_user_id_idx on feedback_message (company_id, user_id);
alter table feedback_message enable row level security, force row level security;
create policy tenant on feedback_message to feedtree_app, feedtree_visitor
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update, delete on table feedback_message to feedtree_app;
grant usage on sequence feedback_message_id_seq to feedtree_app;
grant select (company_id, id, feedback_id, author, text, created_at), insert (company_id, feedback_id, text) on table feedback_message to feedtree_visitor;
grant usage on sequence feedback_message_id_seq to feedtree_visitor;

create table survey_preview (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name survey_preview_id_seq),
  user_id bigint not null,
  document jsonb not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint survey_preview_pkey primary key (company_id, id)
);
create index survey_preview_user_id_idx on survey_preview (company_id, user_id);
alter table survey_preview enable row level security, force row level security;
create policy tenant on survey_preview to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, delete on table survey_preview to feedtree_app;
grant usage on sequence survey_preview_id_seq to feedtree_app;

alter table customer add column show_address boolean not null default false;

alter table customer add column show_phone boolean not null default false;

alter table customer add column show_email boolean not null default false;

alter table customer add column erased_until timestamptz;

alter table feedback_message add constraint feedback_message_company_id_fkey foreign key (company_id) references customer (id);

alter table feedback_message add constraint feedback_message_feedback_id_fkey foreign key (company_id, feedback_id) references feedback (company_id, id) on delete cascade;

alter table feedback_message add constraint feedback_message_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete set null (user_id);

alter table survey_preview add constraint survey_preview_company_id_fkey foreign key (company_id) references customer (id);

alter table survey_preview add constraint survey_preview_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete cascade;

revoke all on table country from feedtree_visitor;
revoke all on sequence country_id_seq from feedtree_visitor;
grant select (id, code) on table country to feedtree_visitor;

revoke all on table customer from feedtree_app;
revoke all on sequence customer_id_seq from feedtree_app;
grant select, update (name, email, phone, address, postal_code, city, country_id, tax_number, show_address, show_phone, show_email, default_locale, state, inherit_designs, retention_months, erased_until, default_survey_id, return_url, return_url_enabled, saved_card_id, updated_at) on table customer to feedtree_app;

revoke all on table customer from feedtree_visitor;
revoke all on sequence customer_id_seq from feedtree_visitor;
grant select (id, name, email, phone, address, postal_code, city, country_id, show_address, show_phone, show_email, default_locale, state, inherit_designs, default_survey_id, return_url, return_url_enabled) on table customer to feedtree_visitor;

revoke all on table customer from feedtree_worker;
revoke all on sequence customer_id_seq from feedtree_worker;
grant select (id, name, state, retention_months, erased_until) on table customer to feedtree_worker;

revoke all on table feedback from feedtree_visitor;
revoke all on sequence feedback_id_seq from feedtree_visitor;
grant select (company_id, id, node_id, survey_version_id, status, priority, score, answers, locale, is_partial, is_repeat, erased_at, response_token, device_hash, created_at), insert, update (survey_version_id, priority, score, answers, comment, locale, is_partial, is_repeat, updated_at) on table feedback to feedtree_visitor;
grant usage on sequence feedback_id_seq to feedtree_visitor;

revoke all on table link_list_group from feedtree_visitor;
revoke all on sequence link_list_group_id_seq from feedtree_visitor;
grant select (company_id, id, name, document, updated_at) on table link_list_group to feedtree_visitor;
