import { forAuthors } from './for-authors.ts';
import type { QuestionKind } from './kind.ts';
import { countsUnlessOff, type ScoredQuestion, scoredDialect } from './scored.ts';

/** A thumb up (true) or down. */
export const thumbs: QuestionKind<ScoredQuestion, boolean> = {
  type: 'thumbs',
  dialect: forAuthors && { properties: scoredDialect },
  answer: () => ({ type: 'boolean' }),
  score: (answer) => (answer ? 100 : 0),
  counts: countsUnlessOff,
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
