// Generated from schemas/survey/survey_template.schema.json. Do not edit; edit the schema.

export interface SurveyTemplateRow {
  id: number;
  name: string;
  /** What it asks, and what for. */
  description: string | null;
  /** What surveys begin as. It is a copy: surveys that were made from it don’t change with it. */
  document: {
    [k: string]: unknown;
  };
  question_count: number;
  /** In which anything is written, the fallback first. */
  languages: string[];
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface SurveyTemplateCreate {
  name: string;
  /** What it asks, and what for. */
  description?: string | null;
  /** What surveys begin as. It is a copy: surveys that were made from it don’t change with it. */
  document: {
    [k: string]: unknown;
  };
}

export interface SurveyTemplatePatch {
  name?: string;
  /** What it asks, and what for. */
  description?: string | null;
  /** What surveys begin as. It is a copy: surveys that were made from it don’t change with it. */
  document?: {
    [k: string]: unknown;
  };
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}
