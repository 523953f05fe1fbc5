-- 0027_shares_and_erased_exports: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table company_tag add column maker_id bigint;

alter table feedback_export add column first_feedback_id bigint constraint feedback_export_first_feedback_id_check check (first_feedback_id >= 1);

alter table feedback_export add column last_feedback_id bigint constraint feedback_export_last_feedback_id_check check (last_feedback_id >= 1);

alter table feedback_rule add column maker_id bigint;

create index company_tag_maker_id_idx on company_tag (company_id, maker_id);

create index feedback_rule_maker_id_idx on feedback_rule (company_id, maker_id);

alter table company_tag add constraint company_tag_maker_id_fkey foreign key (company_id, maker_id) references customer_user (company_id, id) on delete set null (maker_id);

alter table feedback_rule add constraint feedback_rule_maker_id_fkey foreign key (company_id, maker_id) references customer_user (company_id, id) on delete set null (maker_id);

revoke all on table feedback_export from feedtree_app;
revoke all on sequence feedback_export_id_seq from feedtree_app;
grant select, insert, update (state, failure, storage_key, due_at, updated_at), delete on table feedback_export to feedtree_app;
grant usage on sequence feedback_export_id_seq to feedtree_app;

revoke all on table feedback_export from feedtree_worker;
revoke all on sequence feedback_export_id_seq from feedtree_worker;
grant select, update (state, row_count, rows_done, byte_size, done_at, expires_at, failure, first_feedback_id, last_feedback_id, storage_key, attempts, due_at, updated_at), delete on table feedback_export to feedtree_worker;
