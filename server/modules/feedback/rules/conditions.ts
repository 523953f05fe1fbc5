/** Which feedback a rule is about. Pure. */
import { heldAfter } from '../../../../shared/survey/conditions.ts';
import type { Answers, Rule as AnswersRule, SurveyDocument } from '../../../../shared/survey/document.ts';
import { textQuestions, textsIn } from '../../../../shared/survey/free-texts.ts';
import { containsWords } from '../search/contains-words.ts';

export interface Rule {
  id: number;
  name: string;
  trigger: 'answer' | 'unhandled' | 'silence';
  node_id: number | null;
  /** Which of the following it asks for. */
  conditions: string[];
  score_at_most: number | null;
  nps_group: 'detractor' | 'passive' | 'promoter' | null;
  survey_id: number | null;
  /** Of the answers to that survey; null: any. */
  answers_rule: AnswersRule | null;
  words: string[];
  priority: string | null;
  locale: string | null;
  with_text: boolean;
  tag_id: number | null;
  custom_field_id: number | null;
  custom_value: string | null;
  /** Whose the field is: of the feedback or of its unit. */
  custom_of: string | null;
  after_hours: number | null;
  silent_days: number | null;
  notify_user_ids: number[];
  notifies_responsible: boolean;
  webhook_id: number | null;
  assignee_id: number | null;
  raised_priority: 'normal' | 'high' | null;
  added_tag_id: number | null;
  escalate_after_hours: number | null;
  escalate_user_ids: number[];
  created_at: Date;
}

/** What rules look at of a feedback, and change of it. */
export interface Judged {
  id: number;
  node_id: number;
  /** Of its unit now: `/1/57/301/`. */
  path: string;
  status: string;
  priority: string;
  score: number | null;
  /** 0 to 10. */
  nps: number | null;
  survey_id: number;
  survey_version_id: number;
  /** What was asked; undefined for a version that is gone. */
  document: SurveyDocument | undefined;
  answers: Answers;
  locale: string;
  comment: string | null;
  tag_ids: number[];
  assignee_id: number | null;
  created_at: Date;
  is_repeat: boolean;
  /** What it has in fields that the company has added, by their ids, and what its unit has. */
  custom: Record<string, unknown>;
  unit_custom: Record<string, unknown>;
}

type Condition = (rule: Rule, feedback: Judged) => boolean;

/** One that is named without its value holds for nothing: a rule never does more than it says. */
const CONDITIONS: Record<string, Condition> = {
  score_at_most: ({ score_at_most: limit }, { score }) => limit !== null && score !== null && score <= limit,
  nps_group: ({ nps_group: group }, { nps }) => group !== null && nps !== null && groupOf(nps) === group,
  survey_id: ({ survey_id: survey, answers_rule: rule }, feedback) => {
    if (survey === null || feedback.survey_id !== survey) return false;
    return rule === null || (feedback.document !== undefined && heldAfter(feedback.document, feedback.answers)(rule));
  },
  words: ({ words }, { document, answers, locale }) =>
    document !== undefined && containsWords(textsIn(textQuestions(document), answers), words, locale),
  priority: ({ priority }, feedback) => feedback.priority === priority,
  locale: ({ locale }, feedback) => feedback.locale === locale,
  with_text: ({ with_text: isAsked }, { comment }) => isAsked && (comment ?? '').trim() !== '',
  tag_id: ({ tag_id: tag }, { tag_ids: tags }) => tag !== null && tags.includes(tag),
  custom_field_id: ({ custom_field_id: field, custom_value: wanted, custom_of: of }, feedback) => {
    if (field === null || wanted === null) return false;
    return hasValue((of === 'node' ? feedback.unit_custom : feedback.custom)[field], wanted);
  },
};

/** As everywhere that recommendations are counted. */
function groupOf(nps: number): NonNullable<Rule['nps_group']> {
  if (nps >= 9) return 'promoter';
  return nps >= 7 ? 'passive' : 'detractor';
}

/** Whether a value of an added field is the one that a rule names; of several, whether it is among them. */
function hasValue(value: unknown, wanted: string): boolean {
  if (Array.isArray(value)) return value.includes(wanted);
  if (typeof value === 'string') return value.toLocaleLowerCase('en') === wanted.toLocaleLowerCase('en');
  return typeof value === 'number' ? value === Number(wanted) : value !== undefined && String(value) === wanted;
}

/** Whether the rule asks for what an answer gets by and by: known only once it has stayed unhandled for its time. */
export const looksLater = ({ trigger, conditions, custom_of: of }: Rule): boolean =>
  trigger === 'unhandled' && of === 'feedback' && conditions.includes('custom_field_id');

/**
 * All that the rule names must hold. Answers from before the rule was made are none of its business.
 * @param isComing it has just come: what is looked for later is left open
 */
export const matches = (rule: Rule, feedback: Judged, isComing = true): boolean =>
  rule.trigger !== 'silence' &&
  feedback.created_at >= rule.created_at &&
  (rule.node_id === null || feedback.path.includes(`/${rule.node_id}/`)) &&
  rule.conditions.every(
    (name) =>
      (isComing && name === 'custom_field_id' && looksLater(rule)) || (CONDITIONS[name]?.(rule, feedback) ?? false),
  );

const PRIORITIES = ['low', 'normal', 'high'];

/** What a rule changes of a feedback: what somebody has stays his, and no priority is lowered. */
export function changesOf(rule: Rule, feedback: Judged, maxTags: number): Record<string, unknown> {
  const { assignee_id: assignee, raised_priority: raised, added_tag_id: tag } = rule;
  const isRaised = raised !== null && PRIORITIES.indexOf(raised) > PRIORITIES.indexOf(feedback.priority);
  const isTagged = tag !== null && !feedback.tag_ids.includes(tag) && feedback.tag_ids.length < maxTags;
  return {
    ...(assignee !== null && feedback.assignee_id === null && { assignee_id: assignee }),
    ...(isRaised && { priority: raised }),
    ...(isTagged && { tag_ids: [...feedback.tag_ids, tag] }),
  };
}
