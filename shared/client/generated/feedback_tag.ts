// Generated from schemas/feedback/feedback_tag.schema.json. Do not edit; edit the schema.

export interface FeedbackTagRow {
  id: number;
  node_id: number;
  /** Of the feedback: a patch may say which one it was made from. */
  revision: number;
  tag_ids: number[];
  created_at: string;
  updated_at: string;
  permitted?: ("patch")[];
}

export interface FeedbackTagPatch {
  /** Of the feedback: a patch may say which one it was made from. */
  revision?: number;
  tag_ids?: number[];
}
