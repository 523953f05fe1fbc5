-- 0048_email_changes: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

drop trigger email_keep on customer_user;
drop trigger email_keep_truncate on customer_user;
drop function customer_user_email_directory_keep();
drop table customer_user_email_directory;

alter table customer_user no force row level security;

do $preflight$
declare
  findings jsonb := '[]';
  offending bigint;
begin
  offending := (select coalesce(sum(repeated.times), 0) from (select count(*) as times from customer_user candidate where candidate.company_id is not null and candidate.email is not null group by company_id, email having count(*) > 1) repeated);
  if offending > 0 then
    findings := findings || jsonb_build_object('table', 'customer_user', 'count', offending, 'message', 'They repeat each other in company_id, email, which must differ from now on. Change all but one of each first.');
  end if;
  if findings <> '[]' then
    raise exception using
      errcode = 'FT001',
      message = (select string_agg(format('%s: %s row(s). %s', finding ->> 'table', finding ->> 'count', finding ->> 'message'), E'\n')
                 from jsonb_array_elements(findings) as finding),
      detail = findings::text;
  end if;
end $preflight$;

alter table customer_user force row level security;

drop index customer_user_email_idx;

alter table mail_message drop constraint mail_message_kind_check;

create table account_notice (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name account_notice_id_seq),
  user_id bigint not null,
  kind text not null constraint account_notice_kind_check check (kind in ('email_change_requested', 'email_changed', 'email_taken_back', 'password_link_sent', 'password_link_requested', 'password_set', 'two_factor_reset')),
  actor_name text not null default '' constraint account_notice_actor_name_check check (char_length(actor_name) <= 200),
  seen_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint account_notice_pkey primary key (company_id, id)
);
create index account_notice_user_id_where_seen_at_empty_idx on account_notice (company_id, user_id) where seen_at is null;
alter table account_notice enable row level security, force row level security;
create policy tenant on account_notice to feedtree_app, feedtree_session
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy platform on account_notice to feedtree_platform
  using (true)
  with check (true);
create policy worker on account_notice to feedtree_worker
  using (true)
  with check (true);
grant select, insert (company_id, user_id, kind, actor_name) on table account_notice to feedtree_app;
grant usage on sequence account_notice_id_seq to feedtree_app;
grant select, insert (company_id, user_id, kind, actor_name) on table account_notice to feedtree_platform;
grant usage on sequence account_notice_id_seq to feedtree_platform;
grant select, insert, update (seen_at, updated_at) on table account_notice to feedtree_session;
grant usage on sequence account_notice_id_seq to feedtree_session;
grant select (company_id, id, created_at), delete on table account_notice to feedtree_worker;

create table email_change (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name email_change_id_seq),
  user_id bigint not null,
  old_email text not null constraint email_change_old_email_check check (char_length(old_email) <= 254),
  new_email text not null constraint email_change_new_email_check check (char_length(new_email) <= 254),
  state text not null default 'pending' constraint email_change_state_check check (state in ('pending', 'confirmed', 'cancelled', 'taken_back')),
  requested_by_id bigint,
  requested_by_name text not null default '' constraint email_change_requested_by_name_check check (char_length(requested_by_name) <= 200),
  session_id bigint,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  take_back_until timestamptz,
  held_email text constraint email_change_held_email_check check (char_length(held_email) <= 254),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint email_change_pkey primary key (company_id, id)
);
create index email_change_held_email_idx on email_change (company_id, held_email);
create index email_change_requested_by_id_idx on email_change (company_id, requested_by_id);
create index email_change_take_back_until_where_held_email_set_idx on email_change (company_id, take_back_until) where held_email is not null;
create index email_change_user_id_idx on email_change (company_id, user_id);
alter table email_change enable row level security, force row level security;
create policy tenant on email_change to feedtree_app, feedtree_session
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy platform on email_change to feedtree_platform
  using (true)
  with check (true);
