-- 0026_registration: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table mail_message drop constraint mail_message_kind_check;

alter table customer add column confirm_until timestamptz;

alter table mail_message add constraint mail_message_kind_check check (kind in ('invitation', 'password_reset', 'registration', 'account_exists', 'webhook_off', 'notices', 'report', 'requested_report', 'password_changed', 'two_factor_on', 'two_factor_off', 'two_factor_reset', 'receipt', 'payment_failed', 'renewal_failed', 'company_read_only'));

create index customer_confirm_until_where_confirm_until_set_idx on customer (confirm_until) where confirm_until is not null;

revoke all on table customer from feedtree_session;
revoke all on sequence customer_id_seq from feedtree_session;
grant select, insert, update (name, phone, default_locale, default_survey_id, terms_accepted_at, confirm_until, last_activity_at, updated_at) on table customer to feedtree_session;
grant usage on sequence customer_id_seq to feedtree_session;

revoke all on table customer from feedtree_worker;
revoke all on sequence customer_id_seq from feedtree_worker;
grant select (id, name, state, retention_months, erased_until, pictures_checked_at, confirm_until), update (confirm_until, updated_at), delete on table customer to feedtree_worker;

revoke all on table customer_user from feedtree_worker;
revoke all on sequence customer_user_id_seq from feedtree_worker;
grant select (company_id, id, full_name, email, locale, state), delete on table customer_user to feedtree_worker;
