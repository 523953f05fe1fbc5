-- 0036_code_findings_mail: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table mail_message drop constraint mail_message_kind_check;

alter table mail_message add constraint mail_message_kind_check check (kind in ('invitation', 'password_reset', 'registration', 'account_exists', 'webhook_off', 'notices', 'report', 'requested_report', 'code_findings', 'password_changed', 'two_factor_on', 'two_factor_off', 'two_factor_reset', 'two_factor_reset_by_support', 'two_factor_reset_of_user', 'receipt', 'payment_failed', 'renewal_failed', 'company_read_only'));

create policy worker on code_finding to feedtree_worker
  using (true)
  with check (true);

revoke all on table code_finding from feedtree_worker;
revoke all on sequence code_finding_id_seq from feedtree_worker;
grant select (company_id, id, kind, state) on table code_finding to feedtree_worker;
