-- 0049_billing_details: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table invoice no force row level security;

do $preflight$
declare
  findings jsonb := '[]';
  offending bigint;
begin
  offending := (select coalesce(sum(repeated.times), 0) from (select count(*) as times from (select company_id, subscription_id, period_start, ('invoice')::text as kind, (1)::smallint as issue from invoice) candidate where candidate.company_id is not null and candidate.subscription_id is not null and candidate.period_start is not null and candidate.kind is not null and candidate.issue is not null group by company_id, subscription_id, period_start, kind, issue having count(*) > 1) repeated);
  if offending > 0 then
    findings := findings || jsonb_build_object('table', 'invoice', 'count', offending, 'message', 'They repeat each other in company_id, subscription_id, period_start, kind, issue, which must differ from now on. Change all but one of each first.');
  end if;
  offending := (select coalesce(sum(repeated.times), 0) from (select count(*) as times from (select year, ('invoice')::text as series from invoice_counter) candidate where candidate.year is not null and candidate.series is not null group by year, series having count(*) > 1) repeated);
  if offending > 0 then
    findings := findings || jsonb_build_object('table', 'invoice_counter', 'count', offending, 'message', 'They repeat each other in year, series, which must differ from now on. Change all but one of each first.');
  end if;
  if findings <> '[]' then
    raise exception using
      errcode = 'FT001',
      message = (select string_agg(format('%s: %s row(s). %s', finding ->> 'table', finding ->> 'count', finding ->> 'message'), E'\n')
                 from jsonb_array_elements(findings) as finding),
      detail = findings::text;
  end if;
end $preflight$;

alter table invoice force row level security;

alter table invoice drop constraint invoice_subscription_id_period_start_key;

alter table invoice_counter drop constraint invoice_counter_year_key;

alter table customer add column billing_name text constraint customer_billing_name_check check (char_length(billing_name) <= 200);

alter table invoice add column kind text not null default 'invoice' constraint invoice_kind_check check (kind in ('invoice', 'credit_note'));

alter table invoice add column issue smallint not null default 1 constraint invoice_issue_check check (issue >= 1 and issue <= 1000);

alter table invoice add column corrects_id bigint;

alter table invoice add column reverse_charge boolean not null default false;

alter table invoice_counter add column series text not null default 'invoice' constraint invoice_counter_series_check check (series in ('invoice', 'credit_note'));

alter table quote add column reverse_charge boolean not null default false;

alter table invoice add constraint invoice_subscription_id_period_start_kind_issue_key unique (company_id, subscription_id, period_start, kind, issue);

alter table invoice_counter add constraint invoice_counter_year_series_key unique (year, series);

create index invoice_corrects_id_idx on invoice (company_id, corrects_id);

alter table invoice add constraint invoice_corrects_id_fkey foreign key (company_id, corrects_id) references invoice (company_id, id);

revoke all on table customer from feedtree_app;
revoke all on sequence customer_id_seq from feedtree_app;
grant select, update (name, email, phone, billing_name, address, postal_code, city, country_id, tax_number, show_address, show_phone, show_email, default_locale, time_zone, state, inherit_designs, users_create_organizations, retention_months, erased_until, arrivals_until, reads_rolled_until, recount_below, codes_examined_at, findings_mailed_at, pictures_checked_at, default_survey_id, return_url, return_url_enabled, saved_card_id, updated_at) on table customer to feedtree_app;

revoke all on table invoice from feedtree_platform;
revoke all on sequence invoice_id_seq from feedtree_platform;
grant select (company_id, id, number, kind, state, plan_id, period_start, period_end, currency, total, issued_at, due_at, paid_at) on table invoice to feedtree_platform;
