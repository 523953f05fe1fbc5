/** What the kinds share whose answer is one line that devices know: they offer its keyboard and fill it in. */
import type { Question } from '../survey/document.ts';
import { forAuthors } from './for-authors.ts';
import type { LineControl } from './control.ts';
import type { AnswerFormat, QuestionKind } from './kind.ts';

interface LineKindFacts extends Omit<LineControl, 'control'> {
  type: string;
  format: AnswerFormat;
  /** Most characters. */
  limit: number;
  /** The visitor can be reached by it. */
  contact?: true;
  sample: Question;
}

export function lineKind({
  type,
  format,
  limit,
  contact,
  sample,
  ...control
}: LineKindFacts): QuestionKind<Question, string> {
  return {
    type,
    dialect: forAuthors && { properties: {} },
    answer: () => ({ type: 'string', format, minLength: 1, maxLength: limit }),
    personal: true,
    ...(contact && { contact }),
    control: () => ({ control: 'line', ...control }),
    sample,
  };
}
