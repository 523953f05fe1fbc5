/**
 * What drives the score, out of cross-products by day. Two families are looked at, each by itself: the questions that the
 * score is made of, and all else that was answered beside them (what does not count, and the options that were chosen). In one
 * regression the first would leave nothing for the others to explain, since they are the score.
 *
 * Whether one is found is asked of its coefficient beside all others of its family, so that one that only goes together
 * with a driver is none; its spread is that of drawn blocks of days, so that a bad day counts once and not by its
 * answers. How much one accounts for is its relative weight.
 */
import { adjusted } from './false-discovery.ts';
import { correlationOf, type CrossProducts, NO_SUMS, pairKey, type PairSums, SCORE } from './cross-products.ts';
import { relativeWeights } from './relative-weights.ts';
import { addInto, blocksOf, deviation, quantile, resampled } from './resampling.ts';
import type { Matrix } from './symmetric-eigen.ts';
import { studentP } from './student.ts';

/** Fewer answers or days say more about who happened to come than about what drives them. */
export const FEWEST_ANSWERS = 100;
export const FEWEST_DAYS = 20;
/** Of answers that have a variable; of an option as many that chose it, and as many that did not. */
const FEWEST_OF_EACH = 30;
/**
 * Of those that are called found, at most so many are expected to be chance: somewhat less than the one in twenty that is
 * promised, since the spread is an estimate as well (6 % in place of 5 % in 600 samples in which nothing drove the score).
 */
const FALSE_SHARE = 0.04;
const TIMES = 200;
const [LOW, HIGH] = [0.025, 0.975];

export interface Variable {
  name: string;
  /** The option of a question, 100 where it was chosen and 0 where not. */
  isChoice: boolean;
  /** A rating goes from bad to good; of all others the answers themselves tell which of them is good. */
  isRating: boolean;
}

export interface Driver {
  name: string;
  /** The part of the differences in the score that it accounts for, 0 to 1, with its 95 % interval. */
  weight: number;
  low: number;
  high: number;
  /** 1: more of it goes with a better score; -1: with a worse one. */
  direction: 1 | -1;
  /** 0 to 100: the mean, where more is worse that of its opposite. */
  performance: number;
  /** Answers that have it and a score. */
  answers: number;
  /** What it would be by chance alone, adjusted for all that were looked at. */
  p: number;
  isFound: boolean;
  /** What there is to win: the weight by what is missing to 100. Null for one that can't be mended: not found, or a rating that goes against the score. */
  gain: number | null;
  /** In how many of the drawn samples it has the most to win, 0 to 1. */
  firstShare: number;
}

export interface Drivers {
  answers: number;
  days: number;
  /** Why there are none. */
  lacks: 'answers' | 'days' | 'variety' | null;
  /** What can be mended first, the most to win first; then the others by weight. */
  drivers: Driver[];
}

/** Where in a block of sums each pair begins. */
type Places = ReadonlyMap<string, number>;

interface Family {
  variables: Variable[];
  pairs: { row: number; column: number; place: number }[];
  outcomes: number[];
}

const PAIR = NO_SUMS.length;

const pairAt = (sums: Float64Array, place: number): PairSums => [
  sums[place] ?? 0,
  sums[place + 1] ?? 0,
  sums[place + 2] ?? 0,
  sums[place + 3] ?? 0,
  sums[place + 4] ?? 0,
  sums[place + 5] ?? 0,
];

function familyOf(variables: Variable[], places: Places): Family {
  const placeOf = (one: Variable, other: string): number => places.get(pairKey(one.name, other)) ?? -1;
  return {
    variables,
    outcomes: variables.map((variable) => placeOf(variable, SCORE)),
    pairs: variables.flatMap((one, row) =>
      variables.slice(row + 1).map((other, at) => ({ row, column: row + 1 + at, place: placeOf(one, other.name) })),
    ),
  };
}

/** Two that no answer has both of go with each other in no way that could be known: as if they did not. */
function weightsOf({ variables, pairs, outcomes }: Family, sums: Float64Array, near?: Matrix) {
  const correlation = (place: number): number => (place < 0 ? 0 : (correlationOf(pairAt(sums, place)) ?? 0));
  const among: number[][] = variables.map((_, row) => variables.map((_variable, column) => (row === column ? 1 : 0)));
  for (const { row, column, place } of pairs) {
    const value = correlation(place);
    const [one, other] = [among[row], among[column]];
    if (one) one[column] = value;
    if (other) other[row] = value;
  }
  return relativeWeights(among, outcomes.map(correlation), near);
}

/** Whether enough answers have it for anything to be said. */
function isAnswered({ isChoice }: Variable, sums: PairSums): boolean {
  const [count, sum] = sums;
  if (count < FEWEST_OF_EACH || correlationOf(sums) === null) return false;
  const chosen = sum / 100;
  return !isChoice || Math.min(chosen, count - chosen) >= FEWEST_OF_EACH;
}

/** What there is to win of one, by its weight; a rating that goes against the score is nothing to mend. */
const gainOf = ({ isRating }: Variable, weight: number, direction: 1 | -1, performance: number): number =>
  isRating && direction === -1 ? 0 : (weight * (100 - performance)) / 100;

/**
 * The basic interval (Davison and Hinkley, 'Bootstrap Methods and their Application', 5.2, 1997): weights are made of squares and so
 * come out too high by chance, in what is drawn once more than in the answers; it takes that back.
 */
