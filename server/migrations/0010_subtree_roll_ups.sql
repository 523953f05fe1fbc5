-- 0010_subtree_roll_ups: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table node_day drop constraint node_day_company_id_fkey;

alter table node_day drop constraint node_day_node_id_fkey;

create table subtree_day (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name subtree_day_id_seq),
  node_id bigint not null,
  day date not null,
  reads integer not null default 0,
  answers integer not null default 0,
  open integer not null default 0,
  score_sum integer not null default 0,
  score_count integer not null default 0,
  score_1 integer not null default 0,
  score_2 integer not null default 0,
  score_3 integer not null default 0,
  score_4 integer not null default 0,
  score_5 integer not null default 0,
  smiley_1 integer not null default 0,
  smiley_2 integer not null default 0,
  smiley_3 integer not null default 0,
  smiley_4 integer not null default 0,
  smiley_5 integer not null default 0,
  nps_promoters integer not null default 0,
  nps_passives integer not null default 0,
  nps_detractors integer not null default 0,
  csat_sum integer not null default 0,
  csat_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint subtree_day_pkey primary key (company_id, id),
  constraint subtree_day_node_id_day_key unique (company_id, node_id, day)
);
alter table subtree_day enable row level security, force row level security;
create policy tenant on subtree_day to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy platform on subtree_day to feedtree_platform
  using (true)
  with check (true);
create policy worker on subtree_day to feedtree_worker
  using (true)
  with check (true);
grant select, insert, update on table subtree_day to feedtree_app;
grant usage on sequence subtree_day_id_seq to feedtree_app;
grant select on table subtree_day to feedtree_platform;
grant select, insert, update on table subtree_day to feedtree_worker;
grant usage on sequence subtree_day_id_seq to feedtree_worker;

create table subtree_hour (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name subtree_hour_id_seq),
  node_id bigint not null,
  month date not null,
  hour smallint not null constraint subtree_hour_hour_check check (hour >= 0 and hour <= 167),
  reads integer not null default 0,
  answers integer not null default 0,
  score_sum integer not null default 0,
  score_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint subtree_hour_pkey primary key (company_id, id),
  constraint subtree_hour_node_id_month_hour_key unique (company_id, node_id, month, hour)
);
alter table subtree_hour enable row level security, force row level security;
create policy tenant on subtree_hour to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy platform on subtree_hour to feedtree_platform
  using (true)
  with check (true);
create policy worker on subtree_hour to feedtree_worker
  using (true)
  with check (true);
grant select, insert, update on table subtree_hour to feedtree_app;
grant usage on sequence subtree_hour_id_seq to feedtree_app;
grant select on table subtree_hour to feedtree_platform;
grant select, insert, update on table subtree_hour to feedtree_worker;
grant usage on sequence subtree_hour_id_seq to feedtree_worker;

alter table feedback add column smiley smallint constraint feedback_smiley_check check (smiley >= 1 and smiley <= 5);

alter table feedback add column nps smallint constraint feedback_nps_check check (nps >= 0 and nps <= 10);

alter table feedback add column csat smallint constraint feedback_csat_check check (csat >= 1 and csat <= 5);

alter table node_day_delta add column hour smallint not null default 0 constraint node_day_delta_hour_check check (hour >= 0 and hour <= 23);

alter table node_day_delta add column weight smallint not null default 0 constraint node_day_delta_weight_check check (weight >= -1 and weight <= 1);

alter table node_day_delta add column score smallint constraint node_day_delta_score_check check (score >= 0 and score <= 100);

alter table node_day_delta add column smiley smallint constraint node_day_delta_smiley_check check (smiley >= 1 and smiley <= 5);

alter table node_day_delta add column nps smallint constraint node_day_delta_nps_check check (nps >= 0 and nps <= 10);

alter table node_day_delta add column csat smallint constraint node_day_delta_csat_check check (csat >= 1 and csat <= 5);

alter table node_total add column subtree_reads bigint not null default 0;

alter table node_total add column subtree_answers bigint not null default 0;

alter table node_total add column subtree_open bigint not null default 0;

alter table subtree_day add constraint subtree_day_company_id_fkey foreign key (company_id) references customer (id);

alter table subtree_day add constraint subtree_day_node_id_fkey foreign key (company_id, node_id) references node (company_id, id) on delete cascade;

alter table subtree_hour add constraint subtree_hour_company_id_fkey foreign key (company_id) references customer (id);

alter table subtree_hour add constraint subtree_hour_node_id_fkey foreign key (company_id, node_id) references node (company_id, id) on delete cascade;

create policy worker on node to feedtree_worker
  using (true)
  with check (true);

