-- 0106_score_alerts.expand: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

-- step
create table score_alert (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name score_alert_id_seq),
  node_id bigint not null,
  state text not null default 'open' constraint score_alert_state_check check (state in ('open', 'recovered', 'settled', 'withdrawn')),
  expected double precision not null constraint score_alert_expected_check check (expected >= 0 and expected <= 100),
  seen double precision not null constraint score_alert_seen_check check (seen >= 0 and seen <= 100),
  answers integer not null constraint score_alert_answers_check check (answers >= 1),
  since timestamptz not null,
  found_at timestamptz not null,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint score_alert_pkey primary key (company_id, id)
);
create index score_alert_node_id_state_idx on score_alert (company_id, node_id, state);
create index score_alert_since_idx on score_alert (company_id, since);
create index score_alert_state_since_idx on score_alert (company_id, state, since);
alter table score_alert enable row level security, force row level security;
create policy tenant on score_alert to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));
create policy worker on score_alert to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));
grant select, insert, update (state, ended_at, updated_at) on table score_alert to feedtree_app;
grant usage on sequence score_alert_id_seq to feedtree_app;
grant select (company_id, id, node_id, state) on table score_alert to feedtree_worker;

-- step
create table score_watch (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name score_watch_id_seq),
  node_id bigint not null,
  reference jsonb,
  reference_at timestamptz not null,
  usual_from timestamptz,
  watched jsonb not null,
  score_alert_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint score_watch_pkey primary key (company_id, id),
  constraint score_watch_node_id_key unique (company_id, node_id)
);
create index score_watch_score_alert_id_idx on score_watch (company_id, score_alert_id);
alter table score_watch enable row level security, force row level security;
create policy tenant on score_watch to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));
grant select, insert, update, delete on table score_watch to feedtree_app;
grant usage on sequence score_watch_id_seq to feedtree_app;

-- step
alter table customer add column score_alerts boolean not null default true;

-- step
alter table customer add column alerts_looked_until timestamptz;

-- step
alter table notice add column score_alert_id bigint;

-- step
alter table notice_preference add column on_score_alerts boolean not null default true;

-- step
alter table event_notice drop constraint event_notice_event_check;
alter table event_notice add constraint event_notice_event_check check (event in ('draft.refused', 'company_tag.created', 'company_tag.changed', 'company_tag.deleted', 'customer_user.created', 'customer_user.changed', 'customer_user.deleted', 'customer_user.disabled', 'node_user_access.created', 'node_user_access.changed', 'node_user_access.deleted', 'organization.created', 'organization.changed', 'organization.deleted', 'score_alert.created', 'score_alert.recovered', 'score_alert.settled', 'score_alert.withdrawn', 'support_ticket.created', 'support_ticket.changed', 'support_ticket.deleted', 'support_ticket.in_processing', 'support_ticket.customer_replied', 'support_ticket.answered', 'support_ticket.completed', 'support_ticket.cancelled')) not valid;

-- step
alter table event_notice validate constraint event_notice_event_check;

-- step
alter table event_rule drop constraint event_rule_event_check;
alter table event_rule add constraint event_rule_event_check check (event in ('company_tag.created', 'company_tag.changed', 'company_tag.deleted', 'customer_user.created', 'customer_user.changed', 'customer_user.deleted', 'customer_user.disabled', 'node_user_access.created', 'node_user_access.changed', 'node_user_access.deleted', 'organization.created', 'organization.changed', 'organization.deleted', 'score_alert.created', 'score_alert.recovered', 'score_alert.settled', 'score_alert.withdrawn', 'support_ticket.created', 'support_ticket.changed', 'support_ticket.deleted', 'support_ticket.in_processing', 'support_ticket.customer_replied', 'support_ticket.answered', 'support_ticket.completed', 'support_ticket.cancelled')) not valid;

-- step
alter table event_rule validate constraint event_rule_event_check;

