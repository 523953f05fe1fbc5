/** The types of SurveyJS that a survey knows too: each says what it becomes. One line a type. */
import { type Choice, choicesOf } from '../conversion/choices.ts';
import { MAX_COLUMNS, MAX_DROPDOWN, MAX_FILES, MAX_OPTIONS, MAX_RANKED, MAX_ROWS } from '../conversion/limits.ts';
import { MAX_LONG_TEXT, MAX_NUMBER, MAX_SHORT_TEXT, MAX_SLID } from '../conversion/limits.ts';
import type { Made } from '../conversion/made.ts';
import * as ownWords from '../conversion/own-words.ts';
import type { Part } from '../conversion/part.ts';
import { isFalse, isTrue, numberOf, type Scalar, stringOf } from '../conversion/source.ts';
import { LIMITS, type Texts } from '../conversion/texts.ts';
import { wordsBetween } from '../conversion/words-between.ts';
import { choicesIn, readAnswers, readOpenAnswers } from './choices.ts';
import { rating } from './rating.ts';
import { matrixDropdown } from './matrix-dropdown.ts';

/** Takes of the element what the question holds; what it does not take is named as left out. */
type Maker = (part: Part, texts: Texts) => Made | null;

const nothing = (): undefined => undefined;

/** A whole number from 1 to `limit`. */
const isWithin =
  (limit: number) =>
  (value: number): boolean =>
    Number.isInteger(value) && value >= 1 && value <= limit;

const isRandom = (value: unknown): value is 'random' => value === 'random';

/** Other orders are as the choices are written, or by their words. */
const inAnyOrder = (part: Part, ...names: string[]): { order?: 'random' } =>
  part.takeWhere(isRandom, ...names) ? { order: 'random' } : {};

const choice =
  (type: string, limit: number): Maker =>
  (part, texts) => {
    const { options, idOf, conditions } = readAnswers(part, texts, limit);
    return {
      question: { type, options, ...inAnyOrder(part, 'choicesOrder') },
      valueOf: idOf,
      optionConditions: conditions,
    };
  };

const dropdown: Maker = (part, texts) => {
  const { options, added, idOf, conditions } = readOpenAnswers(part, texts, MAX_DROPDOWN);
  return {
    question: { type: 'dropdown', options, ...added, ...inAnyOrder(part, 'choicesOrder') },
    valueOf: idOf,
    optionConditions: conditions,
  };
};

/** A list that is too long to be shown at once becomes one that opens. */
const single: Maker = (part, texts) => {
  const { options, added, idOf, conditions } = readOpenAnswers(part, texts, MAX_DROPDOWN);
  const type = options.length <= MAX_OPTIONS ? 'single' : 'dropdown';
  return {
    question: { type, options, ...added, ...inAnyOrder(part, 'choicesOrder') },
    valueOf: idOf,
    optionConditions: conditions,
  };
};

const multiple: Maker = (part, texts) => {
  const { options, added, idOf, conditions } = readOpenAnswers(part, texts, MAX_OPTIONS);
  const most = part.takeNumber('maxSelectedChoices', isWithin(MAX_OPTIONS));
  return {
    question: {
      type: 'multiple',
      options,
      ...added,
      ...(most !== undefined && { max_choices: most }),
      ...inAnyOrder(part, 'choicesOrder'),
    },
    valueOf: idOf,
    optionConditions: conditions,
  };
};

const boolean: Maker = (part, texts) => {
  const yes = texts.read(part, 'labelTrue', LIMITS.label);
  const no = texts.read(part, 'labelFalse', LIMITS.label);
  const isSaid = (value: Scalar, name: string) => String(value) === String(part.peek(name) ?? name === 'valueTrue');
  const yesOrNo = (value: Scalar) =>
    isSaid(value, 'valueTrue') ? true : isSaid(value, 'valueFalse') ? false : undefined;
  if (!yes && !no) return { question: { type: 'yes_no' }, valueOf: yesOrNo };
  const leaveOut = () => undefined;
  const items: Choice[] = [
    { value: 'true', label: yes ?? texts.ours(ownWords.yes), leaveOut },
    { value: 'false', label: no ?? texts.ours(ownWords.no), leaveOut },
  ];
  const { options, idOf } = choicesOf(items, items.length);
  return { question: { type: 'single', options }, valueOf: (value) => idOf(yesOrNo(value) ?? '') };
};

const words =
  (type: string, limit: number): Maker =>
  (part) => {
    const most = part.takeNumber('maxLength', isWithin(limit));
    return { question: { type, ...(most !== undefined && { max_length: most }) }, valueOf: String };
  };

const DAY = /^\d{4}-\d\d-\d\d$/;
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value));

const SMALLEST_STEP = 0.01;
const HIGHEST = 100;

/** One value; the library's slider may also choose a range, which no question asks for. */
const slider: Maker = (part) => {
  if (part.peek('sliderType') === 'range') {
    part.drop('type_not_supported', 'slider (range)');
    return null;
  }
  const minimum = part.takeNumber('min', (value) => Math.abs(value) <= MAX_SLID) ?? 0;
  const maximum =
    part.takeNumber('max', (value) => value <= MAX_SLID && value > minimum) ?? Math.max(HIGHEST, minimum + 1);
  const fits = (value: number): boolean => value >= SMALLEST_STEP && value <= maximum - minimum;
  const step = part.takeNumber('step', fits);
  return { question: { type: 'slider', minimum, maximum, ...(step !== undefined && { step }) }, valueOf: numberOf };
};

