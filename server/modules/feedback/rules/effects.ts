/** What rules do, all of it rows of the transaction that notes that they did: so each acts once, or not at all. */
import { responsibleFor } from '../../../access/responsible.ts';
import type { Transaction } from '../../../access/database.ts';
import { handlingChanges, noteChanges } from '../entities/feedback/history.ts';
import { linkTags } from '../entities/feedback/tag-links.ts';
import { lockTags, MAX_TAGS, tagChanges } from '../entities/feedback/tags.ts';
import { changesOf, type Judged, type Rule } from './conditions.ts';

/** A company's transaction, as the application. */
export type Tenant = Transaction & { companyId: number };

export type Reason = 'rule' | 'unhandled' | 'escalation' | 'silence' | 'assigned' | 'high_priority' | 'due_soon';

interface NewNotice {
  userIds: readonly number[];
  nodeId: number;
  feedbackId: number | null;
  ruleId: number | null;
  reason: Reason;
}

/** Only for those who can still sign in; whether they may know of it is judged when it is written to them. */
export async function addNotices(transaction: Tenant, notice: NewNotice): Promise<void> {
  if (notice.userIds.length === 0) return;
  await transaction.query({
    name: 'add_notices',
    text: `insert into notice (company_id, user_id, node_id, feedback_id, rule_id, reason)
      select $1, u.id, $3, $4, $5, $6 from customer_user u
      where u.company_id = $1 and u.id = any($2::bigint[]) and u.state = 'active' order by u.id`,
    values: [transaction.companyId, notice.userIds, notice.nodeId, notice.feedbackId, notice.ruleId, notice.reason],
  });
}

/** Tells whom the rule names, and calls its webhook. */
async function notify(transaction: Tenant, rule: Rule, feedback: Judged): Promise<void> {
  const responsible = rule.notifies_responsible ? await responsibleFor(transaction, feedback.node_id) : [];
  await addNotices(transaction, {
    userIds: [...new Set([...rule.notify_user_ids, ...responsible])],
    nodeId: feedback.node_id,
    feedbackId: feedback.id,
    ruleId: rule.id,
    reason: rule.trigger === 'unhandled' ? 'unhandled' : 'rule',
  });
  await transaction.query({
    name: 'rule_calls_webhooks',
    text: `insert into webhook_delivery (company_id, webhook_id, event, feedback_id, rule_id, due_at)
      select $1, w.id, 'rule.matched', $2, $3, now() from webhook w
      where w.company_id = $1 and w.is_active and (w.id = $4 or 'rule.matched' = any(w.events)) order by w.id`,
    values: [transaction.companyId, feedback.id, rule.id, rule.webhook_id],
  });
}

/** Acts on a locked feedback; answers it as it is then, for the rules that come after. */
export async function actOn(transaction: Tenant, rule: Rule, feedback: Judged): Promise<Judged> {
  const names = await lockTags(transaction, rule.added_tag_id === null ? [] : [rule.added_tag_id]);
  const { tag_ids: tags, ...others } = changesOf(rule, feedback, MAX_TAGS);
  // Its tag may have been deleted since the rule was read.
  const changes = tags === undefined || names.size === 0 ? others : { ...others, tag_ids: tags };
  await notify(transaction, rule, feedback);
  if (Object.keys(changes).length === 0) return feedback;
  const changed: Judged = { ...feedback, ...changes };
  await transaction.query({
    name: 'rule_changes_feedback',
    text: `update feedback set priority = $3, assignee_id = $4, tag_ids = $5, revision = revision + 1, updated_at = now()
      where company_id = $1 and id = $2`,
    values: [transaction.companyId, feedback.id, changed.priority, changed.assignee_id, changed.tag_ids],
  });
  if ('tag_ids' in changes) await linkTags(transaction, [feedback.id]);
  const row = { ...feedback };
  const steps = [...handlingChanges(row, changes), ...tagChanges(row, changes, names)];
  await noteChanges({ transaction, by: { actor: 'rule' } }, steps);
  await transaction.query({
    name: 'rule_audit',
    text: `insert into audit_entry (company_id, actor_role, actor_name, operation, entity, record_id, changes)
      values ($1, 'system', $2, 'rule', 'feedback', $3, $4)`,
    values: [transaction.companyId, rule.name, feedback.id, JSON.stringify(changes)],
  });
  return changed;
}
