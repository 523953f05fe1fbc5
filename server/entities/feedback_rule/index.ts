import { type FieldError, invalidInput, limitReached } from '../../errors.ts';
import type { EntityExtension, Values } from '../../kernel/extension.ts';
import { takeTurn } from '../../kernel/take-turn.ts';
import { MAX_RULES } from '../../rules/apply.ts';
import { requireShare } from '../require-share.ts';

const isThere = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : (value ?? false) !== false);

const TELLING = ['notify_user_ids', 'notifies_responsible'];
const DOING = [...TELLING, 'webhook_id', 'assignee_id', 'raised_priority', 'added_tag_id', 'escalate_user_ids'];

/** A rule that would never act, or never say when, is none. */
function refuseIncomplete(rule: Values): void {
  const errors: FieldError[] = [];
  const require = (field: string): number => errors.push({ pointer: `/${field}`, code: 'required' });
  const { trigger } = rule;
  if (trigger === 'unhandled' && !isThere(rule['after_hours'])) require('after_hours');
  if (trigger === 'silence' && !isThere(rule['silent_days'])) require('silent_days');
  // Of a unit that is silent there is nothing to assign, to raise or to tag.
  const effects = trigger === 'silence' ? TELLING : DOING;
  if (!effects.some((field) => isThere(rule[field]))) require('notify_user_ids');
  if (isThere(rule['escalate_after_hours']) !== isThere(rule['escalate_user_ids']))
    require(isThere(rule['escalate_after_hours']) ? 'escalate_user_ids' : 'escalate_after_hours');
  if (errors.length > 0) throw invalidInput({ errors });
}

/** More is not counted. */
const MAX_COUNTED = 1_000;
const ACTED = `from feedback_rule_match m where m.company_id = t.company_id and m.rule_id = t.id and m.state = 'done'`;

export const feedbackRule: EntityExtension = {
  computed: {
    match_count: `select count(*)::int from (select 1 ${ACTED} limit ${MAX_COUNTED}) counted`,
    last_matched_at: `select m.due_at ${ACTED} order by m.due_at desc limit 1`,
  },
  hooks: {
    async beforeCreate({ transaction, principal }, values) {
      refuseIncomplete(values);
      await takeTurn(transaction, 'feedback_rule');
      const there = await transaction.query<{ maker_id: number | null }>({
        name: 'rules_there',
        text: 'select maker_id from feedback_rule where company_id = $1 limit $2',
        values: [transaction.companyId, MAX_RULES],
      });
      if (there.length >= MAX_RULES) throw limitReached({ parameters: { limit: MAX_RULES } });
      return { ...values, maker_id: requireShare(principal, there, MAX_RULES) };
    },
    beforePatch(_work, row, changes) {
      refuseIncomplete({ ...row, ...changes });
      return changes;
    },
  },
};
