-- 0019_mail_reports: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table mail_message drop constraint mail_message_kind_check;

create table report_subscription (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name report_subscription_id_seq),
  user_id bigint not null,
  rhythm text not null default 'weekly' constraint report_subscription_rhythm_check check (rhythm in ('daily', 'weekly')),
  node_id bigint,
  weekday text not null default 'monday' constraint report_subscription_weekday_check check (weekday in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
  hour smallint not null default 8 constraint report_subscription_hour_check check (hour >= 0 and hour <= 23),
  time_zone text not null default 'UTC' constraint report_subscription_time_zone_check check (char_length(time_zone) >= 1 and char_length(time_zone) <= 60),
  only_with_answers boolean not null default true,
  is_active boolean not null default true,
  next_at timestamptz,
  ended_because text constraint report_subscription_ended_because_check check (ended_because in ('right_lost', 'unit_deleted')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint report_subscription_pkey primary key (company_id, id),
  constraint report_subscription_user_id_node_id_rhythm_key unique (company_id, user_id, node_id, rhythm)
);
create index report_subscription_next_at_idx on report_subscription (company_id, next_at);
create index report_subscription_node_id_idx on report_subscription (company_id, node_id);
alter table report_subscription enable row level security, force row level security;
create policy tenant on report_subscription to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy worker on report_subscription to feedtree_worker
  using (true)
  with check (true);
grant select, insert, update, delete on table report_subscription to feedtree_app;
grant usage on sequence report_subscription_id_seq to feedtree_app;
grant select (company_id, id, user_id, rhythm, weekday, hour, time_zone, next_at) on table report_subscription to feedtree_worker;

alter table mail_message add constraint mail_message_kind_check check (kind in ('invitation', 'password_reset', 'webhook_off', 'notices', 'report', 'requested_report'));

alter table report_subscription add constraint report_subscription_company_id_fkey foreign key (company_id) references customer (id);

alter table report_subscription add constraint report_subscription_node_id_fkey foreign key (company_id, node_id) references node (company_id, id) on delete cascade;

alter table report_subscription add constraint report_subscription_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete cascade;
