/** The types of SurveyJS that a survey knows too: each says what it becomes. One line a type. */
import type { Question } from '../../../public-app/survey/document.ts';
import { readAnswers, readChoices, type Tools } from './choices.ts';
import * as ownWords from './own-words.ts';
import { rating } from './rating.ts';
import { firstOf, member, numberOf, type Scalar, type Source, stringOf } from './source.ts';
import { LIMITS, withoutMarkup } from './texts.ts';

/** What a type adds to the question, and how values in expressions are said of it. */
export interface Made {
  /** Of the dialect, without `id` and `title`. */
  question: { type: string } & Record<string, unknown>;
  /** Instead of the element's title. */
  title?: Question['title'] | undefined;
  /** The answer that a value of an expression stands for; undefined for none. */
  valueOf(value: Scalar): Scalar | undefined;
}

type Maker = (element: Source, tools: Tools) => Made | null;

const MAX_OPTIONS = 30;
const MAX_DROPDOWN = 200;
const MAX_RANKED = 10;
const MAX_ROWS = 20;
const MAX_COLUMNS = 10;
const MAX_FILES = 5;
const nothing = (): undefined => undefined;

const choice =
  (type: string, limit: number): Maker =>
  (element, tools) => {
    const { options, idOf } = readAnswers(element, tools, limit);
    return { question: { type, options }, valueOf: idOf };
  };

/** A list that is too long to be shown at once becomes one that opens. */
const single: Maker = (element, tools) => {
  const made = choice('dropdown', MAX_DROPDOWN)(element, tools);
  const options = made?.question['options'];
  const isShort = Array.isArray(options) && options.length <= MAX_OPTIONS;
  return made && isShort ? { ...made, question: { ...made.question, type: 'single' } } : made;
};

const multiple: Maker = (element, tools) => {
  const { options, idOf } = readAnswers(element, tools, MAX_OPTIONS);
  const most = numberOf(member(element, 'maxSelectedChoices')) ?? 0;
  const isBound = Number.isInteger(most) && most >= 1 && most <= MAX_OPTIONS;
  return { question: { type: 'multiple', options, ...(isBound && { max_choices: most }) }, valueOf: idOf };
};

const boolean: Maker = (element, tools) => {
  const labels = [member(element, 'labelTrue'), member(element, 'labelFalse')];
  if (labels.every((label) => label === undefined))
    return {
      question: { type: 'yes_no' },
      valueOf: (value) => (['true', 'false'].includes(String(value)) ? String(value) === 'true' : undefined),
    };
  const [yes = 'true', no = 'false'] = labels;
  const items = [
    { value: 'true', text: yes },
    { value: 'false', text: no },
  ];
  const { options, idOf } = readChoices(items, tools, items.length);
  return { question: { type: 'single', options }, valueOf: idOf };
};

const MAX_SHORT_TEXT = 200;
const MAX_LONG_TEXT = 4_000;

const words =
  (type: string, limit: number): Maker =>
  (element) => {
    const most = numberOf(member(element, 'maxLength')) ?? 0;
    const isBound = Number.isInteger(most) && most >= 1 && most <= limit;
    return { question: { type, ...(isBound && { max_length: most }) }, valueOf: nothing };
  };

const DAY = /^\d{4}-\d\d-\d\d$/;
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value));

const date: Maker = (element) => {
  const [earliest, latest] = [member(element, 'min'), member(element, 'max')];
  const bounds = { ...(isDay(earliest) && { earliest }), ...(isDay(latest) && { latest }) };
  return { question: { type: 'date', ...bounds }, valueOf: nothing };
};

const MAX_NUMBER = 1_000_000_000;
const MAX_DECIMALS = 2;

const number: Maker = (element) => {
  const bound = (name: string) => {
    const value = numberOf(member(element, name));
    return value !== undefined && Math.abs(value) <= MAX_NUMBER ? value : undefined;
  };
  const [minimum, maximum] = [bound('min'), bound('max')];
  const decimals = (String(numberOf(member(element, 'step')) ?? '').split('.')[1] ?? '').length;
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

const reachable =
  (field: 'email' | 'phone'): Maker =>
  (_element, { notes, texts, place }) => {
    notes.add(place, 'consent_added');
    const question = { type: 'contact', fields: { [field]: 'required' }, consent: texts.own(ownWords.consent) };
    return { question, valueOf: nothing };
  };

const inputs: Record<string, Maker> = {
  number,
  range: number,
  date,
  email: reachable('email'),
  tel: reachable('phone'),
};

const text: Maker = (element, tools) => {
  const input = stringOf(member(element, 'inputType')) || 'text';
  const maker = Object.hasOwn(inputs, input) ? inputs[input] : undefined;
  if (!maker && input !== 'text') tools.notes.add(tools.place, 'format_not_checked', input);
  return (maker ?? words('short_text', MAX_SHORT_TEXT))(element, tools);
};

const matrix: Maker = (element, tools) => ({
  question: {
    type: 'matrix',
    rows: readChoices(member(element, 'rows'), tools, MAX_ROWS).options,
    columns: readChoices(member(element, 'columns'), tools, MAX_COLUMNS).options,
    ...(firstOf(element, 'eachRowRequired', 'isAllRowRequired') === true && { required: true }),
  },
  valueOf: nothing,
});

const file: Maker = (element) => {
  const accepted = stringOf(member(element, 'acceptedTypes'));
  const isPhoto = accepted.startsWith('image/') || stringOf(member(element, 'sourceType')).startsWith('camera');
  const type = isPhoto ? 'photo' : accepted.startsWith('audio/') ? 'audio' : 'file';
  const several = type !== 'audio' && member(element, 'allowMultiple') === true;
  return { question: { type, ...(several && { max_files: MAX_FILES }) }, valueOf: nothing };
};

/** Words between the questions: what is short enough is a title, the rest stands below it. */
const html: Maker = (element, { texts, place }) => {
  const source = member(element, 'html');
  const title = texts.read(member(element, 'title') ?? source, LIMITS.title, place);
  if (!title) return null;
  const isLong = typeof source === 'string' && withoutMarkup(source).length > LIMITS.title;
  const rest = member(element, 'title') !== undefined || isLong ? source : undefined;
  const help = texts.read(rest, LIMITS.paragraph, place);
  return { question: { type: 'statement', ...(help && { help }) }, title, valueOf: nothing };
};

const imagepicker: Maker = (element, tools) => {
  const { notes, place } = tools;
  notes.add(place, 'picture_not_taken');
  return (member(element, 'multiSelect') === true ? multiple : single)(element, tools);
};

/** By the definition's `type`. */
export const makers: Record<string, Maker> = {
  rating,
  boolean,
  radiogroup: single,
  buttongroup: single,
  checkbox: multiple,
  tagbox: multiple,
  dropdown: choice('dropdown', MAX_DROPDOWN),
  imagepicker,
  text,
  comment: words('long_text', MAX_LONG_TEXT),
  matrix,
  ranking: choice('ranking', MAX_RANKED),
  file,
  html,
};
