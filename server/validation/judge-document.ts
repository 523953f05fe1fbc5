/** What users design: judged by its dialect's grammar, and by what no grammar can say of it. */
import type { LinkList } from '../../shared/link-list/link-list.ts';
import { linkListViolations } from '../../shared/link-list/link-list-violations.ts';
import type { QrDesign } from '../../shared/qr/design.ts';
import { qrDesignViolations } from '../../shared/qr/design-violations.ts';
import { surveyViolations } from '../../shared/survey/check-survey.ts';
import { markupViolations, sizeViolations } from '../../shared/survey/design-limits.ts';
import type { SurveyDocument } from '../../shared/survey/document.ts';
import type { FieldViolation } from '../errors.ts';
import { documentViolations } from './validate.ts';

/** Asked of what the grammar accepts. */
const beyondGrammar: Record<string, (document: unknown) => FieldViolation[]> = {
  'qr-design': (document) => qrDesignViolations(document as QrDesign),
  'link-list': (document) => linkListViolations(document as LinkList),
  survey: (document) => surveyViolations(document as SurveyDocument),
};

/** Every violation of a document, with pointers below `at`; empty when it can be stored. */
export function judgeDocument(dialect: string, document: unknown, at = ''): FieldViolation[] {
  const below = (violations: FieldViolation[]): FieldViolation[] =>
    violations.map((violation) => ({ ...violation, pointer: at + violation.pointer }));
  // Nothing more is asked of what is too large to look at.
  const size = sizeViolations(document);
  if (size.length > 0) return below(size);
  const violations = [...documentViolations(dialect, document, at).map(ofText), ...below(markupViolations(document))];
  return violations.length > 0 ? violations : below(beyondGrammar[dialect]?.(document) ?? []);
}

/** Of a contact question: what is asked, the one object without a text that may not be empty. */
const ASKED = '/fields';

/** A text in no language is one that nobody has written yet. */
const ofText = (violation: FieldViolation): FieldViolation =>
  violation.code === 'too_few_properties' && violation.parameters?.['limit'] === 1 && !violation.pointer.endsWith(ASKED)
    ? { pointer: violation.pointer, code: 'nothing_written' }
    : violation;
