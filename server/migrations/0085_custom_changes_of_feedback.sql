-- 0085_custom_changes_of_feedback: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table feedback_change drop constraint feedback_change_field_check;

alter table feedback_rule drop constraint feedback_rule_conditions_check;

alter table feedback_rule add column custom_field_id bigint;

alter table feedback_rule add column custom_value text constraint feedback_rule_custom_value_check check (char_length(custom_value) <= 1000);

alter table feedback_change add constraint feedback_change_field_check check (field in ('status', 'priority', 'assignee_id', 'tag_ids', 'is_solved', 'reply', 'message', 'comment', 'erasure', 'custom'));

alter table feedback_rule add constraint feedback_rule_conditions_check check (cardinality(conditions) <= 6);

create index feedback_rule_custom_field_id_idx on feedback_rule (company_id, custom_field_id);

alter table feedback_rule add constraint feedback_rule_custom_field_id_fkey foreign key (company_id, custom_field_id) references custom_field (company_id, id) on delete set null (custom_field_id);
