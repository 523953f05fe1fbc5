-- 0042_local_time: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

-- Made anew below, by the day instead of the month.
alter table subtree_hour no force row level security;
delete from subtree_hour;
alter table subtree_hour force row level security;

alter table subtree_hour drop constraint subtree_hour_node_id_month_hour_key;

alter table subtree_hour drop constraint subtree_hour_hour_check;

alter table customer add column time_zone text not null default 'UTC' constraint customer_time_zone_check check (char_length(time_zone) >= 1 and char_length(time_zone) <= 60);

alter table feedback add column local_time timestamptz;

alter table node_read add column local_time timestamptz;

alter table subtree_hour add column day date not null;

alter table subtree_hour add constraint subtree_hour_hour_check check (hour >= 0 and hour <= 23);

alter table subtree_hour add constraint subtree_hour_node_id_day_hour_key unique (company_id, node_id, day, hour);

revoke all on table customer from feedtree_app;
revoke all on sequence customer_id_seq from feedtree_app;
grant select, update (name, email, phone, address, postal_code, city, country_id, tax_number, show_address, show_phone, show_email, default_locale, time_zone, state, inherit_designs, retention_months, erased_until, arrivals_until, reads_rolled_until, recount_below, codes_examined_at, findings_mailed_at, pictures_checked_at, default_survey_id, return_url, return_url_enabled, saved_card_id, updated_at) on table customer to feedtree_app;

revoke all on table customer from feedtree_visitor;
revoke all on sequence customer_id_seq from feedtree_visitor;
grant select (id, name, email, phone, address, postal_code, city, country_id, show_address, show_phone, show_email, default_locale, time_zone, state, inherit_designs, default_survey_id, return_url, return_url_enabled) on table customer to feedtree_visitor;

revoke all on table customer from feedtree_session;
revoke all on sequence customer_id_seq from feedtree_session;
grant select, insert, update (name, phone, default_locale, time_zone, default_survey_id, terms_accepted_at, confirm_until, last_activity_at, updated_at) on table customer to feedtree_session;
grant usage on sequence customer_id_seq to feedtree_session;

revoke all on table feedback from feedtree_visitor;
revoke all on sequence feedback_id_seq from feedtree_visitor;
grant select (company_id, id, node_id, survey_version_id, status, priority, score, lowest_part, smiley, nps, csat, local_time, answers, locale, is_partial, is_repeat, erased_at, response_token, is_solved, device_hash, created_at), insert, update (survey_version_id, priority, score, lowest_part, smiley, nps, csat, answers, comment, locale, is_partial, is_repeat, read_at, updated_at) on table feedback to feedtree_visitor;
grant usage on sequence feedback_id_seq to feedtree_visitor;

alter table subtree_hour drop column month;

-- Days and hours become those of each unit's clock, for what came before as well. Forced row-level security binds the owner
-- too, so it is lifted for this.
alter table feedback no force row level security;
alter table node_read no force row level security;
alter table node no force row level security;
alter table node_day_delta no force row level security;
alter table node_total no force row level security;
alter table opening_hours no force row level security;
alter table customer no force row level security;
alter table subtree_day no force row level security;
alter table subtree_hour no force row level security;

create temporary table unit_clock on commit drop as
  select company_id, id, time_zone from (
    select n.company_id, n.id, (select hours.time_zone from opening_hours hours
      where hours.company_id = n.company_id
        and (hours.node_id is null or hours.node_id = any(string_to_array(trim(both '/' from n.path), '/')::bigint[]))
      order by array_position(string_to_array(trim(both '/' from n.path), '/')::bigint[], hours.node_id) desc nulls last limit 1) as time_zone
    from node n
  ) found
  where time_zone <> 'UTC' and time_zone in (select name from pg_timezone_names);
update feedback set local_time = (feedback.created_at at time zone unit_clock.time_zone) at time zone 'UTC'
  from unit_clock where unit_clock.company_id = feedback.company_id and unit_clock.id = feedback.node_id;
