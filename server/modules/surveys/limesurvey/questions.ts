/** LimeSurvey's types of questions that a survey knows too, by their letter: each says what it becomes. */
import type { Text } from '../../../../shared/survey/document.ts';
import { type Choice, type Choices, choicesOf } from '../conversion/choices.ts';
import {
  MAX_COLUMNS,
  MAX_DROPDOWN,
  MAX_FILES,
  MAX_LONG_TEXT,
  MAX_NUMBER,
  MAX_OPTIONS,
  MAX_RANKED,
  MAX_ROWS,
  MAX_SHORT_TEXT,
} from '../conversion/limits.ts';
import type { Made } from '../conversion/made.ts';
import type { Part } from '../conversion/part.ts';
import * as ownWords from '../conversion/own-words.ts';
import { numberOf, type Scalar } from '../conversion/source.ts';
import { LIMITS, type Texts } from '../conversion/texts.ts';
import type { Attributes } from './attributes.ts';
import { dropEntry, type Entry, textOf, valueIn } from './tables.ts';

export interface Given {
  entry: Entry;
  attributes: Attributes;
  /** Of the first scale, in their order. */
  subquestions: Entry[];
  answers: Entry[];
}

type Maker = (given: Given, texts: Texts) => Made;

const nothing = (): undefined => undefined;
const isWithin =
  (least: number, most: number) =>
  (value: number): boolean =>
    Number.isInteger(value) && value >= least && value <= most;

/** Expressions that say nothing. */
export const ALWAYS = ['', '1'];

/** A subquestion says of itself what its question says, but for when it is shown. */
export function settleAsPart(part: Part): void {
  for (const name of ['type', 'mandatory', 'other', 'question_order', 'sortorder', 'assessment_value']) part.take(name);
  const relevance = valueIn(part, 'relevance');
  if (ALWAYS.includes(relevance)) part.take('relevance');
  else part.note('condition_not_supported', 'relevance', relevance);
}

const asChoice =
  (code: string, column: string, texts: Texts) =>
  (entry: Entry): Choice => {
    const value = valueIn(entry.part, code);
    entry.part.take(code);
    settleAsPart(entry.part);
    const label = textOf(entry, column, texts, LIMITS.label) ?? texts.plain(value, '?', LIMITS.label);
    return { value, label, leaveOut: (reason) => dropEntry(entry, reason, value) };
  };

const answersOf = ({ answers }: Given, texts: Texts, limit: number, reserved: string[] = []): Choices =>
  choicesOf(answers.map(asChoice('code', 'answer', texts)), limit, reserved);

const subquestionsOf = ({ subquestions }: Given, texts: Texts, limit: number, reserved: string[] = []): Choices =>
  choicesOf(subquestions.map(asChoice('title', 'question', texts)), limit, reserved);

const inAnyOrder = ({ attributes }: Given): { order?: 'random' } =>
  attributes.is('random_order', '1') || attributes.is('answer_order', 'random') ? { order: 'random' } : {};

/** ‘Other’, with words of one's own where they are said. */
function otherOf({ entry, attributes }: Given, texts: Texts): { other?: { label?: Text } } {
  if (valueIn(entry.part, 'other') !== 'Y') return {};
  entry.part.take('other');
  const label = attributes.text('other_replace_text', texts, LIMITS.label);
  return { other: label ? { label } : {} };
}

const OTHER_CODE = '-oth-';

const choice =
  (type: 'single' | 'dropdown', hasComment = false): Maker =>
  (given, texts) => {
    const other = otherOf(given, texts);
    const made = answersOf(given, texts, MAX_DROPDOWN, Object.keys(other));
    if (hasComment) given.entry.part.note('comment_not_taken', 'type');
    return {
      question: {
        type: made.options.length > MAX_OPTIONS ? 'dropdown' : type,
        options: made.options,
        ...other,
        ...inAnyOrder(given),
      },
      valueOf: (value) => (other.other && value === OTHER_CODE ? 'other' : made.idOf(value)),
    };
  };

const multiple =
  (hasComment: boolean): Maker =>
  (given, texts) => {
    const other = otherOf(given, texts);
    const { options, idOf } = subquestionsOf(given, texts, MAX_OPTIONS, Object.keys(other));
    const most = given.attributes.number('max_answers', isWithin(1, MAX_OPTIONS));
    if (hasComment) given.entry.part.note('comment_not_taken', 'type');
    return {
      question: {
        type: 'multiple',
        options,
        ...other,
        ...(most !== undefined && { max_choices: most }),
        ...inAnyOrder(given),
      },
      valueOf: (value) => (other.other && value === 'other' ? 'other' : idOf(value)),
    };
  };

