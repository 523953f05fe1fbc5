/** What is wrong with a survey, at its place. */
export interface SurveyViolation {
  /** RFC 6901 pointer into the document. */
  pointer: string;
  code: string;
  parameters?: Record<string, string | number>;
}
