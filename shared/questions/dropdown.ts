import { forAuthors } from './for-authors.ts';
import type { QuestionKind } from './kind.ts';
import {
  openChoices,
  openIds,
  type OpenOptionQuestion,
  openOptionsDialect,
  openViolations,
  otherWords,
} from './open-options.ts';

const MAX_OPTIONS = 200;

/** One option of a long list. */
export const dropdown: QuestionKind<OpenOptionQuestion, string> = {
  type: 'dropdown',
  dialect: forAuthors && { properties: openOptionsDialect(MAX_OPTIONS), required: ['options'] },
  answer: (question) => ({ type: 'string', enum: openIds(question) }),
  other: otherWords,
  violations: openViolations,
  control: (question, words) => ({
    control: 'dropdown',
    choices: openChoices(question, words),
    asksOther: question.other !== undefined,
  }),
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
