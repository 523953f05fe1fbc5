import { forAuthors } from './for-authors.ts';
import type { QuestionKind } from './kind.ts';
import { optionChoices, optionIds, type OptionQuestion, optionsDialect } from './options.ts';

interface MultipleQuestion extends OptionQuestion {
  /** How many options may be chosen at most. */
  max_choices?: number;
}

/** Any number of options of a list. */
export const multiple: QuestionKind<MultipleQuestion, string[]> = {
  type: 'multiple',
  dialect: forAuthors && {
    properties: { options: optionsDialect(), max_choices: { type: 'integer', minimum: 1, maximum: 30 } },
    required: ['options'],
  },
  answer: (question) => ({
    type: 'array',
    items: { type: 'string', enum: optionIds(question) },
    uniqueItems: true,
    minItems: 1,
    maxItems: Math.min(question.max_choices ?? Number.POSITIVE_INFINITY, question.options.length),
  }),
  control: (question, words) => ({ control: 'list', several: true, choices: optionChoices(question, words) }),
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
