-- 0007_designed_surveys: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table survey no force row level security;

alter table survey_version no force row level security;

do $preflight$
declare
  findings jsonb := '[]';
  offending bigint;
begin
  offending := (select count(*) from survey_version candidate where candidate.company_id is not null and candidate.survey_id is not null and not exists (select from survey target where target.company_id = candidate.company_id and target.id = candidate.survey_id));
  if offending > 0 then
    findings := findings || jsonb_build_object('table', 'survey_version', 'count', offending, 'message', 'Their survey_id points at no row of survey. Correct or clear it first.');
  end if;
  if findings <> '[]' then
    raise exception using
      errcode = 'FT001',
      message = (select string_agg(format('%s: %s row(s). %s', finding ->> 'table', finding ->> 'count', finding ->> 'message'), E'\n')
                 from jsonb_array_elements(findings) as finding),
      detail = findings::text;
  end if;
end $preflight$;

alter table survey force row level security;

alter table survey_version force row level security;

alter table survey_version drop constraint survey_version_survey_id_fkey;

alter table survey drop constraint survey_origin_check;

alter table survey add column revision integer not null default 1 constraint survey_revision_check check (revision >= 1 and revision <= 1000000000);

alter table survey add constraint survey_origin_check check (origin in ('default', 'node', 'group', 'library'));

create index feedback_survey_version_id_idx on feedback (company_id, survey_version_id);

alter table survey_version add constraint survey_version_survey_id_fkey foreign key (company_id, survey_id) references survey (company_id, id) on delete cascade;

-- Drafts that never differed from what was published were left out. Forced row-level security binds the owner as well, so it is lifted for the copy.
alter table survey no force row level security;
alter table survey_version no force row level security;
update survey set draft = (select version.document from survey_version version
    where version.company_id = survey.company_id and version.survey_id = survey.id order by version.number desc limit 1)
  where draft is null;
alter table survey_version force row level security;
alter table survey force row level security;
