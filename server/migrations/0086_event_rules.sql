-- 0086_event_rules: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create collation if not exists "natural" (provider = icu, locale = 'und-u-kn-true');

create or replace function fold(value text) returns text language sql immutable parallel safe
return case when octet_length(value) = char_length(value) then lower(value collate "C") collate "natural" else replace(replace(replace(replace(translate(normalize(regexp_replace(normalize(translate(lower(normalize(value, nfkc) collate "natural"), 'ᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿⰯꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵ', 'ᲊაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿⱟꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶ'), nfd), '[\U00000300-\U0000036f\U00000485-\U00000486\U00000591-\U000005bd\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7\U00000610-\U0000061a\U00000640\U0000064b-\U0000065f\U00000670\U000006d6-\U000006dc\U000006df-\U000006e4\U000006e7-\U000006e8\U000006ea-\U000006ed\U00000897-\U0000089f\U000008ca-\U000008e1\U000008e3-\U000008ff\U0000093c\U00000951-\U00000954\U00000a3c\U00000abc\U00001ab0-\U00001add\U00001ae0-\U00001aeb\U00001cd0-\U00001cd2\U00001cd4-\U00001ce0\U00001ce2-\U00001ce8\U00001ced\U00001cf4\U00001cf8-\U00001cf9\U00001dc0-\U00001dff\U000020d0-\U000020f0\U0000302a-\U0000302d\U0000fb1e\U0000fe00-\U0000fe0f\U0000fe20-\U0000fe2d\U000101fd\U000102e0\U00010efa-\U00010eff\U0001133b\U0001cf00-\U0001cf2d\U0001cf30-\U0001cf46\U0001d167-\U0001d169\U0001d17b-\U0001d182\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U000e0100-\U000e01ef]', '', 'g'), nfc), 'øđðłħŧŋıςىیکةٱւ’‘ʼʻ‐–—', 'oddlhtniσييكهاվ''''''''---'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') end;
comment on function fold(text) is 'by hand: what searched columns are made by; one that nothing needs any more stays';

alter table notice drop constraint notice_reason_check;

create table event_notice (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name event_notice_id_seq),
  user_id bigint not null,
  event text not null constraint event_notice_event_check check (event in ('company_tag.created', 'company_tag.changed', 'company_tag.deleted', 'customer_user.created', 'customer_user.changed', 'customer_user.deleted', 'customer_user.disabled', 'node_user_access.created', 'node_user_access.changed', 'node_user_access.deleted', 'organization.created', 'organization.changed', 'organization.deleted', 'support_ticket.created', 'support_ticket.changed', 'support_ticket.deleted', 'support_ticket.in_processing', 'support_ticket.customer_replied', 'support_ticket.answered', 'support_ticket.completed', 'support_ticket.cancelled')),
  record_id bigint not null,
  told_fields text[] not null default '{}' constraint event_notice_told_fields_check check (cardinality(told_fields) <= 20),
  rule_name text not null constraint event_notice_rule_name_check check (char_length(rule_name) <= 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint event_notice_pkey primary key (company_id, id)
);
create index event_notice_created_at_idx on event_notice (company_id, created_at);
create index event_notice_user_id_created_at_idx on event_notice (company_id, user_id, created_at);
alter table event_notice enable row level security, force row level security;
create policy tenant on event_notice to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));
create policy worker on event_notice to feedtree_worker
  using (true)
  with check (true);
grant select, insert, update, delete on table event_notice to feedtree_app;
grant usage on sequence event_notice_id_seq to feedtree_app;
grant select (company_id, id, created_at), delete on table event_notice to feedtree_worker;

create table event_rule (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name event_rule_id_seq),
  name text collate "natural" not null constraint event_rule_name_check check (char_length(name) >= 1 and char_length(name) <= 200),
  event text not null constraint event_rule_event_check check (event in ('company_tag.created', 'company_tag.changed', 'company_tag.deleted', 'customer_user.created', 'customer_user.changed', 'customer_user.deleted', 'customer_user.disabled', 'node_user_access.created', 'node_user_access.changed', 'node_user_access.deleted', 'organization.created', 'organization.changed', 'organization.deleted', 'support_ticket.created', 'support_ticket.changed', 'support_ticket.deleted', 'support_ticket.in_processing', 'support_ticket.customer_replied', 'support_ticket.answered', 'support_ticket.completed', 'support_ticket.cancelled')),
  conditions jsonb not null default '[]',
  notify_user_ids bigint[] not null default '{}' constraint event_rule_notify_user_ids_check check (cardinality(notify_user_ids) <= 20),
  webhook_id bigint,
  is_active boolean not null default true,
  revision integer not null default 1 constraint event_rule_revision_check check (revision >= 1 and revision <= 1000000000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name_folded text collate "C" not null generated always as (fold(name)) stored,
  constraint event_rule_pkey primary key (company_id, id),
  constraint event_rule_name_key unique (company_id, name)
);
create index event_rule_event_where_is_active_true_idx on event_rule (company_id, event) where is_active;
create index event_rule_webhook_id_idx on event_rule (company_id, webhook_id);
alter table event_rule enable row level security, force row level security;
create policy tenant on event_rule to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));
create policy platform on event_rule to feedtree_platform
  using (true)
  with check (true);
create policy worker on event_rule to feedtree_worker
  using (true)
  with check (true);
grant select, insert, update, delete on table event_rule to feedtree_app;
grant usage on sequence event_rule_id_seq to feedtree_app;
grant select (company_id, id, event, is_active) on table event_rule to feedtree_platform;
grant select (company_id, id) on table event_rule to feedtree_worker;

create table event_rule_match (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name event_rule_match_id_seq),
  rule_id bigint not null,
  event text not null constraint event_rule_match_event_check check (event in ('company_tag.created', 'company_tag.changed', 'company_tag.deleted', 'customer_user.created', 'customer_user.changed', 'customer_user.deleted', 'customer_user.disabled', 'node_user_access.created', 'node_user_access.changed', 'node_user_access.deleted', 'organization.created', 'organization.changed', 'organization.deleted', 'support_ticket.created', 'support_ticket.changed', 'support_ticket.deleted', 'support_ticket.in_processing', 'support_ticket.customer_replied', 'support_ticket.answered', 'support_ticket.completed', 'support_ticket.cancelled')),
  record_id bigint not null,
  payload jsonb,
  state text not null default 'queued' constraint event_rule_match_state_check check (state in ('queued', 'done', 'failed')),
  notified_count smallint not null default 0 constraint event_rule_match_notified_count_check check (notified_count >= 0 and notified_count <= 20),
  failure text constraint event_rule_match_failure_check check (failure in ('nobody_left', 'webhook_off', 'internal')),
  attempts smallint not null default 0 constraint event_rule_match_attempts_check check (attempts >= 0 and attempts <= 1000),
  due_at timestamptz not null,
  done_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint event_rule_match_pkey primary key (company_id, id)
);
create index event_rule_match_due_at_id_where_done_at_empty_idx on event_rule_match (company_id, due_at, id) where done_at is null;
create index event_rule_match_rule_id_created_at_idx on event_rule_match (company_id, rule_id, created_at);
create index event_rule_match_state_done_at_idx on event_rule_match (company_id, state, done_at);
alter table event_rule_match enable row level security, force row level security;
create policy tenant on event_rule_match to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));
create policy platform on event_rule_match to feedtree_platform
  using (true)
  with check (true);