create policy worker on email_change to feedtree_worker
  using (true)
  with check (true);
grant select, insert (company_id, user_id, old_email, new_email, requested_by_id, requested_by_name, session_id, expires_at), update (state, updated_at) on table email_change to feedtree_app;
grant usage on sequence email_change_id_seq to feedtree_app;
grant select on table email_change to feedtree_platform;
grant select, insert, update on table email_change to feedtree_session;
grant usage on sequence email_change_id_seq to feedtree_session;
grant select, update (held_email, updated_at), delete on table email_change to feedtree_worker;

alter table customer_user add column login_email text constraint customer_user_login_email_check check (char_length(login_email) <= 254);

-- Whoever has a password has followed a mailed link, but for who registered and was not confirmed yet.
alter table customer_user no force row level security;
alter table user_credential no force row level security;
alter table customer no force row level security;
update customer_user u set login_email = u.email
  from user_credential p, customer c
  where p.company_id = u.company_id and p.user_id = u.id and p.password_hash is not null
    and c.id = u.company_id and c.confirm_until is null;
alter table customer_user force row level security;
alter table user_credential force row level security;
alter table customer force row level security;

alter table mail_message add column email_change_id bigint;

alter table mail_message add constraint mail_message_kind_check check (kind in ('invitation', 'password_reset', 'registration', 'account_exists', 'webhook_off', 'notices', 'report', 'requested_report', 'code_findings', 'password_changed', 'two_factor_on', 'two_factor_off', 'two_factor_reset', 'two_factor_reset_by_support', 'two_factor_reset_of_user', 'email_change_confirm', 'email_change_requested', 'email_changed', 'email_taken_back', 'password_link_sent', 'password_set', 'receipt', 'payment_failed', 'renewal_failed', 'company_read_only', 'renewal_ahead', 'plan_ending', 'plan_ended', 'support_answer', 'support_closed', 'support_request'));

alter table customer_user add constraint customer_user_email_key unique (company_id, email);

create index customer_user_login_email_idx on customer_user (company_id, login_email);

create index mail_message_email_change_id_idx on mail_message (company_id, email_change_id);

alter table account_notice add constraint account_notice_company_id_fkey foreign key (company_id) references customer (id);

alter table account_notice add constraint account_notice_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete cascade;

alter table email_change add constraint email_change_company_id_fkey foreign key (company_id) references customer (id);

alter table email_change add constraint email_change_requested_by_id_fkey foreign key (company_id, requested_by_id) references customer_user (company_id, id) on delete set null (requested_by_id);

alter table email_change add constraint email_change_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete cascade;

alter table mail_message add constraint mail_message_email_change_id_fkey foreign key (company_id, email_change_id) references email_change (company_id, id) on delete cascade;

create table customer_user_email_directory (
  value text,
  company_id bigint,
  constraint customer_user_email_directory_key primary key (value, company_id)
);
alter table customer_user no force row level security;
insert into customer_user_email_directory (value, company_id)
  select email::text, company_id from customer_user where email is not null;
alter table customer_user force row level security;
grant select on table customer_user_email_directory to feedtree_session;
create function customer_user_email_directory_keep() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $keep$
begin
  if tg_op = 'TRUNCATE' then
    delete from public.customer_user_email_directory;
    return null;
  end if;
  if tg_op = 'UPDATE' and old.email is not distinct from new.email then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from public.customer_user_email_directory where value = old.email::text and company_id = old.company_id;
  end if;
  if tg_op <> 'DELETE' and new.email is not null then
    insert into public.customer_user_email_directory (value, company_id) values (new.email::text, new.company_id);
  end if;
  return null;
end $keep$;
revoke all on function customer_user_email_directory_keep() from public;
CREATE TRIGGER email_keep AFTER INSERT OR DELETE OR UPDATE OF email ON customer_user FOR EACH ROW EXECUTE FUNCTION customer_user_email_directory_keep();
CREATE TRIGGER email_keep_truncate AFTER TRUNCATE ON customer_user FOR EACH STATEMENT EXECUTE FUNCTION customer_user_email_directory_keep();

