-- 0044_repeated_answers: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table feedback add column repeat_reason text constraint feedback_repeat_reason_check check (repeat_reason in ('same_device', 'no_page', 'many_at_once', 'same_answers'));

alter table feedback add column sender_hash text constraint feedback_sender_hash_check check (char_length(sender_hash) <= 64);

create index feedback_sender_hash_created_at_where_repeat_reason_empty_idx on feedback (company_id, sender_hash, created_at) where repeat_reason is null;

revoke all on table feedback from feedtree_visitor;
revoke all on sequence feedback_id_seq from feedtree_visitor;
grant select (company_id, id, node_id, survey_version_id, status, priority, score, lowest_part, smiley, nps, csat, local_time, answers, locale, is_partial, is_repeat, repeat_reason, erased_at, response_token, is_solved, device_hash, sender_hash, created_at), insert, update (survey_version_id, priority, score, lowest_part, smiley, nps, csat, answers, comment, locale, is_partial, is_repeat, read_at, updated_at) on table feedback to feedtree_visitor;
grant usage on sequence feedback_id_seq to feedtree_visitor;

-- What was a repeat before was one of its device.
alter table feedback no force row level security;
update feedback set repeat_reason = 'same_device' where is_repeat;
alter table feedback force row level security;
