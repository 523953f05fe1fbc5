-- 0045_rate_limit_counts: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create table rate_limit_count (
  id bigint not null generated always as identity (sequence name rate_limit_count_id_seq),
  caller text not null constraint rate_limit_count_caller_check check (char_length(caller) >= 22 and char_length(caller) <= 22),
  points integer not null constraint rate_limit_count_points_check check (points >= 0),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint rate_limit_count_pkey primary key (id),
  constraint rate_limit_count_caller_key unique (caller)
);
create index rate_limit_count_expires_at_idx on rate_limit_count (expires_at);
grant select, insert, update (points, expires_at, updated_at) on table rate_limit_count to feedtree_session;
grant usage on sequence rate_limit_count_id_seq to feedtree_session;
grant select (id, expires_at), delete on table rate_limit_count to feedtree_worker;
-- Lost in a crash, and never missed: nothing of it is written ahead.
alter table rate_limit_count set unlogged;
