import { type FieldViolation, invalidInput, limitReached } from '../../../../errors.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import type { Values } from '../../../../database/rows.ts';
import { takeLock } from '../../../../access/take-lock.ts';
import { MAX_RULES } from '../../rules/apply.ts';
import { refuseStrangeAnswers } from './answers-condition.ts';
import { refuseStrangeValue } from './custom-condition.ts';
import { requireShare } from '../../../../access/require-share.ts';

const isThere = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : (value ?? false) !== false);

const TELLING = ['notify_user_ids', 'notifies_responsible'];
const DOING = [...TELLING, 'webhook_id', 'assignee_id', 'raised_priority', 'added_tag_id', 'escalate_user_ids'];

/** What a rule may ask for of an answer, and what each is where the rule does not. */
const CONDITIONS: Values = {
  score_at_most: null,
  nps_group: null,
  survey_id: null,
  words: [],
  priority: null,
  locale: null,
  with_text: false,
  tag_id: null,
  custom_field_id: null,
};
const conditionNames = Object.keys(CONDITIONS);

/**
 * The changes with the conditions named and the others emptied. Who does not name them means those that are given. One
 * that is given as null is named as well, so that it is refused: a rule that is said to look at the score, and has none
 * to look for, would act on everything. A condition goes by being left out of those that are named.
 */
function withConditions(row: Values | null, given: Values): Values {
  if (row !== null && ![...conditionNames, 'conditions'].some((name) => given[name] !== undefined)) return given;
  const before = listOf(row?.['conditions']);
  const gone = conditionNames.filter((name) => isTakenAway(given[name]));
  const touched = conditionNames.filter((name) => given[name] !== undefined && !gone.includes(name));
  const named =
    given['conditions'] === undefined
      ? [...before.filter((name) => !gone.includes(name)), ...touched]
      : listOf(given['conditions']);
  const conditions = conditionNames.filter((name) => named.includes(name));
  const others = conditionNames.filter((name) => !conditions.includes(name));
  const emptied = Object.fromEntries(others.map((name) => [name, CONDITIONS[name]]));
  return {
    ...given,
    conditions,
    ...emptied,
    ...(others.includes('custom_field_id') && { custom_value: null }),
    ...(others.includes('survey_id') && { answers_rule: null }),
  };
}

/** Null is not: it is given for what must have a value. */
const isTakenAway = (value: unknown): boolean => value === false || (Array.isArray(value) && value.length === 0);

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** A rule that would never act, or never say when, is none. */
function refuseIncomplete(rule: Values): void {
  const errors: FieldViolation[] = [];
  const require = (field: string): number => errors.push({ pointer: `/${field}`, code: 'required' });
  const { trigger } = rule;
  // Of a unit that is silent there is nothing to assign, to raise or to tag.
  const effects = trigger === 'silence' ? TELLING : DOING;
  if (!effects.some((field) => isThere(rule[field]))) require('notify_user_ids');
  if (isThere(rule['escalate_after_hours']) !== isThere(rule['escalate_user_ids']))
    require(isThere(rule['escalate_after_hours']) ? 'escalate_user_ids' : 'escalate_after_hours');
  if (errors.length > 0) throw invalidInput({ errors });
}

/** What a condition on a field that the company has added hangs on. */
const ASKING = ['trigger', 'conditions', 'custom_field_id', 'custom_value'];

/** More is not counted. */
const MAX_COUNTED = 1_000;
const ACTED = `from feedback_rule_match m where m.company_id = t.company_id and m.rule_id = t.id and m.state = 'done'`;

export const feedbackRule: EntityExtension = {
  computed: {
    match_count: `select count(*)::int from (select 1 ${ACTED} limit ${MAX_COUNTED}) counted`,
    last_matched_at: `select m.due_at ${ACTED} order by m.due_at desc limit 1`,
  },
  hooks: {
    async beforeCreate({ transaction, principal }, given) {
      const values = withConditions(null, given);
      refuseIncomplete(values);
      await refuseStrangeValue({ transaction, principal }, values);
      await refuseStrangeAnswers({ transaction }, given, values);
      await takeLock(transaction, 'feedback_rule');
      const there = await transaction.query<{ maker_id: number | null }>({
        name: 'rules_there',
        text: 'select maker_id from feedback_rule where company_id = $1 limit $2',
        values: [transaction.companyId, MAX_RULES],
      });
      if (there.length >= MAX_RULES) throw limitReached({ parameters: { limit: MAX_RULES } });
      return { ...values, maker_id: requireShare(principal, there, MAX_RULES) };
    },
    async beforePatch(work, row, given) {
      const changes = withConditions(row, given);
      refuseIncomplete({ ...row, ...changes });
      if (ASKING.some((name) => given[name] !== undefined)) await refuseStrangeValue(work, { ...row, ...changes });
      await refuseStrangeAnswers(work, given, { ...row, ...changes });
      // Who switches it on has seen what it does.
      return given['is_active'] === true ? { ...changes, off_because: null } : changes;
    },
  },
};
