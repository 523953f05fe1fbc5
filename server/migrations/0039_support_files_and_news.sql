-- 0039_support_files_and_news: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table mail_message drop constraint mail_message_kind_check;

alter table stored_file drop constraint stored_file_purpose_check;

create table support_ticket_view (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name support_ticket_view_id_seq),
  support_ticket_id bigint not null,
  user_id bigint not null,
  read_until timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint support_ticket_view_pkey primary key (company_id, id),
  constraint support_ticket_view_support_ticket_id_user_id_key unique (company_id, support_ticket_id, user_id)
);
create index support_ticket_view_user_id_idx on support_ticket_view (company_id, user_id);
alter table support_ticket_view enable row level security, force row level security;
create policy tenant on support_ticket_view to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update, delete on table support_ticket_view to feedtree_app;
grant usage on sequence support_ticket_view_id_seq to feedtree_app;

alter table support_comment_media add column sender_id bigint;

alter table support_comment_media add column is_sent boolean not null default false;

alter table support_ticket add column waiting_since timestamptz;

alter table support_ticket add column is_untold boolean not null default false;

alter table support_comment_media alter column support_ticket_id drop not null;

alter table mail_message add constraint mail_message_kind_check check (kind in ('invitation', 'password_reset', 'registration', 'account_exists', 'webhook_off', 'notices', 'report', 'requested_report', 'code_findings', 'password_changed', 'two_factor_on', 'two_factor_off', 'two_factor_reset', 'two_factor_reset_by_support', 'two_factor_reset_of_user', 'receipt', 'payment_failed', 'renewal_failed', 'company_read_only', 'support_answer', 'support_closed', 'support_request'));

alter table stored_file add constraint stored_file_purpose_check check (purpose in ('answer', 'picture', 'export', 'support'));

create index support_comment_media_created_at_where_support_tic_f62dca4b_idx on support_comment_media (company_id, created_at) where support_ticket_id is null;

create index support_comment_media_storage_key_idx on support_comment_media (company_id, storage_key);

create index support_ticket_id_where_is_untold_true_idx on support_ticket (company_id, id) where is_untold;

create index support_ticket_waiting_since_where_waiting_since_set_idx on support_ticket (company_id, waiting_since) where waiting_since is not null;

alter table support_ticket_view add constraint support_ticket_view_company_id_fkey foreign key (company_id) references customer (id);

alter table support_ticket_view add constraint support_ticket_view_support_ticket_id_fkey foreign key (company_id, support_ticket_id) references support_ticket (company_id, id) on delete cascade;

alter table support_ticket_view add constraint support_ticket_view_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete cascade;

create policy worker on support_comment_media to feedtree_worker
  using (true)
  with check (true);

revoke all on table stored_file from feedtree_platform;
revoke all on sequence stored_file_id_seq from feedtree_platform;
grant select (company_id, id, storage_key, purpose, byte_size, state), insert, update (state, updated_at) on table stored_file to feedtree_platform;
grant usage on sequence stored_file_id_seq to feedtree_platform;

revoke all on table support_comment_media from feedtree_platform;
revoke all on sequence support_comment_media_id_seq from feedtree_platform;
grant select, insert, update (support_ticket_id, support_comment_id, is_sent, updated_at), delete on table support_comment_media to feedtree_platform;
grant usage on sequence support_comment_media_id_seq to feedtree_platform;

revoke all on table support_comment_media from feedtree_worker;
revoke all on sequence support_comment_media_id_seq from feedtree_worker;
grant select (company_id, id, support_ticket_id, storage_key, created_at), delete on table support_comment_media to feedtree_worker;

alter table support_comment_media no force row level security;
alter table support_comment no force row level security;
alter table support_ticket no force row level security;

update support_comment_media set is_sent = true;

update support_ticket t set waiting_since = coalesce((select min(c.created_at) from support_comment c
    where c.company_id = t.company_id and c.support_ticket_id = t.id and not c.from_platform and c.created_at > t.last_answered_at),
    case when t.last_answered_at is null then t.created_at end)
  where t.closed_at is null;

alter table support_ticket force row level security;
alter table support_comment force row level security;
alter table support_comment_media force row level security;
