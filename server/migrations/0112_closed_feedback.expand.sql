-- 0112_closed_feedback.expand: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

-- step: concurrently
create index concurrently feedback_closed_at_where_closed_at_set_idx on feedback (company_id, closed_at) where closed_at is not null;
