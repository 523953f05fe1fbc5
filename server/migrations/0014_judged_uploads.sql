-- 0014_judged_uploads: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table node_day_delta drop constraint node_day_delta_node_id_fkey;

drop index feedback_assignee_id_created_at_idx;

alter table customer add column pictures_checked_at timestamptz;

alter table node_survey_answer_media add column sender_hash text constraint node_survey_answer_media_sender_hash_check check (char_length(sender_hash) <= 64);

alter table node_survey_answer_media add column swept_at timestamptz;

alter table stored_file add column unused_since timestamptz;

create index feedback_assignee_id_created_at_where_assignee_id_set_idx on feedback (company_id, assignee_id, created_at) where assignee_id is not null;

create index node_survey_answer_media_id_where_feedback_id_empt_09808ab4_idx on node_survey_answer_media (company_id, id) where feedback_id is null and swept_at is null;

create index stored_file_purpose_id_byte_size_idx on stored_file (company_id, purpose, id, byte_size);

revoke all on table customer from feedtree_app;
revoke all on sequence customer_id_seq from feedtree_app;
grant select, update (name, email, phone, address, postal_code, city, country_id, tax_number, show_address, show_phone, show_email, default_locale, state, inherit_designs, retention_months, erased_until, pictures_checked_at, default_survey_id, return_url, return_url_enabled, saved_card_id, updated_at) on table customer to feedtree_app;

revoke all on table customer from feedtree_worker;
revoke all on sequence customer_id_seq from feedtree_worker;
grant select (id, name, state, retention_months, erased_until, pictures_checked_at) on table customer to feedtree_worker;

revoke all on table node_survey_answer_media from feedtree_visitor;
revoke all on sequence node_survey_answer_media_id_seq from feedtree_visitor;
grant select (company_id, id, node_id, feedback_id, question_id, byte_size, storage_key, response_token, upload_id, sender_hash, swept_at, erased_at), insert, update (feedback_id, file_name, media_type, byte_size, storage_key, sender_hash, swept_at, updated_at) on table node_survey_answer_media to feedtree_visitor;
grant usage on sequence node_survey_answer_media_id_seq to feedtree_visitor;

revoke all on table node_survey_answer_media from feedtree_worker;
revoke all on sequence node_survey_answer_media_id_seq from feedtree_worker;
grant select (company_id, id, feedback_id, question_id, storage_key, response_token, upload_id, swept_at, erased_at, created_at, updated_at), update (feedback_id, byte_size, storage_key, sender_hash, swept_at, updated_at), delete on table node_survey_answer_media to feedtree_worker;

revoke all on table stored_file from feedtree_app;
revoke all on sequence stored_file_id_seq from feedtree_app;
grant select, insert, update (state, unused_since, updated_at) on table stored_file to feedtree_app;
grant usage on sequence stored_file_id_seq to feedtree_app;
