-- 0103_mark_driver_days.backfill: has the sums that drivers are worked out from made of all answers that there are.

-- step: batches of subtree_day
insert into driver_day_due (company_id, node_id, day)
select company_id, node_id, day from subtree_day where score_count > 0 and in_batch(subtree_day);
