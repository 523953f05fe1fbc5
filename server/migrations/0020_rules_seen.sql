-- 0020_rules_seen: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create index feedback_rule_match_rule_id_state_due_at_idx on feedback_rule_match (company_id, rule_id, state, due_at);

drop policy tenant on feedback_change;

create policy tenant on feedback_change to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));

revoke all on table feedback_change from feedtree_visitor;
revoke all on sequence feedback_change_id_seq from feedtree_visitor;

revoke all on table feedback_message from feedtree_visitor;
revoke all on sequence feedback_message_id_seq from feedtree_visitor;
grant select (company_id, id, feedback_id, author, text, created_at) on table feedback_message to feedtree_visitor;