const date: Maker = (part) => {
  const earliest = part.takeWhere(isDay, 'min');
  const isLater = (value: unknown): value is string => isDay(value) && value >= (earliest ?? value);
  const latest = part.takeWhere(isLater, 'max');
  return {
    question: { type: 'date', ...(earliest && { earliest }), ...(latest && { latest }) },
    valueOf: (value) => (isDay(value) ? value : undefined),
  };
};

const MAX_DECIMALS = 2;

const number: Maker = (part) => {
  const minimum = part.takeNumber('min', (value) => Math.abs(value) <= MAX_NUMBER);
  const maximum = part.takeNumber('max', (value) => Math.abs(value) <= MAX_NUMBER && value >= (minimum ?? value));
  // Any number of so many decimals is taken; a step of 0.5 is more than that.
  part.takeNumber('step', (step) => [0.1, 0.01].includes(step));
  const decimals = (String(numberOf(part.peek('step')) ?? '').split('.')[1] ?? '').length;
  return {
    question: {
      type: 'number',
      ...(minimum !== undefined && { minimum }),
      ...(maximum !== undefined && { maximum }),
      ...(decimals > 0 && { decimals: Math.min(decimals, MAX_DECIMALS) }),
    },
    valueOf: numberOf,
  };
};

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const isTime = (value: unknown): value is string => typeof value === 'string' && TIME.test(value);

const time: Maker = (part) => {
  const earliest = part.takeWhere(isTime, 'min');
  const isLater = (value: unknown): value is string => isTime(value) && value >= (earliest ?? value);
  const latest = part.takeWhere(isLater, 'max');
  return { question: { type: 'time', ...(earliest && { earliest }), ...(latest && { latest }) }, valueOf: nothing };
};

const plain =
  (type: string): Maker =>
  () => ({ question: { type }, valueOf: nothing });

const inputs: Record<string, Maker> = {
  text: words('short_text', MAX_SHORT_TEXT),
  number,
  range: number,
  date,
  time,
  email: plain('email'),
  tel: plain('phone'),
  url: plain('url'),
};

const text: Maker = (part, texts) => {
  const input = stringOf(part.peek('inputType')) || 'text';
  const maker = Object.hasOwn(inputs, input) ? inputs[input] : undefined;
  if (maker) part.take('inputType');
  else part.note('format_not_checked', 'inputType', input);
  return (maker ?? words('short_text', MAX_SHORT_TEXT))(part, texts);
};

const isCheckbox = (value: unknown): value is 'checkbox' => value === 'checkbox';

const matrix: Maker = (part, texts) => {
  const rows = choicesOf(choicesIn(part, 'rows', texts), MAX_ROWS);
  const columns = choicesOf(choicesIn(part, 'columns', texts), MAX_COLUMNS);
  return {
    question: {
      type: 'matrix',
      rows: rows.options,
      columns: columns.options,
      ...(part.takeWhere(isCheckbox, 'cellType') && { several: true }),
      ...inAnyOrder(part, 'rowOrder', 'rowsOrder'),
      ...(part.takeWhere(isTrue, 'eachRowRequired', 'isAllRowRequired') && { required: true }),
    },
    valueOf: columns.idOf,
    partOf: rows.idOf,
  };
};

const FILES: { type: string; accepted: string; category: string; source?: string }[] = [
  { type: 'photo', accepted: 'image/*', category: 'image', source: 'camera' },
  { type: 'audio', accepted: 'audio/*', category: 'audio' },
];

const file: Maker = (part) => {
  const accepted = stringOf(part.peek('acceptedTypes'));
  const categories = JSON.stringify(part.peek('acceptedCategories'));
  const source = stringOf(part.peek('sourceType'));
  const kind = FILES.find(
    (one) =>
      accepted.startsWith(one.accepted.slice(0, -1)) ||
      categories === JSON.stringify([one.category]) ||
      (one.source !== undefined && source.includes(one.source)),
  );
  // 'image/png' asks for less than any picture.
  if (accepted === kind?.accepted) part.take('acceptedTypes');
  if (kind && categories === JSON.stringify([kind.category])) part.take('acceptedCategories');
  if (kind && source === kind.source) part.take('sourceType');
  const isSeveral = kind?.type !== 'audio' && part.takeWhere(isTrue, 'allowMultiple') === true;
  const most = isSeveral ? part.takeNumber('maxFiles', isWithin(MAX_FILES)) : undefined;
  const question = { type: kind?.type ?? 'file', ...(isSeveral && { max_files: most ?? MAX_FILES }) };
  return { question, valueOf: nothing };
};

const html: Maker = (part, texts) =>
  wordsBetween(texts.read(part, 'title', LIMITS.title), texts.read(part, 'html', LIMITS.paragraph));

const imagepicker: Maker = (part, texts) => {
  part.takeWhere(isFalse, 'multiSelect');
  return (part.takeWhere(isTrue, 'multiSelect') ? multiple : single)(part, texts);
};

/** By the definition's `type`. */
export const makers: Record<string, Maker> = {
  rating,
  boolean,
  radiogroup: single,
  buttongroup: single,
  checkbox: multiple,
  tagbox: multiple,
  dropdown,
  imagepicker,
  text,
  comment: words('long_text', MAX_LONG_TEXT),
  slider,
  matrix,
  matrixdropdown: matrixDropdown,
  ranking: choice('ranking', MAX_RANKED),
  file,
  signaturepad: plain('signature'),
  html,
};
