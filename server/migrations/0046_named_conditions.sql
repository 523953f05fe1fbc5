-- 0046_named_conditions: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table notice drop constraint notice_reason_check;

alter table feedback_rule add column conditions text[] not null default '{}' constraint feedback_rule_conditions_check check (cardinality(conditions) <= 5);

alter table feedback_rule add column off_because text constraint feedback_rule_off_because_check check (off_because in ('incomplete'));

alter table notice add constraint notice_reason_check check (reason in ('rule', 'unhandled', 'escalation', 'silence', 'assigned', 'high_priority', 'rule_off'));
-- What the rules that are there ask for, by name. Forced row-level security binds the owner too.
alter table feedback_rule no force row level security;
alter table notice no force row level security;
alter table customer_user no force row level security;
alter table node no force row level security;

update feedback_rule set conditions = array_remove(array[
  case when score_at_most is not null then 'score_at_most' end,
  case when priority is not null then 'priority' end,
  case when locale is not null then 'locale' end,
  case when with_text then 'with_text' end,
  case when tag_id is not null then 'tag_id' end
], null);

-- A condition that was added and left empty was stored as none at all: such a rule acts on every answer. Whether that is
-- meant can't be told from its row, so it is switched off until somebody has looked, and the administrators are told.
update feedback_rule set is_active = false, off_because = 'incomplete', updated_at = now()
where is_active and trigger = 'answer' and conditions = '{}';

insert into notice (company_id, user_id, node_id, rule_id, reason)
select told.company_id, told.id, unit.id, rule.id, 'rule_off'
from feedback_rule rule
join customer_user told on told.company_id = rule.company_id and told.is_admin and told.state = 'active'
cross join lateral (
  select node.id from node where node.company_id = rule.company_id
    and case when rule.node_id is null then node.deleted_at is null else node.id = rule.node_id end
  order by node.path limit 1
) unit
where rule.off_because = 'incomplete';

alter table feedback_rule force row level security;
alter table notice force row level security;
alter table customer_user force row level security;
alter table node force row level security;
