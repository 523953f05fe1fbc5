-- 0018_rules_and_notices: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table mail_message drop constraint mail_message_kind_check;

create table feedback_arrival (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name feedback_arrival_id_seq),
  feedback_id bigint not null,
  handled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint feedback_arrival_pkey primary key (company_id, id),
  constraint feedback_arrival_feedback_id_key unique (company_id, feedback_id)
);
create index feedback_arrival_handled_at_feedback_id_idx on feedback_arrival (company_id, handled_at, feedback_id);
alter table feedback_arrival enable row level security, force row level security;
create policy tenant on feedback_arrival to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update, delete on table feedback_arrival to feedtree_app;
grant usage on sequence feedback_arrival_id_seq to feedtree_app;

create table feedback_rule (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name feedback_rule_id_seq),
  name text not null constraint feedback_rule_name_check check (char_length(name) >= 1 and char_length(name) <= 200),
  is_active boolean not null default true,
  node_id bigint,
  trigger text not null default 'answer' constraint feedback_rule_trigger_check check (trigger in ('answer', 'unhandled', 'silence')),
  score_at_most smallint constraint feedback_rule_score_at_most_check check (score_at_most >= 0 and score_at_most <= 100),
  priority text constraint feedback_rule_priority_check check (priority in ('low', 'normal', 'high')),
  locale text constraint feedback_rule_locale_check check (locale in ('tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko')),
  with_text boolean not null default false,
  tag_id bigint,
  after_hours smallint constraint feedback_rule_after_hours_check check (after_hours >= 1 and after_hours <= 500),
  silent_days smallint constraint feedback_rule_silent_days_check check (silent_days >= 1 and silent_days <= 90),
  notify_user_ids bigint[] not null default '{}' constraint feedback_rule_notify_user_ids_check check (cardinality(notify_user_ids) <= 20),
  notifies_responsible boolean not null default false,
  webhook_id bigint,
  assignee_id bigint,
  raised_priority text constraint feedback_rule_raised_priority_check check (raised_priority in ('normal', 'high')),
  added_tag_id bigint,
  escalate_after_hours smallint constraint feedback_rule_escalate_after_hours_check check (escalate_after_hours >= 1 and escalate_after_hours <= 500),
  escalate_user_ids bigint[] not null default '{}' constraint feedback_rule_escalate_user_ids_check check (cardinality(escalate_user_ids) <= 20),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint feedback_rule_pkey primary key (company_id, id),
  constraint feedback_rule_name_key unique (company_id, name)
);
create index feedback_rule_added_tag_id_idx on feedback_rule (company_id, added_tag_id);
create index feedback_rule_assignee_id_idx on feedback_rule (company_id, assignee_id);
create index feedback_rule_node_id_idx on feedback_rule (company_id, node_id);
create index feedback_rule_tag_id_idx on feedback_rule (company_id, tag_id);
create index feedback_rule_webhook_id_idx on feedback_rule (company_id, webhook_id);
alter table feedback_rule enable row level security, force row level security;
create policy tenant on feedback_rule to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy worker on feedback_rule to feedtree_worker
  using (true)
  with check (true);
grant select, insert, update, delete on table feedback_rule to feedtree_app;
grant usage on sequence feedback_rule_id_seq to feedtree_app;
grant select (company_id, id, is_active, trigger) on table feedback_rule to feedtree_worker;

create table feedback_rule_match (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name feedback_rule_match_id_seq),
  rule_id bigint not null,
  feedback_id bigint,
  node_id bigint not null,
  step smallint not null default 0 constraint feedback_rule_match_step_check check (step >= 0 and step <= 1),
  silent_since timestamptz,
  state text not null default 'pending' constraint feedback_rule_match_state_check check (state in ('pending', 'done', 'over')),
  due_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint feedback_rule_match_pkey primary key (company_id, id),
  constraint feedback_rule_match_rule_id_feedback_id_step_key unique (company_id, rule_id, feedback_id, step),
  constraint feedback_rule_match_rule_id_node_id_silent_since_key unique (company_id, rule_id, node_id, silent_since)
);
create index feedback_rule_match_feedback_id_idx on feedback_rule_match (company_id, feedback_id);
create index feedback_rule_match_node_id_idx on feedback_rule_match (company_id, node_id);
create index feedback_rule_match_state_due_at_idx on feedback_rule_match (company_id, state, due_at);
alter table feedback_rule_match enable row level security, force row level security;
create policy tenant on feedback_rule_match to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy worker on feedback_rule_match to feedtree_worker
  using (true)
  with check (true);
