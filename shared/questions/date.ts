import type { Question } from '../survey/document.ts';
import { forAuthors } from './for-authors.ts';
import type { QuestionKind } from './kind.ts';

interface DateQuestion extends Question {
  /** Dates are `YYYY-MM-DD`. */
  earliest?: string;
  latest?: string;
}

const day = { type: 'string', format: 'date', maxLength: 10 };

export const date: QuestionKind<DateQuestion, string> = {
  type: 'date',
  dialect: forAuthors && { properties: { earliest: day, latest: day } },
  answer: ({ earliest, latest }) => ({
    type: 'string',
    format: 'date',
    ...(earliest && { formatMinimum: earliest }),
    ...(latest && { formatMaximum: latest }),
  }),
  violations: ({ earliest, latest }) =>
    earliest && latest && earliest > latest ? [{ pointer: '/latest', code: 'range_reversed' }] : [],
  control: ({ earliest, latest }) => ({ control: 'date', earliest, latest }),
  sample: forAuthors && { id: 'day', type: 'date', title: { en: 'When did you visit us?' }, earliest: '2020-01-01' },
};
