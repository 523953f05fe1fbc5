/** How large a survey may be, and what is answered beyond that. */
import type { Problem } from '../errors.ts';
import { surveyTooLarge } from '../errors.ts';

const KILOBYTE = 1024;
const MAX_KILOBYTES = 256;
/** Of a survey as JSON; 60 questions in ten languages stay below half of it. */
export const MAX_SURVEY_BYTES = MAX_KILOBYTES * KILOBYTE;

/** A body carries more than the survey: its name and revision, and JSON may be written twice as long as need be. */
export const MAX_SURVEY_BODY_BYTES = 2 * MAX_SURVEY_BYTES;

export const tooLargeSurvey = (): Problem => surveyTooLarge({ parameters: { limit: MAX_KILOBYTES } });

/** Throws 413. */
export function requireSurveySize(document: unknown): void {
  if (Buffer.byteLength(JSON.stringify(document) ?? '') > MAX_SURVEY_BYTES) throw tooLargeSurvey();
}
