import type { Question } from '../survey/document.ts';
import type { QuestionKind } from './kind.ts';

const STARS = 5;

/** One to five stars. */
export const stars: QuestionKind<Question, number> = {
  type: 'stars',
  dialect: { properties: {} },
  answer: () => ({ type: 'integer', minimum: 1, maximum: STARS }),
  score: (answer) => ((answer - 1) / (STARS - 1)) * 100,
  control: (_question, { translate }) => ({
    control: 'scale',
    look: 'stars',
    points: ['1', '2', '3', '4', '5'].map((value) => ({
      value,
      label: translate('stars.of', { count: value, total: STARS }),
    })),
    lowest: '',
    highest: '',
  }),
  sample: { id: 'cleanliness', type: 'stars', title: { en: 'How clean was it?' } },
};
