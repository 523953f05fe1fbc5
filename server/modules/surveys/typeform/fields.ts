/** The types of Typeform's fields that a survey knows too: each says what it becomes. One line a type. */
import type { Text } from '../../../../shared/survey/document.ts';
import { type Choice, type Choices, choicesOf } from '../conversion/choices.ts';
import {
  MAX_COLUMNS,
  MAX_DROPDOWN,
  MAX_LONG_TEXT,
  MAX_NUMBER,
  MAX_OPTIONS,
  MAX_RANKED,
  MAX_ROWS,
  MAX_SHORT_TEXT,
} from '../conversion/limits.ts';
import type { Made } from '../conversion/made.ts';
import type { Part } from '../conversion/part.ts';
import { isTrue, numberOf, type Scalar, stringOf } from '../conversion/source.ts';
import { LIMITS, type Texts } from '../conversion/texts.ts';

/** Takes of the field what the question holds; what it does not take is named as left out. */
export type Maker = (field: Field, texts: Texts) => Made | null;

/** A field with the two objects in which most of it is said. */
export interface Field {
  part: Part;
  properties: Part | undefined;
  validations: Part | undefined;
}

const nothing = (): undefined => undefined;
const isWithin =
  (least: number, most: number) =>
  (value: number): boolean =>
    Number.isInteger(value) && value >= least && value <= most;

const plain =
  (type: string, valueOf: Made['valueOf'] = nothing): Maker =>
  () => ({ question: { type }, valueOf });

const words =
  (type: string, limit: number): Maker =>
  ({ validations }) => {
    const most = validations?.takeNumber('max_length', isWithin(1, limit));
    return { question: { type, ...(most !== undefined && { max_length: most }) }, valueOf: String };
  };

