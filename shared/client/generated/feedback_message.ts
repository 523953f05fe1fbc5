// Generated from schemas/feedback/feedback_message.schema.json. Do not edit; edit the schema.

export interface FeedbackMessageRow {
  id: number;
  feedback_id: number;
  author: "visitor" | "company";
  /** Of the company's people; empty for the visitor, who stays unknown. */
  user_id: number | null;
  /** Told to whoever reads the feedback; empty for one who is gone. */
  author_name: string | null;
  text: string;
  created_at: string;
  updated_at: string;
}
