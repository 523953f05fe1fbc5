-- 0009_feedback_handling: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create table feedback_change (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name feedback_change_id_seq),
  feedback_id bigint not null,
  actor text not null constraint feedback_change_actor_check check (actor in ('user', 'visitor', 'rule', 'system')),
  user_id bigint,
  field text not null constraint feedback_change_field_check check (field in ('status', 'priority', 'assignee_id', 'tag_ids', 'is_solved', 'reply', 'message', 'comment', 'erasure')),
  earlier jsonb,
  later jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint feedback_change_pkey primary key (company_id, id)
);
create index feedback_change_feedback_id_id_idx on feedback_change (company_id, feedback_id, id);
create index feedback_change_user_id_idx on feedback_change (company_id, user_id);
alter table feedback_change enable row level security, force row level security;
create policy tenant on feedback_change to feedtree_app, feedtree_visitor
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert on table feedback_change to feedtree_app;
grant usage on sequence feedback_change_id_seq to feedtree_app;
grant insert (company_id, feedback_id, actor, field, earlier, later) on table feedback_change to feedtree_visitor;
grant usage on sequence feedback_change_id_seq to feedtree_visitor;

alter table feedback add column is_solved boolean;

alter table feedback add column revision integer not null default 1 constraint feedback_revision_check check (revision >= 1 and revision <= 1000000000);

alter table feedback_change add constraint feedback_change_company_id_fkey foreign key (company_id) references customer (id);

alter table feedback_change add constraint feedback_change_feedback_id_fkey foreign key (company_id, feedback_id) references feedback (company_id, id) on delete cascade;

alter table feedback_change add constraint feedback_change_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete set null (user_id);

revoke all on table feedback from feedtree_visitor;
revoke all on sequence feedback_id_seq from feedtree_visitor;
grant select (company_id, id, node_id, survey_version_id, status, priority, score, answers, locale, is_partial, is_repeat, erased_at, response_token, device_hash, created_at), insert, update (survey_version_id, priority, score, answers, comment, locale, is_partial, is_repeat, read_at, updated_at) on table feedback to feedtree_visitor;
grant usage on sequence feedback_id_seq to feedtree_visitor;
