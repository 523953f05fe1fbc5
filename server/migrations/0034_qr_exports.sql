-- 0034_qr_exports: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create table qr_export (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name qr_export_id_seq),
  user_id bigint not null,
  formats text[] not null constraint qr_export_formats_check check (cardinality(formats) >= 1 and cardinality(formats) <= 4),
  state text not null default 'queued' constraint qr_export_state_check check (state in ('queued', 'running', 'done', 'failed')),
  request jsonb not null,
  locale text not null default 'en' constraint qr_export_locale_check check (locale in ('tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko')),
  row_count integer constraint qr_export_row_count_check check (row_count >= 0 and row_count <= 1000000),
  rows_done integer not null default 0 constraint qr_export_rows_done_check check (rows_done >= 0 and rows_done <= 1000000),
  byte_size bigint constraint qr_export_byte_size_check check (byte_size >= 0 and byte_size <= 100000000000),
  done_at timestamptz,
  expires_at timestamptz not null,
  failure text constraint qr_export_failure_check check (char_length(failure) <= 60),
  granted_node_ids jsonb,
  storage_key text constraint qr_export_storage_key_check check (char_length(storage_key) <= 255),
  attempts smallint not null default 0 constraint qr_export_attempts_check check (attempts >= 0 and attempts <= 1000),
  due_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint qr_export_pkey primary key (company_id, id)
);
create index qr_export_expires_at_idx on qr_export (company_id, expires_at);
create index qr_export_state_due_at_idx on qr_export (company_id, state, due_at);
create index qr_export_user_id_created_at_idx on qr_export (company_id, user_id, created_at);
alter table qr_export enable row level security, force row level security;
create policy tenant on qr_export to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy worker on qr_export to feedtree_worker
  using (true)
  with check (true);
grant select, insert, update (state, failure, storage_key, due_at, updated_at), delete on table qr_export to feedtree_app;
grant usage on sequence qr_export_id_seq to feedtree_app;
grant select, update (state, row_count, rows_done, byte_size, done_at, expires_at, failure, storage_key, attempts, due_at, updated_at), delete on table qr_export to feedtree_worker;

alter table qr_export add constraint qr_export_company_id_fkey foreign key (company_id) references customer (id);

alter table qr_export add constraint qr_export_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete cascade;