revoke all on table feedback from feedtree_visitor;
revoke all on sequence feedback_id_seq from feedtree_visitor;
grant select (company_id, id, node_id, survey_version_id, status, priority, score, smiley, nps, csat, answers, locale, is_partial, is_repeat, erased_at, response_token, device_hash, created_at), insert, update (survey_version_id, priority, score, smiley, nps, csat, answers, comment, locale, is_partial, is_repeat, read_at, updated_at) on table feedback to feedtree_visitor;
grant usage on sequence feedback_id_seq to feedtree_visitor;

revoke all on table node from feedtree_worker;
revoke all on sequence node_id_seq from feedtree_worker;
grant select (company_id, id, path, deleted_at) on table node to feedtree_worker;

revoke all on table node_total from feedtree_app;
revoke all on sequence node_total_id_seq from feedtree_app;
grant select, insert, update on table node_total to feedtree_app;
grant usage on sequence node_total_id_seq to feedtree_app;

alter table node_day_delta drop column score_sum;

alter table node_day_delta drop column score_count;

drop table node_day;

-- What came before these columns and tables. Forced row-level security binds the owner as well, so it is lifted for this.
alter table feedback no force row level security;
alter table survey_version no force row level security;
alter table node_read no force row level security;
alter table node no force row level security;
alter table node_total no force row level security;
alter table subtree_day no force row level security;
alter table subtree_hour no force row level security;

with asked as (
  select company_id, version_id, type, array_agg(question_id order by place) as ids from (
    select v.company_id, v.id as version_id, q.question ->> 'type' as type, q.question ->> 'id' as question_id, q.place
    from survey_version v
    cross join lateral jsonb_path_query(v.document, 'lax $.pages[*].questions[*]') with ordinality as q (question, place)
  ) listed where type in ('smiley', 'nps', 'csat') group by company_id, version_id, type
), rated as (
  select f.company_id, f.id,
    max(given.points) filter (where asked.type = 'smiley' and given.points between 1 and 5) as smiley,
    max(given.points) filter (where asked.type = 'nps' and given.points between 0 and 10) as nps,
    max(given.points) filter (where asked.type = 'csat' and given.points between 1 and 5) as csat
  from feedback f
  join asked on asked.company_id = f.company_id and asked.version_id = f.survey_version_id
  cross join lateral (
    select case when jsonb_typeof(f.answers -> wanted.id) = 'number' then (f.answers ->> wanted.id)::numeric end as points
    from unnest(asked.ids) with ordinality as wanted (id, place)
    where f.answers ? wanted.id order by wanted.place limit 1
  ) given
  group by f.company_id, f.id
)
update feedback set smiley = rated.smiley, nps = rated.nps, csat = rated.csat
from rated where feedback.company_id = rated.company_id and feedback.id = rated.id;

alter table node_day_delta no force row level security;
delete from node_day_delta;
alter table node_day_delta force row level security;
delete from node_total;
insert into subtree_day (company_id, node_id, day, reads, answers, open, score_sum, score_count, score_1, score_2, score_3, score_4, score_5, smiley_1, smiley_2, smiley_3, smiley_4, smiley_5, nps_promoters, nps_passives, nps_detractors, csat_sum, csat_count)
    select above.company_id, above.id, own.day, sum(own.reads), sum(own.answers), sum(own.open), sum(own.score_sum), sum(own.score_count), sum(own.score_1), sum(own.score_2), sum(own.score_3), sum(own.score_4), sum(own.score_5), sum(own.smiley_1), sum(own.smiley_2), sum(own.smiley_3), sum(own.smiley_4), sum(own.smiley_5), sum(own.nps_promoters), sum(own.nps_passives), sum(own.nps_detractors), sum(own.csat_sum), sum(own.csat_count)
    from (
      select d.company_id, d.node_id, d.day as day, coalesce(sum(d.reads), 0) as reads, coalesce(sum(d.answers), 0) as answers, coalesce(sum(d.open), 0) as open, coalesce(sum(d.weight * d.score), 0) as score_sum, coalesce(sum(d.weight) filter (where d.score is not null), 0) as score_count, coalesce(sum(d.weight) filter (where round(d.score / 25.0) = 0), 0) as score_1, coalesce(sum(d.weight) filter (where round(d.score / 25.0) = 1), 0) as score_2, coalesce(sum(d.weight) filter (where round(d.score / 25.0) = 2), 0) as score_3, coalesce(sum(d.weight) filter (where round(d.score / 25.0) = 3), 0) as score_4, coalesce(sum(d.weight) filter (where round(d.score / 25.0) = 4), 0) as score_5, coalesce(sum(d.weight) filter (where d.smiley = 1), 0) as smiley_1, coalesce(sum(d.weight) filter (where d.smiley = 2), 0) as smiley_2, coalesce(sum(d.weight) filter (where d.smiley = 3), 0) as smiley_3, coalesce(sum(d.weight) filter (where d.smiley = 4), 0) as smiley_4, coalesce(sum(d.weight) filter (where d.smiley = 5), 0) as smiley_5, coalesce(sum(d.weight) filter (where d.nps >= 9), 0) as nps_promoters, coalesce(sum(d.weight) filter (where d.nps between 7 and 8), 0) as nps_passives, coalesce(sum(d.weight) filter (where d.nps <= 6), 0) as nps_detractors, coalesce(sum(d.weight * d.csat), 0) as csat_sum, coalesce(sum(d.weight) filter (where d.csat is not null), 0) as csat_count
      from (
    select company_id, node_id, (created_at at time zone 'UTC')::date as day,
      extract(hour from created_at at time zone 'UTC')::integer as hour, 0 as reads, 1 as answers,
      (status in ('new', 'in_processing'))::integer as open, 1 as weight, score, smiley, nps, csat
    from feedback where not is_repeat
    union all
    select company_id, node_id, (created_at at time zone 'UTC')::date,
      extract(hour from created_at at time zone 'UTC')::integer, 1, 0, 0, 0, null, null, null, null
    from node_read where not is_bot
  ) d group by d.company_id, d.node_id, d.day
    ) own
    join node v on v.company_id = own.company_id and v.id = own.node_id join node above on above.company_id = v.company_id
  and above.id = any(string_to_array(trim(both '/' from v.path), '/')::bigint[])
  and above.deleted_at is not distinct from v.deleted_at
    group by above.company_id, above.id, own.day;