update node_read set local_time = (node_read.created_at at time zone unit_clock.time_zone) at time zone 'UTC'
  from unit_clock where unit_clock.company_id = node_read.company_id and unit_clock.id = node_read.node_id;
delete from node_day_delta;
delete from node_total;
delete from subtree_day;

insert into subtree_day (company_id, node_id, day, reads, answers, open, score_sum, score_count, score_1, score_2, score_3, score_4, score_5, smiley_1, smiley_2, smiley_3, smiley_4, smiley_5, nps_promoters, nps_passives, nps_detractors, csat_sum, csat_count)
    select d.company_id, above.id, d.day, sum(d.reads), sum(d.answers), sum(d.open), sum(d.score_sum), sum(d.score_count), sum(d.score_1), sum(d.score_2), sum(d.score_3), sum(d.score_4), sum(d.score_5), sum(d.smiley_1), sum(d.smiley_2), sum(d.smiley_3), sum(d.smiley_4), sum(d.smiley_5), sum(d.nps_promoters), sum(d.nps_passives), sum(d.nps_detractors), sum(d.csat_sum), sum(d.csat_count)
    from (
      select d.company_id, d.node_id, d.day as day, coalesce(sum(d.reads), 0) as reads, coalesce(sum(d.answers), 0) as answers, coalesce(sum(d.open), 0) as open, coalesce(sum(d.weight * d.score), 0) as score_sum, coalesce(sum(d.weight) filter (where d.score is not null), 0) as score_count, coalesce(sum(d.weight) filter (where round(d.score / 25.0) = 0), 0) as score_1, coalesce(sum(d.weight) filter (where round(d.score / 25.0) = 1), 0) as score_2, coalesce(sum(d.weight) filter (where round(d.score / 25.0) = 2), 0) as score_3, coalesce(sum(d.weight) filter (where round(d.score / 25.0) = 3), 0) as score_4, coalesce(sum(d.weight) filter (where round(d.score / 25.0) = 4), 0) as score_5, coalesce(sum(d.weight) filter (where d.smiley = 1), 0) as smiley_1, coalesce(sum(d.weight) filter (where d.smiley = 2), 0) as smiley_2, coalesce(sum(d.weight) filter (where d.smiley = 3), 0) as smiley_3, coalesce(sum(d.weight) filter (where d.smiley = 4), 0) as smiley_4, coalesce(sum(d.weight) filter (where d.smiley = 5), 0) as smiley_5, coalesce(sum(d.weight) filter (where d.nps >= 9), 0) as nps_promoters, coalesce(sum(d.weight) filter (where d.nps between 7 and 8), 0) as nps_passives, coalesce(sum(d.weight) filter (where d.nps <= 6), 0) as nps_detractors, coalesce(sum(d.weight * d.csat), 0) as csat_sum, coalesce(sum(d.weight) filter (where d.csat is not null), 0) as csat_count
      from (
    select company_id, node_id, (coalesce(local_time, created_at) at time zone 'UTC')::date as day, extract(hour from (coalesce(local_time, created_at) at time zone 'UTC'))::integer as hour, 0 as reads, 1 as answers,
      (status in ('new', 'in_processing'))::integer as open, 1 as weight, score, smiley, nps, csat
    from feedback where not is_repeat
    union all
    select company_id, node_id, (coalesce(local_time, created_at) at time zone 'UTC')::date, extract(hour from (coalesce(local_time, created_at) at time zone 'UTC'))::integer, 1, 0, 0, 0, null, null, null, null
    from node_read where (not is_bot and channel <> 'test')
  ) d group by d.company_id, d.node_id, d.day
    ) d cross join lateral (
    select v.path, v.deleted_at from node v where v.company_id = d.company_id and v.id = d.node_id offset 0
  ) v
  cross join lateral unnest(string_to_array(trim(both '/' from v.path), '/')::bigint[]) step (id)
  cross join lateral (select above.id from node above where above.company_id = d.company_id
    and above.id = step.id and above.deleted_at is not distinct from v.deleted_at offset 0) above
    group by d.company_id, above.id, d.day;

