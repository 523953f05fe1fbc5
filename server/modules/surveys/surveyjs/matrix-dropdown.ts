/** Rows that are asked alike: one choice a row, several, or a rating, and perhaps words beside it. */
import type { Text } from '../../../../shared/survey/document.ts';
import { choicesOf } from '../conversion/choices.ts';
import { choicesIn } from './choices.ts';
import { MAX_COLUMNS, MAX_ROWS } from '../conversion/limits.ts';
import type { Part } from '../conversion/part.ts';
import type { Made } from '../conversion/made.ts';
import { isTrue, stringOf } from '../conversion/source.ts';
import { LIMITS, type Texts } from '../conversion/texts.ts';

const nothing = (): undefined => undefined;

const rowsOf = (part: Part, texts: Texts) => ({
  rows: choicesOf(choicesIn(part, 'rows', texts), MAX_ROWS).options,
  ...(part.takeWhere(isTrue, 'eachRowRequired', 'isAllRowRequired') && { required: true }),
});

/** Cells that choose one or several, that rate, or that are written. */
const ONE = ['dropdown', 'radiogroup'];
const SEVERAL = ['checkbox', 'tagbox'];
const RATED = ['rating'];
const WRITTEN = ['text', 'comment'];

const isPoint = (least: number, most: number) => (value: number) =>
  Number.isInteger(value) && value >= least && value <= most;
const MAX_POINT = 10;
const DEFAULT_HIGHEST = 5;

function scaleOf(column: Part, texts: Texts) {
  const minimum = column.takeNumber('rateMin', isPoint(0, 1));
  const lowest = texts.read(column, 'minRateDescription', LIMITS.label);
  const highest = texts.read(column, 'maxRateDescription', LIMITS.label);
  return {
    ...(minimum !== undefined && { minimum }),
    maximum: column.takeNumber('rateMax', isPoint(2, MAX_POINT)) ?? DEFAULT_HIGHEST,
    ...(lowest && { lowest }),
    ...(highest && { highest }),
  };
}

/** One column that is answered, and perhaps one that is written: more of them are no matrix of ours. */
export function matrixDropdown(part: Part, texts: Texts): Made | null {
  const common = stringOf(part.peek('cellType')) || 'dropdown';
  const columns = part.each('columns').map((column) => {
    const own = stringOf(column.peek('cellType'));
    return { column, cell: own === '' || own === 'default' ? common : own };
  });
  const written = columns.filter(({ cell }) => WRITTEN.includes(cell));
  const [answered, ...others] = columns.filter(({ cell }) => [...ONE, ...SEVERAL, ...RATED].includes(cell));
  if (!answered || others.length > 0 || written.length > 1 || written.length + 1 < columns.length) {
    part.drop('type_not_supported', 'matrixdropdown');
    return null;
  }
  part.take('cellType');
  const { column, cell } = answered;
  for (const one of columns) for (const name of ['cellType', 'name']) one.column.take(name);
  const label = written[0] && labelOf(written[0].column, texts);
  const own = choicesIn(column, 'choices', texts);
  const answer = RATED.includes(cell)
    ? { scale: scaleOf(column, texts) }
    : {
        columns: choicesOf(own.length > 0 ? own : choicesIn(part, 'choices', texts), MAX_COLUMNS).options,
        ...(SEVERAL.includes(cell) && { several: true }),
      };
  const question = { type: 'matrix', ...rowsOf(part, texts), ...answer, ...(label && { text_column: { label } }) };
  return { question, valueOf: nothing };
}

const labelOf = (column: Part, texts: Texts): Text =>
  texts.read(column, 'title', LIMITS.label) ?? texts.plain(stringOf(column.peek('name')), '?', LIMITS.label);
