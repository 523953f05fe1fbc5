-- 0005_stored_files: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create table stored_file (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name stored_file_id_seq),
  storage_key text not null constraint stored_file_storage_key_check check (char_length(storage_key) >= 1 and char_length(storage_key) <= 255),
  purpose text not null constraint stored_file_purpose_check check (purpose in ('answer', 'picture')),
  byte_size integer not null constraint stored_file_byte_size_check check (byte_size >= 0 and byte_size <= 1000000000),
  state text not null default 'pending' constraint stored_file_state_check check (state in ('pending', 'stored')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint stored_file_pkey primary key (company_id, id),
  constraint stored_file_storage_key_key unique (company_id, storage_key)
);
alter table stored_file enable row level security, force row level security;
create policy tenant on stored_file to feedtree_app, feedtree_visitor
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy worker on stored_file to feedtree_worker
  using (true)
  with check (true);
grant select, insert, update (state, updated_at) on table stored_file to feedtree_app;
grant usage on sequence stored_file_id_seq to feedtree_app;
grant select (company_id, id, storage_key, byte_size, state), insert, update (state, updated_at) on table stored_file to feedtree_visitor;
grant usage on sequence stored_file_id_seq to feedtree_visitor;
grant select, delete on table stored_file to feedtree_worker;

alter table node_survey_answer_media add column upload_id uuid;

alter table node_survey_answer_media add constraint node_survey_answer_media_upload_id_key unique (company_id, upload_id);

create index node_survey_answer_media_storage_key_idx on node_survey_answer_media (company_id, storage_key);

alter table stored_file add constraint stored_file_company_id_fkey foreign key (company_id) references customer (id);

create policy worker on feedback to feedtree_worker
  using (true)
  with check (true);

create policy worker on node_survey_answer_media to feedtree_worker
  using (true)
  with check (true);

revoke all on table feedback from feedtree_worker;
revoke all on sequence feedback_id_seq from feedtree_worker;
grant select (company_id, id, answers, response_token) on table feedback to feedtree_worker;

revoke all on table node_survey_answer_media from feedtree_visitor;
revoke all on sequence node_survey_answer_media_id_seq from feedtree_visitor;
grant select (company_id, id, node_id, feedback_id, question_id, byte_size, response_token, upload_id), insert, update (feedback_id, updated_at) on table node_survey_answer_media to feedtree_visitor;
grant usage on sequence node_survey_answer_media_id_seq to feedtree_visitor;

revoke all on table node_survey_answer_media from feedtree_worker;
revoke all on sequence node_survey_answer_media_id_seq from feedtree_worker;
grant select (company_id, id, feedback_id, question_id, storage_key, response_token, upload_id, created_at), update (feedback_id, updated_at), delete on table node_survey_answer_media to feedtree_worker;

revoke all on table plan from feedtree_visitor;
revoke all on sequence plan_id_seq from feedtree_visitor;
grant select (id, tag, storage_mb, return_url, custom_logo, link_list, is_active, sort_order) on table plan to feedtree_visitor;
