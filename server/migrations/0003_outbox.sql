-- 0003_outbox: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create table mail_message (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name mail_message_id_seq),
  user_id bigint not null,
  kind text not null constraint mail_message_kind_check check (kind in ('invitation', 'password_reset')),
  state text not null default 'queued' constraint mail_message_state_check check (state in ('queued', 'sent', 'kept', 'failed')),
  attempts smallint not null default 0 constraint mail_message_attempts_check check (attempts >= 0 and attempts <= 1000),
  due_at timestamptz not null,
  done_at timestamptz,
  failure text constraint mail_message_failure_check check (char_length(failure) <= 60),
  content jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint mail_message_pkey primary key (company_id, id)
);
create index mail_message_state_due_at_idx on mail_message (company_id, state, due_at);
create index mail_message_user_id_created_at_idx on mail_message (company_id, user_id, created_at);
alter table mail_message enable row level security, force row level security;
create policy tenant on mail_message to feedtree_app, feedtree_session
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy worker on mail_message to feedtree_worker
  using (true)
  with check (true);
grant select (company_id, id, user_id, kind, created_at), insert (company_id, user_id, kind, due_at) on table mail_message to feedtree_app;
grant usage on sequence mail_message_id_seq to feedtree_app;
grant select (company_id, id, user_id, kind, created_at), insert (company_id, user_id, kind, due_at) on table mail_message to feedtree_session;
grant usage on sequence mail_message_id_seq to feedtree_session;
grant select, update (state, attempts, due_at, done_at, failure, content, updated_at), delete on table mail_message to feedtree_worker;

alter table mail_message add constraint mail_message_company_id_fkey foreign key (company_id) references customer (id);

alter table mail_message add constraint mail_message_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete cascade;

create policy worker on customer to feedtree_worker
  using (true)
  with check (true);

create policy worker on customer_user to feedtree_worker
  using (true)
  with check (true);

create policy worker on user_credential to feedtree_worker
  using (true)
  with check (true);

revoke all on table customer from feedtree_worker;
revoke all on sequence customer_id_seq from feedtree_worker;
grant select (id, name, state) on table customer to feedtree_worker;

revoke all on table customer_user from feedtree_worker;
revoke all on sequence customer_user_id_seq from feedtree_worker;
grant select (company_id, id, full_name, email, locale, state) on table customer_user to feedtree_worker;

revoke all on table user_credential from feedtree_worker;
revoke all on sequence user_credential_id_seq from feedtree_worker;
grant select (company_id, id, user_id), insert (company_id, user_id, reset_hash, reset_expires_at), update (reset_hash, reset_expires_at, updated_at) on table user_credential to feedtree_worker;
grant usage on sequence user_credential_id_seq to feedtree_worker;
