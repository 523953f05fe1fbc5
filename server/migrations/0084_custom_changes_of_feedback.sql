-- 0084_custom_changes_of_feedback: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table feedback_change drop constraint feedback_change_field_check;

alter table feedback_change add constraint feedback_change_field_check check (field in ('status', 'priority', 'assignee_id', 'tag_ids', 'is_solved', 'reply', 'message', 'comment', 'erasure', 'custom'));
