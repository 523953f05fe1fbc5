-- 0047_company_wide_rights: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table customer add column users_create_organizations boolean not null default true;

alter table customer_user add column company_users boolean not null default false;

alter table customer_user add column company_surveys boolean not null default false;

alter table customer_user add column company_codes boolean not null default false;

alter table customer_user add column company_tags boolean not null default false;

revoke all on table customer from feedtree_app;
revoke all on sequence customer_id_seq from feedtree_app;
grant select, update (name, email, phone, address, postal_code, city, country_id, tax_number, show_address, show_phone, show_email, default_locale, time_zone, state, inherit_designs, users_create_organizations, retention_months, erased_until, arrivals_until, reads_rolled_until, recount_below, codes_examined_at, findings_mailed_at, pictures_checked_at, default_survey_id, return_url, return_url_enabled, saved_card_id, updated_at) on table customer to feedtree_app;

-- What a right on any unit opened until now is kept where an administrator had given one: only colleagues' addresses
-- are not, and nothing of it for the rights that somebody had by making an organization himself.
alter table customer_user no force row level security;
alter table node_user_access no force row level security;
alter table node no force row level security;
alter table audit_entry no force row level security;

update customer_user u
   set company_surveys = given.node, company_codes = given.qr, company_tags = given.feedback, updated_at = now()
  from (select access.company_id, access.user_id,
           bool_or(access.node_read or access.node_edit or access.node_create or access.node_delete) as node,
           bool_or(access.qr_read or access.qr_edit or access.qr_create or access.qr_delete) as qr,
           bool_or(access.feedback_read or access.feedback_edit or access.feedback_create or access.feedback_delete) as feedback
        from node_user_access access
        join node unit on unit.company_id = access.company_id and unit.id = access.node_id
       where not exists (select 1 from audit_entry made where made.company_id = access.company_id
           and made.entity = 'organization' and made.record_id = unit.organization_id and made.operation = 'create'
           and made.actor_id = access.user_id)
       group by access.company_id, access.user_id) given
 where u.company_id = given.company_id and u.id = given.user_id and not u.is_admin;

alter table customer_user force row level security;
alter table node_user_access force row level security;
alter table node force row level security;
alter table audit_entry force row level security;
