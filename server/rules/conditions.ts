/** Which feedback a rule is about. Pure. */

export interface Rule {
  id: number;
  name: string;
  trigger: 'answer' | 'unhandled' | 'silence';
  node_id: number | null;
  score_at_most: number | null;
  priority: string | null;
  locale: string | null;
  with_text: boolean;
  tag_id: number | null;
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
  locale: string;
  comment: string | null;
  tag_ids: number[];
  assignee_id: number | null;
  created_at: Date;
  is_repeat: boolean;
}

/** What a rule leaves open does not matter. Answers from before the rule was made are none of its business. */
export function matches(rule: Rule, feedback: Judged): boolean {
  const { score_at_most: limit, priority, locale, tag_id: tag } = rule;
  return (
    rule.trigger !== 'silence' &&
    feedback.created_at >= rule.created_at &&
    (rule.node_id === null || feedback.path.includes(`/${rule.node_id}/`)) &&
    (limit === null || (feedback.score !== null && feedback.score <= limit)) &&
    (priority === null || feedback.priority === priority) &&
    (locale === null || feedback.locale === locale) &&
    (!rule.with_text || (feedback.comment ?? '').trim() !== '') &&
    (tag === null || feedback.tag_ids.includes(tag))
  );
}

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
