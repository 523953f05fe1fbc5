-- 0059_imports_of_units: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create collation if not exists "natural" (provider = icu, locale = 'und-u-kn-true');

create table unit_import (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name unit_import_id_seq),
  organization_id bigint not null,
  user_id bigint,
  file_name text collate "natural" not null default '' constraint unit_import_file_name_check check (char_length(file_name) <= 255),
  added_count integer not null constraint unit_import_added_count_check check (added_count >= 0 and added_count <= 1000000),
  changed_count integer not null constraint unit_import_changed_count_check check (changed_count >= 0 and changed_count <= 1000000),
  moved_count integer not null constraint unit_import_moved_count_check check (moved_count >= 0 and moved_count <= 1000000),
  taken_back_at timestamptz,
  removed_count integer not null default 0 constraint unit_import_removed_count_check check (removed_count >= 0 and removed_count <= 1000000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint unit_import_pkey primary key (company_id, id)
);
create index unit_import_organization_id_created_at_idx on unit_import (company_id, organization_id, created_at);
create index unit_import_user_id_idx on unit_import (company_id, user_id);
alter table unit_import enable row level security, force row level security;
create policy tenant on unit_import to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));
grant select, insert, update (taken_back_at, removed_count, updated_at) on table unit_import to feedtree_app;
grant usage on sequence unit_import_id_seq to feedtree_app;

create table unit_import_change (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name unit_import_change_id_seq),
  unit_import_id bigint not null,
  node_id bigint not null,
  kind text not null constraint unit_import_change_kind_check check (kind in ('add', 'change', 'move')),
  earlier jsonb,
  later jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint unit_import_change_pkey primary key (company_id, id)
);
create index unit_import_change_node_id_idx on unit_import_change (company_id, node_id);
create index unit_import_change_unit_import_id_kind_idx on unit_import_change (company_id, unit_import_id, kind);
alter table unit_import_change enable row level security, force row level security;
create policy tenant on unit_import_change to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));
grant select, insert on table unit_import_change to feedtree_app;
grant usage on sequence unit_import_change_id_seq to feedtree_app;

alter table unit_import add constraint unit_import_company_id_fkey foreign key (company_id) references customer (id);

alter table unit_import add constraint unit_import_organization_id_fkey foreign key (company_id, organization_id) references organization (company_id, id);

alter table unit_import add constraint unit_import_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete set null (user_id);

alter table unit_import_change add constraint unit_import_change_company_id_fkey foreign key (company_id) references customer (id);

alter table unit_import_change add constraint unit_import_change_node_id_fkey foreign key (company_id, node_id) references node (company_id, id) on delete cascade;

alter table unit_import_change add constraint unit_import_change_unit_import_id_fkey foreign key (company_id, unit_import_id) references unit_import (company_id, id) on delete cascade;
