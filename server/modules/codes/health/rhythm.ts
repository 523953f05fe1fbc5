/**
 * How often a code is scanned, by hour of the week, and how likely it is that no scan comes for a while. The statistics of
 * code health:
 *
 * - Scans of a code are a Poisson process whose rate follows the week: `rate(h) = level * shape(h)`, the level in scans a
 *   week, the shape of 168 hours summing to 1.
 * - **Shape**: the code's own scans, and `SHAPE_WEIGHT` more that are spread as those of its siblings (codes of units under
 *   the same unit) are, whose shape leans on the company's in the same way, and that on a flat one.
 * - **Level**: a gamma distribution. What is known before is that of the siblings, by the method of moments (mean and
 *   variance of their levels beyond what chance makes); where they are few that of the company, else next to nothing.
 *   It weighs `MAX_PRIOR_WEEKS` of the code's own weeks at most. After `n` scans in `w` weeks the level is
 *   gamma(a + n, b + w). (Gelman et al., 'Bayesian Data Analysis', 3rd edition, 2.6.)
 * - **Weeks** pass only while the place is open, and as much as the day was one for the company: on a day on which all the
 *   other codes together had a tenth of their usual scans, a tenth of the day passes. So holidays, outages and bad weather
 *   make no code silent by itself.
 * - Parties scan together: where daily counts vary more than Poisson's do, scans come in bursts of `dispersion` (Pearson's
 *   chi-square over its degrees of freedom, drawn to 1), and the bursts are the Poisson process (quasi-Poisson;
 *   McCullagh and Nelder, 'Generalized Linear Models', 1989, 9.2).
 * - **Chance of silence**: that none comes in the next `t` weeks, over all that the level may be:
 *   `(b / (b + t)) ^ (a / dispersion)`, where a and b are those after the scans (negative binomial, its zero). A code
 *   that is little known is given much time by itself, since `b` is small then.
 */
import { type CodeHistory, readsOnDay, type ReadHistory } from './history.ts';
import { DAY_HOURS, dayOf, hourOfWeek, WEEK_HOURS } from './hours.ts';

const SHAPE_WEIGHT = 20;
const MAX_PRIOR_WEEKS = 4;
/** Fewer tell nothing of how much codes differ. */
const FEWEST_SIBLINGS = 5;
/** A day of the dispersion counts with this much expected. */
const MIN_DAY = 0.05;
/** Days without any more variance than Poisson's that the dispersion is drawn to 1 by. */
const DISPERSION_WEIGHT = 10;

/** The level before anything is known of the code: gamma with this shape and rate. */
export interface Prior {
  scans: number;
  weeks: number;
}
const IGNORANT: Prior = { scans: 0.5, weeks: 0.02 };

export type Shape = Float64Array;

export const flatShape: Shape = new Float64Array(WEEK_HOURS).fill(1 / WEEK_HOURS);

/** Counts by hour of the week, leaning on another shape by so many scans. */
export function shapeOf(counts: ArrayLike<number>, behind: Shape, weight: number): Shape {
  const shape = behind.map((share, hour) => (counts[hour] ?? 0) + weight * share);
  const sum = shape.reduce((total, value) => total + value, 0);
  return shape.map((value) => value / sum);
}

export interface Level {
  scans: number;
  weeks: number;
}

/** Null where there are too few to tell. */
export function priorOf(levels: readonly Level[]): Prior | null {
  const known = levels.filter(({ weeks }) => weeks >= 1);
  if (known.length < FEWEST_SIBLINGS) return null;
  const [scans, weeks] = [sumOf(known, 'scans'), sumOf(known, 'weeks')];
  const mean = scans / weeks;
  if (mean === 0) return null;
  const between = known.reduce((sum, one) => sum + one.weeks * (one.scans / one.weeks - mean) ** 2, 0);
  const spread = weeks - known.reduce((sum, one) => sum + one.weeks ** 2, 0) / weeks;
  const variance = Math.max(0, (between - (known.length - 1) * mean) / spread);
  const priorWeeks = Math.min(MAX_PRIOR_WEEKS, variance > 0 ? mean / variance : MAX_PRIOR_WEEKS);
  return { scans: mean * priorWeeks, weeks: priorWeeks };
}

const sumOf = (levels: readonly Level[], key: keyof Level): number =>
  levels.reduce((sum, level) => sum + level[key], 0);

/** The share of a day that passed, 0 to 1, told by the company's other codes. */
export type DayFactor = (day: number) => number;

