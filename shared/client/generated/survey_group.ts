// Generated from schemas/survey/survey_group.schema.json. Do not edit; edit the schema.

export interface SurveyGroupRow {
  id: number;
  name: string;
  survey_id: number | null;
  has_design: boolean;
  /** Living units in it, as far as you see them. */
  unit_count: number;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface SurveyGroupCreate {
  name: string;
  survey_id?: number | null;
}

export interface SurveyGroupPatch {
  name?: string;
  survey_id?: number | null;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}

export interface SurveyGroupDesignInput {
}

export interface SurveyGroupDesignOutput {
  /** Empty until one is chosen. */
  survey: ({
    id: number;
    name: string;
  } | null);
  /** Empty until the survey is published. */
  version: number | null;
  document: ({
    [k: string]: unknown;
  } | null);
}
