import { forAuthors } from './for-authors.ts';
import type { QuestionKind } from './kind.ts';
import { pictureDialect } from './options.ts';
import {
  NONE,
  openChoices,
  openIds,
  type OpenOptionQuestion,
  openOptionsDialect,
  openViolations,
  otherWords,
} from './open-options.ts';

interface MultipleQuestion extends OpenOptionQuestion {
  /** How many options may be chosen at most. */
  max_choices?: number;
}

/** Any number of options of a list. */
export const multiple: QuestionKind<MultipleQuestion, string[]> = {
  type: 'multiple',
  dialect: forAuthors && {
    properties: {
      ...openOptionsDialect(undefined, pictureDialect),
      max_choices: { type: 'integer', minimum: 1, maximum: 30 },
    },
    required: ['options'],
  },
  answer: (question) => ({
    type: 'array',
    items: { type: 'string', enum: openIds(question) },
    uniqueItems: true,
    ...(question.none && { alone: NONE }),
    minItems: 1,
    maxItems: Math.min(
      question.max_choices ?? Number.POSITIVE_INFINITY,
      question.options.length + (question.other ? 1 : 0),
    ),
  }),
  other: otherWords,
  violations: openViolations,
  control: (question, words) => ({
    control: 'list',
    several: true,
    alone: question.none !== undefined,
    choices: openChoices(question, words),
    asksOther: question.other !== undefined,
  }),
  sample: forAuthors && {
    id: 'problems',
    type: 'multiple',
    title: { en: 'What went wrong?' },
    options: [
      { id: 'waiting', label: { en: 'Waiting time' } },
      { id: 'staff', label: { en: 'Staff' } },
      { id: 'cleanliness', label: { en: 'Cleanliness' } },
    ],
    max_choices: 2,
  },
};
