/** Is this a survey that can be stored and asked? The grammar of `schemas/documents`, then what a grammar can't say. */
import { surveyFaults } from '../../public-app/survey/check-survey.ts';
import type { SurveyDocument } from '../../public-app/survey/document.ts';
import { type FieldError, invalidInput } from '../errors.ts';
import { documentFaults } from '../kernel/validate.ts';

/** A survey of 60 questions in ten languages stays below half of this. */
export const MAX_SURVEY_BYTES = 256 * 1024;

/** Every fault of a survey document, with pointers below `at`; empty when it can be stored and asked. */
export function surveyDocumentFaults(document: unknown, at = ''): FieldError[] {
  const faults = documentFaults('survey', document, at);
  if (faults.length > 0) return faults;
  return surveyFaults(document as SurveyDocument).map((fault) => ({ ...fault, pointer: at + fault.pointer }));
}

/** The document as a survey; throws 400 with every fault. */
export function parseSurveyDocument(document: unknown, at = ''): SurveyDocument {
  const errors = surveyDocumentFaults(document, at);
  if (errors.length > 0) throw invalidInput({ errors });
  return document as SurveyDocument;
}
