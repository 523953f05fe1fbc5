-- 0099_address_values.expand: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

-- step
alter table customer add column address_key text;

-- step
alter table customer add constraint customer_address_key_check check (char_length(address_key) <= 60) not valid;

-- step
alter table customer validate constraint customer_address_key_check;

-- step
drop policy tenant on feedback_custom_value;
create policy tenant on feedback_custom_value to feedtree_app, feedtree_visitor
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

-- step
grant select, update (name, email, phone, billing_name, address, postal_code, city, country_id, tax_number, show_address, show_phone, show_email, default_locale, time_zone, state, inherit_designs, users_create_organizations, requires_two_factor, retention_months, erased_until, arrivals_until, reads_rolled_until, recount_below, codes_examined_at, findings_mailed_at, pictures_checked_at, default_survey_id, return_url, return_url_enabled, address_key, saved_card_id, revision, updated_at) on table customer to feedtree_app;

-- step
grant select (id, name, email, phone, address, postal_code, city, country_id, show_address, show_phone, show_email, default_locale, time_zone, state, inherit_designs, default_survey_id, return_url, return_url_enabled, address_key, name_folded, email_folded, city_folded) on table customer to feedtree_visitor;

-- step
grant select (company_id, id, node_id, survey_version_id, status, priority, score, lowest_part, smiley, nps, csat, local_time, answers, locale, is_partial, is_repeat, repeat_reason, erased_at, response_token, is_solved, device_hash, sender_hash, created_at), insert (company_id, node_id, node_path, survey_version_id, priority, score, lowest_part, smiley, nps, csat, local_time, answers, comment, locale, is_partial, is_repeat, repeat_reason, response_token, device_hash, sender_hash, custom), update (survey_version_id, priority, score, lowest_part, smiley, nps, csat, answers, comment, locale, is_partial, is_repeat, read_at, updated_at) on table feedback to feedtree_visitor;
grant usage on sequence feedback_id_seq to feedtree_visitor;

-- step
grant insert on table feedback_custom_value to feedtree_visitor;
