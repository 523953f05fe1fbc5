import { forAuthors } from './for-authors.ts';
import type { QuestionKind } from './kind.ts';
import { pointsFrom, shareOf } from './points.ts';
import { countsUnlessOff, type ScoredQuestion, scoredDialect } from './scored.ts';

const STARS = 5;

/** One to five stars. */
export const stars: QuestionKind<ScoredQuestion, number> = {
  type: 'stars',
  dialect: forAuthors && { properties: scoredDialect },
  answer: () => ({ type: 'integer', minimum: 1, maximum: STARS }),
  score: (answer) => shareOf(answer, 1, STARS),
  counts: countsUnlessOff,
  control: (_question, { translate }) => ({
    control: 'scale',
    look: 'stars',
    points: pointsFrom(1, STARS).map((value) => ({
      value,
      label: translate('stars.of', { count: value, total: STARS }),
    })),
    lowest: '',
    highest: '',
  }),
  sample: forAuthors && { id: 'cleanliness', type: 'stars', title: { en: 'How clean was it?' } },
};
