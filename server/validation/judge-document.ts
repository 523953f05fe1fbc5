/** What users design: judged by its dialect's grammar, and by what no grammar can say of it. */
import type { LinkList } from '../../shared/link-list/link-list.ts';
import { linkListFaults } from '../../shared/link-list/link-list-faults.ts';
import type { QrDesign } from '../../shared/qr/design.ts';
import { qrDesignFaults } from '../../shared/qr/design-faults.ts';
import { surveyFaults } from '../../shared/survey/check-survey.ts';
import { markupFaults, sizeFaults } from '../../shared/survey/design-limits.ts';
import type { SurveyDocument } from '../../shared/survey/document.ts';
import type { FieldError } from '../errors.ts';
import { documentFaults } from './validate.ts';

/** Asked of what the grammar accepts. */
const beyondGrammar: Record<string, (document: unknown) => FieldError[]> = {
  'qr-design': (document) => qrDesignFaults(document as QrDesign),
  'link-list': (document) => linkListFaults(document as LinkList),
  survey: (document) => surveyFaults(document as SurveyDocument),
};

/** Every fault of a document, with pointers below `at`; empty when it can be stored. */
export function judgeDocument(dialect: string, document: unknown, at = ''): FieldError[] {
  const below = (faults: FieldError[]): FieldError[] =>
    faults.map((fault) => ({ ...fault, pointer: at + fault.pointer }));
  // Nothing more is asked of what is too large to look at.
  const size = sizeFaults(document);
  if (size.length > 0) return below(size);
  const faults = [...documentFaults(dialect, document, at).map(ofText), ...below(markupFaults(document))];
  return faults.length > 0 ? faults : below(beyondGrammar[dialect]?.(document) ?? []);
}

/** Of a contact question: what is asked, the one object without a text that may not be empty. */
const ASKED = '/fields';

/** A text in no language is one that nobody has written yet. */
const ofText = (fault: FieldError): FieldError =>
  fault.code === 'too_few_properties' && fault.parameters?.['limit'] === 1 && !fault.pointer.endsWith(ASKED)
    ? { pointer: fault.pointer, code: 'nothing_written' }
    : fault;
