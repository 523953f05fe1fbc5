/** Kinds of questions as elements of SurveyJS: each says what it becomes. One line a kind. */
import type { Part } from '../../conversion/part.ts';
import { isText, isTrue, numberOf, type Source, stringOf } from '../../conversion/source.ts';
import { escaped, type TextWriter } from './write-texts.ts';
import { type TypeOf, writeRule } from './write-rule.ts';

export interface Writing {
  texts: TextWriter;
  typeOf: TypeOf;
}

/** Takes of the question what the element says; what it does not take is named as left out. Null for what is none. */
type Maker = (part: Part, writing: Writing) => Source | null;

/** The condition of a page, a question or an option. */
export function conditionIn(part: Part, { typeOf }: Writing): Source {
  const rule = part.peek('show_if');
  if (rule === undefined) return {};
  const text = writeRule(rule, typeOf);
  if (text === null) part.note('condition_not_supported', 'show_if');
  else part.take('show_if');
  return text === null ? {} : { visibleIf: text };
}

function itemsOf(part: Part, name: string, writing: Writing): Source[] {
  return part.each(name).map((item) => {
    const text = writing.texts.write(item, 'label');
    if (item.peek('image')) item.note('picture_not_taken', 'image');
    return { value: item.take('id'), ...(text !== undefined && { text }), ...conditionIn(item, writing) };
  });
}

/** ‘Other’ and ‘None of these’. */
function addedOf(part: Part, { texts }: Writing): Source {
  return Object.fromEntries(
    [['other', 'showOtherItem', 'otherText'] as const, ['none', 'showNoneItem', 'noneText'] as const].flatMap(
      ([name, shown, label]) => {
        const added = part.open(name);
        if (!added) return [];
        part.take(name);
        return [
          [shown, true],
          [label, texts.write(added, 'label')],
        ].filter(([, value]) => value !== undefined);
      },
    ),
  ) as Source;
}

const orderOf = (part: Part, name: string): Source =>
  part.takeWhere(isText, 'order') === 'random' ? { [name]: 'random' } : {};

/** Values that both have, by what each is called there. */
function copied(part: Part, names: Record<string, string>): Source {
  const said = Object.entries(names).map(([ours, theirs]) => [theirs, part.take(ours)] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== undefined));
}

const choice =
  (type: string): Maker =>
  (part, writing) => ({
    type,
    choices: itemsOf(part, 'options', writing),
    ...addedOf(part, writing),
    ...orderOf(part, 'choicesOrder'),
    ...copied(part, { max_choices: 'maxSelectedChoices' }),
  });

function endsOf(part: Part, { texts }: Writing): Source {
  const ends = { minRateDescription: texts.write(part, 'lowest'), maxRateDescription: texts.write(part, 'highest') };
  return Object.fromEntries(Object.entries(ends).filter(([, said]) => said !== undefined));
}

const scale =
  (rateMin: number, rateMax: number, look: Source = {}): Maker =>
  (part, writing) => ({ type: 'rating', rateMin, rateMax, ...look, ...endsOf(part, writing) });

/** Without words at its ends the library has no such scale of its own. */
const named =
  (rateMax: number): Maker =>
  (part, writing) => {
    if (!part.peek('lowest') && !part.peek('highest')) leaveOutType(part);
    return scale(1, rateMax)(part, writing);
  };

const leaveOutType = (part: Part): void => part.note('property_not_supported', 'type', stringOf(part.peek('type')));

const DEFAULT_LOWEST = 1;
const STARS = 'stars';

const rating: Maker = (part, writing) => {
  const lowest = part.takeNumber('lowest_point') ?? DEFAULT_LOWEST;
  const highest = part.takeNumber('highest_point') ?? lowest + 1;
  const shape = stringOf(part.peek('shape')) || STARS;
  // Hearts and thumbs are drawn as stars there.
  if ([STARS, 'numbers'].includes(shape)) part.take('shape');
  const look = shape === 'numbers' ? {} : { rateType: STARS };
  const labels = new Map(
    part.each('point_labels').map((one) => [numberOf(one.take('point')), writing.texts.write(one, 'label')]),
  );
  const points = Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at);
  const ends = endsOf(part, writing);
  if (labels.size === 0) return { type: 'rating', rateMin: lowest, rateMax: highest, ...look, ...ends };
  const rateValues = points.map((value) => (labels.has(value) ? { value, text: labels.get(value) } : value));
  return { type: 'rating', autoGenerate: false, rateValues, ...look, ...ends };
};

