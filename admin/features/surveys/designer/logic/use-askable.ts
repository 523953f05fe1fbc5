import { useDesign } from '../design-context.tsx';
import { type DraftPage, type DraftQuestion, questionsOfDraft } from '../state/draft.ts';
import { isAnswered } from './answer-facts.ts';

/** The questions that a rule of this one may look at: earlier ones, and for a jump its own answer too. */
export function useAskable(id: string, which: 'earlier' | 'up_to_here'): DraftQuestion[] {
  const { document } = useDesign();
  const questions = questionsOfDraft(document);
  const at = questions.findIndex((question) => question.id === id);
  return questions.slice(0, which === 'earlier' ? at : at + 1).filter(isAnswered);
}

/** The questions that the rule of a page may look at: those of earlier pages. */
export function useAskableBefore({ id }: DraftPage): DraftQuestion[] {
  const { pages } = useDesign().document;
  const before = pages.slice(
    0,
    pages.findIndex((page) => page.id === id),
  );
  return before.flatMap(({ questions }) => questions).filter(isAnswered);
}
