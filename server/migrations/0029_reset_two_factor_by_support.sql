-- 0029_reset_two_factor_by_support: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table mail_message drop constraint mail_message_kind_check;

alter table mail_message add constraint mail_message_kind_check check (kind in ('invitation', 'password_reset', 'registration', 'account_exists', 'webhook_off', 'notices', 'report', 'requested_report', 'password_changed', 'two_factor_on', 'two_factor_off', 'two_factor_reset', 'two_factor_reset_by_support', 'two_factor_reset_of_user', 'receipt', 'payment_failed', 'renewal_failed', 'company_read_only'));

create policy platform on mail_message to feedtree_platform
  using (true)
  with check (true);

revoke all on table mail_message from feedtree_platform;
revoke all on sequence mail_message_id_seq from feedtree_platform;
grant insert (company_id, user_id, kind, record_id, due_at) on table mail_message to feedtree_platform;
grant usage on sequence mail_message_id_seq to feedtree_platform;

revoke all on table session from feedtree_platform;
revoke all on sequence session_id_seq from feedtree_platform;
grant select (company_id, id, user_id, expires_at, revoked_at, impersonator_id, impersonator_name, impersonation_reason), update (revoked_at, updated_at) on table session to feedtree_platform;

revoke all on table two_factor from feedtree_platform;
revoke all on sequence two_factor_id_seq from feedtree_platform;
grant select (company_id, id, user_id, confirmed_at), delete on table two_factor to feedtree_platform;
