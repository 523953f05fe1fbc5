import type { Question } from '../survey/document.ts';
import { forAuthors } from './for-authors.ts';
import type { QuestionKind } from './kind.ts';

/** Yes is the good answer: ask so. */
export const yesNo: QuestionKind<Question, boolean> = {
  type: 'yes_no',
  dialect: { properties: {} },
  answer: () => ({ type: 'boolean' }),
  score: (answer) => (answer ? 100 : 0),
  control: (_question, { translate }) => ({
    control: 'pair',
    look: 'marks',
    choices: [
      { value: 'true', label: translate('yes') },
      { value: 'false', label: translate('no') },
    ],
  }),
  sample: forAuthors && { id: 'found', type: 'yes_no', title: { en: 'Did you find what you were looking for?' } },
};
