-- 0055_row_revisions: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table currency add column revision integer not null default 1 constraint currency_revision_check check (revision >= 1 and revision <= 1000000000);

alter table customer add column revision integer not null default 1 constraint customer_revision_check check (revision >= 1 and revision <= 1000000000);

alter table discount add column revision integer not null default 1 constraint discount_revision_check check (revision >= 1 and revision <= 1000000000);

alter table feedback_rule add column revision integer not null default 1 constraint feedback_rule_revision_check check (revision >= 1 and revision <= 1000000000);

alter table opening_hours add column revision integer not null default 1 constraint opening_hours_revision_check check (revision >= 1 and revision <= 1000000000);

alter table organization add column revision integer not null default 1 constraint organization_revision_check check (revision >= 1 and revision <= 1000000000);

alter table plan add column revision integer not null default 1 constraint plan_revision_check check (revision >= 1 and revision <= 1000000000);

alter table plan_location add column revision integer not null default 1 constraint plan_location_revision_check check (revision >= 1 and revision <= 1000000000);

alter table sub_plan add column revision integer not null default 1 constraint sub_plan_revision_check check (revision >= 1 and revision <= 1000000000);

alter table webhook add column revision integer not null default 1 constraint webhook_revision_check check (revision >= 1 and revision <= 1000000000);

revoke all on table customer from feedtree_app;
revoke all on sequence customer_id_seq from feedtree_app;
grant select, update (name, email, phone, billing_name, address, postal_code, city, country_id, tax_number, show_address, show_phone, show_email, default_locale, time_zone, state, inherit_designs, users_create_organizations, retention_months, erased_until, arrivals_until, reads_rolled_until, recount_below, codes_examined_at, findings_mailed_at, pictures_checked_at, default_survey_id, return_url, return_url_enabled, saved_card_id, revision, updated_at) on table customer to feedtree_app;
