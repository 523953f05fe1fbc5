import { forAuthors } from './for-authors.ts';
import type { QuestionKind } from './kind.ts';
import { optionChoices, optionIds, type OptionQuestion, optionsDialect } from './options.ts';

/** One option of a list. */
export const single: QuestionKind<OptionQuestion, string> = {
  type: 'single',
  dialect: forAuthors && { properties: { options: optionsDialect() }, required: ['options'] },
  answer: (question) => ({ type: 'string', enum: optionIds(question) }),
  control: (question, words) => ({ control: 'list', several: false, choices: optionChoices(question, words) }),
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
