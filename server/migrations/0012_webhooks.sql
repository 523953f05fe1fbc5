-- 0012_webhooks: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table mail_message drop constraint mail_message_kind_check;

create table webhook (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name webhook_id_seq),
  name text not null constraint webhook_name_check check (char_length(name) >= 1 and char_length(name) <= 200),
  url text not null constraint webhook_url_check check (char_length(url) <= 2000),
  events text[] not null constraint webhook_events_check check (cardinality(events) >= 1 and cardinality(events) <= 3),
  includes_contact boolean not null default false,
  is_active boolean not null default true,
  failing_since timestamptz,
  secret text not null constraint webhook_secret_check check (char_length(secret) <= 120),
  earlier_secret text constraint webhook_earlier_secret_check check (char_length(earlier_secret) <= 120),
  earlier_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint webhook_pkey primary key (company_id, id),
  constraint webhook_name_key unique (company_id, name)
);
alter table webhook enable row level security, force row level security;
create policy tenant on webhook to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy worker on webhook to feedtree_worker
  using (true)
  with check (true);
grant select, insert, update, delete on table webhook to feedtree_app;
grant usage on sequence webhook_id_seq to feedtree_app;
grant select (company_id, id, name, is_active, failing_since) on table webhook to feedtree_worker;

create table webhook_delivery (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name webhook_delivery_id_seq),
  webhook_id bigint not null,
  event text not null constraint webhook_delivery_event_check check (event in ('feedback.created', 'feedback.changed', 'rule.matched', 'test')),
  feedback_id bigint,
  state text not null default 'queued' constraint webhook_delivery_state_check check (state in ('queued', 'delivered', 'failed')),
  attempts smallint not null default 0 constraint webhook_delivery_attempts_check check (attempts >= 0 and attempts <= 1000),
  due_at timestamptz not null,
  done_at timestamptz,
  status smallint constraint webhook_delivery_status_check check (status >= 100 and status <= 999),
  failure text constraint webhook_delivery_failure_check check (failure in ('status', 'timeout', 'name_not_found', 'address_refused', 'certificate', 'connection', 'receiver_gone', 'internal')),
  duration_ms integer constraint webhook_delivery_duration_ms_check check (duration_ms >= 0 and duration_ms <= 1000000),
  answer text constraint webhook_delivery_answer_check check (char_length(answer) <= 1024),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint webhook_delivery_pkey primary key (company_id, id)
);
create index webhook_delivery_created_at_id_idx on webhook_delivery (company_id, created_at, id);
create index webhook_delivery_feedback_id_idx on webhook_delivery (company_id, feedback_id);
create index webhook_delivery_state_done_at_idx on webhook_delivery (company_id, state, done_at);
create index webhook_delivery_webhook_id_created_at_idx on webhook_delivery (company_id, webhook_id, created_at);
create index webhook_delivery_webhook_id_state_due_at_idx on webhook_delivery (company_id, webhook_id, state, due_at);
alter table webhook_delivery enable row level security, force row level security;
create policy tenant on webhook_delivery to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy worker on webhook_delivery to feedtree_worker
  using (true)
  with check (true);
grant select, insert, update, delete on table webhook_delivery to feedtree_app;
grant usage on sequence webhook_delivery_id_seq to feedtree_app;
grant select (company_id, id, webhook_id, state, attempts, due_at, done_at), update (attempts, due_at, updated_at), delete on table webhook_delivery to feedtree_worker;

alter table mail_message add column record_id bigint;

alter table mail_message add constraint mail_message_kind_check check (kind in ('invitation', 'password_reset', 'webhook_off'));

alter table webhook add constraint webhook_company_id_fkey foreign key (company_id) references customer (id);

alter table webhook_delivery add constraint webhook_delivery_company_id_fkey foreign key (company_id) references customer (id);

alter table webhook_delivery add constraint webhook_delivery_feedback_id_fkey foreign key (company_id, feedback_id) references feedback (company_id, id) on delete cascade;

alter table webhook_delivery add constraint webhook_delivery_webhook_id_fkey foreign key (company_id, webhook_id) references webhook (company_id, id) on delete cascade;

revoke all on table mail_message from feedtree_app;
revoke all on sequence mail_message_id_seq from feedtree_app;
grant select (company_id, id, user_id, kind, created_at), insert (company_id, user_id, kind, record_id, due_at) on table mail_message to feedtree_app;
grant usage on sequence mail_message_id_seq to feedtree_app;
