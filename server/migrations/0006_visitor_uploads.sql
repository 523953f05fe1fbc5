-- 0006_visitor_uploads: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

revoke all on table node_survey_answer_media from feedtree_visitor;
revoke all on sequence node_survey_answer_media_id_seq from feedtree_visitor;
grant select (company_id, id, node_id, feedback_id, question_id, byte_size, storage_key, response_token, upload_id, erased_at), insert, update (feedback_id, file_name, media_type, byte_size, storage_key, updated_at) on table node_survey_answer_media to feedtree_visitor;
grant usage on sequence node_survey_answer_media_id_seq to feedtree_visitor;

revoke all on table node_survey_answer_media from feedtree_worker;
revoke all on sequence node_survey_answer_media_id_seq from feedtree_worker;
grant select (company_id, id, feedback_id, question_id, storage_key, response_token, upload_id, erased_at, created_at), update (feedback_id, updated_at), delete on table node_survey_answer_media to feedtree_worker;
