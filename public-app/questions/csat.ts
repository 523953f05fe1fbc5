import type { QuestionKind } from './kind.ts';
import { endsDialect, type EndsQuestion, pointsFrom, shareOf } from './points.ts';

const HIGHEST = 5;

/** How satisfied, from very dissatisfied (1) to very satisfied (5). */
export const csat: QuestionKind<EndsQuestion, number> = {
  type: 'csat',
  dialect: { properties: endsDialect },
  answer: () => ({ type: 'integer', minimum: 1, maximum: HIGHEST }),
  score: (answer) => shareOf(answer, 1, HIGHEST),
  control: (question, { say, translate }) => ({
    control: 'scale',
    look: 'numbers',
    points: pointsFrom(1, HIGHEST).map((value) => ({ value, label: value })),
    lowest: say(question.lowest) || translate('csat.lowest'),
    highest: say(question.highest) || translate('csat.highest'),
  }),
  sample: { id: 'satisfied', type: 'csat', title: { en: 'How satisfied are you with our service?' } },
};
