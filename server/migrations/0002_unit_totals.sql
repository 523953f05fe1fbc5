-- 0002_unit_totals: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create table node_total (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name node_total_id_seq),
  node_id bigint not null,
  reads bigint not null default 0,
  answers bigint not null default 0,
  open bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint node_total_pkey primary key (company_id, id),
  constraint node_total_node_id_key unique (company_id, node_id)
);
alter table node_total enable row level security, force row level security;
create policy tenant on node_total to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy platform on node_total to feedtree_platform
  using (true)
  with check (true);
create policy worker on node_total to feedtree_worker
  using (true)
  with check (true);
grant select on table node_total to feedtree_app;
grant select on table node_total to feedtree_platform;
grant select, insert, update on table node_total to feedtree_worker;
grant usage on sequence node_total_id_seq to feedtree_worker;

alter table node_total add constraint node_total_company_id_fkey foreign key (company_id) references customer (id);

alter table node_total add constraint node_total_node_id_fkey foreign key (company_id, node_id) references node (company_id, id) on delete cascade;

-- What was folded before this table was there. Forced row-level security binds the owner as well, so it is lifted for the copy.
alter table node_day no force row level security;
alter table node_total no force row level security;
insert into node_total (company_id, node_id, reads, answers, open)
  select company_id, node_id, sum(reads), sum(answers), sum(open) from node_day group by company_id, node_id;
alter table node_total force row level security;
alter table node_day force row level security;