insert into subtree_hour (company_id, node_id, day, hour, reads, answers, score_sum, score_count)
    select d.company_id, above.id, d.day, d.hour, sum(d.reads), sum(d.answers), sum(d.score_sum), sum(d.score_count)
    from (
      select d.company_id, d.node_id, d.day as day, d.hour as hour, coalesce(sum(d.reads), 0) as reads, coalesce(sum(d.answers), 0) as answers, coalesce(sum(d.weight * d.score), 0) as score_sum, coalesce(sum(d.weight) filter (where d.score is not null), 0) as score_count
      from (
    select company_id, node_id, (coalesce(local_time, created_at) at time zone 'UTC')::date as day, extract(hour from (coalesce(local_time, created_at) at time zone 'UTC'))::integer as hour, 0 as reads, 1 as answers,
      (status in ('new', 'in_processing'))::integer as open, 1 as weight, score, smiley, nps, csat
    from feedback where not is_repeat
    union all
    select company_id, node_id, (coalesce(local_time, created_at) at time zone 'UTC')::date, extract(hour from (coalesce(local_time, created_at) at time zone 'UTC'))::integer, 1, 0, 0, 0, null, null, null, null
    from node_read where (not is_bot and channel <> 'test')
  ) d group by d.company_id, d.node_id, d.day, d.hour
    ) d cross join lateral (
    select v.path, v.deleted_at from node v where v.company_id = d.company_id and v.id = d.node_id offset 0
  ) v
  cross join lateral unnest(string_to_array(trim(both '/' from v.path), '/')::bigint[]) step (id)
  cross join lateral (select above.id from node above where above.company_id = d.company_id
    and above.id = step.id and above.deleted_at is not distinct from v.deleted_at offset 0) above
    group by d.company_id, above.id, d.day, d.hour;

insert into node_total (company_id, node_id, subtree_reads, subtree_answers, subtree_open, reads, answers, open)
    select d.company_id, above.id, sum(d.subtree_reads), sum(d.subtree_answers), sum(d.subtree_open), coalesce(sum(d.subtree_reads) filter (where d.node_id = above.id), 0), coalesce(sum(d.subtree_answers) filter (where d.node_id = above.id), 0), coalesce(sum(d.subtree_open) filter (where d.node_id = above.id), 0)
    from (
      select d.company_id, d.node_id, coalesce(sum(d.reads), 0) as subtree_reads, coalesce(sum(d.answers), 0) as subtree_answers, coalesce(sum(d.open), 0) as subtree_open
      from (
    select company_id, node_id, (coalesce(local_time, created_at) at time zone 'UTC')::date as day, extract(hour from (coalesce(local_time, created_at) at time zone 'UTC'))::integer as hour, 0 as reads, 1 as answers,
      (status in ('new', 'in_processing'))::integer as open, 1 as weight, score, smiley, nps, csat
    from feedback where not is_repeat
    union all
    select company_id, node_id, (coalesce(local_time, created_at) at time zone 'UTC')::date, extract(hour from (coalesce(local_time, created_at) at time zone 'UTC'))::integer, 1, 0, 0, 0, null, null, null, null
    from node_read where (not is_bot and channel <> 'test')
  ) d group by d.company_id, d.node_id
    ) d cross join lateral (
    select v.path, v.deleted_at from node v where v.company_id = d.company_id and v.id = d.node_id offset 0
  ) v
  cross join lateral unnest(string_to_array(trim(both '/' from v.path), '/')::bigint[]) step (id)
  cross join lateral (select above.id from node above where above.company_id = d.company_id
    and above.id = step.id and above.deleted_at is not distinct from v.deleted_at offset 0) above
    group by d.company_id, above.id;

alter table feedback force row level security;
alter table node_read force row level security;
alter table node force row level security;
alter table node_day_delta force row level security;
alter table node_total force row level security;
alter table opening_hours force row level security;
alter table customer force row level security;
alter table subtree_day force row level security;
alter table subtree_hour force row level security;
