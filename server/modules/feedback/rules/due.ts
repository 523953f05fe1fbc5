/** What rules do later: when something is still new after some opening hours, and when that goes on. */
import type { Database } from '../../../access/database.ts';
import { setDueTimes } from '../due/due-times.ts';
import { tryEach } from '../../../platform/queue/try-each.ts';
import { act, activeRules, lockFeedback } from './apply.ts';
import { type Judged, looksLater, matches, type Rule } from './conditions.ts';
import { addNotices, type Tenant } from './effects.ts';

const AT_ONCE = 50;

interface Due {
  id: number;
  rule_id: number;
  feedback_id: number;
  step: number;
}

/** Answers whether more is waiting. */
export async function takeDueSteps(database: Database): Promise<boolean> {
  const companies = await database.lookup<{ company_id: number }>('worker', {
    name: 'companies_with_due_steps',
    text: `select distinct m.company_id from feedback_rule_match m join customer c on c.id = m.company_id
      where m.state = 'pending' and m.due_at <= now() and c.state <> 'closed'`,
    values: [],
  });
  let more = false;
  await tryEach(companies, async ({ company_id: companyId }) => {
    const taken = await database.withTenant('app', companyId, (transaction) => take({ ...transaction, companyId }));
    more ||= taken === AT_ONCE;
  });
  return more;
}

async function take(transaction: Tenant): Promise<number> {
  const { companyId } = transaction;
  const due = await transaction.query<Due>({
    name: 'take_due_steps',
    text: `select id, rule_id, feedback_id, step from feedback_rule_match
      where company_id = $1 and state = 'pending' and due_at <= now() and feedback_id is not null
      order by feedback_id, rule_id, step limit $2 for update skip locked`,
    values: [companyId, AT_ONCE],
  });
  if (due.length === 0) return 0;
  const rules = new Map((await activeRules(transaction)).map((rule) => [rule.id, rule]));
  const locked = await lockFeedback(transaction, [...new Set(due.map((one) => one.feedback_id))]);
  const byId = new Map(locked.map((feedback) => [feedback.id, feedback]));
  for (const one of due) await settle(transaction, one, rules.get(one.rule_id), byId.get(one.feedback_id));
  return due.length;
}

/** What it asked for when it came is not asked again; what an answer gets by and by is asked when its time is over. */
const holdsBy = (rule: Rule, feedback: Judged, step: number): boolean =>
  step !== 0 || !looksLater(rule) || matches(rule, feedback, false);

async function settle(transaction: Tenant, due: Due, rule?: Rule, feedback?: Judged): Promise<void> {
  const isStill = rule !== undefined && feedback?.status === 'new' && holdsBy(rule, feedback, due.step);
  if (isStill && feedback && due.step === 0) {
    const changed = await act(transaction, rule, feedback, new Date());
    if (changed.priority !== feedback.priority) await setDueTimes(transaction, [feedback.id]);
  }
  if (isStill && feedback && due.step === 1)
    await addNotices(transaction, {
      userIds: rule.escalate_user_ids,
      nodeId: feedback.node_id,
      feedbackId: feedback.id,
      ruleId: rule.id,
      reason: 'escalation',
    });
  await transaction.query({
    name: 'settle_due_step',
    text: `update feedback_rule_match set state = $3, updated_at = now() where company_id = $1 and id = $2`,
    values: [transaction.companyId, due.id, isStill ? 'done' : 'over'],
  });
}
