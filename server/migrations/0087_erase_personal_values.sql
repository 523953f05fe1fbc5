-- 0087_erase_personal_values: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

revoke all on table audit_entry from feedtree_worker;
revoke all on sequence audit_entry_id_seq from feedtree_worker;
grant select (company_id, id, entity, record_id, changes, history, reason), update (changes, history, reason, updated_at) on table audit_entry to feedtree_worker;