export interface Rhythm {
  shape: Shape;
  /** Of the level after the scans, in bursts where they come so: chance of silence and mean follow. */
  scans: number;
  weeks: number;
  dispersion: number;
}

export const weeklyReads = ({ scans, weeks }: Rhythm): number => scans / weeks;

/** Weeks of a rhythm that pass in the hours from `from` up to `until`. */
export function weeksBetween(
  shape: Shape,
  { openness }: Pick<CodeHistory, 'openness'>,
  factor: DayFactor,
  from: number,
  until: number,
): number {
  let weeks = 0;
  for (let hour = from; hour < until;) {
    const day = dayOf(hour);
    const end = Math.min(until, (day + 1) * DAY_HOURS);
    let passed = 0;
    for (; hour < end; hour++) passed += (shape[hourOfWeek(hour)] ?? 0) * (openness?.(hour) ?? 1);
    weeks += passed * factor(day);
  }
  return weeks;
}

/** How often each hour of the week was there to be scanned in. */
function exposureOf({ openness }: CodeHistory, { from, until }: ReadHistory, factor: DayFactor): Float64Array {
  const exposure = new Float64Array(WEEK_HOURS);
  for (let hour = from; hour < until;) {
    const day = dayOf(hour);
    const passed = factor(day);
    for (const end = Math.min(until, (day + 1) * DAY_HOURS); hour < end; hour++) {
      const at = hourOfWeek(hour);
      exposure[at] = (exposure[at] ?? 0) + (openness?.(hour) ?? 1) * passed;
    }
  }
  return exposure;
}

/** The scans that tell how often: without the one that opened the history. */
export const countedScans = ({ total, beganByScan }: ReadHistory): number => total - (beganByScan ? 1 : 0);

/**
 * @param behind the shape of its siblings
 * @param prior null where neither siblings nor company tell one
 */
export function rhythmOf(
  code: CodeHistory,
  reads: ReadHistory,
  { behind, prior, factor }: { behind: Shape; prior: Prior | null; factor: DayFactor },
): Rhythm {
  const exposure = exposureOf(code, reads, factor);
  const scans = countedScans(reads);
  const around = behind.reduce((sum, share, hour) => sum + share * (exposure[hour] ?? 0), 0);
  const level = (scans + 0.5) / Math.max(around, 1 / WEEK_HOURS);
  const rates = behind.map(
    (share, hour) =>
      ((reads.hourly[hour] ?? 0) + SHAPE_WEIGHT * share) / ((exposure[hour] ?? 0) + SHAPE_WEIGHT / level),
  );
  const sum = rates.reduce((total, rate) => total + rate, 0);
  const shape = rates.map((rate) => rate / sum);
  const weeks = shape.reduce((total, share, hour) => total + share * (exposure[hour] ?? 0), 0);
  const known = prior ?? IGNORANT;
  const rhythm = { shape, scans: known.scans + scans, weeks: known.weeks + weeks };
  return { ...rhythm, dispersion: dispersionOf(code, reads, rhythm, factor) };
}

function dispersionOf(
  code: CodeHistory,
  reads: ReadHistory,
  { shape, scans, weeks }: Omit<Rhythm, 'dispersion'>,
  factor: DayFactor,
): number {
  let [chiSquare, days] = [0, 0];
  for (let day = dayOf(reads.from); day * DAY_HOURS < reads.until; day++) {
    const [begin, end] = [Math.max(reads.from, day * DAY_HOURS), Math.min(reads.until, (day + 1) * DAY_HOURS)];
    const expected = (scans / weeks) * weeksBetween(shape, code, factor, begin, end);
    if (expected < MIN_DAY) continue;
    chiSquare += (readsOnDay(reads, day) - expected) ** 2 / expected;
    days += 1;
  }
  return Math.max(1, (chiSquare + DISPERSION_WEIGHT) / (days + DISPERSION_WEIGHT));
}

/** That no scan comes while so many weeks of the rhythm pass, though nothing is wrong. */
export const chanceOfSilence = ({ scans, weeks, dispersion }: Rhythm, passing: number): number =>
  (weeks / (weeks + passing)) ** (scans / dispersion);

/** Weeks of the rhythm after which a silence is as unlikely as `chance`: when a code that dies is found. */
export const weeksUntilFound = ({ scans, weeks, dispersion }: Rhythm, chance: number): number =>
  weeks * (chance ** (-dispersion / scans) - 1);
