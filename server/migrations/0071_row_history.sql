-- 0071_row_history: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table audit_entry add column history jsonb;

revoke all on table audit_entry from feedtree_platform;
revoke all on sequence audit_entry_id_seq from feedtree_platform;
grant select (company_id, id, actor_id, actor_role, actor_name, impersonator_id, impersonator_name, operation, entity, record_id, history, request_id, created_at, updated_at, actor_name_folded), insert on table audit_entry to feedtree_platform;
grant usage on sequence audit_entry_id_seq to feedtree_platform;
