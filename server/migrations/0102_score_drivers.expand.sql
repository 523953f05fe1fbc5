-- 0102_score_drivers.expand: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

-- step
create table driver_day (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name driver_day_id_seq),
  node_id bigint not null,
  day date not null,
  survey_version_id bigint not null,
  answers integer not null default 0,
  own jsonb not null,
  below jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint driver_day_pkey primary key (company_id, id),
  constraint driver_day_node_id_day_survey_version_id_key unique (company_id, node_id, day, survey_version_id)
);
create index driver_day_survey_version_id_idx on driver_day (company_id, survey_version_id);
alter table driver_day enable row level security, force row level security;
create policy tenant on driver_day to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));
create policy worker on driver_day to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));
grant select, insert, update, delete on table driver_day to feedtree_app;
grant usage on sequence driver_day_id_seq to feedtree_app;
grant select (company_id, id, node_id, day) on table driver_day to feedtree_worker;

-- step
create table driver_day_due (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name driver_day_due_id_seq),
  node_id bigint not null,
  day date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint driver_day_due_pkey primary key (company_id, id)
);
create index driver_day_due_day_idx on driver_day_due (company_id, day);
alter table driver_day_due enable row level security, force row level security;
create policy tenant on driver_day_due to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));
create policy worker on driver_day_due to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));
grant select, insert, delete on table driver_day_due to feedtree_app;
grant usage on sequence driver_day_due_id_seq to feedtree_app;
grant select, insert on table driver_day_due to feedtree_worker;
grant usage on sequence driver_day_due_id_seq to feedtree_worker;

-- step
alter table driver_day add constraint driver_day_company_id_fkey foreign key (company_id) references customer (id);

-- step
alter table driver_day add constraint driver_day_node_id_fkey foreign key (company_id, node_id) references node (company_id, id) on delete cascade;

-- step
alter table driver_day add constraint driver_day_survey_version_id_fkey foreign key (company_id, survey_version_id) references survey_version (company_id, id) on delete cascade;

-- step
alter table driver_day_due add constraint driver_day_due_company_id_fkey foreign key (company_id) references customer (id);

-- step
grant select (company_id, id, node_id, survey_version_id, local_time, answers, locale, is_partial, is_repeat, erased_at, response_token, created_at) on table feedback to feedtree_worker;
