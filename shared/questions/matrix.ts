import { texts } from '../survey/dialect-parts.ts';
import type { AnswerParts, Text } from '../survey/document.ts';
import type { MatrixControl } from './control.ts';
import { forAuthors } from './for-authors.ts';
import type { AnswerSchema, QuestionKind, QuestionViolation, Words } from './kind.ts';
import { textPart } from './matrix-answer.ts';
import { choicesOf, fixedDialect, idsOf, namedDialect, type Option } from './options.ts';
import { pointsFrom, shareOf } from './points.ts';
import { countsUnlessOff, type ScoredQuestion, scoredDialect } from './scored.ts';

/** Each row is rated from the lowest point to the highest one. */
interface Scale {
  /** Absent: 1. */
  minimum?: number;
  maximum: number;
  /** Words at the two ends. */
  lowest?: Text;
  highest?: Text;
}

interface MatrixQuestion extends ScoredQuestion {
  rows: Option[];
  /** What each row is answered by; in its place there may be a scale. */
  columns?: Option[];
  scale?: Scale;
  /** Several columns a row. */
  several?: boolean;
  /** A line of the visitor's own words beside each row. */
  text_column?: { label: Text };
}

const MAX_ROWS = 20;
const MAX_COLUMNS = 10;
const MAX_POINT = 10;
const MAX_TEXT = 200;

const scaleDialect = forAuthors && {
  type: 'object',
  additionalProperties: false,
  required: ['maximum'],
  properties: {
    minimum: { type: 'integer', minimum: 0, maximum: 1, default: 1 },
    maximum: { type: 'integer', minimum: 2, maximum: MAX_POINT },
    lowest: texts.label,
    highest: texts.label,
  },
};

const rowSchema = ({ columns = [], scale, several }: MatrixQuestion): AnswerSchema => {
  if (scale) return { type: 'integer', minimum: scale.minimum ?? 1, maximum: scale.maximum };
  const column: AnswerSchema = { type: 'string', enum: idsOf(columns) };
  return several ? { type: 'array', items: column, uniqueItems: true, minItems: 1, maxItems: columns.length } : column;
};

const ownWords: AnswerSchema = { type: 'string', format: 'text', minLength: 1, maxLength: MAX_TEXT };

/** There are columns or a scale, and several of a row are chosen of columns alone. */
function violations({ columns, scale, several }: MatrixQuestion): QuestionViolation[] {
  if (!columns && !scale) return ['/columns', '/scale'].map((pointer) => ({ pointer, code: 'one_of_required' }));
  return [
    ...(columns && scale ? ['/columns', '/scale'].map((pointer) => ({ pointer, code: 'only_one_of' })) : []),
    ...(several && scale ? ['/several', '/scale'].map((pointer) => ({ pointer, code: 'only_one_of' })) : []),
  ];
}

function control(question: MatrixQuestion, words: Words): MatrixControl {
  const { rows, columns = [], scale, several = false, text_column: text } = question;
  const points = scale ? pointsFrom(scale.minimum ?? 1, scale.maximum) : [];
  return {
    control: 'matrix',
    rows: choicesOf(rows, words),
    columns: scale ? points.map((value) => ({ value, label: value })) : choicesOf(columns, words),
    several: several && !scale,
    scale: scale && { lowest: words.localize(scale.lowest), highest: words.localize(scale.highest) },
    text: text && words.localize(text.label),
  };
}

/** The same question for several things, which are its rows. A required one wants every row. */
export const matrix: QuestionKind<MatrixQuestion, AnswerParts> = {
  type: 'matrix',
  dialect: forAuthors && {
    properties: {
      rows: namedDialect(MAX_ROWS, 1, fixedDialect),
      columns: namedDialect(MAX_COLUMNS),
      scale: scaleDialect,
      several: { type: 'boolean', description: 'Several columns a row.' },
      text_column: {
        type: 'object',
        additionalProperties: false,
        required: ['label'],
        properties: { label: texts.label },
      },
      ...scoredDialect,
    },
    required: ['rows'],
  },
  either: ['columns', 'scale'],
  unused: ({ scale }) => (scale ? ['columns', 'several'] : ['counts']),
  answer: (question) => ({
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    required: question.required ? idsOf(question.rows) : [],
    properties: Object.fromEntries(
      idsOf(question.rows).flatMap((row) => [
        [row, rowSchema(question)],
        ...(question.text_column ? [[textPart(row), ownWords] as const] : []),
      ]),
    ),
  }),
  score: (answer, { rows, scale }) =>
    idsOf(rows).flatMap((row) => {
      const point = answer[row];
      return scale && typeof point === 'number' ? [shareOf(point, scale.minimum ?? 1, scale.maximum)] : [];
    }),
  counts: (question) => question.scale !== undefined && countsUnlessOff(question),
  textParts: ({ rows, text_column: text }) => (text ? idsOf(rows).map(textPart) : []),
  violations,
  control,
  sample: forAuthors && {
    id: 'details',
    type: 'matrix',
    title: { en: 'How did you like the details?' },
    rows: [
      { id: 'food', label: { en: 'Food' } },
      { id: 'drinks', label: { en: 'Drinks' } },
    ],
    columns: [
      { id: 'poor', label: { en: 'Poor' } },
      { id: 'fair', label: { en: 'Fair' } },
      { id: 'good', label: { en: 'Good' } },
    ],
  },
};
