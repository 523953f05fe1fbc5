-- 0105_count_results_anew.contract: servers of the version before hand nothing over where a unit moves, and recount nothing
-- where an answer is erased. What was counted beside them is counted anew.

-- step: batches of customer
update customer set answers_counted_until = null where answers_counted_until is not null and in_batch(customer);
