/** A rating: one of the scales that a survey has, else a scale of its own, else a list of its points. */
import type { Text } from '../../../../shared/survey/document.ts';
import { type Choice, choicesOf } from '../conversion/choices.ts';
import { choicesIn } from './choices.ts';
import { MAX_OPTIONS } from '../conversion/limits.ts';
import type { Part } from '../conversion/part.ts';
import type { Made } from '../conversion/made.ts';
import { isFalse, isText, numberOf, stringOf } from '../conversion/source.ts';
import { LIMITS, type Texts } from '../conversion/texts.ts';

const DEFAULT_LOWEST = 1;
const DEFAULT_HIGHEST = 5;

interface Scale {
  lowest: number;
  highest: number;
  type: string;
  /** Without words at its ends a scale from 1 to 7 may ask anything, not only how easy it was. */
  needsWords: boolean;
  hasWords: boolean;
  /** How the library draws it: what says so is then carried over. */
  look?: string;
}

/** The first that fits. */
const SCALES: Scale[] = [
  { lowest: 1, highest: 5, type: 'smiley', needsWords: false, hasWords: false, look: 'smileys' },
  { lowest: 1, highest: 5, type: 'stars', needsWords: false, hasWords: false, look: 'stars' },
  { lowest: 0, highest: 10, type: 'nps', needsWords: false, hasWords: true },
  { lowest: 1, highest: 5, type: 'csat', needsWords: true, hasWords: true },
  { lowest: 1, highest: 5, type: 'stars', needsWords: false, hasWords: false },
  { lowest: 1, highest: 7, type: 'ces', needsWords: true, hasWords: true },
];

const LOOKS = ['rateType', 'rateDisplayMode'];

/** What stands at the ends of a scale. */
interface Words {
  low?: Text | undefined;
  high?: Text | undefined;
}

/** What else says how many points there are is carried over where it says the same. */
function endsOf(part: Part): [lowest: number, highest: number] {
  const lowest = part.takeNumber('rateMin') ?? DEFAULT_LOWEST;
  const most = part.takeNumber('rateMax');
  const count = part.takeNumber(
    'rateCount',
    (value) => value > 0 && (most ?? lowest + value - 1) === lowest + value - 1,
  );
  return [lowest, most ?? (count === undefined ? DEFAULT_HIGHEST : lowest + count - 1)];
}

/** Points of a scale of one's own. */
const LEAST_HIGHEST = 2;
const MOST_HIGHEST = 10;
const isOwnRange = ({ lowest, highest, step }: Ends): boolean =>
  step === 1 &&
  (lowest === 0 || lowest === 1) &&
  Number.isInteger(highest) &&
  highest >= LEAST_HIGHEST &&
  highest <= MOST_HIGHEST;

/** Scale of one's own: in stars where the library draws those, else in numbers. */
function ownScale(part: Part, { lowest, highest }: Ends, { low, high }: Words, labels: object = {}): Made {
  const isStars = LOOKS.some((name) => part.peek(name) === 'stars');
  if (isStars) part.takeWhere(isText, ...LOOKS);
  const question = {
    type: 'rating',
    ...(lowest === 0 && { lowest_point: 0 }),
    highest_point: highest,
    ...(!isStars && { shape: 'numbers' }),
    ...(low && { lowest: low }),
    ...(high && { highest: high }),
    ...labels,
  };
  return { question, valueOf: numberOf };
}

/** Values of a definition that are a range of numbers, some of them with words. */
function ownValues(part: Part, own: Choice[], words: Words): Made | null {
  const values = own.map(({ value }) => numberOf(value));
  const [lowest] = values;
  const isRange = lowest !== undefined && values.every((value, at) => value === lowest + at);
  const ends = { lowest: lowest ?? 0, highest: values.at(-1) ?? 0, step: 1 };
  if (!isRange || !isOwnRange(ends)) return null;
  const labels = own
    .filter(({ value, label }) => Object.values(label).some((text) => text !== String(value)))
    .map(({ value, label }) => ({ point: numberOf(value), label }));
  return ownScale(part, ends, words, labels.length > 0 ? { point_labels: labels } : {});
}

