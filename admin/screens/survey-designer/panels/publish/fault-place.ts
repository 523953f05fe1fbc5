/** Where in the designer a fault is put right. Pure. */
import { type Language, isLanguage } from '../../../../../public-app/i18n/languages.ts';
import type { Draft, Fault, Selection } from '../../design-context.tsx';

export interface FaultPlace {
  panel: 'questions' | 'translations' | 'theme' | 'thanks';
  selected?: Selection;
  /** To edit in. */
  language?: Language;
  /** Of the question, from 1. */
  number?: number;
}

/** The panel, and the question or page in it, that a fault's pointer leads to. */
export function placeOfFault(
  draft: Draft,
  { pointer, code, parameters }: Pick<Fault, 'pointer' | 'code' | 'parameters'>,
): FaultPlace {
  const [, first, pageStep, , questionStep] = pointer.split('/');
  const wanted = parameters?.language;
  const language = isLanguage(wanted) ? { language: wanted } : {};
  if (first === 'theme') return { panel: 'theme' };
  if (first === 'return_url') return { panel: 'thanks' };
  if (first === 'thank_you') return { panel: 'thanks', ...language };
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
    };
  }
  return page === undefined ? { panel: 'questions' } : { panel: 'questions', selected: { kind: 'page', id: page.id } };
}

function numberOf(draft: Draft, pageStep: string | undefined, questionStep: string | undefined): { number?: number } {
  const pageAt = Number(pageStep);
  const at = Number(questionStep);
  if (draft.pages[pageAt]?.questions[at] === undefined) return {};
  const before = draft.pages.slice(0, pageAt).reduce((sum, { questions }) => sum + questions.length, 0);
  return { number: before + at + 1 };
}
