import type { Question } from '../survey/document.ts';
import { forAuthors } from './for-authors.ts';
import type { QuestionKind } from './kind.ts';

/** A thumb up (true) or down. */
export const thumbs: QuestionKind<Question, boolean> = {
  type: 'thumbs',
  dialect: { properties: {} },
  answer: () => ({ type: 'boolean' }),
  score: (answer) => (answer ? 100 : 0),
  control: (_question, { translate }) => ({
    control: 'pair',
    look: 'thumbs',
    choices: [
      { value: 'true', label: translate('thumbs.up') },
      { value: 'false', label: translate('thumbs.down') },
    ],
  }),
  sample: forAuthors && { id: 'music', type: 'thumbs', title: { en: 'Did you like the music?' } },
};