grant select, insert, update, delete on table feedback_rule_match to feedtree_app;
grant usage on sequence feedback_rule_match_id_seq to feedtree_app;
grant select (company_id, id, state, due_at) on table feedback_rule_match to feedtree_worker;

create table notice (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name notice_id_seq),
  user_id bigint not null,
  node_id bigint not null,
  feedback_id bigint,
  rule_id bigint,
  reason text not null constraint notice_reason_check check (reason in ('rule', 'unhandled', 'escalation', 'silence', 'assigned', 'high_priority')),
  mail_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint notice_pkey primary key (company_id, id)
);
create index notice_feedback_id_idx on notice (company_id, feedback_id);
create index notice_mail_id_idx on notice (company_id, mail_id);
create index notice_node_id_idx on notice (company_id, node_id);
create index notice_rule_id_idx on notice (company_id, rule_id);
create index notice_user_id_mail_id_idx on notice (company_id, user_id, mail_id);
alter table notice enable row level security, force row level security;
create policy tenant on notice to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy worker on notice to feedtree_worker
  using (true)
  with check (true);
grant select, insert, update, delete on table notice to feedtree_app;
grant usage on sequence notice_id_seq to feedtree_app;
grant select (company_id, id, user_id, reason, mail_id, created_at), delete on table notice to feedtree_worker;

create table notice_preference (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name notice_preference_id_seq),
  user_id bigint not null,
  on_rules boolean not null default true,
  on_assigned boolean not null default true,
  on_high_priority boolean not null default false,
  time_zone text not null default 'UTC' constraint notice_preference_time_zone_check check (char_length(time_zone) >= 1 and char_length(time_zone) <= 60),
  quiet_from text constraint notice_preference_quiet_from_check check (char_length(quiet_from) <= 5),
  quiet_until text constraint notice_preference_quiet_until_check check (char_length(quiet_until) <= 5),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint notice_preference_pkey primary key (company_id, id),
  constraint notice_preference_user_id_key unique (company_id, user_id)
);
alter table notice_preference enable row level security, force row level security;
create policy tenant on notice_preference to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy worker on notice_preference to feedtree_worker
  using (true)
  with check (true);
grant select, insert, update, delete on table notice_preference to feedtree_app;
grant usage on sequence notice_preference_id_seq to feedtree_app;
grant select (company_id, id, user_id, on_rules, on_assigned, on_high_priority, time_zone, quiet_from, quiet_until) on table notice_preference to feedtree_worker;

create table opening_hours (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name opening_hours_id_seq),
  node_id bigint,
  time_zone text not null default 'UTC' constraint opening_hours_time_zone_check check (char_length(time_zone) >= 1 and char_length(time_zone) <= 60),
  monday text[] not null default '{}' constraint opening_hours_monday_check check (cardinality(monday) <= 4),
  tuesday text[] not null default '{}' constraint opening_hours_tuesday_check check (cardinality(tuesday) <= 4),
  wednesday text[] not null default '{}' constraint opening_hours_wednesday_check check (cardinality(wednesday) <= 4),
  thursday text[] not null default '{}' constraint opening_hours_thursday_check check (cardinality(thursday) <= 4),
  friday text[] not null default '{}' constraint opening_hours_friday_check check (cardinality(friday) <= 4),
  saturday text[] not null default '{}' constraint opening_hours_saturday_check check (cardinality(saturday) <= 4),
  sunday text[] not null default '{}' constraint opening_hours_sunday_check check (cardinality(sunday) <= 4),
  closed_days text[] not null default '{}' constraint opening_hours_closed_days_check check (cardinality(closed_days) <= 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint opening_hours_pkey primary key (company_id, id),
  constraint opening_hours_node_id_key unique (company_id, node_id)
);
alter table opening_hours enable row level security, force row level security;
create policy tenant on opening_hours to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update, delete on table opening_hours to feedtree_app;
grant usage on sequence opening_hours_id_seq to feedtree_app;

