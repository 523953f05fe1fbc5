// Generated from schemas/survey/node_survey.schema.json. Do not edit; edit the schema.

export interface NodeSurveyRow {
  id: number;
  node_id: number;
  /** Empty: that of its survey group, of a unit above, or the company's default. */
  survey_id: number | null;
  created_at: string;
  updated_at: string;
  permitted?: ("patch")[];
}

export interface NodeSurveyPatch {
  /** Empty: that of its survey group, of a unit above, or the company's default. */
  survey_id?: number | null;
}