const intervalOf = (weight: number, drawn: readonly number[]): { low: number; high: number } => ({
  low: Math.max(0, 2 * weight - quantile(drawn, HIGH)),
  high: Math.max(0, 2 * weight - quantile(drawn, LOW)),
});

interface Samples {
  sums: Float64Array;
  drawn: readonly Float64Array[];
  blocks: number;
}

function judge(family: Family, { sums, drawn: samples, blocks }: Samples) {
  const found = weightsOf(family, sums);
  const draws = samples.map((sample) => weightsOf(family, sample, found.vectors));
  return family.variables.map((variable, at) => {
    const [count, sum] = pairAt(sums, family.outcomes[at] ?? -1);
    const coefficient = found.coefficients[at] ?? 0;
    const direction: 1 | -1 = coefficient < 0 ? -1 : 1;
    const mean = count > 0 ? sum / count : 0;
    const performance = direction === -1 && !variable.isRating ? 100 - mean : mean;
    const spread = deviation(draws.map(({ coefficients }) => coefficients[at] ?? 0));
    const weight = found.weights[at] ?? 0;
    const drawn = draws.map(({ weights }) => weights[at] ?? 0);
    return {
      variable,
      weight,
      ...intervalOf(weight, drawn),
      direction,
      performance,
      answers: count,
      p: spread > 0 ? studentP(coefficient / spread, blocks - 1) : 1,
      gain: gainOf(variable, weight, direction, performance),
      gains: drawn.map((one) => gainOf(variable, one, direction, performance)),
    };
  });
}

type Judged = ReturnType<typeof judge>[number];

/** In how many draws each has the most to win of those that can be mended. */
function firstShares(judged: readonly Judged[]): Map<Judged, number> {
  const firsts = Array.from({ length: TIMES }, (_, draw) =>
    judged.reduce<Judged | undefined>(
      (best, one) => ((one.gains[draw] ?? 0) > (best?.gains[draw] ?? 0) ? one : best),
      undefined,
    ),
  );
  return new Map(judged.map((one) => [one, firsts.filter((first) => first === one).length / TIMES]));
}

function driversOf(judged: readonly Judged[]): Driver[] {
  const chances = adjusted(judged.map(({ p }) => p));
  const found = judged.filter((_, at) => (chances[at] ?? 1) <= FALSE_SHARE);
  const firsts = firstShares(found.filter(({ gain }) => gain > 0));
  return judged
    .map(({ variable, weight, low, high, direction, performance, answers, gain, ...one }, at) => {
      const original = judged[at];
      const isMendable = original !== undefined && firsts.has(original);
      return {
        name: variable.name,
        weight,
        low,
        high,
        direction,
        performance,
        answers,
        p: chances[at] ?? one.p,
        isFound: (chances[at] ?? 1) <= FALSE_SHARE,
        gain: isMendable ? gain : null,
        firstShare: (original && firsts.get(original)) ?? 0,
      };
    })
    .toSorted((one, other) => (other.gain ?? -1) - (one.gain ?? -1) || other.weight - one.weight);
}

/** Of a day, in parts that are added to each other. */
type Day = readonly CrossProducts[];

/** Each block's sums in one array, so that drawing blocks is adding arrays. */
function packed(days: readonly Day[]): { places: Places; blocks: Float64Array[]; sums: Float64Array } {
  const places = new Map<string, number>();
  for (const part of days.flat())
    for (const key of Object.keys(part)) if (!places.has(key)) places.set(key, places.size * PAIR);
  const length = places.size * PAIR;
  const blocks = blocksOf(days).map((block) => {
    const sums = new Float64Array(length);
    for (const part of block.flat()) addPart(sums, places, part);
    return sums;
  });
  const sums = new Float64Array(length);
  for (const block of blocks) addInto(sums, block);
  return { places, blocks, sums };
}

function addPart(sums: Float64Array, places: Places, part: CrossProducts): void {
  for (const [key, pair] of Object.entries(part)) {
    const place = places.get(key) ?? 0;
    for (let at = 0; at < PAIR; at++) sums[place + at] = (sums[place + at] ?? 0) + (pair[at] ?? 0);
  }
}

/**
 * @param days cross-products of each day that has answers, in the order of days
 * @param families of variables that are looked at together; one that stands alone in its family drives nothing: it is the score
 */
export function findDrivers(days: readonly Day[], families: readonly (readonly Variable[])[]): Drivers {
  const { places, blocks, sums } = packed(days);
  const answered = (key: string): PairSums => {
    const place = places.get(key);
    return place === undefined ? NO_SUMS : pairAt(sums, place);
  };
  const [answers] = answered(pairKey(SCORE, SCORE));
  const known = { answers, days: days.length, drivers: [] };
  if (answers < FEWEST_ANSWERS) return { ...known, lacks: 'answers' };
  if (days.length < FEWEST_DAYS) return { ...known, lacks: 'days' };
  const samples = { sums, drawn: [...resampled(blocks, TIMES)], blocks: blocks.length };
  const judged = families.flatMap((family, at) => {
    const variables = family.filter((variable) => isAnswered(variable, answered(pairKey(variable.name, SCORE))));
    // Of the first family all together are the score.
    if (variables.length === 0 || (at === 0 && variables.length < 2)) return [];
    return judge(familyOf(variables, places), samples);
  });
  if (judged.length === 0) return { ...known, lacks: 'variety' };
  return { ...known, lacks: null, drivers: driversOf(judged) };
}
