// Generated from schemas/feedback/reply_template.schema.json. Do not edit; edit the schema.

export interface ReplyTemplateRow {
  id: number;
  name: string;
  /** For whoever speaks none of the languages below. */
  text: string;
  /** Used for feedback in their language. */
  translations: {
    language: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko" | "ar" | "nl" | "pl" | "cs" | "hu" | "ro" | "bg" | "el" | "uk" | "sv" | "da" | "nb" | "fi" | "he" | "fa" | "hi" | "zh" | "th" | "vi" | "id";
    text: string;
  }[];
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface ReplyTemplateCreate {
  name: string;
  /** For whoever speaks none of the languages below. */
  text: string;
  /** Used for feedback in their language. */
  translations?: {
    language: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko" | "ar" | "nl" | "pl" | "cs" | "hu" | "ro" | "bg" | "el" | "uk" | "sv" | "da" | "nb" | "fi" | "he" | "fa" | "hi" | "zh" | "th" | "vi" | "id";
    text: string;
  }[];
}

export interface ReplyTemplatePatch {
  name?: string;
  /** For whoever speaks none of the languages below. */
  text?: string;
  /** Used for feedback in their language. */
  translations?: {
    language: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko" | "ar" | "nl" | "pl" | "cs" | "hu" | "ro" | "bg" | "el" | "uk" | "sv" | "da" | "nb" | "fi" | "he" | "fa" | "hi" | "zh" | "th" | "vi" | "id";
    text: string;
  }[];
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}
