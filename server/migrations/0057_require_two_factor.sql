-- 0057_require_two_factor: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table customer add column requires_two_factor boolean not null default false;

revoke all on table customer from feedtree_app;
revoke all on sequence customer_id_seq from feedtree_app;
grant select, update (name, email, phone, billing_name, address, postal_code, city, country_id, tax_number, show_address, show_phone, show_email, default_locale, time_zone, state, inherit_designs, users_create_organizations, requires_two_factor, retention_months, erased_until, arrivals_until, reads_rolled_until, recount_below, codes_examined_at, findings_mailed_at, pictures_checked_at, default_survey_id, return_url, return_url_enabled, saved_card_id, revision, updated_at) on table customer to feedtree_app;
