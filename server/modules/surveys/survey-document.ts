/** Is this a survey that can be stored and asked? */
import { publishFaults } from '../../../shared/survey/check-survey.ts';
import type { SurveyDocument } from '../../../shared/survey/document.ts';
import { type FieldError, invalidInput } from '../../errors.ts';
import { judgeDocument } from '../../validation/judge-document.ts';

export { MAX_SURVEY_BYTES } from '../../../shared/survey/design-limits.ts';

/** Every fault of a survey document, with pointers below `at`; empty when it can be stored and asked. */
export const surveyDocumentFaults = (document: unknown, at = ''): FieldError[] => judgeDocument('survey', document, at);

/** Every fault that keeps a document from its visitors: those above, then the texts that are missing in a language. */
export function publicationFaults(document: unknown, at = ''): FieldError[] {
  const faults = surveyDocumentFaults(document, at);
  if (faults.length > 0) return faults;
  return publishFaults(document as SurveyDocument).map((fault) => ({ ...fault, pointer: at + fault.pointer }));
}

/** The document as a survey; throws 400 with every fault. */
export function parseSurveyDocument(document: unknown, at = ''): SurveyDocument {
  const errors = surveyDocumentFaults(document, at);
  if (errors.length > 0) throw invalidInput({ errors });
  return document as SurveyDocument;
}
