import { texts } from '../survey/dialect-parts.ts';
import type { Question, Text } from '../survey/document.ts';
import { forAuthors } from './for-authors.ts';
import type { QuestionKind } from './kind.ts';

interface NumberQuestion extends Question {
  minimum?: number;
  maximum?: number;
  /** Places after the decimal point; absent: whole numbers. */
  decimals?: number;
  /** 'nights', '°C', '€'. */
  unit?: Text;
}

/** With two decimals still exact to the last place as a double. */
const LIMIT = 1_000_000_000;
const MAX_DECIMALS = 2;

const bound = { type: 'number', minimum: -LIMIT, maximum: LIMIT };

export const number: QuestionKind<NumberQuestion, number> = {
  type: 'number',
  dialect: forAuthors && {
    properties: {
      minimum: bound,
      maximum: bound,
      decimals: { type: 'integer', minimum: 0, maximum: MAX_DECIMALS },
      unit: texts.label,
    },
  },
  answer: ({ minimum = -LIMIT, maximum = LIMIT, decimals = 0 }) => ({
    ...(decimals > 0 ? { type: 'number', multipleOf: Number(`1e-${decimals}`) } : { type: 'integer' }),
    minimum,
    maximum,
  }),
  violations: ({ minimum, maximum }) =>
    minimum !== undefined && maximum !== undefined && minimum > maximum
      ? [{ pointer: '/maximum', code: 'range_reversed' }]
      : [],
  control: ({ minimum = -LIMIT, decimals = 0, unit }, { localize }) => ({
    control: 'number',
    // The decimal keyboards of phones have no minus.
    keyboard: minimum < 0 ? 'text' : decimals > 0 ? 'decimal' : 'numeric',
    unit: localize(unit),
  }),
  sample: forAuthors && {
    id: 'nights',
    type: 'number',
    title: { en: 'How many nights did you stay?' },
    minimum: 1,
    maximum: 60,
    unit: { en: 'nights' },
  },
};
