-- 0028_read_channels: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create table node_read_mark (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name node_read_mark_id_seq),
  journal uuid not null,
  written bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint node_read_mark_pkey primary key (company_id, id),
  constraint node_read_mark_journal_key unique (company_id, journal)
);
alter table node_read_mark enable row level security, force row level security;
create policy tenant on node_read_mark to feedtree_app, feedtree_visitor
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy worker on node_read_mark to feedtree_worker
  using (true)
  with check (true);
grant select, insert, update, delete on table node_read_mark to feedtree_app;
grant usage on sequence node_read_mark_id_seq to feedtree_app;
grant select (company_id, id, journal, written), insert, update (written, updated_at) on table node_read_mark to feedtree_visitor;
grant usage on sequence node_read_mark_id_seq to feedtree_visitor;
grant select (company_id, id, updated_at), delete on table node_read_mark to feedtree_worker;

alter table node_read add column channel text not null default 'scan' constraint node_read_channel_check check (channel in ('scan', 'link', 'typed', 'kiosk'));

alter table node_read add column device_class text not null default 'other' constraint node_read_device_class_check check (device_class in ('phone', 'tablet', 'computer', 'other'));

alter table node_read_mark add constraint node_read_mark_company_id_fkey foreign key (company_id) references customer (id);