create policy worker on event_rule_match to feedtree_worker
  using (true)
  with check (true);
grant select, insert, update, delete on table event_rule_match to feedtree_app;
grant usage on sequence event_rule_match_id_seq to feedtree_app;
grant select (company_id, id, state, due_at, done_at), insert (company_id, rule_id, event, record_id, payload, due_at) on table event_rule_match to feedtree_platform;
grant usage on sequence event_rule_match_id_seq to feedtree_platform;
grant select (company_id, id, state, attempts, due_at, done_at), update (attempts, due_at, updated_at), delete on table event_rule_match to feedtree_worker;

alter table notice add column event_notice_id bigint;

alter table notice alter column node_id drop not null;

alter table notice add constraint notice_reason_check check (reason in ('rule', 'unhandled', 'escalation', 'silence', 'assigned', 'high_priority', 'rule_off', 'event'));

create index notice_event_notice_id_idx on notice (company_id, event_notice_id);

alter table event_notice add constraint event_notice_company_id_fkey foreign key (company_id) references customer (id);

alter table event_notice add constraint event_notice_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete cascade;

alter table event_rule add constraint event_rule_company_id_fkey foreign key (company_id) references customer (id);

alter table event_rule add constraint event_rule_webhook_id_fkey foreign key (company_id, webhook_id) references webhook (company_id, id) on delete set null (webhook_id);

alter table event_rule_match add constraint event_rule_match_company_id_fkey foreign key (company_id) references customer (id);

alter table event_rule_match add constraint event_rule_match_rule_id_fkey foreign key (company_id, rule_id) references event_rule (company_id, id) on delete cascade;

alter table notice add constraint notice_event_notice_id_fkey foreign key (company_id, event_notice_id) references event_notice (company_id, id) on delete cascade;

create trigger queue_notify after insert on event_rule_match
  referencing new table as queued for each statement execute function queue_notify();
comment on trigger queue_notify on event_rule_match is 'by hand: a queue';