const STEPS: Record<number, number> = { 1: 0.1, 2: 0.01 };

const number: Maker = (part) => {
  const decimals = part.takeNumber('decimals') ?? 0;
  const step = STEPS[decimals];
  return {
    type: 'text',
    inputType: 'number',
    ...copied(part, { minimum: 'min', maximum: 'max' }),
    ...(step !== undefined && { step }),
  };
};

const input =
  (inputType: string): Maker =>
  (part) => ({ type: 'text', inputType, ...copied(part, { earliest: 'min', latest: 'max' }) });

const words =
  (type: string): Maker =>
  (part) => ({ type, ...copied(part, { max_length: 'maxLength' }) });

const file =
  (look: Source): Maker =>
  (part) => {
    const most = part.takeNumber('max_files');
    return { type: 'file', ...look, ...(most !== undefined && { allowMultiple: true, maxFiles: most }) };
  };

/** The column that is answered, beside one that is written. */
function answerColumn(part: Part, writing: Writing): Source {
  const isSeveral = part.takeWhere(isTrue, 'several') === true;
  const rated = part.open('scale');
  if (!rated) return { cellType: isSeveral ? 'checkbox' : 'radiogroup', choices: itemsOf(part, 'columns', writing) };
  return {
    cellType: 'rating',
    rateMin: rated.takeNumber('minimum') ?? DEFAULT_LOWEST,
    rateMax: rated.takeNumber('maximum') ?? DEFAULT_LOWEST + 1,
    ...endsOf(rated, writing),
  };
}

/** Whether its cells are named, as a matrix of several columns has them. */
export const hasCells = (question: Source): boolean =>
  question['type'] === 'matrix' && (question['scale'] !== undefined || question['text_column'] !== undefined);

const matrix: Maker = (part, writing) => {
  const written = part.open('text_column');
  const isRequired = part.takeWhere(isTrue, 'required') === true;
  const common = {
    rows: itemsOf(part, 'rows', writing),
    ...(isRequired && { eachRowRequired: true }),
    ...orderOf(part, 'rowOrder'),
  };
  if (written || part.peek('scale') !== undefined) {
    const text = written && { name: 'text', cellType: 'text', title: writing.texts.write(written, 'label') };
    const columns = [{ name: 'answer', ...answerColumn(part, writing) }, ...(text ? [text] : [])];
    return { type: 'matrixdropdown', ...common, columns };
  }
  const isSeveral = part.takeWhere(isTrue, 'several') === true;
  return {
    type: 'matrix',
    ...common,
    columns: itemsOf(part, 'columns', writing),
    ...(isSeveral && { cellType: 'checkbox' }),
  };
};

const statement: Maker = (part, { texts }) => {
  const html = texts.write(part, 'help', escaped);
  return html === undefined
    ? { type: 'html', html: texts.write(part, 'title', escaped) }
    : { type: 'html', title: texts.write(part, 'title'), html };
};

const slider: Maker = (part) => ({ type: 'slider', ...copied(part, { minimum: 'min', maximum: 'max', step: 'step' }) });

/** By the question's `type`. */
export const makers: Record<string, Maker> = {
  smiley: scale(1, 5, { rateType: 'smileys' }),
  stars: scale(1, 5, { rateType: STARS }),
  nps: scale(0, 10),
  csat: named(5),
  ces: named(7),
  rating,
  slider,
  yes_no: () => ({ type: 'boolean' }),
  thumbs: (part) => {
    leaveOutType(part);
    return { type: 'boolean' };
  },
  single: choice('radiogroup'),
  multiple: choice('checkbox'),
  dropdown: choice('dropdown'),
  ranking: choice('ranking'),
  short_text: words('text'),
  long_text: words('comment'),
  number,
  date: input('date'),
  time: input('time'),
  email: input('email'),
  phone: input('tel'),
  url: input('url'),
  matrix,
  photo: file({ acceptedTypes: 'image/*' }),
  audio: file({ acceptedTypes: 'audio/*' }),
  file: file({}),
  signature: () => ({ type: 'signaturepad' }),
  statement,
};
