import type { QuestionKind } from './kind.ts';
import { endsDialect, type EndsQuestion, pointsFrom, shareOf } from './points.ts';

const HIGHEST = 7;

/** How easy it was, from very difficult (1) to very easy (7): the customer effort score, version 2.0 of CEB (2013). */
export const ces: QuestionKind<EndsQuestion, number> = {
  type: 'ces',
  dialect: { properties: endsDialect },
  answer: () => ({ type: 'integer', minimum: 1, maximum: HIGHEST }),
  score: (answer) => shareOf(answer, 1, HIGHEST),
  control: (question, { say, translate }) => ({
    control: 'scale',
    look: 'numbers',
    points: pointsFrom(1, HIGHEST).map((value) => ({ value, label: value })),
    lowest: say(question.lowest) || translate('ces.lowest'),
    highest: say(question.highest) || translate('ces.highest'),
  }),
  sample: { id: 'effort', type: 'ces', title: { en: 'How easy was it to get what you needed?' } },
};
