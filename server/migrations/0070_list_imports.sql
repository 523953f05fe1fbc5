-- 0070_list_imports: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table stored_file drop constraint stored_file_purpose_check;

create table list_import (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name list_import_id_seq),
  user_id bigint not null,
  entity text not null constraint list_import_entity_check check (char_length(entity) <= 48),
  file_name text not null default '' constraint list_import_file_name_check check (char_length(file_name) <= 255),
  step text not null default 'upload' constraint list_import_step_check check (step in ('upload', 'check', 'run', 'take_back')),
  state text not null default 'done' constraint list_import_state_check check (state in ('queued', 'running', 'done', 'failed')),
  row_count integer not null default 0 constraint list_import_row_count_check check (row_count >= 0 and row_count <= 1000000000),
  rows_done integer not null default 0 constraint list_import_rows_done_check check (rows_done >= 0 and rows_done <= 1000000000),
  created_count integer not null default 0 constraint list_import_created_count_check check (created_count >= 0 and created_count <= 1000000000),
  changed_count integer not null default 0 constraint list_import_changed_count_check check (changed_count >= 0 and changed_count <= 1000000000),
  unchanged_count integer not null default 0 constraint list_import_unchanged_count_check check (unchanged_count >= 0 and unchanged_count <= 1000000000),
  refused_count integer not null default 0 constraint list_import_refused_count_check check (refused_count >= 0 and refused_count <= 1000000000),
  taken_back_count integer not null default 0 constraint list_import_taken_back_count_check check (taken_back_count >= 0 and taken_back_count <= 1000000000),
  kept_count integer not null default 0 constraint list_import_kept_count_check check (kept_count >= 0 and kept_count <= 1000000000),
  failure text constraint list_import_failure_check check (char_length(failure) <= 60),
  preview jsonb not null,
  mapping jsonb not null,
  change_existing boolean not null default false,
  header_hash text not null constraint list_import_header_hash_check check (char_length(header_hash) <= 64),
  locale text not null default 'en' constraint list_import_locale_check check (locale in ('tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko')),
  storage_key text constraint list_import_storage_key_check check (char_length(storage_key) <= 255),
  done_at timestamptz,
  attempts smallint not null default 0 constraint list_import_attempts_check check (attempts >= 0 and attempts <= 1000),
  due_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint list_import_pkey primary key (company_id, id)
);
create index list_import_created_at_idx on list_import (company_id, created_at);
create index list_import_due_at_id_where_done_at_empty_idx on list_import (company_id, due_at, id) where done_at is null;
create index list_import_user_id_entity_created_at_idx on list_import (company_id, user_id, entity, created_at);
alter table list_import enable row level security, force row level security;
create policy tenant on list_import to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));
create policy platform on list_import to feedtree_platform
  using (true)
  with check (true);
create policy worker on list_import to feedtree_worker
  using (true)
  with check (true);
grant select, insert, update (step, state, row_count, rows_done, created_count, changed_count, unchanged_count, refused_count, taken_back_count, kept_count, failure, mapping, change_existing, locale, storage_key, done_at, attempts, due_at, updated_at) on table list_import to feedtree_app;
grant usage on sequence list_import_id_seq to feedtree_app;
grant select, insert, update (step, state, row_count, rows_done, created_count, changed_count, unchanged_count, refused_count, taken_back_count, kept_count, failure, mapping, change_existing, locale, storage_key, done_at, attempts, due_at, updated_at) on table list_import to feedtree_platform;
grant usage on sequence list_import_id_seq to feedtree_platform;
grant select, update (step, state, row_count, rows_done, created_count, changed_count, unchanged_count, refused_count, taken_back_count, kept_count, failure, mapping, change_existing, locale, storage_key, done_at, attempts, due_at, updated_at), delete on table list_import to feedtree_worker;

create table list_import_batch (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name list_import_batch_id_seq),
  list_import_id bigint not null,
  created jsonb not null default '[]',
  changed jsonb not null,
  faults jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint list_import_batch_pkey primary key (company_id, id)
);
create index list_import_batch_list_import_id_id_idx on list_import_batch (company_id, list_import_id, id);
alter table list_import_batch enable row level security, force row level security;
create policy tenant on list_import_batch to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));
create policy platform on list_import_batch to feedtree_platform
  using (true)
  with check (true);
grant select, insert, update (created, changed, faults, updated_at), delete on table list_import_batch to feedtree_app;
grant usage on sequence list_import_batch_id_seq to feedtree_app;
grant select, insert, update (created, changed, faults, updated_at), delete on table list_import_batch to feedtree_platform;
grant usage on sequence list_import_batch_id_seq to feedtree_platform;

alter table stored_file add constraint stored_file_purpose_check check (purpose in ('answer', 'picture', 'export', 'support', 'import'));

alter table list_import add constraint list_import_company_id_fkey foreign key (company_id) references customer (id);

alter table list_import add constraint list_import_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete cascade;

alter table list_import_batch add constraint list_import_batch_company_id_fkey foreign key (company_id) references customer (id);

alter table list_import_batch add constraint list_import_batch_list_import_id_fkey foreign key (company_id, list_import_id) references list_import (company_id, id) on delete cascade;
