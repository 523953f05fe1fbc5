// Generated from schemas/feedback/feedback.schema.json. Do not edit; edit the schema.

export interface FeedbackRow {
  id: number;
  node_id: number;
  /** The code that was read; empty when the page was opened otherwise. */
  node_qr_code_id: number | null;
  /** The unit's path when the answer came. */
  node_path: string;
  survey_version_id: number;
  status: "new" | "in_processing" | "completed" | "cancelled";
  priority: "low" | "normal" | "high";
  assignee_id: number | null;
  /** 0 to 100: the mean of all answered questions that count, each by its weight. */
  score: number | null;
  /** The worst of the answers that the score is made of. */
  lowest_part: number | null;
  /** The first face that was chosen. */
  smiley: number | null;
  /** The first answer of 0 to 10 to whether they would recommend it. */
  nps: number | null;
  /** The first answer of 1 to 5 to how satisfied they are. */
  csat: number | null;
  /** Question id to answer. */
  answers: {
    [k: string]: unknown;
  };
  /** The first free text of the answer. */
  comment: string | null;
  locale: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko" | "ar" | "nl" | "pl" | "cs" | "hu" | "ro" | "bg" | "el" | "uk" | "sv" | "da" | "nb" | "fi" | "he" | "fa" | "hi" | "zh" | "th" | "vi" | "id";
  is_partial: boolean;
  /** Taken for a later answer of one who has answered; not counted in any figure. */
  is_repeat: boolean;
  /** Why it is taken for a repeat: the same device answered this unit within 10 minutes, no page was opened for it, too many came from one network at once, or the same words came again and again. */
  repeat_reason: "same_device" | "no_page" | "many_at_once" | "same_answers" | null;
  read_at: string | null;
  closed_at: string | null;
  /** When it is to be closed by its priority and the opening hours of its unit. Empty: the company has set no time for it. */
  due_at: string | null;
  tag_ids: number[];
  /** When texts, contact data and media were erased at the end of the retention time or by the visitor. */
  erased_at: string | null;
  /** What the visitor says of it; empty until asked and answered, and asked anew after each reply and each closing. */
  is_solved: boolean | null;
  /** Grows with each change of what is handled. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  /** Values of added fields, by their keys. A key that is left out of a patch keeps its value; null empties it. */
  custom: {
    [k: string]: unknown;
  };
  created_at: string;
  updated_at: string;
  permitted?: ("patch")[];
}

export interface FeedbackPatch {
  status?: "new" | "in_processing" | "completed" | "cancelled";
  priority?: "low" | "normal" | "high";
  assignee_id?: number | null;
  /** Grows with each change of what is handled. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
  /** Values of added fields, by their keys. A key that is left out of a patch keeps its value; null empties it. */
  custom?: {
    [k: string]: unknown;
  };
}

export interface FeedbackReadFeedbackInput {
  ids: number[];
  /** False marks them as unread. */
  is_read?: boolean;
}

export interface FeedbackReadFeedbackOutput {
  /** How many were not so before. */
  read: number;
}

export interface FeedbackGetParentNodeNamesInput {
  ids: number[];
}

export interface FeedbackGetParentNodeNamesOutput {
  results: {
    id: number;
    /** From the top down; the last is the unit itself. */
    units: {
      id: number;
      name: string;
    }[];
  }[];
}

export interface FeedbackAnsweredInput {
  /** Of the titles; the answer's own where it is left out or the survey does not speak it. */
  language?: string;
}

export interface FeedbackAnsweredOutput {
  id: number;
  survey: {
    id: number;
    name: string;
    version: number;
  };
  /** Of the titles and words below. */
  language: string;
  /** That the survey speaks. */
  languages: string[];
  answered_in: string;
  /** The survey's version in all its languages. */
  document: {
    [k: string]: unknown;
  };
  /** Question id to answer. */
  answers: {
    [k: string]: unknown;
  };
  /** Those that the answers lead to, with the questions that were asked there. */
  pages: {
    id: string;
    title: string | null;
    questions: {
      id: string;
      type: string;
      title: string;
      state: "answered" | "unanswered" | "erased";
      /** How it was asked: the choices, points, rows and fields with their words. */
      control: {
        [k: string]: unknown;
      };
      /** The answer in words, a line for each part. */
      words: string | null;
      /** Of this answer alone; null for a question that does not count towards the score of the response. */
      score: number | null;
      /** How much it counts towards the score of the response; 0: not at all. */
      weight: number;
    }[];
  }[];
  media: {
    id: number;
    question_id: string;
    file_name: string;
    media_type: string;
    byte_size: number;
    /** Below /api, read with the caller's own authorization; empty where the file is erased or still on its way. */
    address: string | null;
  }[];
  score: number | null;
  is_partial: boolean;
  erased_at: string | null;
}

export interface FeedbackReplyInput {
  text: string;
}

export interface FeedbackReplyOutput {
  id: number;
  created_at: string;
  /** Of the feedback now: a reply is a handling. */
  status: "new" | "in_processing" | "completed" | "cancelled";
}

export interface FeedbackChangeManyInput {
  ids: number[];
  changes?: {
    status?: "new" | "in_processing" | "completed" | "cancelled";
    priority?: "low" | "normal" | "high";
    assignee_id?: number | null;
    /** Values of fields that the company has added, by their keys; null empties one. */
    custom?: {
      [k: string]: unknown;
    };
  };
  add_tag_ids?: number[];
  remove_tag_ids?: number[];
}

export interface FeedbackChangeManyOutput {
  changed: number;
  refused: {
    id: number;
    code: "not_found" | "forbidden" | "illegal_transition" | "too_many_tags" | "answer_erased" | "too_long";
  }[];
}

export interface FeedbackHistoryInput {
  /** Id of a change: those before it. */
  before?: number;
}

export interface FeedbackHistoryOutput {
  results: {
    id: number;
    created_at: string;
    actor: "user" | "visitor" | "rule" | "system";
    /** Empty where it was no user, or one who is gone. */
    user: ({
      id: number;
      name: string;
    } | null);
    field: "status" | "priority" | "assignee_id" | "tag_ids" | "is_solved" | "reply" | "message" | "comment" | "erasure" | "custom";
    from: ({
      value?: string;
      id?: number;
      name?: string | null;
    } | null);
    to: ({
      value?: string;
      id?: number;
      name?: string | null;
    } | null);
  }[];
  /** There are older ones. */
  has_more: boolean;
}

export interface FeedbackEraseInput {
}

export interface FeedbackEraseOutput {
  /** The first time, where it was erased before. */
  erased_at: string;
}
