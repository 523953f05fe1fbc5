-- 0041_weighted_scores: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table customer add column recount_below bigint constraint customer_recount_below_check check (recount_below >= 0);

alter table feedback add column lowest_part smallint constraint feedback_lowest_part_check check (lowest_part >= 0 and lowest_part <= 100);

revoke all on table customer from feedtree_app;
revoke all on sequence customer_id_seq from feedtree_app;
grant select, update (name, email, phone, address, postal_code, city, country_id, tax_number, show_address, show_phone, show_email, default_locale, state, inherit_designs, retention_months, erased_until, arrivals_until, reads_rolled_until, recount_below, codes_examined_at, findings_mailed_at, pictures_checked_at, default_survey_id, return_url, return_url_enabled, saved_card_id, updated_at) on table customer to feedtree_app;

revoke all on table customer from feedtree_worker;
revoke all on sequence customer_id_seq from feedtree_worker;
grant select (id, name, state, retention_months, erased_until, reads_rolled_until, recount_below, codes_examined_at, findings_mailed_at, pictures_checked_at, confirm_until), update (reads_rolled_until, confirm_until, updated_at), delete on table customer to feedtree_worker;

revoke all on table feedback from feedtree_visitor;
revoke all on sequence feedback_id_seq from feedtree_visitor;
grant select (company_id, id, node_id, survey_version_id, status, priority, score, lowest_part, smiley, nps, csat, answers, locale, is_partial, is_repeat, erased_at, response_token, is_solved, device_hash, created_at), insert, update (survey_version_id, priority, score, lowest_part, smiley, nps, csat, answers, comment, locale, is_partial, is_repeat, read_at, updated_at) on table feedback to feedtree_visitor;
grant usage on sequence feedback_id_seq to feedtree_visitor;
-- What was answered before is counted anew by a job, from the latest to the first. Forced row-level security binds the owner too.
alter table customer no force row level security;
alter table feedback no force row level security;

update customer set recount_below = (select max(answered.id) from feedback answered where answered.company_id = customer.id);

alter table customer force row level security;
alter table feedback force row level security;
