/** Where in the designer a violation is put right. Pure. */
import { type Language, isLanguage } from '../../../../../../shared/i18n/languages.ts';
import type { Draft, Violation, Selection } from '../../design-context.tsx';

export interface ViolationPlace {
  panel: 'questions' | 'translations' | 'theme' | 'thanks' | 'availability' | 'address';
  selected?: Selection;
  /** To edit in. */
  language?: Language;
  /** Of the question or the page, from 1. */
  number?: number;
  /** Which of its texts. */
  part?: ViolationPart;
}

/** A text by its property; one of a list by the list and its number there, from 1. */
export interface ViolationPart {
  name: string;
  number?: number;
}

const TEXTS = new Set(['title', 'help', 'text', 'alt', 'lowest', 'highest', 'consent', 'unit', 'other', 'none']);
const LISTS = new Set(['options', 'rows', 'columns', 'point_labels']);

/** What the steps below a question, a page or the thanks lead to, where it has a name. */
function partOf([first = '', second]: string[]): { part?: ViolationPart } {
  if (LISTS.has(first) && second !== undefined) return { part: { name: first, number: Number(second) + 1 } };
  const name = first === 'image' && second !== undefined ? second : first;
  return TEXTS.has(name) ? { part: { name } } : {};
}

/** The panel, and the question or page in it, that a violation's pointer leads to. */
export function placeOfViolation(
  draft: Draft,
  { pointer, code, parameters }: Pick<Violation, 'pointer' | 'code' | 'parameters'>,
): ViolationPlace {
  const steps = pointer.split('/');
  const [, first, pageStep, , questionStep] = steps;
  const wanted = parameters?.language;
  const language = isLanguage(wanted) ? { language: wanted } : {};
  if (first === 'theme') return { panel: 'theme' };
  if (first === 'endings') return { panel: 'thanks', ...language, ...partOf(steps.slice(3)) };
  if (first === 'quotas') return { panel: 'availability', ...language, ...partOf(steps.slice(3)) };
  if (first === 'availability') return { panel: 'availability', ...language, ...partOf(steps.slice(2)) };
  if (first === 'return_url') return { panel: 'thanks' };
  if (first === 'embed_origins') return { panel: 'availability' };
  if (first === 'address_fields') return { panel: 'address' };
  if (first === 'thank_you') return { panel: 'thanks', ...language, ...partOf(steps.slice(2)) };
  if (first === 'languages' || code === 'missing_translation') {
    return { panel: 'translations', ...language, ...numberOf(draft, pageStep, questionStep) };
  }
  const page = draft.pages[Number(pageStep)];
  const question = page?.questions[Number(questionStep)];
  if (question !== undefined) {
    return {
      panel: 'questions',
      selected: { kind: 'question', id: question.id },
      ...numberOf(draft, pageStep, questionStep),
      ...partOf(steps.slice(5)),
    };
  }
  if (page === undefined) return { panel: 'questions' };
  const selected: Selection = { kind: 'page', id: page.id };
  return { panel: 'questions', selected, number: Number(pageStep) + 1, ...partOf(steps.slice(3)) };
}

function numberOf(draft: Draft, pageStep: string | undefined, questionStep: string | undefined): { number?: number } {
  const pageAt = Number(pageStep);
  const at = Number(questionStep);
  if (draft.pages[pageAt]?.questions[at] === undefined) return {};
  const before = draft.pages.slice(0, pageAt).reduce((sum, { questions }) => sum + questions.length, 0);
  return { number: before + at + 1 };
}
