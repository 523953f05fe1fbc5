import { type Violation, useDesign } from '../design-context.tsx';

/** Everything that stands in the way of publishing one question. */
export function useQuestionViolations(id: string): Violation[] {
  const { document, violations } = useDesign();
  const pageAt = document.pages.findIndex(({ questions }) => questions.some((question) => question.id === id));
  const at = document.pages[pageAt]?.questions.findIndex((question) => question.id === id);
  const place = `/pages/${pageAt}/questions/${at}`;
  return violations.filter(({ pointer }) => pointer === place || pointer.startsWith(`${place}/`));
}
