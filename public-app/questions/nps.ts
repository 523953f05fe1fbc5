import type { QuestionKind } from './kind.ts';
import { endsDialect, type EndsQuestion, pointsFrom, shareOf } from './points.ts';

const HIGHEST = 10;

/** Would you recommend us, 0 to 10 (Reichheld, 'The One Number You Need to Grow', 2003). */
export const nps: QuestionKind<EndsQuestion, number> = {
  type: 'nps',
  dialect: { properties: endsDialect },
  answer: () => ({ type: 'integer', minimum: 0, maximum: HIGHEST }),
  score: (answer) => shareOf(answer, 0, HIGHEST),
  control: (question, { say, translate }) => ({
    control: 'scale',
    look: 'numbers',
    points: pointsFrom(0, HIGHEST).map((value) => ({ value, label: value })),
    lowest: say(question.lowest) || translate('nps.lowest'),
    highest: say(question.highest) || translate('nps.highest'),
  }),
  sample: {
    id: 'recommend',
    type: 'nps',
    title: { en: 'How likely are you to recommend us to a friend?' },
    lowest: { en: 'Not at all' },
    highest: { en: 'Very likely' },
  },
};
