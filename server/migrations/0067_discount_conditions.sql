-- 0067_discount_conditions: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

do $preflight$
declare
  findings jsonb := '[]';
  offending bigint;
begin
  offending := (select count(*) from (select amount, kind from discount) candidate where not (amount is null or coalesce(kind in ('amount'), false)));
  if offending > 0 then
    findings := findings || jsonb_build_object('table', 'discount', 'count', offending, 'message', 'They may hold amount beside some values of kind only from now on. Clear or fill them first.');
  end if;
  offending := (select count(*) from (select currency_id, kind from discount) candidate where not (currency_id is null or coalesce(kind in ('amount'), false)));
  if offending > 0 then
    findings := findings || jsonb_build_object('table', 'discount', 'count', offending, 'message', 'They may hold currency_id beside some values of kind only from now on. Clear or fill them first.');
  end if;
  offending := (select count(*) from (select percent, kind from discount) candidate where not (percent is null or coalesce(kind in ('percent'), false)));
  if offending > 0 then
    findings := findings || jsonb_build_object('table', 'discount', 'count', offending, 'message', 'They may hold percent beside some values of kind only from now on. Clear or fill them first.');
  end if;
  if findings <> '[]' then
    raise exception using
      errcode = 'FT001',
      message = (select string_agg(format('%s: %s row(s). %s', finding ->> 'table', finding ->> 'count', finding ->> 'message'), E'\n')
                 from jsonb_array_elements(findings) as finding),
      detail = findings::text;
  end if;
end $preflight$;

alter table discount drop constraint discount_percent_currency_id_check;

alter table discount add constraint discount_amount_when_kind_check check (amount is null or coalesce(kind in ('amount'), false));

alter table discount add constraint discount_currency_id_when_kind_check check (currency_id is null or coalesce(kind in ('amount'), false));

alter table discount add constraint discount_percent_when_kind_check check (percent is null or coalesce(kind in ('percent'), false));
