-- 0119_mentions.expand: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

-- step
alter table feedback_comment add column mentioned_user_ids bigint[] not null default '{}';

-- step
alter table feedback_comment add constraint feedback_comment_mentioned_user_ids_check check (cardinality(mentioned_user_ids) <= 10) not valid;

-- step
alter table feedback_comment validate constraint feedback_comment_mentioned_user_ids_check;

-- step
alter table notice_preference add column on_mentioned boolean not null default true;

-- step
alter table notice drop constraint notice_reason_check;
alter table notice add constraint notice_reason_check check (reason in ('rule', 'unhandled', 'escalation', 'silence', 'assigned', 'high_priority', 'rule_off', 'event', 'score_alert', 'due_soon', 'mentioned')) not valid;

-- step
alter table notice validate constraint notice_reason_check;

-- step
grant select (company_id, id, user_id, on_rules, on_assigned, on_mentioned, on_high_priority, on_score_alerts, on_due, on_code_findings, time_zone, quiet_from, quiet_until) on table notice_preference to feedtree_worker;
