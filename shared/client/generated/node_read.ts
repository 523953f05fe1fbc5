// Generated from schemas/feedback/node_read.schema.json. Do not edit; edit the schema.

export interface NodeReadRow {
  id: number;
  node_id: number;
  /** The code that was read; empty when the page was opened otherwise. */
  node_qr_code_id: number | null;
  locale: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko" | "ar" | "nl" | "pl" | "cs" | "hu" | "ro" | "bg" | "el" | "uk" | "sv" | "da" | "nb" | "fi" | "he" | "fa" | "hi" | "zh" | "th" | "vi" | "id";
  /** As far as a browser tells: a scan comes from outside the browser, as do links in mail programs and messengers. A test is somebody of the company who tries a code, and no visitor. */
  channel: "scan" | "link" | "typed" | "kiosk" | "test";
  device_class: "phone" | "tablet" | "computer" | "other";
  is_bot: boolean;
  created_at: string;
  updated_at: string;
}
