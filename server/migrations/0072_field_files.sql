-- 0072_field_files: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table stored_file drop constraint stored_file_purpose_check;

alter table contract add column signed_copy jsonb;

alter table organization add column logo jsonb;

alter table stored_file add column field text constraint stored_file_field_check check (char_length(field) <= 127);

alter table stored_file add column facts jsonb;

alter table stored_file add column uploader_id bigint constraint stored_file_uploader_id_check check (uploader_id >= 1);

alter table stored_file add column record_id bigint constraint stored_file_record_id_check check (record_id >= 1);

alter table stored_file add constraint stored_file_purpose_check check (purpose in ('answer', 'picture', 'export', 'support', 'import', 'field'));

revoke all on table stored_file from feedtree_app;
revoke all on sequence stored_file_id_seq from feedtree_app;
grant select, insert, update (state, unused_since, record_id, updated_at) on table stored_file to feedtree_app;
grant usage on sequence stored_file_id_seq to feedtree_app;

revoke all on table stored_file from feedtree_platform;
revoke all on sequence stored_file_id_seq from feedtree_platform;
grant select (company_id, id, storage_key, purpose, byte_size, state, unused_since, field, facts, uploader_id, record_id, created_at), insert, update (state, unused_since, record_id, updated_at) on table stored_file to feedtree_platform;
grant usage on sequence stored_file_id_seq to feedtree_platform;
