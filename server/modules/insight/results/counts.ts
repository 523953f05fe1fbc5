/**
 * What one answer counts for in the results of its survey: numbers by keys. The keys are
 *
 *     n, c, e                 answers, those that are complete, those that were erased
 *     h.<hour>, l.<locale>    the hour of the unit's day, 0 to 23; the language
 *     p.<page>                had this page before them
 *     a.<question>            had the question before them
 *     q.<question>            answered it
 *     i.<question>.<value>    chose this: an option, a point, true or false
 *     s.<question>            the sum of its numbers
 *     r.<question>.<row>.<value>, t.<question>.<row>
 *                             the same of a row of a matrix, or of an option and the places that it was given
 *
 * Ids have no dots. Of an answer that was erased only what lasts is counted, as its row has it: how far its visitor came
 * is not known any more.
 */
import { kindOf } from '../../../../shared/questions/index.ts';
import type { AnswerSchema } from '../../../../shared/questions/kind.ts';
import type { Answers, Question, SurveyDocument } from '../../../../shared/survey/document.ts';
import { type ShownPage, visiblePages } from '../../../../shared/survey/flow.ts';

/** Without zeros. */
export type Counts = Record<string, number>;

/** An answer as it is stored, with what its counts are made of. */
export interface CountedRow {
  answers: Answers;
  locale: string;
  /** Of the unit's day. */
  hour: number;
  is_partial: boolean;
  is_erased: boolean;
}

/** Answers have at most two places after the point. */
const CENTS = 100;

/** Adds to counts, `times` as often; what comes to nothing goes. */
export function addCounts(counts: Counts, added: Counts, times = 1): void {
  for (const [key, value] of Object.entries(added)) {
    const sum = Math.round(((counts[key] ?? 0) + times * value) * CENTS) / CENTS;
    if (sum === 0) delete counts[key];
    else counts[key] = sum;
  }
}

/** More points than these are told by their mean alone. */
const MOST_POINTS = 101;

/** Whether single numbers are counted, beside their sum. */
export function hasFewPoints({ minimum, maximum, multipleOf = 1, type }: AnswerSchema): boolean {
  if (minimum === undefined || maximum === undefined) return false;
  return (type === 'integer' || multipleOf !== 1) && (maximum - minimum) / multipleOf < MOST_POINTS;
}

/** What of a question is counted beside that it was answered. */
export type Measure = 'values' | 'rows' | 'places' | 'nothing';

const isChosen = (schema: AnswerSchema): boolean =>
  schema.enum !== undefined || schema.items?.enum !== undefined || (schema.type === 'boolean' && !schema.const);
const isNumber = ({ type }: AnswerSchema): boolean => type === 'integer' || type === 'number';

/** By what its answers must be: a kind that comes new is counted without a word of it here. */
export function measureOf(question: Question): Measure {
  const kind = kindOf(question);
  const schema = kind.answer?.(question);
  if (!schema || kind.personal || kind.freeText || kind.media) return 'nothing';
  if (kind.isOrdered) return 'places';
  if ('rows' in question) return 'rows';
  return isChosen(schema) || isNumber(schema) ? 'values' : 'nothing';
}

/** Counts a value, or each of several, that its schema admits, under `key.<value>`; the sum of a number under `sum`. */
function countValues(counts: Counts, schema: AnswerSchema, answer: unknown, key: string, sum: string): void {
  if (typeof answer === 'number' && isNumber(schema)) {
    addCounts(counts, { [sum]: answer });
    if (hasFewPoints(schema)) addCounts(counts, { [`${key}.${answer}`]: 1 });
    return;
  }
  const allowed = schema.enum ?? schema.items?.enum ?? (schema.type === 'boolean' ? ['true', 'false'] : []);
  for (const value of [answer].flat())
    if (allowed.includes(String(value))) addCounts(counts, { [`${key}.${String(value)}`]: 1 });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function countQuestion(counts: Counts, question: Question, answer: unknown): void {
  const { id } = question;
  const schema = kindOf(question).answer?.(question) ?? { type: 'string' };
  const measure = measureOf(question);
  addCounts(counts, { [`q.${id}`]: 1 });
  if (measure === 'values') countValues(counts, schema, answer, `i.${id}`, `s.${id}`);
  if (measure === 'places' && Array.isArray(answer))
    for (const [at, option] of answer.entries())
      if (schema.items?.enum?.includes(String(option)))
        addCounts(counts, { [`r.${id}.${String(option)}.${at + 1}`]: 1, [`t.${id}.${String(option)}`]: at + 1 });
  if (measure === 'rows' && isObject(answer))
    for (const [row, part] of Object.entries(schema.properties ?? {}))
      if (answer[row] !== undefined) countValues(counts, part, answer[row], `r.${id}.${row}`, `t.${id}.${row}`);
}

/** The pages that somebody came to: all that the answers lead to, of a partial answer up to the last one with an answer. */
function reachedPages(survey: SurveyDocument, { answers, is_partial: isPartial }: CountedRow): ShownPage[] {
  const pages = visiblePages(survey, answers);
  if (!isPartial) return pages;
  const last = pages.findLastIndex(({ questions }) => questions.some(({ id }) => Object.hasOwn(answers, id)));
  return pages.slice(0, last + 1);
}

const lasts = (question: Question): boolean => {
  const { personal, freeText, media } = kindOf(question);
  return !personal && !freeText && !media;
};

/** @param survey the version that was answered */
export function countsOf(survey: SurveyDocument, row: CountedRow): Counts {
  const counts: Counts = { n: 1, [`h.${row.hour}`]: 1, [`l.${row.locale}`]: 1 };
  const pages = reachedPages(survey, row);
  if (row.is_erased) addCounts(counts, { e: 1 });
  else {
    if (!row.is_partial) addCounts(counts, { c: 1 });
    for (const { id } of pages) addCounts(counts, { [`p.${id}`]: 1 });
  }
  for (const question of pages.flatMap(({ questions }) => questions)) {
    if (measureOf(question) === 'nothing' && !kindOf(question).answer) continue;
    if (row.is_erased && !lasts(question)) continue;
    addCounts(counts, { [`a.${question.id}`]: 1 });
    if (Object.hasOwn(row.answers, question.id)) countQuestion(counts, question, row.answers[question.id]);
  }
  return counts;
}
