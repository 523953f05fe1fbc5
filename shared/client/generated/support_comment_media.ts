// Generated from schemas/support/support_comment_media.schema.json. Do not edit; edit the schema.

export interface SupportCommentMediaRow {
  id: number;
  /** Empty until a request or a reply names the upload. */
  support_ticket_id: number | null;
  /** Empty for a file of the request itself. */
  support_comment_id: number | null;
  file_name: string;
  media_type: string;
  /** In bytes. */
  byte_size: number;
  created_at: string;
  updated_at: string;
  company_id?: number;
}
