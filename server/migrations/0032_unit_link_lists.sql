-- 0032_unit_link_lists: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create table node_link_list (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name node_link_list_id_seq),
  node_id bigint not null,
  document jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint node_link_list_pkey primary key (company_id, id),
  constraint node_link_list_node_id_key unique (company_id, node_id)
);
alter table node_link_list enable row level security, force row level security;
create policy tenant on node_link_list to feedtree_app, feedtree_visitor
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update, delete on table node_link_list to feedtree_app;
grant usage on sequence node_link_list_id_seq to feedtree_app;
grant select (company_id, id, node_id, document, updated_at) on table node_link_list to feedtree_visitor;

alter table node_link_list add constraint node_link_list_company_id_fkey foreign key (company_id) references customer (id);

alter table node_link_list add constraint node_link_list_node_id_fkey foreign key (company_id, node_id) references node (company_id, id) on delete cascade;

drop policy tenant on opening_hours;

create policy tenant on opening_hours to feedtree_app, feedtree_visitor
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));

revoke all on table opening_hours from feedtree_visitor;
revoke all on sequence opening_hours_id_seq from feedtree_visitor;
grant select (company_id, id, node_id, time_zone) on table opening_hours to feedtree_visitor;

-- What a scan opens has three readings now. Forced row-level security binds the owner as well, so it is lifted for the change.
alter table link_list_group no force row level security;
update link_list_group set document = (document - 'show_first')
    || case when document -> 'show_first' = 'true' then '{"opens": "links"}'::jsonb else '{}'::jsonb end
  where document ? 'show_first';
alter table link_list_group force row level security;
