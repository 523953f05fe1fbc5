/**
 * What is usual at a unit, and the test of it: Page's test of the likelihood ratio between the unit's own distribution of
 * scores and the same one tilted until its mean is ten points lower. Tilting (`p(r) exp(-t r)`) asks for no normal
 * distribution: scores are bounded, skewed, and often five values only. The limit is that at which the unit itself, with
 * nothing the matter, would reach it less than once a year, whatever its number of answers.
 *
 * What is usual is known from some answers only. Were the past better than what is usual by chance, each answer since
 * then would look like a fall; so expected is a little less than the past says, by its standard error.
 */
import { limitFor, type Step } from './average-run-length.ts';
import { FALL, LEAST_ANSWERS } from './scale.ts';
import { type PastAnswer, usualHours } from './usual-hours.ts';

export interface Reference {
  /** How many answers it was made from. */
  answers: number;
  /** Usual score, and that of each hour of the week. */
  mean: number;
  hours: number[];
  /** Standard deviation of scores about what is usual at their hour. */
  deviation: number;
  /** How much less than usual is still taken for usual, in points. */
  allowance: number;
  /** Of the tilt; see `stepOf`. */
  tilt: number;
  cumulant: number;
  /** What the statistic must reach. */
  limit: number;
}

/** Standard errors of the mean that are allowed for. */
const ALLOWED_ERRORS = 0.75;
/** What was never seen is not impossible: so many answers at each point of the scale are added to the past. */
const UNSEEN = 0.4;
const SCALE = [0, 25, 50, 75, 100];
/** Where scores can't fall by ten points any more, less is looked for. */
const MOST_OF_RANGE = 0.5;
/** Runs of less than so many answers are no year. */
const LEAST_A_YEAR = 200;
const YEARS = 1.5;
const TILT_HALVINGS = 40;
const MOST_TILT = 1;

type Distribution = readonly Step[];

/** Of whole points, with what was never seen. */
function distributionOf(residuals: readonly number[], mean: number): Distribution {
  const weights = new Map<number, number>();
  const add = (value: number, weight: number) => weights.set(value, (weights.get(value) ?? 0) + weight);
  for (const residual of residuals) add(Math.round(residual), 1);
  for (const score of SCALE) add(Math.round(score - mean), UNSEEN);
  const total = residuals.length + SCALE.length * UNSEEN;
  return [...weights].map(([size, weight]) => ({ size, probability: weight / total }));
}

/** Mean of the tilted distribution, and the logarithm of what it is divided by. */
function tilted(distribution: Distribution, tilt: number): { mean: number; cumulant: number } {
  let [total, sum] = [0, 0];
  for (const { size, probability } of distribution) {
    const weight = probability * Math.exp(-tilt * size);
    total += weight;
    sum += weight * size;
  }
  return { mean: sum / total, cumulant: Math.log(total) };
}

/** The tilt under which the mean is so much lower. */
function tiltBy(distribution: Distribution, fall: number): number {
  const wanted = tilted(distribution, 0).mean - fall;
  let [low, high] = [0, MOST_TILT];
  for (let halving = 0; halving < TILT_HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (tilted(distribution, middle).mean > wanted) low = middle;
    else high = middle;
  }
  return high;
}

const deviationOf = (residuals: readonly number[]): number =>
  Math.sqrt(residuals.reduce((sum, residual) => sum + residual ** 2, 0) / residuals.length);

/**
 * @param answers of the unit's past
 * @param days that they are of, above 0
 * @returns null where they are too few to tell
 */
export function referenceOf(answers: readonly PastAnswer[], days: number): Reference | null {
  if (answers.length < LEAST_ANSWERS) return null;
  const { mean, hours, residuals } = usualHours(answers);
  const distribution = distributionOf(residuals, mean);
  const lowest = Math.min(...distribution.map(({ size }) => size));
  const tilt = tiltBy(distribution, Math.min(FALL, -lowest * MOST_OF_RANGE));
  const { cumulant } = tilted(distribution, tilt);
  const deviation = deviationOf(residuals);
  const steps = distribution.map(({ size, probability }) => ({ size: -tilt * size - cumulant, probability }));
  const aYear = Math.max(LEAST_A_YEAR, (answers.length / days) * 365);
  return {
    answers: answers.length,
    mean,
    hours,
    deviation,
    allowance: (ALLOWED_ERRORS * deviation) / Math.sqrt(answers.length),
    tilt,
    cumulant,
    limit: limitFor(steps, YEARS * aYear),
  };
}

/** The score that is usual at an hour of the week. */
export const usualAt = ({ mean, hours }: Reference, hour: number): number => hours[hour] ?? mean;

/** The logarithm of how much likelier an answer is after a fall than as usual. */
export const stepOf = (reference: Reference, { score, hour }: PastAnswer): number =>
  -reference.tilt * (score - usualAt(reference, hour) + reference.allowance) - reference.cumulant;
