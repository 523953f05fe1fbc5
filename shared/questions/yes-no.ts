import { forAuthors } from './for-authors.ts';
import type { QuestionKind } from './kind.ts';
import { type WeightedQuestion, weightDialect } from './scored.ts';

export interface YesNoQuestion extends WeightedQuestion {
  /** The answer that is good news; absent: neither is, and it does not count towards the score. */
  good_answer?: 'yes' | 'no';
}

/** Yes (true) or no. It measures only where the survey says which of them is good. */
export const yesNo: QuestionKind<YesNoQuestion, boolean> = {
  type: 'yes_no',
  dialect: forAuthors && {
    properties: {
      good_answer: { enum: ['yes', 'no'], description: 'Absent: it does not count towards the score.' },
      ...weightDialect,
    },
  },
  answer: () => ({ type: 'boolean' }),
  score: (answer, { good_answer: good }) => (answer === (good !== 'no') ? 100 : 0),
  counts: ({ good_answer: good }) => good !== undefined,
  control: (_question, { translate }) => ({
    control: 'pair',
    look: 'marks',
    choices: [
      { value: 'true', label: translate('yes') },
      { value: 'false', label: translate('no') },
    ],
  }),
  sample: forAuthors && { id: 'found', type: 'yes_no', title: { en: 'Did you find what you were looking for?' } },
};
