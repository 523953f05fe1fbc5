-- 0111_due_times.expand: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

-- step
alter table customer add column due_hours_high smallint;

-- step
alter table customer add constraint customer_due_hours_high_check check (due_hours_high >= 1 and due_hours_high <= 500) not valid;

-- step
alter table customer validate constraint customer_due_hours_high_check;

-- step
alter table customer add column due_hours_normal smallint;

-- step
alter table customer add constraint customer_due_hours_normal_check check (due_hours_normal >= 1 and due_hours_normal <= 500) not valid;

-- step
alter table customer validate constraint customer_due_hours_normal_check;

-- step
alter table customer add column due_hours_low smallint;

-- step
alter table customer add constraint customer_due_hours_low_check check (due_hours_low >= 1 and due_hours_low <= 500) not valid;

-- step
alter table customer validate constraint customer_due_hours_low_check;

-- step
alter table feedback add column due_at timestamptz;

-- step
alter table feedback add column due_warn_at timestamptz;

-- step
alter table notice_preference add column on_due boolean not null default true;

-- step
alter table notice drop constraint notice_reason_check;
alter table notice add constraint notice_reason_check check (reason in ('rule', 'unhandled', 'escalation', 'silence', 'assigned', 'high_priority', 'rule_off', 'event', 'score_alert', 'due_soon')) not valid;

-- step
alter table notice validate constraint notice_reason_check;

-- step: concurrently
create index concurrently feedback_due_at_where_due_at_set_idx on feedback (company_id, due_at) where due_at is not null;

-- step: concurrently
create index concurrently feedback_due_warn_at_where_due_warn_at_set_idx on feedback (company_id, due_warn_at) where due_warn_at is not null;

-- step: concurrently
create index concurrently feedback_status_due_at_where_due_at_set_idx on feedback (company_id, status, due_at) where due_at is not null;

-- step
grant select, update (name, email, phone, billing_name, address, postal_code, city, country_id, tax_number, show_address, show_phone, show_email, default_locale, time_zone, state, inherit_designs, users_create_organizations, requires_two_factor, retention_months, erased_until, arrivals_until, reads_rolled_until, recount_below, answers_counted_until, score_alerts, due_hours_high, due_hours_normal, due_hours_low, alerts_looked_until, codes_examined_at, findings_mailed_at, pictures_checked_at, default_survey_id, return_url, return_url_enabled, address_key, saved_card_id, revision, updated_at) on table customer to feedtree_app;

-- step
grant select (id, name, is_platform, state, retention_months, erased_until, reads_rolled_until, recount_below, answers_counted_until, score_alerts, due_hours_high, due_hours_normal, due_hours_low, alerts_looked_until, codes_examined_at, findings_mailed_at, pictures_checked_at, confirm_until, name_folded), update (reads_rolled_until, confirm_until, updated_at), delete on table customer to feedtree_worker;

-- step
grant select (company_id, id, user_id, on_rules, on_assigned, on_high_priority, on_score_alerts, on_due, on_code_findings, time_zone, quiet_from, quiet_until) on table notice_preference to feedtree_worker;
