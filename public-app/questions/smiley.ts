import type { Question } from '../survey/document.ts';
import type { QuestionKind } from './kind.ts';

const POINTS = 5;

/** Five faces from very bad (1) to very good (5). */
export const smiley: QuestionKind<Question, number> = {
  type: 'smiley',
  dialect: { properties: {} },
  answer: () => ({ type: 'integer', minimum: 1, maximum: POINTS }),
  score: (answer) => ((answer - 1) / (POINTS - 1)) * 100,
  control: (_question, { translate }) => ({
    control: 'scale',
    look: 'faces',
    points: ['1', '2', '3', '4', '5'].map((value) => ({ value, label: translate(`smiley.${value}`) })),
    lowest: translate('smiley.1'),
    highest: translate('smiley.5'),
  }),
  sample: { id: 'visit', type: 'smiley', title: { en: 'How was your visit?' }, required: true },
};
