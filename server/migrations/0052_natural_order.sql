-- 0052_natural_order: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create collation if not exists "natural" (provider = icu, locale = 'und-u-kn-true');

alter table audit_entry drop constraint audit_entry_actor_name_check;

alter table company_saved_card drop constraint company_saved_card_holder_check;

alter table company_tag drop constraint company_tag_name_check;

alter table country drop constraint country_name_check;

alter table currency drop constraint currency_name_check;

alter table customer drop constraint customer_name_check;

alter table customer_user drop constraint customer_user_full_name_check;

alter table feedback_rule drop constraint feedback_rule_name_check;

alter table invoice drop constraint invoice_billing_name_check;

alter table link_list_group drop constraint link_list_group_name_check;

alter table node drop constraint node_name_check;

alter table node_survey_answer_media drop constraint node_survey_answer_media_file_name_check;

alter table organization drop constraint organization_name_check;

alter table organization_type drop constraint organization_type_name_check;

alter table plan drop constraint plan_name_check;

alter table plan_location drop constraint plan_location_name_check;

alter table qr_code_group drop constraint qr_code_group_name_check;

alter table saved_filter drop constraint saved_filter_name_check;

alter table support_comment_media drop constraint support_comment_media_file_name_check;

alter table support_ticket drop constraint support_ticket_subject_check;

alter table survey drop constraint survey_name_check;

alter table survey_group drop constraint survey_group_name_check;

alter table webhook drop constraint webhook_name_check;

alter table audit_entry alter column actor_name drop default;
alter table audit_entry alter column actor_name type text collate "natural" using actor_name::text;
alter table audit_entry alter column actor_name set default '';

alter table company_saved_card alter column holder type text collate "natural" using holder::text;

alter table company_tag alter column name type text collate "natural" using name::text;

alter table country alter column name type text collate "natural" using name::text;

alter table currency alter column name type text collate "natural" using name::text;

alter table customer alter column name type text collate "natural" using name::text;

alter table customer_user alter column full_name type text collate "natural" using full_name::text;

alter table feedback_rule alter column name type text collate "natural" using name::text;

alter table invoice alter column billing_name type text collate "natural" using billing_name::text;

alter table link_list_group alter column name type text collate "natural" using name::text;

alter table node alter column name type text collate "natural" using name::text;

alter table node_survey_answer_media alter column file_name type text collate "natural" using file_name::text;

alter table organization alter column name type text collate "natural" using name::text;

alter table organization_type alter column name type text collate "natural" using name::text;

alter table plan alter column name type text collate "natural" using name::text;

alter table plan_location alter column name type text collate "natural" using name::text;

alter table qr_code_group alter column name type text collate "natural" using name::text;

alter table saved_filter alter column name type text collate "natural" using name::text;

alter table support_comment_media alter column file_name type text collate "natural" using file_name::text;

alter table support_ticket alter column subject type text collate "natural" using subject::text;

alter table survey alter column name type text collate "natural" using name::text;

alter table survey_group alter column name type text collate "natural" using name::text;

alter table webhook alter column name type text collate "natural" using name::text;

alter table audit_entry add constraint audit_entry_actor_name_check check (char_length(actor_name) <= 200);

alter table company_saved_card add constraint company_saved_card_holder_check check (char_length(holder) >= 1 and char_length(holder) <= 200);

alter table company_tag add constraint company_tag_name_check check (char_length(name) >= 1 and char_length(name) <= 60);

alter table country add constraint country_name_check check (char_length(name) >= 1 and char_length(name) <= 200);

alter table currency add constraint currency_name_check check (char_length(name) >= 1 and char_length(name) <= 200);

alter table customer add constraint customer_name_check check (char_length(name) >= 1 and char_length(name) <= 200);

alter table customer_user add constraint customer_user_full_name_check check (char_length(full_name) >= 1 and char_length(full_name) <= 200);

alter table feedback_rule add constraint feedback_rule_name_check check (char_length(name) >= 1 and char_length(name) <= 200);

alter table invoice add constraint invoice_billing_name_check check (char_length(billing_name) >= 1 and char_length(billing_name) <= 200);

alter table link_list_group add constraint link_list_group_name_check check (char_length(name) >= 1 and char_length(name) <= 200);

alter table node add constraint node_name_check check (char_length(name) >= 1 and char_length(name) <= 200);

alter table node_survey_answer_media add constraint node_survey_answer_media_file_name_check check (char_length(file_name) >= 1 and char_length(file_name) <= 255);

alter table organization add constraint organization_name_check check (char_length(name) >= 1 and char_length(name) <= 200);

alter table organization_type add constraint organization_type_name_check check (char_length(name) >= 1 and char_length(name) <= 200);

alter table plan add constraint plan_name_check check (char_length(name) >= 1 and char_length(name) <= 200);

alter table plan_location add constraint plan_location_name_check check (char_length(name) >= 1 and char_length(name) <= 200);

alter table qr_code_group add constraint qr_code_group_name_check check (char_length(name) >= 1 and char_length(name) <= 200);

alter table saved_filter add constraint saved_filter_name_check check (char_length(name) >= 1 and char_length(name) <= 60);

alter table support_comment_media add constraint support_comment_media_file_name_check check (char_length(file_name) >= 1 and char_length(file_name) <= 255);

alter table support_ticket add constraint support_ticket_subject_check check (char_length(subject) >= 1 and char_length(subject) <= 200);

alter table survey add constraint survey_name_check check (char_length(name) >= 1 and char_length(name) <= 200);

alter table survey_group add constraint survey_group_name_check check (char_length(name) >= 1 and char_length(name) <= 200);

alter table webhook add constraint webhook_name_check check (char_length(name) >= 1 and char_length(name) <= 200);
