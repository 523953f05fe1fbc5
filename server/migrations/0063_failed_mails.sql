-- 0063_failed_mails: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create index mail_message_state_created_at_idx on mail_message (company_id, state, created_at);

revoke all on table mail_message from feedtree_platform;
revoke all on sequence mail_message_id_seq from feedtree_platform;
grant select (company_id, id, kind, state, attempts, due_at, done_at, failure, created_at, updated_at), insert (company_id, user_id, kind, record_id, email_change_id, due_at), update (state, attempts, due_at, done_at, failure, updated_at) on table mail_message to feedtree_platform;
grant usage on sequence mail_message_id_seq to feedtree_platform;