create table customer_user_login_email_directory (
  value text constraint customer_user_login_email_key primary key,
  company_id bigint not null
);
alter table customer_user no force row level security;
insert into customer_user_login_email_directory (value, company_id)
  select login_email::text, company_id from customer_user where login_email is not null;
alter table customer_user force row level security;
grant select on table customer_user_login_email_directory to feedtree_session;
create function customer_user_login_email_directory_keep() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $keep$
begin
  if tg_op = 'TRUNCATE' then
    delete from public.customer_user_login_email_directory;
    return null;
  end if;
  if tg_op = 'UPDATE' and old.login_email is not distinct from new.login_email then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from public.customer_user_login_email_directory where value = old.login_email::text;
  end if;
  if tg_op <> 'DELETE' and new.login_email is not null then
    insert into public.customer_user_login_email_directory (value, company_id) values (new.login_email::text, new.company_id);
  end if;
  return null;
end $keep$;
revoke all on function customer_user_login_email_directory_keep() from public;
CREATE TRIGGER login_email_keep AFTER INSERT OR DELETE OR UPDATE OF login_email ON customer_user FOR EACH ROW EXECUTE FUNCTION customer_user_login_email_directory_keep();
CREATE TRIGGER login_email_keep_truncate AFTER TRUNCATE ON customer_user FOR EACH STATEMENT EXECUTE FUNCTION customer_user_login_email_directory_keep();

create table email_change_held_email_directory (
  value text constraint email_change_held_email_key primary key,
  company_id bigint not null
);
grant select on table email_change_held_email_directory to feedtree_session;
create function email_change_held_email_directory_keep() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $keep$
begin
  if tg_op = 'TRUNCATE' then
    delete from public.email_change_held_email_directory;
    return null;
  end if;
  if tg_op = 'UPDATE' and old.held_email is not distinct from new.held_email then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from public.email_change_held_email_directory where value = old.held_email::text;
  end if;
  if tg_op <> 'DELETE' and new.held_email is not null then
    insert into public.email_change_held_email_directory (value, company_id) values (new.held_email::text, new.company_id);
  end if;
  return null;
end $keep$;
revoke all on function email_change_held_email_directory_keep() from public;
CREATE TRIGGER held_email_keep AFTER INSERT OR DELETE OR UPDATE OF held_email ON email_change FOR EACH ROW EXECUTE FUNCTION email_change_held_email_directory_keep();
CREATE TRIGGER held_email_keep_truncate AFTER TRUNCATE ON email_change FOR EACH STATEMENT EXECUTE FUNCTION email_change_held_email_directory_keep();

revoke all on table customer_user from feedtree_worker;
revoke all on sequence customer_user_id_seq from feedtree_worker;
grant select (company_id, id, full_name, email, login_email, locale, state), delete on table customer_user to feedtree_worker;

revoke all on table mail_message from feedtree_app;
revoke all on sequence mail_message_id_seq from feedtree_app;
grant select (company_id, id, user_id, kind, created_at), insert (company_id, user_id, kind, record_id, email_change_id, due_at) on table mail_message to feedtree_app;
grant usage on sequence mail_message_id_seq to feedtree_app;

revoke all on table mail_message from feedtree_platform;
revoke all on sequence mail_message_id_seq from feedtree_platform;
grant insert (company_id, user_id, kind, record_id, email_change_id, due_at) on table mail_message to feedtree_platform;
grant usage on sequence mail_message_id_seq to feedtree_platform;

revoke all on table mail_message from feedtree_session;
revoke all on sequence mail_message_id_seq from feedtree_session;
grant select (company_id, id, user_id, kind, created_at), insert (company_id, user_id, kind, email_change_id, due_at) on table mail_message to feedtree_session;
grant usage on sequence mail_message_id_seq to feedtree_session;
