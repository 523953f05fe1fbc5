import { wordsAreIn } from '../../../../shared/text/fold.ts';
import type { Question } from './questions.ts';

/** A question in the reader's words. */
export interface WrittenQuestion extends Question {
  question: string;
  answer: string;
}

/** Those in which every word that is looked for stands, in the question or in its answer; all of them for no word. */
export const findQuestions = (questions: readonly WrittenQuestion[], sought: string): WrittenQuestion[] =>
  questions.filter(({ question, answer }) => wordsAreIn(sought, `${question} ${answer}`));
