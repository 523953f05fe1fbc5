/** Is this a survey that can be stored and asked? */
import { publishViolations } from '../../../shared/survey/check-survey.ts';
import type { SurveyDocument } from '../../../shared/survey/document.ts';
import { type FieldViolation, invalidInput } from '../../errors.ts';
import { judgeDocument } from '../../validation/judge-document.ts';

/**
 * Whether a survey can be stored and asked.
 * @param at JSON pointer of where the document stands
 * @returns every violation, with pointers below `at`; none when it can
 */
export const surveyDocumentViolations = (document: unknown, at = ''): FieldViolation[] =>
  judgeDocument('survey', document, at);

/** Every violation that keeps a document from its visitors: those above, then the texts that are missing in a language. */
export function publicationViolations(document: unknown, at = ''): FieldViolation[] {
  const violations = surveyDocumentViolations(document, at);
  if (violations.length > 0) return violations;
  return publishViolations(document as SurveyDocument).map((violation) => ({
    ...violation,
    pointer: at + violation.pointer,
  }));
}

/**
 * @param at JSON pointer of where the document stands
 * @throws Problem 400 with every violation, at its pointer below `at`
 */
export function parseSurveyDocument(document: unknown, at = ''): SurveyDocument {
  const errors = surveyDocumentViolations(document, at);
  if (errors.length > 0) throw invalidInput({ errors });
  return document as SurveyDocument;
}
