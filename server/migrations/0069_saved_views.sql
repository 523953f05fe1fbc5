-- 0069_saved_views: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table saved_filter no force row level security;

do $preflight$
declare
  findings jsonb := '[]';
  offending bigint;
begin
  offending := (select coalesce(sum(repeated.times), 0) from (select count(*) as times from (select company_id, user_id, ('feedback')::text as list, name from saved_filter) candidate where candidate.company_id is not null and candidate.user_id is not null and candidate.list is not null and candidate.name is not null group by company_id, user_id, list, name having count(*) > 1) repeated);
  if offending > 0 then
    findings := findings || jsonb_build_object('table', 'saved_filter', 'count', offending, 'message', 'They repeat each other in company_id, user_id, list, name, which must differ from now on. Change all but one of each first.');
  end if;
  if findings <> '[]' then
    raise exception using
      errcode = 'FT001',
      message = (select string_agg(format('%s: %s row(s). %s', finding ->> 'table', finding ->> 'count', finding ->> 'message'), E'\n')
                 from jsonb_array_elements(findings) as finding),
      detail = findings::text;
  end if;
end $preflight$;

alter table saved_filter force row level security;

alter table saved_filter drop constraint saved_filter_user_id_name_key;

alter table saved_filter add column list text not null default 'feedback' constraint saved_filter_list_check check (char_length(list) >= 1 and char_length(list) <= 48);

alter table saved_filter add column sort text[] constraint saved_filter_sort_check check (cardinality(sort) <= 2);

alter table saved_filter add column columns text[] constraint saved_filter_columns_check check (cardinality(columns) <= 60);

alter table saved_filter add column is_shared boolean not null default false;

alter table saved_filter add constraint saved_filter_user_id_list_name_key unique (company_id, user_id, list, name);
