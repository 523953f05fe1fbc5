import type { Language } from '../../shared/i18n/languages.ts';
import type { Violation } from '../../shared/survey/document.ts';
import type { Words } from '../../shared/questions/kind.ts';
import type { Control } from '../../shared/questions/control.ts';

/** What a control's component gets: its field in the form, and what the visitor gave so far. */
export interface FieldProps<Kind extends Control> {
  control: Kind;
  question: string;
  name: string;
  /** Unique in the document; ids of its parts start with it. */
  id: string;
  values: string[];
  /** Of an answer with several parts. */
  parts: Partial<Record<string, string[]>>;
  /** The words of a chosen 'other', an answer of their own. */
  other: { key: string; value: string; violation: Violation | undefined };
  required: boolean;
  /** Ids of the help and the violation that belong to it. */
  describedBy: string | undefined;
  invalid: boolean;
  /** Of its parts; those of the whole answer stand below the question. */
  violations: Violation[];
  violationText: (violation: Violation) => string;
  words: Words;
  /** Of the page. */
  language: Language;
}
