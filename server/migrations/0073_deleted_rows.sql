-- 0073_deleted_rows: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create table deleted_row (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name deleted_row_id_seq),
  entity text not null constraint deleted_row_entity_check check (char_length(entity) <= 60),
  record_id bigint not null,
  stored jsonb not null,
  parts jsonb not null,
  returned jsonb not null default '{}',
  lost jsonb not null default '{}',
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint deleted_row_pkey primary key (company_id, id),
  constraint deleted_row_entity_record_id_key unique (company_id, entity, record_id)
);
create index deleted_row_expires_at_idx on deleted_row (company_id, expires_at);
alter table deleted_row enable row level security, force row level security;
create policy tenant on deleted_row to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));
create policy platform on deleted_row to feedtree_platform
  using (true)
  with check (true);
create policy worker on deleted_row to feedtree_worker
  using (true)
  with check (true);
grant select, insert, delete on table deleted_row to feedtree_app;
grant usage on sequence deleted_row_id_seq to feedtree_app;
grant select, insert, delete on table deleted_row to feedtree_platform;
grant usage on sequence deleted_row_id_seq to feedtree_platform;
grant select (company_id, id, entity, record_id, expires_at), delete on table deleted_row to feedtree_worker;

alter table audit_entry add column source text constraint audit_entry_source_check check (source in ('screen', 'bulk_edit', 'import', 'api'));

alter table audit_entry add column reason text constraint audit_entry_reason_check check (char_length(reason) <= 500);

alter table deleted_row add constraint deleted_row_company_id_fkey foreign key (company_id) references customer (id);

create policy worker on audit_entry to feedtree_worker
  using (true)
  with check (true);

revoke all on table audit_entry from feedtree_platform;
revoke all on sequence audit_entry_id_seq from feedtree_platform;
grant select (company_id, id, actor_id, actor_role, actor_name, impersonator_id, impersonator_name, operation, entity, record_id, history, source, reason, request_id, created_at, updated_at, actor_name_folded), insert on table audit_entry to feedtree_platform;
grant usage on sequence audit_entry_id_seq to feedtree_platform;

revoke all on table audit_entry from feedtree_worker;
revoke all on sequence audit_entry_id_seq from feedtree_worker;
grant select (company_id, id, entity, record_id, history, reason), update (history, reason, updated_at) on table audit_entry to feedtree_worker;

revoke all on table customer from feedtree_worker;
revoke all on sequence customer_id_seq from feedtree_worker;
grant select (id, name, is_platform, state, retention_months, erased_until, reads_rolled_until, recount_below, codes_examined_at, findings_mailed_at, pictures_checked_at, confirm_until, name_folded), update (reads_rolled_until, confirm_until, updated_at), delete on table customer to feedtree_worker;