alter table customer add column arrivals_until timestamptz;

alter table webhook_delivery add column rule_id bigint;

alter table mail_message add constraint mail_message_kind_check check (kind in ('invitation', 'password_reset', 'webhook_off', 'notices'));

create index webhook_delivery_rule_id_idx on webhook_delivery (company_id, rule_id);

alter table feedback_arrival add constraint feedback_arrival_company_id_fkey foreign key (company_id) references customer (id);

alter table feedback_arrival add constraint feedback_arrival_feedback_id_fkey foreign key (company_id, feedback_id) references feedback (company_id, id) on delete cascade;

alter table feedback_rule add constraint feedback_rule_added_tag_id_fkey foreign key (company_id, added_tag_id) references company_tag (company_id, id) on delete set null (added_tag_id);

alter table feedback_rule add constraint feedback_rule_assignee_id_fkey foreign key (company_id, assignee_id) references customer_user (company_id, id) on delete set null (assignee_id);

alter table feedback_rule add constraint feedback_rule_company_id_fkey foreign key (company_id) references customer (id);

alter table feedback_rule add constraint feedback_rule_node_id_fkey foreign key (company_id, node_id) references node (company_id, id) on delete cascade;

alter table feedback_rule add constraint feedback_rule_tag_id_fkey foreign key (company_id, tag_id) references company_tag (company_id, id) on delete cascade;

alter table feedback_rule add constraint feedback_rule_webhook_id_fkey foreign key (company_id, webhook_id) references webhook (company_id, id) on delete set null (webhook_id);

alter table feedback_rule_match add constraint feedback_rule_match_company_id_fkey foreign key (company_id) references customer (id);

alter table feedback_rule_match add constraint feedback_rule_match_feedback_id_fkey foreign key (company_id, feedback_id) references feedback (company_id, id) on delete cascade;

alter table feedback_rule_match add constraint feedback_rule_match_node_id_fkey foreign key (company_id, node_id) references node (company_id, id) on delete cascade;

alter table feedback_rule_match add constraint feedback_rule_match_rule_id_fkey foreign key (company_id, rule_id) references feedback_rule (company_id, id) on delete cascade;

alter table notice add constraint notice_company_id_fkey foreign key (company_id) references customer (id);

alter table notice add constraint notice_feedback_id_fkey foreign key (company_id, feedback_id) references feedback (company_id, id) on delete cascade;

alter table notice add constraint notice_node_id_fkey foreign key (company_id, node_id) references node (company_id, id) on delete cascade;

alter table notice add constraint notice_rule_id_fkey foreign key (company_id, rule_id) references feedback_rule (company_id, id) on delete set null (rule_id);

alter table notice add constraint notice_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete cascade;

alter table notice_preference add constraint notice_preference_company_id_fkey foreign key (company_id) references customer (id);

alter table notice_preference add constraint notice_preference_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete cascade;

alter table opening_hours add constraint opening_hours_company_id_fkey foreign key (company_id) references customer (id);

alter table opening_hours add constraint opening_hours_node_id_fkey foreign key (company_id, node_id) references node (company_id, id) on delete cascade;

alter table webhook_delivery add constraint webhook_delivery_rule_id_fkey foreign key (company_id, rule_id) references feedback_rule (company_id, id) on delete set null (rule_id);

revoke all on table customer from feedtree_app;
revoke all on sequence customer_id_seq from feedtree_app;
grant select, update (name, email, phone, address, postal_code, city, country_id, tax_number, show_address, show_phone, show_email, default_locale, state, inherit_designs, retention_months, erased_until, arrivals_until, pictures_checked_at, default_survey_id, return_url, return_url_enabled, saved_card_id, updated_at) on table customer to feedtree_app;

revoke all on table webhook from feedtree_worker;
revoke all on sequence webhook_id_seq from feedtree_worker;
grant select (company_id, id, name, events, is_active, failing_since) on table webhook to feedtree_worker;
