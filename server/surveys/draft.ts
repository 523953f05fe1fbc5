/** Is this a survey that can be worked on? What is half-written may stay so; what could never be published may not. */
import { invalidInput } from '../errors.ts';
import { judgeDocument } from '../kernel/judge-document.ts';
import { requireSurveySize } from './size.ts';

/** The document as a draft; throws 400 with every fault below `at`, or 413. */
export function parseDraft(document: unknown, at: string): object {
  requireSurveySize(document);
  const errors = judgeDocument('survey-draft', document, at);
  if (errors.length > 0) throw invalidInput({ errors });
  return document as object;
}
