-- 0015_unchecked_ratings: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table feedback drop constraint feedback_smiley_check;

alter table feedback drop constraint feedback_nps_check;

alter table feedback drop constraint feedback_csat_check;

alter table node_day_delta drop constraint node_day_delta_hour_check;

alter table node_day_delta drop constraint node_day_delta_weight_check;

alter table node_day_delta drop constraint node_day_delta_score_check;

alter table node_day_delta drop constraint node_day_delta_smiley_check;

alter table node_day_delta drop constraint node_day_delta_nps_check;

alter table node_day_delta drop constraint node_day_delta_csat_check;