const ranking: Maker = (given, texts) => {
  const made = given.answers.length > 0 ? answersOf : subquestionsOf;
  return {
    question: { type: 'ranking', options: made(given, texts, MAX_RANKED).options, ...inAnyOrder(given) },
    valueOf: nothing,
  };
};

const words =
  (type: string, limit: number): Maker =>
  ({ attributes }) => {
    const most = attributes.number('maximum_chars', isWithin(1, limit));
    return { question: { type, ...(most !== undefined && { max_length: most }) }, valueOf: String };
  };

const number: Maker = ({ attributes }, texts) => {
  const fits = (value: number): boolean => Math.abs(value) <= MAX_NUMBER;
  const minimum = attributes.number('min_num_value_n', fits);
  const maximum = attributes.number('max_num_value_n', (value) => fits(value) && value >= (minimum ?? value));
  const unit = attributes.text('suffix', texts, LIMITS.label);
  const decimals = attributes.is('num_value_int_only', '1') ? undefined : 2;
  return {
    question: {
      type: 'number',
      ...(minimum !== undefined && { minimum }),
      ...(maximum !== undefined && { maximum }),
      ...(decimals !== undefined && { decimals }),
      ...(unit && { unit }),
    },
    valueOf: numberOf,
  };
};

const matrix =
  (answer: (given: Given, texts: Texts) => { question: Record<string, unknown>; valueOf: Made['valueOf'] }): Maker =>
  (given, texts) => {
    const rows = subquestionsOf(given, texts, MAX_ROWS);
    const { question, valueOf } = answer(given, texts);
    return {
      question: { type: 'matrix', rows: rows.options, ...question, ...inAnyOrder(given) },
      valueOf,
      partOf: rows.idOf,
    };
  };

const scale = (maximum: number): Maker => matrix(() => ({ question: { scale: { maximum } }, valueOf: numberOf }));

const columns: Maker = matrix((given, texts) => {
  const { options, idOf } = answersOf(given, texts, MAX_COLUMNS);
  return { question: { columns: options }, valueOf: idOf };
});

/** The program has the words of these itself. */
const UNCERTAIN = [
  { id: 'y', words: ownWords.yes },
  { id: 'u', words: ownWords.unknown },
  { id: 'n', words: ownWords.no },
];

const uncertain: Maker = matrix((_, texts) => ({
  question: { columns: UNCERTAIN.map(({ id, words }) => ({ id, label: texts.ours(words) })) },
  valueOf: (value) => UNCERTAIN.find(({ id }) => id === String(value).toLowerCase())?.id,
}));

const YES_OR_NO: Record<string, boolean> = { Y: true, N: false };
const DAY = /^\d{4}-\d\d-\d\d/;

const file: Maker = ({ attributes }) => {
  const most = attributes.number('max_num_of_files', isWithin(1, MAX_FILES));
  return { question: { type: 'file', ...(most !== undefined && { max_files: most }) }, valueOf: nothing };
};

/** What is asked of each subquestion by itself. */
export const separateMakers: Record<string, Maker> = { Q: words('short_text', MAX_SHORT_TEXT), K: number };

export const makers: Record<string, Maker> = {
  L: choice('single'),
  O: choice('single', true),
  '!': choice('dropdown'),
  M: multiple(false),
  P: multiple(true),
  R: ranking,
  Y: () => ({
    question: { type: 'yes_no' },
    valueOf: (value: Scalar) => (Object.hasOwn(YES_OR_NO, String(value)) ? YES_OR_NO[String(value)] : undefined),
  }),
  S: words('short_text', MAX_SHORT_TEXT),
  T: words('long_text', MAX_LONG_TEXT),
  U: words('long_text', MAX_LONG_TEXT),
  N: number,
  D: () => ({ question: { type: 'date' }, valueOf: (value: Scalar) => DAY.exec(String(value))?.[0] }),
  5: () => ({ question: { type: 'rating', highest_point: 5, shape: 'numbers' }, valueOf: numberOf }),
  F: columns,
  H: columns,
  A: scale(5),
  B: scale(10),
  C: uncertain,
  '|': file,
};
