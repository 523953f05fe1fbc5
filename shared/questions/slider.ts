import { texts } from '../survey/dialect-parts.ts';
import type { Text } from '../survey/document.ts';
import { forAuthors } from './for-authors.ts';
import type { QuestionKind } from './kind.ts';
import { shareOf } from './points.ts';
import { countsUnlessOff, type ScoredQuestion, scoredDialect } from './scored.ts';

interface SliderQuestion extends ScoredQuestion {
  minimum: number;
  maximum: number;
  /** Absent: 1. Answers are multiples of it. */
  step?: number;
  /** '%', '°C', 'km'. */
  unit?: Text;
  lowest?: Text;
  highest?: Text;
}

const LIMIT = 1_000_000;
const SMALLEST_STEP = 0.01;

const bound = { type: 'number', minimum: -LIMIT, maximum: LIMIT };

/** As the steps are written: 0.30000000000000004 is 0.3. */
const DIGITS = 2;
const exact = (value: number): number => Number(value.toFixed(DIGITS));

/** The first and the last multiple of the step within the bounds. */
function endsOf({ minimum, maximum, step = 1 }: SliderQuestion): { first: number; last: number } {
  const near = (value: number): number => Number(value.toFixed(DIGITS + DIGITS));
  return { first: exact(Math.ceil(near(minimum / step)) * step), last: exact(Math.floor(near(maximum / step)) * step) };
}

/** A number between two ends, found by sliding; untouched, it is no answer. */
export const slider: QuestionKind<SliderQuestion, number> = {
  type: 'slider',
  dialect: forAuthors && {
    properties: {
      minimum: bound,
      maximum: bound,
      step: { type: 'number', minimum: SMALLEST_STEP, maximum: LIMIT, default: 1 },
      unit: texts.label,
      lowest: texts.label,
      highest: texts.label,
      ...scoredDialect,
    },
    required: ['minimum', 'maximum'],
  },
  answer(question) {
    const { step = 1 } = question;
    const { first, last } = endsOf(question);
    return {
      type: Number.isInteger(step) ? 'integer' : 'number',
      multipleOf: step,
      minimum: first,
      maximum: last,
    };
  },
  score(answer, question) {
    const { first, last } = endsOf(question);
    return shareOf(answer, first, last);
  },
  counts: countsUnlessOff,
  violations(question) {
    const { first, last } = endsOf(question);
    return first < last ? [] : [{ pointer: '/maximum', code: 'range_reversed' }];
  },
  control(question, { localize }) {
    const { step = 1, unit, lowest, highest } = question;
    const { first, last } = endsOf(question);
    return {
      control: 'slider',
      minimum: first,
      maximum: last,
      step,
      unit: localize(unit),
      lowest: localize(lowest),
      highest: localize(highest),
    };
  },
  sample: forAuthors && {
    id: 'warmth',
    type: 'slider',
    title: { en: 'How likely are you to come back?' },
    minimum: 0,
    maximum: 100,
    step: 5,
    unit: { en: '%' },
  },
};
