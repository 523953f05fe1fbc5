import type { Question } from './questions.ts';

/** A question in the reader's words. */
export interface WrittenQuestion extends Question {
  question: string;
  answer: string;
}

/** Those in which every word that is looked for stands, in the question or in its answer; all of them for no word. */
export function findQuestions(
  questions: readonly WrittenQuestion[],
  sought: string,
  locale: string,
): WrittenQuestion[] {
  const fold = (text: string) =>
    text
      .toLocaleLowerCase(locale)
      .normalize('NFKD')
      .replaceAll(/\p{Mark}/gu, '');
  const words = fold(sought)
    .split(/\s+/)
    .filter((word) => word !== '');
  return questions.filter(({ question, answer }) => {
    const text = fold(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}
