-- 0016_counted_versions: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

drop index feedback_survey_version_id_idx;

create index feedback_survey_version_id_node_id_idx on feedback (company_id, survey_version_id, node_id);