-- step
alter table event_rule_match drop constraint event_rule_match_event_check;
alter table event_rule_match add constraint event_rule_match_event_check check (event in ('company_tag.created', 'company_tag.changed', 'company_tag.deleted', 'customer_user.created', 'customer_user.changed', 'customer_user.deleted', 'customer_user.disabled', 'node_user_access.created', 'node_user_access.changed', 'node_user_access.deleted', 'organization.created', 'organization.changed', 'organization.deleted', 'score_alert.created', 'score_alert.recovered', 'score_alert.settled', 'score_alert.withdrawn', 'support_ticket.created', 'support_ticket.changed', 'support_ticket.deleted', 'support_ticket.in_processing', 'support_ticket.customer_replied', 'support_ticket.answered', 'support_ticket.completed', 'support_ticket.cancelled')) not valid;

-- step
alter table event_rule_match validate constraint event_rule_match_event_check;

-- step
alter table notice drop constraint notice_reason_check;
alter table notice add constraint notice_reason_check check (reason in ('rule', 'unhandled', 'escalation', 'silence', 'assigned', 'high_priority', 'rule_off', 'event', 'score_alert')) not valid;

-- step
alter table notice validate constraint notice_reason_check;

-- step
alter table webhook_delivery drop constraint webhook_delivery_event_check;
alter table webhook_delivery add constraint webhook_delivery_event_check check (event in ('feedback.created', 'feedback.changed', 'rule.matched', 'test', 'company_tag.created', 'company_tag.changed', 'company_tag.deleted', 'customer_user.created', 'customer_user.changed', 'customer_user.deleted', 'customer_user.disabled', 'node_user_access.created', 'node_user_access.changed', 'node_user_access.deleted', 'organization.created', 'organization.changed', 'organization.deleted', 'score_alert.created', 'score_alert.recovered', 'score_alert.settled', 'score_alert.withdrawn', 'support_ticket.created', 'support_ticket.changed', 'support_ticket.deleted', 'support_ticket.in_processing', 'support_ticket.customer_replied', 'support_ticket.answered', 'support_ticket.completed', 'support_ticket.cancelled')) not valid;

-- step
alter table webhook_delivery validate constraint webhook_delivery_event_check;

-- step: concurrently
create index concurrently notice_score_alert_id_idx on notice (company_id, score_alert_id);

-- step
alter table notice add constraint notice_score_alert_id_fkey foreign key (company_id, score_alert_id) references score_alert (company_id, id) on delete cascade not valid;

-- step
alter table notice validate constraint notice_score_alert_id_fkey;

-- step
alter table score_alert add constraint score_alert_company_id_fkey foreign key (company_id) references customer (id);

-- step
alter table score_alert add constraint score_alert_node_id_fkey foreign key (company_id, node_id) references node (company_id, id) on delete cascade;

-- step
alter table score_watch add constraint score_watch_company_id_fkey foreign key (company_id) references customer (id);

-- step
alter table score_watch add constraint score_watch_node_id_fkey foreign key (company_id, node_id) references node (company_id, id) on delete cascade;

-- step
alter table score_watch add constraint score_watch_score_alert_id_fkey foreign key (company_id, score_alert_id) references score_alert (company_id, id) on delete set null (score_alert_id);

-- step
grant select, update (name, email, phone, billing_name, address, postal_code, city, country_id, tax_number, show_address, show_phone, show_email, default_locale, time_zone, state, inherit_designs, users_create_organizations, requires_two_factor, retention_months, erased_until, arrivals_until, reads_rolled_until, recount_below, answers_counted_until, score_alerts, alerts_looked_until, codes_examined_at, findings_mailed_at, pictures_checked_at, default_survey_id, return_url, return_url_enabled, address_key, saved_card_id, revision, updated_at) on table customer to feedtree_app;

-- step
grant select (id, name, is_platform, state, retention_months, erased_until, reads_rolled_until, recount_below, answers_counted_until, score_alerts, alerts_looked_until, codes_examined_at, findings_mailed_at, pictures_checked_at, confirm_until, name_folded), update (reads_rolled_until, confirm_until, updated_at), delete on table customer to feedtree_worker;

-- step
grant select (company_id, id, user_id, on_rules, on_assigned, on_high_priority, on_score_alerts, on_code_findings, time_zone, quiet_from, quiet_until) on table notice_preference to feedtree_worker;
