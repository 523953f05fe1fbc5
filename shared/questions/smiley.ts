import { forAuthors } from './for-authors.ts';
import type { QuestionKind } from './kind.ts';
import { pointsFrom, shareOf } from './points.ts';
import { countsUnlessOff, type ScoredQuestion, scoredDialect } from './scored.ts';

const POINTS = 5;

/** Five faces from very bad (1) to very good (5). */
export const smiley: QuestionKind<ScoredQuestion, number> = {
  type: 'smiley',
  dialect: forAuthors && { properties: scoredDialect },
  answer: () => ({ type: 'integer', minimum: 1, maximum: POINTS }),
  score: (answer) => shareOf(answer, 1, POINTS),
  counts: countsUnlessOff,
  control: (_question, { translate }) => ({
    control: 'scale',
    look: 'faces',
    points: pointsFrom(1, POINTS).map((value) => ({ value, label: translate(`smiley.${value}`) })),
    lowest: translate('smiley.1'),
    highest: translate('smiley.5'),
  }),
  sample: forAuthors && { id: 'visit', type: 'smiley', title: { en: 'How was your visit?' }, required: true },
};
