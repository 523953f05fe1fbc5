-- 0118_rule_conditions.expand: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

-- step
alter table feedback_rule add column nps_group text;

-- step
alter table feedback_rule add constraint feedback_rule_nps_group_check check (nps_group in ('detractor', 'passive', 'promoter')) not valid;

-- step
alter table feedback_rule validate constraint feedback_rule_nps_group_check;

-- step
alter table feedback_rule add column survey_id bigint;

-- step
alter table feedback_rule add column answers_rule jsonb;

-- step
alter table feedback_rule add column words text[] not null default '{}';

-- step
alter table feedback_rule add constraint feedback_rule_words_check check (cardinality(words) <= 20) not valid;

-- step
alter table feedback_rule validate constraint feedback_rule_words_check;

-- step
alter table feedback_rule drop constraint feedback_rule_conditions_check;
alter table feedback_rule add constraint feedback_rule_conditions_check check (cardinality(conditions) <= 9) not valid;

-- step
alter table feedback_rule validate constraint feedback_rule_conditions_check;

-- step: concurrently
create index concurrently feedback_rule_survey_id_idx on feedback_rule (company_id, survey_id);

-- step
alter table feedback_rule add constraint feedback_rule_survey_id_fkey foreign key (company_id, survey_id) references survey (company_id, id) on delete cascade not valid;

-- step
alter table feedback_rule validate constraint feedback_rule_survey_id_fkey;
