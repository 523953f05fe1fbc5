// Generated from schemas/survey/node_survey_answer_media.schema.json. Do not edit; edit the schema.

export interface NodeSurveyAnswerMediaRow {
  id: number;
  node_id: number;
  /** Empty while the upload has come before its answer. */
  feedback_id: number | null;
  /** Id of the question in the survey version. */
  question_id: string;
  file_name: string;
  media_type: string;
  /** In bytes; counts against the plan's storage. */
  byte_size: number;
  /** Made with the file by the visitor's page: the answer names the file by it, and sent again it is the same file. Empty for a file of the staff. */
  upload_id: string | null;
  erased_at: string | null;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface NodeSurveyAnswerMediaCreate {
  node_id: number;
  /** Empty while the upload has come before its answer. */
  feedback_id?: number | null;
  /** Id of the question in the survey version. */
  question_id: string;
  file_name: string;
  media_type: string;
}

export interface NodeSurveyAnswerMediaPatch {
  file_name?: string;
}
