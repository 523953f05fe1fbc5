-- 0021_partial_and_repeated: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

drop index feedback_is_partial_is_repeat_created_at_idx;

create index feedback_created_at_where_is_partial_true_idx on feedback (company_id, created_at) where is_partial;

create index feedback_created_at_where_is_repeat_true_idx on feedback (company_id, created_at) where is_repeat;
