// Generated from schemas/feedback/feedback_comment.schema.json. Do not edit; edit the schema.

export interface FeedbackCommentRow {
  id: number;
  feedback_id: number;
  user_id: number | null;
  /** Told to whoever reads the feedback; empty for one who is gone. */
  author_name: string | null;
  text: string;
  /** They are told of it by mail, as far as they may read the feedback. */
  mentioned_user_ids: number[];
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface FeedbackCommentCreate {
  feedback_id: number;
  text: string;
  /** They are told of it by mail, as far as they may read the feedback. */
  mentioned_user_ids?: number[];
}

export interface FeedbackCommentPatch {
  text?: string;
  /** They are told of it by mail, as far as they may read the feedback. */
  mentioned_user_ids?: number[];
}
