-- 0043_renewals_told: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table mail_message drop constraint mail_message_kind_check;

alter table subscription add column announced_for timestamptz;

alter table mail_message add constraint mail_message_kind_check check (kind in ('invitation', 'password_reset', 'registration', 'account_exists', 'webhook_off', 'notices', 'report', 'requested_report', 'code_findings', 'password_changed', 'two_factor_on', 'two_factor_off', 'two_factor_reset', 'two_factor_reset_by_support', 'two_factor_reset_of_user', 'receipt', 'payment_failed', 'renewal_failed', 'company_read_only', 'renewal_ahead', 'plan_ending', 'plan_ended', 'support_answer', 'support_closed', 'support_request'));

revoke all on table payment from feedtree_visitor;
revoke all on sequence payment_id_seq from feedtree_visitor;
grant select (company_id, id, reference, state, failure_code) on table payment to feedtree_visitor;

revoke all on table payment from feedtree_worker;
revoke all on sequence payment_id_seq from feedtree_worker;
grant select (company_id, id, purpose, quote_id, invoice_id, attempt, user_id, currency, amount, state, gateway, failure_code, charged_amount, refunded_at, settled_at, created_at, updated_at) on table payment to feedtree_worker;
