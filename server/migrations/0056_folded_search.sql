-- 0056_folded_search: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create collation if not exists "natural" (provider = icu, locale = 'und-u-kn-true');

create or replace function fold(value text) returns text language sql immutable parallel safe
return case when octet_length(value) = char_length(value) then lower(value collate "C") collate "natural" else replace(replace(replace(replace(translate(normalize(regexp_replace(normalize(translate(lower(normalize(value, nfkc) collate "natural"), 'ᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿⰯꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵ', 'ᲊაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿⱟꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶ'), nfd), '[\U00000300-\U0000036f\U00000485-\U00000486\U00000591-\U000005bd\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7\U00000610-\U0000061a\U00000640\U0000064b-\U0000065f\U00000670\U000006d6-\U000006dc\U000006df-\U000006e4\U000006e7-\U000006e8\U000006ea-\U000006ed\U00000897-\U0000089f\U000008ca-\U000008e1\U000008e3-\U000008ff\U0000093c\U00000951-\U00000954\U00000a3c\U00000abc\U00001ab0-\U00001add\U00001ae0-\U00001aeb\U00001cd0-\U00001cd2\U00001cd4-\U00001ce0\U00001ce2-\U00001ce8\U00001ced\U00001cf4\U00001cf8-\U00001cf9\U00001dc0-\U00001dff\U000020d0-\U000020f0\U0000302a-\U0000302d\U0000fb1e\U0000fe00-\U0000fe0f\U0000fe20-\U0000fe2d\U000101fd\U000102e0\U00010efa-\U00010eff\U0001133b\U0001cf00-\U0001cf2d\U0001cf30-\U0001cf46\U0001d167-\U0001d169\U0001d17b-\U0001d182\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U000e0100-\U000e01ef]', '', 'g'), nfc), 'øđðłħŧŋıςىیکةٱւ’‘ʼʻ‐–—', 'oddlhtniσييكهاվ''''''''---'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') end;
comment on function fold(text) is 'by hand: what searched columns are made by; one that nothing needs any more stays';

alter table audit_entry add column actor_name_folded text collate "C" not null generated always as (fold(actor_name)) stored;

alter table company_tag add column name_folded text collate "C" not null generated always as (fold(name)) stored;

alter table country add column code_folded text collate "C" not null generated always as (fold(code)) stored;

alter table country add column name_folded text collate "C" not null generated always as (fold(name)) stored;

alter table currency add column code_folded text collate "C" not null generated always as (fold(code)) stored;

alter table currency add column name_folded text collate "C" not null generated always as (fold(name)) stored;

alter table customer add column name_folded text collate "C" not null generated always as (fold(name)) stored;

alter table customer add column email_folded text collate "C" not null generated always as (fold(email)) stored;

alter table customer add column city_folded text collate "C" generated always as (fold(city)) stored;

alter table customer_user add column full_name_folded text collate "C" not null generated always as (fold(full_name)) stored;

alter table customer_user add column email_folded text collate "C" not null generated always as (fold(email)) stored;

alter table discount add column code_folded text collate "C" not null generated always as (fold(code)) stored;

alter table feedback_comment add column text_folded text collate "C" not null generated always as (fold(text)) stored;

alter table feedback_message add column text_folded text collate "C" not null generated always as (fold(text)) stored;

alter table feedback_rule add column name_folded text collate "C" not null generated always as (fold(name)) stored;

alter table invoice add column number_folded text collate "C" not null generated always as (fold(number)) stored;

alter table invoice add column description_folded text collate "C" not null generated always as (fold(description)) stored;

alter table link_list_group add column name_folded text collate "C" not null generated always as (fold(name)) stored;

alter table marc_batch add column note_folded text collate "C" not null generated always as (fold(note)) stored;

alter table node add column name_folded text collate "C" not null generated always as (fold(name)) stored;

alter table node add column external_id_folded text collate "C" generated always as (fold(external_id)) stored;

alter table node_qr_code add column code_folded text collate "C" not null generated always as (fold(code)) stored;

alter table node_survey_answer_media add column file_name_folded text collate "C" not null generated always as (fold(file_name)) stored;

alter table organization add column name_folded text collate "C" not null generated always as (fold(name)) stored;

alter table organization_type add column code_folded text collate "C" not null generated always as (fold(code)) stored;

alter table organization_type add column name_folded text collate "C" not null generated always as (fold(name)) stored;

alter table plan add column name_folded text collate "C" not null generated always as (fold(name)) stored;

alter table plan add column description_folded text collate "C" not null generated always as (fold(description)) stored;

alter table plan_location add column name_folded text collate "C" not null generated always as (fold(name)) stored;

alter table qr_code_group add column name_folded text collate "C" not null generated always as (fold(name)) stored;

alter table support_ticket add column subject_folded text collate "C" not null generated always as (fold(subject)) stored;

alter table support_ticket add column message_folded text collate "C" not null generated always as (fold(message)) stored;

alter table survey add column name_folded text collate "C" not null generated always as (fold(name)) stored;

alter table survey_group add column name_folded text collate "C" not null generated always as (fold(name)) stored;

alter table webhook add column name_folded text collate "C" not null generated always as (fold(name)) stored;

alter table webhook add column url_folded text collate "C" not null generated always as (fold(url)) stored;

revoke all on table audit_entry from feedtree_platform;
revoke all on sequence audit_entry_id_seq from feedtree_platform;
grant select (company_id, id, actor_id, actor_role, actor_name, impersonator_id, impersonator_name, operation, entity, record_id, request_id, created_at, updated_at, actor_name_folded), insert on table audit_entry to feedtree_platform;
grant usage on sequence audit_entry_id_seq to feedtree_platform;

revoke all on table country from feedtree_visitor;
revoke all on sequence country_id_seq from feedtree_visitor;
grant select (id, code, code_folded) on table country to feedtree_visitor;

revoke all on table customer from feedtree_visitor;
revoke all on sequence customer_id_seq from feedtree_visitor;
grant select (id, name, email, phone, address, postal_code, city, country_id, show_address, show_phone, show_email, default_locale, time_zone, state, inherit_designs, default_survey_id, return_url, return_url_enabled, name_folded, email_folded, city_folded) on table customer to feedtree_visitor;

revoke all on table customer from feedtree_worker;
revoke all on sequence customer_id_seq from feedtree_worker;
grant select (id, name, state, retention_months, erased_until, reads_rolled_until, recount_below, codes_examined_at, findings_mailed_at, pictures_checked_at, confirm_until, name_folded), update (reads_rolled_until, confirm_until, updated_at), delete on table customer to feedtree_worker;

revoke all on table customer_user from feedtree_worker;
revoke all on sequence customer_user_id_seq from feedtree_worker;
grant select (company_id, id, full_name, email, login_email, locale, state, full_name_folded, email_folded), delete on table customer_user to feedtree_worker;

revoke all on table feedback_message from feedtree_visitor;
revoke all on sequence feedback_message_id_seq from feedtree_visitor;
grant select (company_id, id, feedback_id, author, text, created_at, text_folded) on table feedback_message to feedtree_visitor;

revoke all on table feedback_message from feedtree_worker;
revoke all on sequence feedback_message_id_seq from feedtree_worker;
grant select (company_id, id, feedback_id, author, text, text_folded) on table feedback_message to feedtree_worker;

revoke all on table invoice from feedtree_platform;
revoke all on sequence invoice_id_seq from feedtree_platform;
grant select (company_id, id, number, kind, state, subscription_id, plan_id, period_start, period_end, currency, total, issued_at, due_at, paid_at, number_folded), update (state, paid_at, updated_at) on table invoice to feedtree_platform;

revoke all on table link_list_group from feedtree_visitor;
revoke all on sequence link_list_group_id_seq from feedtree_visitor;
grant select (company_id, id, name, document, updated_at, name_folded) on table link_list_group to feedtree_visitor;

revoke all on table node from feedtree_platform;
revoke all on sequence node_id_seq from feedtree_platform;
grant select (company_id, id, organization_id, parent_id, name, type, path, deleted_at, created_at, name_folded) on table node to feedtree_platform;

revoke all on table node from feedtree_visitor;
revoke all on sequence node_id_seq from feedtree_visitor;
grant select (company_id, id, organization_id, parent_id, name, type, color, is_paused, path, deleted_at, name_folded) on table node to feedtree_visitor;

revoke all on table node_qr_code from feedtree_platform;
revoke all on sequence node_qr_code_id_seq from feedtree_platform;
grant select (company_id, id, node_id, code, origin, state, created_at, code_folded), insert on table node_qr_code to feedtree_platform;
grant usage on sequence node_qr_code_id_seq to feedtree_platform;

revoke all on table node_qr_code from feedtree_visitor;
revoke all on sequence node_qr_code_id_seq from feedtree_visitor;
grant select (company_id, id, node_id, code, origin, state, code_folded) on table node_qr_code to feedtree_visitor;

revoke all on table qr_code_group from feedtree_platform;
revoke all on sequence qr_code_group_id_seq from feedtree_platform;
grant select (company_id, id, name, design, name_folded) on table qr_code_group to feedtree_platform;

revoke all on table survey from feedtree_visitor;
revoke all on sequence survey_id_seq from feedtree_visitor;
grant select (company_id, id, name, origin, name_folded) on table survey to feedtree_visitor;

revoke all on table webhook from feedtree_worker;
revoke all on sequence webhook_id_seq from feedtree_worker;
grant select (company_id, id, name, events, is_active, failing_since, name_folded) on table webhook to feedtree_worker;
-- Words of answers with letters that are folded since now are written anew. Forced row-level security binds the owner too.
alter table feedback_word no force row level security;
alter table feedback_text_due no force row level security;

insert into feedback_text_due (company_id, feedback_id)
select distinct company_id, feedback_id from feedback_word where word ~ '[ٱیکւŧŋʼʻ़਼઼]';

alter table feedback_word force row level security;
alter table feedback_text_due force row level security;
