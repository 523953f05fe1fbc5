import type { AnswerParts, Question } from '../survey/document.ts';
import { forAuthors } from './for-authors.ts';
import type { QuestionKind } from './kind.ts';
import { choicesOf, fixedDialect, idsOf, namedDialect, type Option } from './options.ts';

interface MatrixQuestion extends Question {
  rows: Option[];
  columns: Option[];
}

const MAX_ROWS = 20;
const MAX_COLUMNS = 10;

/** The same choice for several things: one column a row. A required one wants every row. */
export const matrix: QuestionKind<MatrixQuestion, AnswerParts> = {
  type: 'matrix',
  dialect: forAuthors && {
    properties: { rows: namedDialect(MAX_ROWS, 1, fixedDialect), columns: namedDialect(MAX_COLUMNS) },
    required: ['rows', 'columns'],
  },
  answer: ({ rows, columns, required }) => ({
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    required: required ? idsOf(rows) : [],
    properties: Object.fromEntries(idsOf(rows).map((row) => [row, { type: 'string', enum: idsOf(columns) }])),
  }),
  control: ({ rows, columns }, words) => ({
    control: 'matrix',
    rows: choicesOf(rows, words),
    columns: choicesOf(columns, words),
  }),
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
