import { forAuthors } from './for-authors.ts';
import type { QuestionKind } from './kind.ts';
import { optionChoices, optionIds, type OptionQuestion, optionsDialect } from './options.ts';

const MAX_OPTIONS = 200;

/** One option of a long list. */
export const dropdown: QuestionKind<OptionQuestion, string> = {
  type: 'dropdown',
  dialect: forAuthors && { properties: { options: optionsDialect(MAX_OPTIONS) }, required: ['options'] },
  answer: (question) => ({ type: 'string', enum: optionIds(question) }),
  control: (question, words) => ({ control: 'dropdown', choices: optionChoices(question, words) }),
  sample: forAuthors && {
    id: 'country',
    type: 'dropdown',
    title: { en: 'Where do you come from?' },
    options: [
      { id: 'austria', label: { en: 'Austria' } },
      { id: 'germany', label: { en: 'Germany' } },
      { id: 'switzerland', label: { en: 'Switzerland' } },
    ],
  },
};
