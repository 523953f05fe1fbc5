-- 0080_pilots_of_drafts: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create table draft_pilot (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name draft_pilot_id_seq),
  draft_id bigint not null,
  pilot_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint draft_pilot_pkey primary key (company_id, id),
  constraint draft_pilot_draft_id_pilot_id_key unique (company_id, draft_id, pilot_id)
);
create index draft_pilot_pilot_id_idx on draft_pilot (company_id, pilot_id);
alter table draft_pilot enable row level security, force row level security;
create policy tenant on draft_pilot to feedtree_app, feedtree_visitor
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));
grant select, insert, delete on table draft_pilot to feedtree_app;
grant usage on sequence draft_pilot_id_seq to feedtree_app;
grant select (company_id, id, draft_id, pilot_id) on table draft_pilot to feedtree_visitor;

alter table draft_pilot add constraint draft_pilot_company_id_fkey foreign key (company_id) references customer (id);

alter table draft_pilot add constraint draft_pilot_draft_id_fkey foreign key (company_id, draft_id) references draft (company_id, id) on delete cascade;

drop policy tenant on draft;

create policy tenant on draft to feedtree_app, feedtree_visitor
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

revoke all on table draft from feedtree_visitor;
revoke all on sequence draft_id_seq from feedtree_visitor;
grant select (company_id, id, entity, record_id, state, changes, updated_at) on table draft to feedtree_visitor;
