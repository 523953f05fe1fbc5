/** A rule as its form and its sentence see it. */
import type { FeedbackRuleRecord } from '../../../generated/types.ts';

type Stored = Omit<FeedbackRuleRecord, 'id' | 'created_at' | 'updated_at' | 'match_count' | 'last_matched_at'>;

/** While it is written, anything may be missing. */
export type Rule = { [Field in keyof Stored]?: Stored[Field] | undefined };

/** What of an answer a rule may ask for; all of them together. */
export const CONDITIONS = [
  'score_at_most',
  'nps_group',
  'survey_id',
  'words',
  'priority',
  'locale',
  'with_text',
  'tag_id',
  'custom_field_id',
] as const;
export type Condition = (typeof CONDITIONS)[number];

const names: readonly string[] = CONDITIONS;
export const isCondition = (part: string): part is Condition => names.includes(part);

/** What a rule does, in the order in which it is said. */
export const EFFECTS = [
  'raised_priority',
  'assignee_id',
  'added_tag_id',
  'notifies_responsible',
  'notify_user_ids',
  'webhook_id',
] as const;
export type Effect = (typeof EFFECTS)[number];

/** Of a unit that is silent there is nothing to raise, to assign or to tag. */
export const NOTIFYING_EFFECTS: readonly Effect[] = ['notifies_responsible', 'notify_user_ids'];

export const effectsOf = ({ trigger }: Rule): readonly Effect[] =>
  trigger === 'silence' ? NOTIFYING_EFFECTS : EFFECTS;

export const ESCALATION = ['escalate_after_hours', 'escalate_user_ids'] as const;

export type Part = Condition | Effect | (typeof ESCALATION)[number];

const LISTS: readonly Part[] = ['words', 'notify_user_ids', 'escalate_user_ids'];

/** What a part begins with when it is added, and what it is when it is taken away. */
export function emptyOf(part: Part): false | null | never[] {
  if (part === 'with_text' || part === 'notifies_responsible') return false;
  return LISTS.includes(part) ? [] : null;
}

export function isSet(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== false;
}

export const escalates = (rule: Rule): boolean =>
  rule.trigger !== 'silence' && ESCALATION.some((part) => isSet(rule[part]));

/** Opening hours matter to it. */
export const waits = (rule: Rule): boolean => rule.trigger === 'unhandled' || escalates(rule);