const number: Maker = ({ validations }) => {
  const fits = (value: number): boolean => Math.abs(value) <= MAX_NUMBER;
  const minimum = validations?.takeNumber('min_value', fits);
  const maximum = validations?.takeNumber('max_value', (value) => fits(value) && value >= (minimum ?? value));
  const bounds = { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
  return { question: { type: 'number', ...bounds }, valueOf: numberOf };
};

/** A choice is named by its reference, which the API gives where its author did not. */
function choicesIn(properties: Part | undefined, texts: Texts): (Choice & { names: Scalar[] })[] {
  return (properties?.each('choices') ?? []).map((item, at) => {
    const label = texts.read(item, 'label', LIMITS.label);
    const names = ['ref', 'id'].flatMap((name) => stringOf(item.take(name)) || []);
    if (item.peek('attachment')) item.note('picture_not_taken', 'attachment');
    const value = names[0] ?? `option_${at + 1}`;
    const leaveOut: Choice['leaveOut'] = (reason) => item.drop(reason, Object.values(label ?? {})[0]);
    return { value, names, label: label ?? texts.plain('', `${at + 1}`, LIMITS.label), leaveOut };
  });
}

function readChoices(properties: Part | undefined, texts: Texts, limit: number, reserved: string[] = []): Choices {
  const choices = choicesIn(properties, texts);
  // Generated references say nothing; the words make better identifiers, where they can.
  const named = choices.map((choice) => ({ ...choice, value: Object.values(choice.label)[0] ?? choice.value }));
  const made = choicesOf(named, limit, reserved);
  const values = new Map(choices.flatMap(({ names }, at) => names.map((name) => [String(name), named[at]?.value])));
  return { ...made, idOf: (value) => made.idOf(values.get(String(value)) ?? value) };
}

const inAnyOrder = (properties: Part | undefined): { order?: 'random' } =>
  properties?.takeWhere(isTrue, 'randomize') ? { order: 'random' } : {};

const choice: Maker = ({ properties, validations }, texts) => {
  const isSeveral = properties?.takeWhere(isTrue, 'allow_multiple_selection') === true;
  const isOpen = properties?.takeWhere(isTrue, 'allow_other_choice') === true;
  const reserved = isOpen ? ['other'] : [];
  const made = readChoices(properties, texts, isSeveral ? MAX_OPTIONS : MAX_DROPDOWN, reserved);
  const most = isSeveral ? validations?.takeNumber('max_selection', isWithin(1, MAX_OPTIONS)) : undefined;
  const one = made.options.length <= MAX_OPTIONS ? 'single' : 'dropdown';
  const question = {
    type: isSeveral ? 'multiple' : one,
    options: made.options,
    ...(isOpen && { other: {} }),
    ...(most !== undefined && { max_choices: most }),
    ...inAnyOrder(properties),
  };
  return { question, valueOf: made.idOf };
};

const list =
  (type: string, limit: number): Maker =>
  ({ properties }, texts) => {
    const { options, idOf } = readChoices(properties, texts, limit);
    return { question: { type, options, ...inAnyOrder(properties) }, valueOf: idOf };
  };

/** Words at the two ends of a scale. */
function endsOf(properties: Part | undefined, texts: Texts): { lowest?: Text; highest?: Text } {
  const labels = properties?.open('labels');
  const lowest = labels && texts.read(labels, 'left', LIMITS.label);
  const highest = labels && texts.read(labels, 'right', LIMITS.label);
  return { ...(lowest && { lowest }), ...(highest && { highest }) };
}

const DEFAULT_STEPS = 11;

const opinionScale: Maker = ({ properties }, texts) => {
  const steps = properties?.takeNumber('steps', isWithin(2, DEFAULT_STEPS)) ?? DEFAULT_STEPS;
  const isFromOne = properties?.takeWhere(isTrue, 'start_at_one') === true && steps < DEFAULT_STEPS;
  const lowest = isFromOne ? 1 : 0;
  const highest = Math.max(steps - 1 + lowest, 2);
  const labels = properties?.open('labels');
  const hasMiddle = (highest - lowest) % 2 === 0;
  const middle = hasMiddle && labels ? texts.read(labels, 'center', LIMITS.label) : undefined;
  const question = {
    type: 'rating',
    ...(lowest === 0 && { lowest_point: 0 }),
    highest_point: highest,
    shape: 'numbers',
    ...endsOf(properties, texts),
    ...(middle && { point_labels: [{ point: (lowest + highest) / 2, label: middle }] }),
  };
  return { question, valueOf: numberOf };
};

const DEFAULT_STARS = 3;
const SHAPES: Record<string, string> = { star: 'stars', heart: 'hearts', thumbs_up: 'thumbs' };

const rating: Maker = ({ properties }) => {
  const steps = properties?.takeNumber('steps', isWithin(2, 10)) ?? DEFAULT_STARS;
  const said = stringOf(properties?.peek('shape')) || 'star';
  const shape = Object.hasOwn(SHAPES, said) ? SHAPES[said] : undefined;
  if (shape) properties?.take('shape');
  const question =
    steps === 5 && said === 'star'
      ? { type: 'stars' }
      : { type: 'rating', highest_point: steps, ...(shape && shape !== 'stars' && { shape }) };
  return { question, valueOf: numberOf };
};

/** Its rows are fields, each with the same choices under references of its own. */
const matrix: Maker = ({ properties }, texts) => {
  const rows = (properties?.each('fields') ?? []).map((row, at) => {
    const inner = row.open('properties');
    const label = texts.read(row, 'title', LIMITS.label) ?? texts.plain('', `${at + 1}`, LIMITS.label);
    const names = ['ref', 'id'].flatMap((name) => stringOf(row.take(name)) || []);
    row.take('type');
    return { row, label, names, inner, columns: choicesIn(inner, texts) };
  });
  const leaveOut = ({ row, label }: (typeof rows)[number]): Choice['leaveOut'] => {
    return (reason) => row.drop(reason, Object.values(label)[0]);
  };
  const isSeveral = rows.map(({ inner }) => inner?.takeWhere(isTrue, 'allow_multiple_selection')).includes(true);
  const made = choicesOf(
    rows.map((row, at) => ({ value: row.names[0] ?? `row_${at + 1}`, label: row.label, leaveOut: leaveOut(row) })),
    MAX_ROWS,
  );
  const wordsOf = ({ label }: Choice): string => Object.values(label)[0] ?? '';
  const first = (rows[0]?.columns ?? []).map((column) => ({ ...column, value: wordsOf(column) }));
  const columns = choicesOf(first, MAX_COLUMNS);
  const values = new Map(
    rows.flatMap((row) => row.columns.flatMap((column) => column.names.map((name) => [name, wordsOf(column)]))),
  );
  return {
    question: {
      type: 'matrix',
      rows: made.options,
      columns: columns.options,
      ...(isSeveral && { several: true }),
    },
    valueOf: (value) => columns.idOf(values.get(value) ?? value),
    partOf: (name) => made.idOf(name),
  };
};

/** What is agreed to stands below the title; without words of its own it is the title. */
const legal: Maker = ({ part, properties }, texts) => {
  const said = properties && texts.read(properties, 'description', LIMITS.paragraph);
  const text = said ?? texts.read(part, 'title', LIMITS.title);
  return text ? { question: { type: 'consent', text }, valueOf: nothing } : null;
};

const truth = (value: Scalar): boolean | undefined =>
  ['true', 'false'].includes(String(value)) ? String(value) === 'true' : undefined;
const DAY = /^\d{4}-\d\d-\d\d/;
const day = (value: Scalar): string | undefined => DAY.exec(String(value))?.[0];

/** By the field's `type`. */
export const makers: Record<string, Maker> = {
  short_text: words('short_text', MAX_SHORT_TEXT),
  long_text: words('long_text', MAX_LONG_TEXT),
  email: plain('email'),
  phone_number: plain('phone'),
  website: plain('url'),
  date: plain('date', day),
  number,
  yes_no: plain('yes_no', truth),
  legal,
  multiple_choice: choice,
  picture_choice: choice,
  dropdown: list('dropdown', MAX_DROPDOWN),
  ranking: list('ranking', MAX_RANKED),
  opinion_scale: opinionScale,
  nps: ({ properties }, texts) => ({ question: { type: 'nps', ...endsOf(properties, texts) }, valueOf: numberOf }),
  rating,
  matrix,
  file_upload: plain('file'),
};