export function rating(part: Part, texts: Texts): Made {
  const own = choicesIn(part, 'rateValues', texts);
  const low = texts.read(part, 'minRateDescription', LIMITS.label);
  const high = texts.read(part, 'maxRateDescription', LIMITS.label);
  if (own.length > 0) {
    part.takeWhere(isFalse, 'autoGenerate');
    return ownValues(part, own, { low, high }) ?? asChoice(part, own, { low, high });
  }
  const [lowest, highest] = endsOf(part);
  const step = part.takeNumber('rateStep', (value) => value > 0) ?? 1;
  const look = stringOf(LOOKS.map((name) => part.peek(name)).find(isText));
  const scale = SCALES.find(
    (one) =>
      step === 1 &&
      one.lowest === lowest &&
      one.highest === highest &&
      (one.look === undefined || one.look === look) &&
      (!one.needsWords || Boolean(low ?? high)),
  );
  if (!scale) {
    const ends = { lowest, highest, step };
    return isOwnRange(ends)
      ? ownScale(part, ends, { low, high })
      : asChoice(part, pointsOf(part, texts, ends), { low, high });
  }
  return knownScale(part, texts, scale, { low, high });
}

function knownScale(part: Part, texts: Texts, scale: Scale, { low, high }: Words): Made {
  const { lowest, highest } = scale;
  if (scale.look) part.takeWhere(isText, ...LOOKS);
  const words = scale.hasWords ? { ...(low && { lowest: low }), ...(high && { highest: high }) } : {};
  const help = scale.hasWords
    ? undefined
    : endsInWords(
        { low, high },
        texts.plain(String(lowest), '', LIMITS.label),
        texts.plain(String(highest), '', LIMITS.label),
      );
  return { question: { type: scale.type, ...words }, addition: help, valueOf: numberOf };
}

interface Ends {
  lowest: number;
  highest: number;
  step: number;
}

/** Digits enough that a tenth is one. */
const DIGITS = 10;

function pointsOf(part: Part, texts: Texts, { lowest, highest, step }: Ends): Choice[] {
  const count = Math.min(Math.max(Math.floor((highest - lowest) / step + 10 ** -DIGITS) + 1, 0), MAX_OPTIONS + 1);
  return Array.from({ length: count }, (_, at) => {
    const value = Number((lowest + at * step).toFixed(DIGITS));
    const leaveOut = () => part.note('too_many_options', 'rateMax');
    return { value, label: texts.plain(String(value), '', LIMITS.label), leaveOut };
  });
}

/** Any other scale: its points one below the other. */
function asChoice(part: Part, points: Choice[], words: Words): Made {
  part.remark('scale_as_choice');
  const { options, idOf } = choicesOf(points, MAX_OPTIONS);
  const [first, last] = [options[0], options.at(-1)];
  const addition = first && last && endsInWords(words, first.label, last.label);
  return { question: { type: 'single', options }, addition, valueOf: idOf };
}

/** Words of a scale that has no place for them, to stand below the question: '1 = Bad, 5 = Good'. */
function endsInWords({ low, high }: Words, first: Text, last: Text): Text | undefined {
  const languages = new Set([...Object.keys(low ?? {}), ...Object.keys(high ?? {})]) as Set<keyof Text>;
  if (languages.size === 0) return undefined;
  const said = (point: Text, text: Text | undefined, language: keyof Text): string[] =>
    text?.[language] ? [`${point[language] ?? Object.values(point)[0]} = ${text[language]}`] : [];
  return Object.fromEntries(
    [...languages].map((language) => [
      language,
      [...said(first, low, language), ...said(last, high, language)].join(', '),
    ]),
  );
}
