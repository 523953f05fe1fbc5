-- 0115_monthly_reports.expand: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

-- step
alter table report_subscription drop constraint report_subscription_rhythm_check;
alter table report_subscription add constraint report_subscription_rhythm_check check (rhythm in ('daily', 'weekly', 'monthly')) not valid;

-- step
alter table report_subscription validate constraint report_subscription_rhythm_check;
