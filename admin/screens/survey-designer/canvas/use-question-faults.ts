import { type Fault, useDesign } from '../design-context.tsx';

/** What is wrong with one question, each once: several places may have the same fault. */
export function useQuestionFaults(id: string): Fault[] {
  const { document, faults } = useDesign();
  const pageAt = document.pages.findIndex(({ questions }) => questions.some((question) => question.id === id));
  const at = document.pages[pageAt]?.questions.findIndex((question) => question.id === id);
  const place = `/pages/${pageAt}/questions/${at}`;
  const own = faults.filter(({ pointer }) => pointer === place || pointer.startsWith(`${place}/`));
  return own.filter(({ message }, index) => own.findIndex((other) => other.message === message) === index);
}
