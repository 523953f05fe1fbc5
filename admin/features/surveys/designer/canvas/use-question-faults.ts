import { type Fault, useDesign } from '../design-context.tsx';

/** Everything that stands in the way of publishing one question. */
export function useQuestionFaults(id: string): Fault[] {
  const { document, faults } = useDesign();
  const pageAt = document.pages.findIndex(({ questions }) => questions.some((question) => question.id === id));
  const at = document.pages[pageAt]?.questions.findIndex((question) => question.id === id);
  const place = `/pages/${pageAt}/questions/${at}`;
  return faults.filter(({ pointer }) => pointer === place || pointer.startsWith(`${place}/`));
}
