-- 0051_external_ids_of_organization: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table node no force row level security;

do $preflight$
declare
  findings jsonb := '[]';
  offending bigint;
begin
  offending := (select coalesce(sum(repeated.times), 0) from (select count(*) as times from node candidate where candidate.company_id is not null and candidate.organization_id is not null and candidate.external_id is not null group by company_id, organization_id, external_id having count(*) > 1) repeated);
  if offending > 0 then
    findings := findings || jsonb_build_object('table', 'node', 'count', offending, 'message', 'They repeat each other in company_id, organization_id, external_id, which must differ from now on. Change all but one of each first.');
  end if;
  if findings <> '[]' then
    raise exception using
      errcode = 'FT001',
      message = (select string_agg(format('%s: %s row(s). %s', finding ->> 'table', finding ->> 'count', finding ->> 'message'), E'\n')
                 from jsonb_array_elements(findings) as finding),
      detail = findings::text;
  end if;
end $preflight$;

alter table node force row level security;

alter table node drop constraint node_external_id_key;

alter table node add constraint node_organization_id_external_id_key unique (company_id, organization_id, external_id);
