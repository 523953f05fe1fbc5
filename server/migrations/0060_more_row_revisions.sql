-- 0060_more_row_revisions: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table code_finding add column revision integer not null default 1 constraint code_finding_revision_check check (revision >= 1 and revision <= 1000000000);

alter table company_tag add column revision integer not null default 1 constraint company_tag_revision_check check (revision >= 1 and revision <= 1000000000);

alter table contract add column revision integer not null default 1 constraint contract_revision_check check (revision >= 1 and revision <= 1000000000);

alter table customer_user add column revision integer not null default 1 constraint customer_user_revision_check check (revision >= 1 and revision <= 1000000000);

alter table link_list_group add column revision integer not null default 1 constraint link_list_group_revision_check check (revision >= 1 and revision <= 1000000000);

alter table node add column revision integer not null default 1 constraint node_revision_check check (revision >= 1 and revision <= 1000000000);

alter table node_link_list add column revision integer not null default 1 constraint node_link_list_revision_check check (revision >= 1 and revision <= 1000000000);

alter table node_qr_code add column revision integer not null default 1 constraint node_qr_code_revision_check check (revision >= 1 and revision <= 1000000000);

alter table qr_code_group add column revision integer not null default 1 constraint qr_code_group_revision_check check (revision >= 1 and revision <= 1000000000);

alter table survey_group add column revision integer not null default 1 constraint survey_group_revision_check check (revision >= 1 and revision <= 1000000000);

revoke all on table customer_user from feedtree_platform;
revoke all on sequence customer_user_id_seq from feedtree_platform;
grant select, update (full_name, phone, locale, revision, updated_at) on table customer_user to feedtree_platform;
