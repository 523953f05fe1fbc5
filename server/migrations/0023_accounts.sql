-- 0023_accounts: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table mail_message drop constraint mail_message_kind_check;

create table two_factor (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name two_factor_id_seq),
  user_id bigint not null,
  secret text not null constraint two_factor_secret_check check (char_length(secret) <= 200),
  confirmed_at timestamptz,
  last_step bigint not null default 0 constraint two_factor_last_step_check check (last_step >= 0),
  recovery_hashes text[] not null default '{}' constraint two_factor_recovery_hashes_check check (cardinality(recovery_hashes) <= 10),
  failed_count smallint not null default 0 constraint two_factor_failed_count_check check (failed_count >= 0 and failed_count <= 32000),
  locked_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint two_factor_pkey primary key (company_id, id),
  constraint two_factor_user_id_key unique (company_id, user_id)
);
alter table two_factor enable row level security, force row level security;
create policy tenant on two_factor to feedtree_app, feedtree_session
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy platform on two_factor to feedtree_platform
  using (true)
  with check (true);
grant select (company_id, id, user_id, confirmed_at), delete on table two_factor to feedtree_app;
grant select (company_id, id, user_id, confirmed_at) on table two_factor to feedtree_platform;
grant select, insert, update, delete on table two_factor to feedtree_session;
grant usage on sequence two_factor_id_seq to feedtree_session;

alter table mail_message add constraint mail_message_kind_check check (kind in ('invitation', 'password_reset', 'webhook_off', 'notices', 'report', 'requested_report', 'password_changed', 'two_factor_on', 'two_factor_off', 'two_factor_reset'));

alter table two_factor add constraint two_factor_company_id_fkey foreign key (company_id) references customer (id);

alter table two_factor add constraint two_factor_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete cascade;

create policy worker on session to feedtree_worker
  using (true)
  with check (true);

revoke all on table session from feedtree_worker;
revoke all on sequence session_id_seq from feedtree_worker;
grant select (company_id, id, expires_at), delete on table session to feedtree_worker;
