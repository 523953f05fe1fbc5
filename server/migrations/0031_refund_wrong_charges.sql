-- 0031_refund_wrong_charges: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table payment add column refunded_at timestamptz;

create index payment_settled_at_where_charged_amount_set_idx on payment (company_id, settled_at) where charged_amount is not null;

revoke all on table payment from feedtree_platform;
revoke all on sequence payment_id_seq from feedtree_platform;
grant select (company_id, id, invoice_id, user_id, currency, amount, state, failure_code, charged_amount, charged_currency, refunded_at, card_brand, card_last4, created_at) on table payment to feedtree_platform;

revoke all on table payment from feedtree_worker;
revoke all on sequence payment_id_seq from feedtree_worker;
grant select (company_id, id, purpose, quote_id, invoice_id, attempt, user_id, currency, amount, state, gateway, charged_amount, refunded_at, settled_at, created_at, updated_at) on table payment to feedtree_worker;
