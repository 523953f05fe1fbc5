-- 0030_marks: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table marc drop constraint marc_bound_by_id_fkey;

drop index marc_marc_batch_id_state_idx;

create table marc_binding (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name marc_binding_id_seq),
  marc_id bigint not null,
  node_id bigint not null,
  bound_by_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint marc_binding_pkey primary key (company_id, id)
);
create index marc_binding_marc_id_id_idx on marc_binding (company_id, marc_id, id);
create index marc_binding_node_id_idx on marc_binding (company_id, node_id);
alter table marc_binding enable row level security, force row level security;
create policy tenant on marc_binding to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy platform on marc_binding to feedtree_platform
  using (true)
  with check (true);
grant select, insert on table marc_binding to feedtree_app;
grant usage on sequence marc_binding_id_seq to feedtree_app;
grant select (company_id, id, marc_id, node_id, created_at), insert on table marc_binding to feedtree_platform;
grant usage on sequence marc_binding_id_seq to feedtree_platform;

alter table marc_binding add constraint marc_binding_bound_by_id_fkey foreign key (company_id, bound_by_id) references customer_user (company_id, id) on delete set null (bound_by_id);

alter table marc_binding add constraint marc_binding_company_id_fkey foreign key (company_id) references customer (id);

alter table marc_binding add constraint marc_binding_marc_id_fkey foreign key (company_id, marc_id) references marc (company_id, id);

alter table marc_binding add constraint marc_binding_node_id_fkey foreign key (company_id, node_id) references node (company_id, id);

revoke all on table marc from feedtree_app;
revoke all on sequence marc_id_seq from feedtree_app;
grant select on table marc to feedtree_app;

revoke all on table marc from feedtree_platform;
revoke all on sequence marc_id_seq from feedtree_platform;
grant select, insert on table marc to feedtree_platform;
grant usage on sequence marc_id_seq to feedtree_platform;

-- Where each mark is was kept in its own row; a retired one's code says so itself from now on.
alter table marc no force row level security;
alter table marc_binding no force row level security;
alter table node_qr_code no force row level security;
insert into marc_binding (company_id, marc_id, node_id, bound_by_id, created_at, updated_at)
  select m.company_id, m.id, c.node_id, m.bound_by_id, coalesce(m.bound_at, m.created_at), coalesce(m.bound_at, m.created_at)
  from marc m join node_qr_code c on c.company_id = m.company_id and c.id = m.node_qr_code_id
  where c.node_id is not null;
update node_qr_code c set state = 'retired' from marc m
  where m.company_id = c.company_id and m.node_qr_code_id = c.id and m.state = 'retired' and c.state <> 'retired';
alter table node_qr_code force row level security;
alter table marc_binding force row level security;
alter table marc force row level security;

alter table marc drop column state;

alter table marc drop column bound_at;

alter table marc drop column bound_by_id;
