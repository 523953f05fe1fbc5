import { useDesign } from '../design-context.tsx';
import { type DraftQuestion, questionsOfDraft } from '../state/draft.ts';
import { isAnswered } from './answer-facts.ts';

/** The questions that a rule of this one may look at: earlier ones, and for a jump its own answer too. */
export function useAskable(id: string, which: 'earlier' | 'up_to_here'): DraftQuestion[] {
  const { document } = useDesign();
  const questions = questionsOfDraft(document);
  const at = questions.findIndex((question) => question.id === id);
  return questions.slice(0, which === 'earlier' ? at : at + 1).filter(isAnswered);
}
