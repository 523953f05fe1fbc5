-- 0084_drafts_of_units: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table draft drop constraint draft_entity_check;

alter table draft add constraint draft_entity_check check (entity in ('survey_group', 'qr_code_group', 'link_list_group', 'node_qr_code', 'node_link_list'));
