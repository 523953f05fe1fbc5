// Generated from schemas/feedback/feedback_export.schema.json. Do not edit; edit the schema.

export interface FeedbackExportRow {
  id: number;
  /** Who asked for it, and who alone gets it. */
  user_id: number;
  format: "csv" | "xlsx";
  state: "queued" | "running" | "done" | "failed";
  locale: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko";
  /** How many there will be; empty until they are counted. */
  row_count: number | null;
  rows_done: number;
  /** In bytes; does not count against the plan's storage. */
  byte_size: number | null;
  done_at: string | null;
  /** File and row are deleted after it. */
  expires_at: string;
  /** Why there is no file: right_lost, answers_erased, too_many_attempts. */
  failure: string | null;
  created_at: string;
  updated_at: string;
  permitted?: ("delete")[];
}
