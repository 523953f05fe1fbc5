-- 0008_taken_back_files: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

revoke all on table feedback from feedtree_worker;
revoke all on sequence feedback_id_seq from feedtree_worker;
grant select (company_id, id, answers, is_partial, response_token) on table feedback to feedtree_worker;
