-- 0040_exclusive_fields: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

-- By hand: what a discount's kind does not ask for never counted; one that takes nothing off is offered no longer.
update discount set percent = null, updated_at = now() where kind = 'amount' and amount is not null and percent is not null;
update discount set amount = null, currency_id = null, updated_at = now()
  where percent is not null and (amount is not null or currency_id is not null);
update discount set percent = 0, currency_id = null, is_active = false, updated_at = now()
  where percent is null and amount is null;

-- By hand: digits are those of ISO 4217.
update currency set minor_digits = digits, updated_at = now()
from (select id, case
    when code in ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') then 0
    when code in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 3
    else 2 end as digits from currency) iso
where currency.id = iso.id and minor_digits <> digits;

do $preflight$
declare
  findings jsonb := '[]';
  offending bigint;
begin
  offending := (select count(*) from (select percent, amount from discount) candidate where not (num_nonnulls(percent, amount) = 1));
  if offending > 0 then
    findings := findings || jsonb_build_object('table', 'discount', 'count', offending, 'message', 'They must hold exactly one of percent, amount from now on. Clear or fill them first.');
  end if;
  offending := (select count(*) from (select percent, currency_id from discount) candidate where not (num_nonnulls(percent, currency_id) <= 1));
  if offending > 0 then
    findings := findings || jsonb_build_object('table', 'discount', 'count', offending, 'message', 'They must hold one at most of percent, currency_id from now on. Clear or fill them first.');
  end if;
  if findings <> '[]' then
    raise exception using
      errcode = 'FT001',
      message = (select string_agg(format('%s: %s row(s). %s', finding ->> 'table', finding ->> 'count', finding ->> 'message'), E'\n')
                 from jsonb_array_elements(findings) as finding),
      detail = findings::text;
  end if;
end $preflight$;

alter table discount add constraint discount_percent_amount_check check (num_nonnulls(percent, amount) = 1);

alter table discount add constraint discount_percent_currency_id_check check (num_nonnulls(percent, currency_id) <= 1);
