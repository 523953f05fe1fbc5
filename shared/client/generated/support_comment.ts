// Generated from schemas/support/support_comment.schema.json. Do not edit; edit the schema.

export interface SupportCommentRow {
  id: number;
  support_ticket_id: number;
  text: string;
  from_platform: boolean;
  author_name: string;
  /** Empty when the platform replied. */
  user_id: number | null;
  created_at: string;
  updated_at: string;
  company_id?: number;
}

export interface SupportCommentCreate {
  support_ticket_id: number;
  text: string;
  /** Ids of files that the writer has uploaded for it. */
  attachments?: number[];
}
