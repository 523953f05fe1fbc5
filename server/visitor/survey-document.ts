/** Is this a survey that can be stored and asked? */
import type { SurveyDocument } from '../../public-app/survey/document.ts';
import { type FieldError, invalidInput } from '../errors.ts';
import { judgeDocument } from '../kernel/judge-document.ts';

export { MAX_SURVEY_BYTES } from '../../public-app/survey/design-limits.ts';

/** Every fault of a survey document, with pointers below `at`; empty when it can be stored and asked. */
export const surveyDocumentFaults = (document: unknown, at = ''): FieldError[] => judgeDocument('survey', document, at);

/** The document as a survey; throws 400 with every fault. */
export function parseSurveyDocument(document: unknown, at = ''): SurveyDocument {
  const errors = surveyDocumentFaults(document, at);
  if (errors.length > 0) throw invalidInput({ errors });
  return document as SurveyDocument;
}
