// Generated from schemas/feedback/feedback_rule.schema.json. Do not edit; edit the schema.

export interface FeedbackRuleRow {
  id: number;
  name: string;
  /** With all below it; empty: every unit of the company. */
  node_id: number | null;
  /** An answer comes; one is still new after some opening hours; a unit that usually has answers has none for days. */
  trigger: "answer" | "unhandled" | "silence";
  /** What of an answer it asks for, all of it together; each that is named needs its value. None: every answer. */
  conditions: ("score_at_most" | "nps_group" | "survey_id" | "words" | "priority" | "locale" | "with_text" | "tag_id" | "custom_field_id")[];
  score_at_most: number | null;
  /** By the answer of 0 to 10: detractors up to 6, passives 7 and 8, promoters 9 and 10. */
  nps_group: "detractor" | "passive" | "promoter" | null;
  survey_id: number | null;
  /** What was answered to that survey, as a rule within a survey says it. Empty: any answers. */
  answers_rule: ({
    [k: string]: unknown;
  } | null);
  /** One of them stands in what the visitor wrote, whatever the case and the accents; also as the beginning of a word, and of several words side by side. */
  words: string[];
  priority: "low" | "normal" | "high" | null;
  locale: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko" | "ar" | "nl" | "pl" | "cs" | "hu" | "ro" | "bg" | "el" | "uk" | "sv" | "da" | "nb" | "fi" | "he" | "fa" | "hi" | "zh" | "th" | "vi" | "id" | null;
  with_text: boolean;
  /** That a rule before this one has added. */
  tag_id: number | null;
  /** Of the unit, or of feedback that stays unhandled: an answer that has just come has no such values. */
  custom_field_id: number | null;
  /** That the field has: a number, a day as 2026-01-31, true or false, one of its choices, a code, or a text in any case. */
  custom_value: string | null;
  /** For what stays unhandled. */
  after_hours: number | null;
  /** For units that fall silent. */
  silent_days: number | null;
  notify_user_ids: number[];
  /** Who may edit feedback of the unit; where nobody does, the administrators. */
  notifies_responsible: boolean;
  webhook_id: number | null;
  /** What nobody has yet. */
  assignee_id: number | null;
  raised_priority: "normal" | "high" | null;
  added_tag_id: number | null;
  /** When it is still new by then. */
  escalate_after_hours: number | null;
  escalate_user_ids: number[];
  is_active: boolean;
  /** Why it was switched off by itself: it had no condition, so that it acted on every answer. Empty once it is switched on again. */
  off_because: "incomplete" | null;
  /** How often; a thousand stands for as many or more. */
  match_count: number;
  last_matched_at: string | null;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface FeedbackRuleCreate {
  name: string;
  /** With all below it; empty: every unit of the company. */
  node_id?: number | null;
  /** An answer comes; one is still new after some opening hours; a unit that usually has answers has none for days. */
  trigger?: "answer" | "unhandled" | "silence";
  /** What of an answer it asks for, all of it together; each that is named needs its value. None: every answer. */
  conditions?: ("score_at_most" | "nps_group" | "survey_id" | "words" | "priority" | "locale" | "with_text" | "tag_id" | "custom_field_id")[];
  score_at_most?: number | null;
  /** By the answer of 0 to 10: detractors up to 6, passives 7 and 8, promoters 9 and 10. */
  nps_group?: "detractor" | "passive" | "promoter" | null;
  survey_id?: number | null;
  /** What was answered to that survey, as a rule within a survey says it. Empty: any answers. */
  answers_rule?: ({
    [k: string]: unknown;
  } | null);
  /** One of them stands in what the visitor wrote, whatever the case and the accents; also as the beginning of a word, and of several words side by side. */
  words?: string[];
  priority?: "low" | "normal" | "high" | null;
  locale?: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko" | "ar" | "nl" | "pl" | "cs" | "hu" | "ro" | "bg" | "el" | "uk" | "sv" | "da" | "nb" | "fi" | "he" | "fa" | "hi" | "zh" | "th" | "vi" | "id" | null;
  with_text?: boolean;
  /** That a rule before this one has added. */
  tag_id?: number | null;
  /** Of the unit, or of feedback that stays unhandled: an answer that has just come has no such values. */
  custom_field_id?: number | null;
  /** That the field has: a number, a day as 2026-01-31, true or false, one of its choices, a code, or a text in any case. */
  custom_value?: string | null;
  /** For what stays unhandled. */
  after_hours?: number | null;
  /** For units that fall silent. */
  silent_days?: number | null;
  notify_user_ids?: number[];
  /** Who may edit feedback of the unit; where nobody does, the administrators. */
  notifies_responsible?: boolean;
  webhook_id?: number | null;
  /** What nobody has yet. */
  assignee_id?: number | null;
  raised_priority?: "normal" | "high" | null;
  added_tag_id?: number | null;
  /** When it is still new by then. */
  escalate_after_hours?: number | null;
  escalate_user_ids?: number[];
  is_active?: boolean;
}

export interface FeedbackRulePatch {
  name?: string;
  /** With all below it; empty: every unit of the company. */
  node_id?: number | null;
  /** An answer comes; one is still new after some opening hours; a unit that usually has answers has none for days. */
  trigger?: "answer" | "unhandled" | "silence";
  /** What of an answer it asks for, all of it together; each that is named needs its value. None: every answer. */
  conditions?: ("score_at_most" | "nps_group" | "survey_id" | "words" | "priority" | "locale" | "with_text" | "tag_id" | "custom_field_id")[];
  score_at_most?: number | null;
  /** By the answer of 0 to 10: detractors up to 6, passives 7 and 8, promoters 9 and 10. */
  nps_group?: "detractor" | "passive" | "promoter" | null;
  survey_id?: number | null;
  /** What was answered to that survey, as a rule within a survey says it. Empty: any answers. */
  answers_rule?: ({
    [k: string]: unknown;
  } | null);
  /** One of them stands in what the visitor wrote, whatever the case and the accents; also as the beginning of a word, and of several words side by side. */
  words?: string[];
  priority?: "low" | "normal" | "high" | null;
  locale?: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko" | "ar" | "nl" | "pl" | "cs" | "hu" | "ro" | "bg" | "el" | "uk" | "sv" | "da" | "nb" | "fi" | "he" | "fa" | "hi" | "zh" | "th" | "vi" | "id" | null;
  with_text?: boolean;
  /** That a rule before this one has added. */
  tag_id?: number | null;
  /** Of the unit, or of feedback that stays unhandled: an answer that has just come has no such values. */
  custom_field_id?: number | null;
  /** That the field has: a number, a day as 2026-01-31, true or false, one of its choices, a code, or a text in any case. */
  custom_value?: string | null;
  /** For what stays unhandled. */
  after_hours?: number | null;
  /** For units that fall silent. */
  silent_days?: number | null;
  notify_user_ids?: number[];
  /** Who may edit feedback of the unit; where nobody does, the administrators. */
  notifies_responsible?: boolean;
  webhook_id?: number | null;
  /** What nobody has yet. */
  assignee_id?: number | null;
  raised_priority?: "normal" | "high" | null;
  added_tag_id?: number | null;
  /** When it is still new by then. */
  escalate_after_hours?: number | null;
  escalate_user_ids?: number[];
  is_active?: boolean;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}
