/** How much a call on a survey may carry: the survey and a little more, and JSON may be written twice as long as need be. */
import { MAX_SURVEY_BYTES } from '../../../shared/survey/design-limits.ts';
import { type Problem, surveyTooLarge } from '../../errors.ts';

const KILOBYTE = 1024;

export const MAX_SURVEY_BODY_BYTES = 2 * MAX_SURVEY_BYTES;

export const tooLargeSurvey = (): Problem => surveyTooLarge({ parameters: { limit: MAX_SURVEY_BYTES / KILOBYTE } });

/** Of another program's survey; its XML says much beside what is asked. */
export const MAX_DEFINITION_BYTES = MAX_SURVEY_BODY_BYTES - 2 * KILOBYTE;

export const tooLargeDefinition = (): Problem =>
  surveyTooLarge({ parameters: { limit: Math.floor(MAX_DEFINITION_BYTES / KILOBYTE) } });
