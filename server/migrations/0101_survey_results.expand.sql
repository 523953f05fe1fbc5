-- 0101_survey_results.expand: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

-- step
create table counted_answer (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name counted_answer_id_seq),
  feedback_id bigint not null,
  answered_at timestamptz not null,
  changed_at timestamptz not null,
  is_partial boolean not null,
  survey_version_id bigint not null,
  counts jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint counted_answer_pkey primary key (company_id, id),
  constraint counted_answer_feedback_id_key unique (company_id, feedback_id)
);
create index counted_answer_is_partial_answered_at_idx on counted_answer (company_id, is_partial, answered_at);
alter table counted_answer enable row level security, force row level security;
create policy tenant on counted_answer to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));
create policy worker on counted_answer to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));
grant select, insert, update, delete on table counted_answer to feedtree_app;
grant usage on sequence counted_answer_id_seq to feedtree_app;
grant select (company_id, id, answered_at, is_partial) on table counted_answer to feedtree_worker;

-- step
create table survey_day (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name survey_day_id_seq),
  node_id bigint not null,
  survey_version_id bigint not null,
  day date not null,
  counts jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint survey_day_pkey primary key (company_id, id),
  constraint survey_day_node_id_survey_version_id_day_key unique (company_id, node_id, survey_version_id, day)
);
create index survey_day_survey_version_id_idx on survey_day (company_id, survey_version_id);
alter table survey_day enable row level security, force row level security;
create policy tenant on survey_day to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));
grant select, insert, update, delete on table survey_day to feedtree_app;
grant usage on sequence survey_day_id_seq to feedtree_app;

-- step
alter table customer add column answers_counted_until timestamptz;

-- step
alter table counted_answer add constraint counted_answer_company_id_fkey foreign key (company_id) references customer (id);

-- step
alter table survey_day add constraint survey_day_company_id_fkey foreign key (company_id) references customer (id);

-- step
alter table survey_day add constraint survey_day_node_id_fkey foreign key (company_id, node_id) references node (company_id, id) on delete cascade;

-- step
alter table survey_day add constraint survey_day_survey_version_id_fkey foreign key (company_id, survey_version_id) references survey_version (company_id, id) on delete cascade;

-- step
grant select, update (name, email, phone, billing_name, address, postal_code, city, country_id, tax_number, show_address, show_phone, show_email, default_locale, time_zone, state, inherit_designs, users_create_organizations, requires_two_factor, retention_months, erased_until, arrivals_until, reads_rolled_until, recount_below, answers_counted_until, codes_examined_at, findings_mailed_at, pictures_checked_at, default_survey_id, return_url, return_url_enabled, address_key, saved_card_id, revision, updated_at) on table customer to feedtree_app;

-- step
grant select (id, name, is_platform, state, retention_months, erased_until, reads_rolled_until, recount_below, answers_counted_until, codes_examined_at, findings_mailed_at, pictures_checked_at, confirm_until, name_folded), update (reads_rolled_until, confirm_until, updated_at), delete on table customer to feedtree_worker;
