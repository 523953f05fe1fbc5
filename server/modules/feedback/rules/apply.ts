/** Rules on feedback: what matches is noted before anything is done, once for each feedback and step. */
import { addNotices, actOn, type Tenant } from './effects.ts';
import { type Judged, type Rule, matches } from './conditions.ts';
import { afterOpenTime } from '../../../../shared/opening-hours/opening-hours.ts';
import { versionsOf } from '../../insight/index.ts';
import { hoursOf } from '../due/opening-hours-of-unit.ts';

const HOUR_MS = 3_600_000;
export const MAX_RULES = 100;

export const RULE_COLUMNS = `r.id, r.name, r.trigger, r.node_id, r.conditions::text[] as conditions, r.score_at_most, r.nps_group, r.survey_id,
  r.answers_rule, r.words, r.priority, r.locale, r.with_text, r.tag_id,
  r.custom_field_id, r.custom_value,
  (select added.entity from custom_field added where added.company_id = r.company_id and added.id = r.custom_field_id) as custom_of,
  r.after_hours, r.silent_days, r.notify_user_ids::text[]::int[] as notify_user_ids, r.notifies_responsible, r.webhook_id,
  r.assignee_id, r.raised_priority, r.added_tag_id, r.escalate_after_hours,
  r.escalate_user_ids::text[]::int[] as escalate_user_ids, r.created_at`;

/** In the order in which they were made: those that come later see what earlier ones did. */
export const activeRules = (transaction: Tenant): Promise<Rule[]> =>
  transaction.query<Rule>({
    name: 'active_rules',
    text: `select ${RULE_COLUMNS} from feedback_rule r where r.company_id = $1 and r.is_active order by r.id limit ${MAX_RULES}`,
    values: [transaction.companyId],
  });

/** Locks feedback in the order of ids, as all do who change several. */
export async function lockFeedback(transaction: Tenant, ids: readonly number[]): Promise<Judged[]> {
  const rows = await transaction.query<Omit<Judged, 'document'>>({
    name: 'rules_lock_feedback',
    text: `select f.id, f.node_id, n.path, f.status, f.priority, f.score, f.nps, f.answers, f.locale, f.comment, f.survey_version_id,
        (select v.survey_id from survey_version v where v.company_id = $1 and v.id = f.survey_version_id) as survey_id,
        f.tag_ids::text[]::int[] as tag_ids, f.assignee_id, f.created_at, f.is_repeat, f.custom, n.custom as unit_custom
      from feedback f join node n on n.company_id = $1 and n.id = f.node_id
      where f.company_id = $1 and f.id = any($2::bigint[]) and f.erased_at is null
      order by f.id for no key update of f`,
    values: [transaction.companyId, ids],
  });
  const documents = await versionsOf(
    transaction,
    transaction.companyId,
    rows.map((row) => row.survey_version_id),
  );
  return rows.map((row) => ({ ...row, document: documents.get(row.survey_version_id) }));
}

interface Step {
  rule: Rule;
  feedback: Judged;
  step: 0 | 1;
  state: 'pending' | 'done';
  dueAt: Date;
}

/** Notes a step; false when it was noted before. */
export async function noteStep(transaction: Tenant, { rule, feedback, step, state, dueAt }: Step): Promise<boolean> {
  const noted = await transaction.query({
    name: 'note_rule_step',
    text: `insert into feedback_rule_match (company_id, rule_id, feedback_id, node_id, step, state, due_at)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict (company_id, rule_id, feedback_id, step) do nothing returning id`,
    values: [transaction.companyId, rule.id, feedback.id, feedback.node_id, step, state, dueAt],
  });
  return noted.length > 0;
}

/** Has the rule act, and notes when it escalates. */
export async function act(transaction: Tenant, rule: Rule, feedback: Judged, now: Date): Promise<Judged> {
  const changed = await actOn(transaction, rule, feedback);
  if (rule.escalate_after_hours !== null && rule.escalate_user_ids.length > 0)
    await later(transaction, rule, changed, { from: now, hours: rule.escalate_after_hours, step: 1 });
  return changed;
}

interface Later {
  from: Date;
  hours: number;
  step: 0 | 1;
}

/** Notes a step for when so many opening hours have passed; one that never comes is not noted. */
async function later(transaction: Tenant, rule: Rule, feedback: Judged, { from, hours, step }: Later): Promise<void> {
  const dueAt = afterOpenTime(await hoursOf(transaction, feedback.path), from, hours * HOUR_MS);
  if (dueAt) await noteStep(transaction, { rule, feedback, step, state: 'pending', dueAt });
}

/** All rules on an answer that has come. */
export async function applyRules(transaction: Tenant, rules: readonly Rule[], arrived: Judged): Promise<void> {
  const now = new Date();
  let feedback = arrived;
  for (const rule of rules) {
    if (feedback.is_repeat || !matches(rule, feedback)) continue;
    if (rule.trigger === 'unhandled')
      await later(transaction, rule, feedback, { from: feedback.created_at, hours: rule.after_hours ?? 0, step: 0 });
    else if (await noteStep(transaction, { rule, feedback, step: 0, state: 'done', dueAt: now }))
      feedback = await act(transaction, rule, feedback, now);
  }
  if (feedback.priority === 'high' && !feedback.is_repeat) await notifyOfHighPriority(transaction, feedback);
}

async function notifyOfHighPriority(transaction: Tenant, { id, node_id: nodeId }: Judged): Promise<void> {
  const wanting = await transaction.query<{ id: number }>({
    name: 'wanting_high_priority',
    text: 'select user_id as id from notice_preference where company_id = $1 and on_high_priority order by user_id',
    values: [transaction.companyId],
  });
  const userIds = wanting.map((user) => user.id);
  await addNotices(transaction, { userIds, nodeId, feedbackId: id, ruleId: null, reason: 'high_priority' });
}
