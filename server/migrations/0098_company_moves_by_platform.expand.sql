-- 0098_company_moves_by_platform.expand: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

-- step
alter table company_move add column company_name text not null default '';

-- step
alter table company_move add constraint company_move_company_name_check check (char_length(company_name) <= 200) not valid;

-- step
alter table company_move validate constraint company_move_company_name_check;

-- step
alter table company_move add column wanted text;

-- step
alter table company_move add constraint company_move_wanted_check check (wanted in ('move', 'confirm', 'undo', 'abandon')) not valid;

-- step
alter table company_move validate constraint company_move_wanted_check;

-- step
grant select, update (takes_companies, updated_at) on table cell to feedtree_platform;

-- step
grant select on table company_cell to feedtree_platform;

-- step
grant select, insert, update on table company_move to feedtree_platform;
grant usage on sequence company_move_id_seq to feedtree_platform;
