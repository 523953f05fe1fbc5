-- 0025_login_as_and_customers: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table audit_entry add column impersonator_id bigint;

alter table audit_entry add column impersonator_name text constraint audit_entry_impersonator_name_check check (char_length(impersonator_name) <= 200);

alter table customer add column state_before_closed text constraint customer_state_before_closed_check check (state_before_closed in ('active', 'read_only'));

alter table session add column impersonator_session_id bigint;

create policy platform on discount_redemption to feedtree_platform
  using (true)
  with check (true);

create policy platform on invoice to feedtree_platform
  using (true)
  with check (true);

create policy platform on link_list_group to feedtree_platform
  using (true)
  with check (true);

create policy platform on organization to feedtree_platform
  using (true)
  with check (true);

create policy platform on payment to feedtree_platform
  using (true)
  with check (true);

create policy platform on qr_code_group to feedtree_platform
  using (true)
  with check (true);

create policy platform on quote to feedtree_platform
  using (true)
  with check (true);

create policy platform on stored_file to feedtree_platform
  using (true)
  with check (true);

create policy platform on survey_group to feedtree_platform
  using (true)
  with check (true);

revoke all on table audit_entry from feedtree_platform;
revoke all on sequence audit_entry_id_seq from feedtree_platform;
grant select (company_id, id, actor_id, actor_role, actor_name, impersonator_id, impersonator_name, operation, entity, record_id, request_id, created_at, updated_at), insert on table audit_entry to feedtree_platform;
grant usage on sequence audit_entry_id_seq to feedtree_platform;

revoke all on table customer from feedtree_platform;
revoke all on sequence customer_id_seq from feedtree_platform;
grant select, update (state, state_before_closed, updated_at) on table customer to feedtree_platform;

revoke all on table discount_redemption from feedtree_platform;
revoke all on sequence discount_redemption_id_seq from feedtree_platform;
grant select (company_id, id, discount_id, quote_id, user_id, currency, amount, created_at) on table discount_redemption to feedtree_platform;

revoke all on table invoice from feedtree_platform;
revoke all on sequence invoice_id_seq from feedtree_platform;
grant select (company_id, id, number, state, plan_id, period_start, period_end, currency, total, issued_at, due_at, paid_at) on table invoice to feedtree_platform;

revoke all on table link_list_group from feedtree_platform;
revoke all on sequence link_list_group_id_seq from feedtree_platform;
grant select (company_id, id) on table link_list_group to feedtree_platform;

revoke all on table organization from feedtree_platform;
revoke all on sequence organization_id_seq from feedtree_platform;
grant select (company_id, id, deleted_at) on table organization to feedtree_platform;

revoke all on table payment from feedtree_platform;
revoke all on sequence payment_id_seq from feedtree_platform;
grant select (company_id, id, invoice_id, user_id, currency, amount, state, failure_code, card_brand, card_last4, created_at) on table payment to feedtree_platform;

revoke all on table qr_code_group from feedtree_platform;
revoke all on sequence qr_code_group_id_seq from feedtree_platform;
grant select (company_id, id) on table qr_code_group to feedtree_platform;

revoke all on table quote from feedtree_platform;
revoke all on sequence quote_id_seq from feedtree_platform;
grant select (company_id, id, sub_plan_id) on table quote to feedtree_platform;

revoke all on table session from feedtree_app;
revoke all on sequence session_id_seq from feedtree_app;
grant select (company_id, id, user_id, expires_at, revoked_at, impersonator_id, impersonator_name, impersonation_reason) on table session to feedtree_app;

revoke all on table session from feedtree_platform;
revoke all on sequence session_id_seq from feedtree_platform;
grant select (company_id, id, user_id, expires_at, revoked_at, impersonator_id, impersonator_name, impersonation_reason) on table session to feedtree_platform;

revoke all on table stored_file from feedtree_platform;
revoke all on sequence stored_file_id_seq from feedtree_platform;
grant select (company_id, id, purpose, byte_size) on table stored_file to feedtree_platform;

revoke all on table survey_group from feedtree_platform;
revoke all on sequence survey_group_id_seq from feedtree_platform;
grant select (company_id, id) on table survey_group to feedtree_platform;