insert into subtree_hour (company_id, node_id, month, hour, reads, answers, score_sum, score_count)
    select above.company_id, above.id, own.month, own.hour, sum(own.reads), sum(own.answers), sum(own.score_sum), sum(own.score_count)
    from (
      select d.company_id, d.node_id, date_trunc('month', d.day)::date as month, 24 * (extract(isodow from d.day)::integer - 1) + d.hour as hour, coalesce(sum(d.reads), 0) as reads, coalesce(sum(d.answers), 0) as answers, coalesce(sum(d.weight * d.score), 0) as score_sum, coalesce(sum(d.weight) filter (where d.score is not null), 0) as score_count
      from (
    select company_id, node_id, (created_at at time zone 'UTC')::date as day,
      extract(hour from created_at at time zone 'UTC')::integer as hour, 0 as reads, 1 as answers,
      (status in ('new', 'in_processing'))::integer as open, 1 as weight, score, smiley, nps, csat
    from feedback where not is_repeat
    union all
    select company_id, node_id, (created_at at time zone 'UTC')::date,
      extract(hour from created_at at time zone 'UTC')::integer, 1, 0, 0, 0, null, null, null, null
    from node_read where not is_bot
  ) d group by d.company_id, d.node_id, date_trunc('month', d.day)::date, 24 * (extract(isodow from d.day)::integer - 1) + d.hour
    ) own
    join node v on v.company_id = own.company_id and v.id = own.node_id join node above on above.company_id = v.company_id
  and above.id = any(string_to_array(trim(both '/' from v.path), '/')::bigint[])
  and above.deleted_at is not distinct from v.deleted_at
    group by above.company_id, above.id, own.month, own.hour;

insert into node_total (company_id, node_id, subtree_reads, subtree_answers, subtree_open, reads, answers, open)
    select above.company_id, above.id, sum(own.subtree_reads), sum(own.subtree_answers), sum(own.subtree_open), coalesce(sum(own.subtree_reads) filter (where own.node_id = above.id), 0), coalesce(sum(own.subtree_answers) filter (where own.node_id = above.id), 0), coalesce(sum(own.subtree_open) filter (where own.node_id = above.id), 0)
    from (
      select d.company_id, d.node_id, coalesce(sum(d.reads), 0) as subtree_reads, coalesce(sum(d.answers), 0) as subtree_answers, coalesce(sum(d.open), 0) as subtree_open
      from (
    select company_id, node_id, (created_at at time zone 'UTC')::date as day,
      extract(hour from created_at at time zone 'UTC')::integer as hour, 0 as reads, 1 as answers,
      (status in ('new', 'in_processing'))::integer as open, 1 as weight, score, smiley, nps, csat
    from feedback where not is_repeat
    union all
    select company_id, node_id, (created_at at time zone 'UTC')::date,
      extract(hour from created_at at time zone 'UTC')::integer, 1, 0, 0, 0, null, null, null, null
    from node_read where not is_bot
  ) d group by d.company_id, d.node_id
    ) own
    join node v on v.company_id = own.company_id and v.id = own.node_id join node above on above.company_id = v.company_id
  and above.id = any(string_to_array(trim(both '/' from v.path), '/')::bigint[])
  and above.deleted_at is not distinct from v.deleted_at
    group by above.company_id, above.id;

alter table subtree_hour force row level security;
alter table subtree_day force row level security;
alter table node_total force row level security;
alter table node force row level security;
alter table node_read force row level security;
alter table survey_version force row level security;
alter table feedback force row level security;
