import { forAuthors } from './for-authors.ts';
import type { QuestionKind } from './kind.ts';
import { pictureDialect } from './options.ts';
import {
  openChoices,
  openIds,
  type OpenOptionQuestion,
  openOptionsDialect,
  openViolations,
  otherWords,
} from './open-options.ts';

/** One option of a list. */
export const single: QuestionKind<OpenOptionQuestion, string> = {
  type: 'single',
  dialect: forAuthors && { properties: openOptionsDialect(undefined, pictureDialect), required: ['options'] },
  answer: (question) => ({ type: 'string', enum: openIds(question) }),
  other: otherWords,
  violations: openViolations,
  control: (question, words) => ({
    control: 'list',
    several: false,
    alone: false,
    choices: openChoices(question, words),
    asksOther: question.other !== undefined,
  }),
  sample: forAuthors && {
    id: 'reason',
    type: 'single',
    title: { en: 'What brought you here?' },
    options: [
      { id: 'work', label: { en: 'Work' } },
      { id: 'leisure', label: { en: 'Leisure' } },
    ],
  },
};
