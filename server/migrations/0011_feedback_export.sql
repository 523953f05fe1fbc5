-- 0011_feedback_export: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table stored_file drop constraint stored_file_purpose_check;

alter table stored_file drop constraint stored_file_byte_size_check;

create table feedback_export (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name feedback_export_id_seq),
  user_id bigint not null,
  format text not null constraint feedback_export_format_check check (format in ('csv', 'xlsx')),
  state text not null default 'queued' constraint feedback_export_state_check check (state in ('queued', 'running', 'done', 'failed')),
  request jsonb not null,
  locale text not null default 'en' constraint feedback_export_locale_check check (locale in ('tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko')),
  row_count integer constraint feedback_export_row_count_check check (row_count >= 0 and row_count <= 1000000000),
  rows_done integer not null default 0 constraint feedback_export_rows_done_check check (rows_done >= 0 and rows_done <= 1000000000),
  byte_size bigint constraint feedback_export_byte_size_check check (byte_size >= 0 and byte_size <= 100000000000),
  done_at timestamptz,
  expires_at timestamptz not null,
  failure text constraint feedback_export_failure_check check (char_length(failure) <= 60),
  granted_node_ids jsonb,
  storage_key text constraint feedback_export_storage_key_check check (char_length(storage_key) <= 255),
  attempts smallint not null default 0 constraint feedback_export_attempts_check check (attempts >= 0 and attempts <= 1000),
  due_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint feedback_export_pkey primary key (company_id, id)
);
create index feedback_export_expires_at_idx on feedback_export (company_id, expires_at);
create index feedback_export_state_due_at_idx on feedback_export (company_id, state, due_at);
create index feedback_export_user_id_created_at_idx on feedback_export (company_id, user_id, created_at);
alter table feedback_export enable row level security, force row level security;
create policy tenant on feedback_export to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy worker on feedback_export to feedtree_worker
  using (true)
  with check (true);
grant select, insert, update (updated_at), delete on table feedback_export to feedtree_app;
grant usage on sequence feedback_export_id_seq to feedtree_app;
grant select, update (state, row_count, rows_done, byte_size, done_at, expires_at, failure, storage_key, attempts, due_at, updated_at), delete on table feedback_export to feedtree_worker;

alter table stored_file alter column byte_size type bigint using byte_size::bigint;

alter table stored_file add constraint stored_file_purpose_check check (purpose in ('answer', 'picture', 'export'));

alter table stored_file add constraint stored_file_byte_size_check check (byte_size >= 0 and byte_size <= 100000000000);

alter table feedback_export add constraint feedback_export_company_id_fkey foreign key (company_id) references customer (id);

alter table feedback_export add constraint feedback_export_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete cascade;

revoke all on table stored_file from feedtree_visitor;
revoke all on sequence stored_file_id_seq from feedtree_visitor;
grant select (company_id, id, storage_key, purpose, byte_size, state), insert, update (state, updated_at) on table stored_file to feedtree_visitor;
grant usage on sequence stored_file_id_seq to feedtree_visitor;
