/** What the two kinds of free text share. */
import type { Question } from '../survey/document.ts';
import { forAuthors } from './for-authors.ts';
import type { QuestionKind } from './kind.ts';

interface TextQuestion extends Question {
  /** At most the limit of the kind. */
  max_length?: number;
}

interface TextKindFacts {
  type: string;
  lines: 'one' | 'several';
  limit: number;
  sample: TextQuestion;
}

export function textKind({ type, lines, limit, sample }: TextKindFacts): QuestionKind<TextQuestion, string> {
  const maxLength = (question: TextQuestion): number => Math.min(question.max_length ?? limit, limit);
  return {
    type,
    dialect: forAuthors && { properties: { max_length: { type: 'integer', minimum: 1, maximum: limit } } },
    answer: (question) => ({ type: 'string', format: 'text', minLength: 1, maxLength: maxLength(question) }),
    freeText: true,
    personal: true,
    control: () => ({ control: 'text', lines }),
    sample,
  };
}
