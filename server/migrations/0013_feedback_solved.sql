-- 0013_feedback_solved: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

revoke all on table feedback from feedtree_visitor;
revoke all on sequence feedback_id_seq from feedtree_visitor;
grant select (company_id, id, node_id, survey_version_id, status, priority, score, smiley, nps, csat, answers, locale, is_partial, is_repeat, erased_at, response_token, is_solved, device_hash, created_at), insert, update (survey_version_id, priority, score, smiley, nps, csat, answers, comment, locale, is_partial, is_repeat, read_at, updated_at) on table feedback to feedtree_visitor;
grant usage on sequence feedback_id_seq to feedtree_visitor;
