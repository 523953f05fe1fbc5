-- 0068_discount_condition_names: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table discount rename constraint discount_amount_when_kind_check to discount_when_kind_amount_check;

alter table discount rename constraint discount_currency_id_when_kind_check to discount_when_kind_currency_id_check;

alter table discount rename constraint discount_percent_when_kind_check to discount_when_kind_percent_check;
