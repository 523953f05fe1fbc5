import { forAuthors } from './for-authors.ts';
import type { QuestionKind } from './kind.ts';
import { optionChoices, optionIds, type OptionQuestion, optionsDialect } from './options.ts';

/** More than a person could put in order. */
const MAX_OPTIONS = 10;

/** Options in the visitor's order, the most important first; those left out rank below. */
export const ranking: QuestionKind<OptionQuestion, string[]> = {
  type: 'ranking',
  dialect: forAuthors && { properties: { options: optionsDialect(MAX_OPTIONS) }, required: ['options'] },
  answer: (question) => ({
    type: 'array',
    items: { type: 'string', enum: optionIds(question) },
    uniqueItems: true,
    minItems: 1,
    maxItems: question.options.length,
  }),
  isOrdered: true,
  control: (question, words) => ({ control: 'ranking', choices: optionChoices(question, words) }),
  sample: forAuthors && {
    id: 'priorities',
    type: 'ranking',
    title: { en: 'What matters most to you?' },
    options: [
      { id: 'price', label: { en: 'Price' } },
      { id: 'quality', label: { en: 'Quality' } },
      { id: 'service', label: { en: 'Service' } },
    ],
  },
};
