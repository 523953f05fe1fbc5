// Generated from schemas/qr/qr_export.schema.json. Do not edit; edit the schema.

export interface QrExportRow {
  id: number;
  /** Who asked for it, and who alone gets it. */
  user_id: number;
  /** svg, png, pdf: a file each code; sheets: one PDF of all with crop marks. */
  formats: string[];
  state: "queued" | "running" | "done" | "failed";
  /** Of the packing list. */
  locale: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko";
  /** How many there will be; empty until they are counted. */
  row_count: number | null;
  rows_done: number;
  /** In bytes; does not count against the plan's storage. */
  byte_size: number | null;
  done_at: string | null;
  /** File and row are deleted after it. */
  expires_at: string;
  /** Why there is no file: right_lost, nothing_to_print, design_unreadable, letters_not_drawn, too_many_attempts. */
  failure: string | null;
  created_at: string;
  updated_at: string;
  permitted?: ("delete")[];
}
