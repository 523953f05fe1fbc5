-- 0037_marc_batch_pictures: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

revoke all on table marc_batch from feedtree_app;
revoke all on sequence marc_batch_id_seq from feedtree_app;
grant select (company_id, id, bound_count, retired_count, design), update (bound_count, retired_count, updated_at) on table marc_batch to feedtree_app;
