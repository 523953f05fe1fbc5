-- 0100_survey_quota.expand: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

-- step
create table survey_quota (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name survey_quota_id_seq),
  survey_id bigint not null,
  quota text not null constraint survey_quota_quota_check check (char_length(quota) <= 32),
  taken bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint survey_quota_pkey primary key (company_id, id),
  constraint survey_quota_survey_id_quota_key unique (company_id, survey_id, quota)
);
alter table survey_quota enable row level security, force row level security;
create policy tenant on survey_quota to feedtree_app, feedtree_visitor
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));
create policy platform on survey_quota to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));
grant select on table survey_quota to feedtree_app;
grant select on table survey_quota to feedtree_platform;
grant select, insert, update (taken, updated_at) on table survey_quota to feedtree_visitor;
grant usage on sequence survey_quota_id_seq to feedtree_visitor;

-- step
alter table survey_quota add constraint survey_quota_company_id_fkey foreign key (company_id) references customer (id);

-- step
alter table survey_quota add constraint survey_quota_survey_id_fkey foreign key (company_id, survey_id) references survey (company_id, id) on delete cascade;
