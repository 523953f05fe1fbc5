import type { Question } from '../survey/document.ts';
import { forAuthors } from './for-authors.ts';
import type { QuestionKind } from './kind.ts';

/** Says something and asks nothing. */
export const statement: QuestionKind<Question, never> = {
  type: 'statement',
  dialect: { properties: {} },
  control: () => ({ control: 'statement' }),
  sample: forAuthors && {
    id: 'welcome',
    type: 'statement',
    title: { en: 'Welcome' },
    help: { en: 'Your answers help us to become better. It takes one minute.' },
  },
};
