import { texts } from '../survey/dialect-parts.ts';
import type { Question, Text } from '../survey/document.ts';
import type { QuestionKind } from './kind.ts';

interface NpsQuestion extends Question {
  lowest?: Text;
  highest?: Text;
}

const HIGHEST = 10;

/** Would you recommend us, 0 to 10 (Reichheld, 'The One Number You Need to Grow', 2003). */
export const nps: QuestionKind<NpsQuestion, number> = {
  type: 'nps',
  dialect: { properties: { lowest: texts.label, highest: texts.label } },
  answer: () => ({ type: 'integer', minimum: 0, maximum: HIGHEST }),
  score: (answer) => (answer / HIGHEST) * 100,
  control: (question, { say, translate }) => ({
    control: 'scale',
    look: 'numbers',
    points: Array.from({ length: HIGHEST + 1 }, (_, point) => ({ value: String(point), label: String(point) })),
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
