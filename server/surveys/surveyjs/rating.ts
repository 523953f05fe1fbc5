/** A rating: one of the scales that a survey has, else a list of its points. */
import { readChoices, type Tools } from './choices.ts';
import type { Made } from './questions.ts';
import { firstOf, listOf, member, numberOf, type Source, stringOf } from './source.ts';
import { LIMITS } from './texts.ts';

const MAX_POINTS = 30;
const DEFAULT_LOWEST = 1;
const DEFAULT_HIGHEST = 5;

/** Scales by their ends. Without words at its ends a scale from 1 to 7 may ask anything, not only how easy it was. */
const SCALES: { lowest: number; highest: number; type: string; needsWords: boolean; hasWords: boolean }[] = [
  { lowest: 0, highest: 10, type: 'nps', needsWords: false, hasWords: true },
  { lowest: 1, highest: 5, type: 'csat', needsWords: true, hasWords: true },
  { lowest: 1, highest: 5, type: 'stars', needsWords: false, hasWords: false },
  { lowest: 1, highest: 7, type: 'ces', needsWords: true, hasWords: true },
];

function endsOf(element: Source): [lowest: number, highest: number] {
  const lowest = numberOf(member(element, 'rateMin')) ?? DEFAULT_LOWEST;
  const count = numberOf(member(element, 'rateCount'));
  const highest = numberOf(member(element, 'rateMax')) ?? (count ? lowest + count - 1 : DEFAULT_HIGHEST);
  return [lowest, highest];
}

export function rating(element: Source, tools: Tools): Made {
  const { texts, place } = tools;
  const own = listOf(member(element, 'rateValues'));
  const [lowest, highest] = endsOf(element);
  const low = texts.read(member(element, 'minRateDescription'), LIMITS.label, place);
  const high = texts.read(member(element, 'maxRateDescription'), LIMITS.label, place);
  const isPlain = own.length === 0 && (numberOf(member(element, 'rateStep')) ?? 1) === 1;
  const look = stringOf(firstOf(element, 'rateType', 'rateDisplayMode'));
  if (isPlain && look === 'smileys' && lowest === DEFAULT_LOWEST && highest === DEFAULT_HIGHEST)
    return { question: { type: 'smiley' }, valueOf: numberOf };
  const scale = SCALES.find(
    (one) =>
      isPlain &&
      one.lowest === lowest &&
      one.highest === highest &&
      (!one.needsWords || Boolean(low && high)) &&
      (look !== 'stars' || one.type !== 'csat'),
  );
  if (!scale) return asChoice(element, own, tools);
  const words = scale.hasWords ? { ...(low && { lowest: low }), ...(high && { highest: high }) } : {};
  return { question: { type: scale.type, ...words }, valueOf: numberOf };
}

/** Any other scale: its points one below the other. */
function asChoice(element: Source, own: unknown[], tools: Tools): Made {
  const [lowest, highest] = endsOf(element);
  const step = Math.max(numberOf(member(element, 'rateStep')) ?? 1, Number.EPSILON);
  const count = Math.min(Math.max(Math.floor((highest - lowest) / step) + 1, 0), MAX_POINTS);
  const points = Array.from({ length: count }, (_, at) => lowest + at * step);
  tools.notes.add(tools.place, 'scale_as_choice');
  const { options, idOf } = readChoices(own.length > 0 ? own : points, tools, MAX_POINTS);
  return { question: { type: 'single', options }, valueOf: idOf };
}
