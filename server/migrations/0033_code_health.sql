-- 0033_code_health: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create table code_day (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name code_day_id_seq),
  node_id bigint not null,
  node_qr_code_id bigint,
  day date not null,
  reads integer not null default 0,
  answers integer not null default 0,
  last_read_at timestamptz,
  hours jsonb not null,
  channels jsonb not null,
  device_classes jsonb not null,
  locales jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint code_day_pkey primary key (company_id, id)
);
create index code_day_day_idx on code_day (company_id, day);
create index code_day_node_id_day_idx on code_day (company_id, node_id, day);
create index code_day_node_qr_code_id_day_idx on code_day (company_id, node_qr_code_id, day);
alter table code_day enable row level security, force row level security;
create policy tenant on code_day to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy worker on code_day to feedtree_worker
  using (true)
  with check (true);
grant select on table code_day to feedtree_app;
grant select, insert, delete on table code_day to feedtree_worker;
grant usage on sequence code_day_id_seq to feedtree_worker;

create table code_finding (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name code_finding_id_seq),
  node_id bigint,
  node_qr_code_id bigint,
  kind text not null constraint code_finding_kind_check check (kind in ('company_silent', 'silent', 'no_answers', 'never_scanned')),
  state text not null default 'open' constraint code_finding_state_check check (state in ('open', 'dismissed', 'checked', 'resolved')),
  dismissed_until date,
  note text not null default '' constraint code_finding_note_check check (char_length(note) <= 500),
  since timestamptz not null,
  last_read_at timestamptz,
  expected double precision not null,
  chance double precision not null,
  reads integer not null default 0,
  weekly_reads double precision not null,
  weeks jsonb not null,
  hours jsonb not null,
  found_at timestamptz not null,
  handled_by_id bigint,
  handled_at timestamptz,
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint code_finding_pkey primary key (company_id, id),
  constraint code_finding_node_qr_code_id_kind_key unique (company_id, node_qr_code_id, kind)
);
create index code_finding_node_id_idx on code_finding (company_id, node_id);
create index code_finding_state_kind_since_idx on code_finding (company_id, state, kind, since);
create index code_finding_state_since_idx on code_finding (company_id, state, since);
alter table code_finding enable row level security, force row level security;
create policy tenant on code_finding to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update on table code_finding to feedtree_app;
grant usage on sequence code_finding_id_seq to feedtree_app;

alter table customer add column reads_rolled_until date;

alter table customer add column codes_examined_at timestamptz;

alter table customer add column findings_mailed_at timestamptz;

alter table notice_preference add column on_code_findings boolean not null default true;

alter table code_day add constraint code_day_company_id_fkey foreign key (company_id) references customer (id);

alter table code_day add constraint code_day_node_id_fkey foreign key (company_id, node_id) references node (company_id, id) on delete cascade;

alter table code_day add constraint code_day_node_qr_code_id_fkey foreign key (company_id, node_qr_code_id) references node_qr_code (company_id, id) on delete cascade;

alter table code_finding add constraint code_finding_company_id_fkey foreign key (company_id) references customer (id);

alter table code_finding add constraint code_finding_handled_by_id_fkey foreign key (company_id, handled_by_id) references customer_user (company_id, id) on delete set null (handled_by_id);

alter table code_finding add constraint code_finding_node_id_fkey foreign key (company_id, node_id) references node (company_id, id) on delete cascade;

alter table code_finding add constraint code_finding_node_qr_code_id_fkey foreign key (company_id, node_qr_code_id) references node_qr_code (company_id, id) on delete cascade;

create policy worker on node_read to feedtree_worker
  using (true)
  with check (true);

revoke all on table customer from feedtree_app;
revoke all on sequence customer_id_seq from feedtree_app;
grant select, update (name, email, phone, address, postal_code, city, country_id, tax_number, show_address, show_phone, show_email, default_locale, state, inherit_designs, retention_months, erased_until, arrivals_until, reads_rolled_until, codes_examined_at, findings_mailed_at, pictures_checked_at, default_survey_id, return_url, return_url_enabled, saved_card_id, updated_at) on table customer to feedtree_app;

revoke all on table customer from feedtree_worker;
revoke all on sequence customer_id_seq from feedtree_worker;
grant select (id, name, state, retention_months, erased_until, reads_rolled_until, codes_examined_at, findings_mailed_at, pictures_checked_at, confirm_until), update (reads_rolled_until, confirm_until, updated_at), delete on table customer to feedtree_worker;

revoke all on table feedback from feedtree_worker;
revoke all on sequence feedback_id_seq from feedtree_worker;
grant select (company_id, id, node_id, survey_version_id, answers, locale, is_partial, is_repeat, erased_at, response_token, created_at) on table feedback to feedtree_worker;

revoke all on table node_read from feedtree_worker;
revoke all on sequence node_read_id_seq from feedtree_worker;
grant select (company_id, id, node_id, node_qr_code_id, locale, channel, device_class, is_bot, created_at) on table node_read to feedtree_worker;

revoke all on table notice_preference from feedtree_worker;
revoke all on sequence notice_preference_id_seq from feedtree_worker;
grant select (company_id, id, user_id, on_rules, on_assigned, on_high_priority, on_code_findings, time_zone, quiet_from, quiet_until) on table notice_preference to feedtree_worker;
