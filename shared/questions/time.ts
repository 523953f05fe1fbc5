import type { Question } from '../survey/document.ts';
import { forAuthors } from './for-authors.ts';
import type { QuestionKind } from './kind.ts';

interface TimeQuestion extends Question {
  /** Times are `HH:MM`, of 24 hours. */
  earliest?: string;
  latest?: string;
}

const timeOfDay = { type: 'string', format: 'local-time', maxLength: 5 };

/** A time of day, of no day. */
export const time: QuestionKind<TimeQuestion, string> = {
  type: 'time',
  dialect: forAuthors && { properties: { earliest: timeOfDay, latest: timeOfDay } },
  answer: ({ earliest, latest }) => ({
    type: 'string',
    format: 'time',
    ...(earliest && { formatMinimum: earliest }),
    ...(latest && { formatMaximum: latest }),
  }),
  violations: ({ earliest, latest }) =>
    earliest && latest && earliest > latest ? [{ pointer: '/latest', code: 'range_reversed' }] : [],
  control: ({ earliest, latest }) => ({ control: 'time', earliest, latest }),
  sample: forAuthors && { id: 'arrival', type: 'time', title: { en: 'What time did you arrive?' }, earliest: '06:00' },
};
