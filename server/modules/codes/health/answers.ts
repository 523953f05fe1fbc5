/**
 * Units that are scanned and never answered: a survey that does not load, asks too much, or leads nowhere.
 *
 * Each scan leads to an answer with a probability of the unit's own; over the units of a company it is a beta distribution
 * with the company's share as its mean, and a weight by the method of moments (how much units differ beyond chance). After
 * what the unit had before its last answer it is beta(a, b), and that none of the `n` scans since then was answered has the
 * chance `B(a, b + n) / B(a, b)`, which is the product of (b + i) / (a + b + i) over i < n.
 */

export interface AnswerHistory {
  unitId: number;
  /** The one of the unit's codes that was scanned most. */
  codeId: number;
  /** Up to the day of the last answer. */
  readsBefore: number;
  answersBefore: number;
  /** On the days after it, or in all the time that is looked at. */
  readsSince: number;
  /** In milliseconds: that day's end, or the beginning of the time that is looked at. */
  since: number;
}

export interface Unanswered {
  unitId: number;
  codeId: number;
  since: number;
  reads: number;
  /** Answers that would have been usual. */
  expected: number;
  chance: number;
}

/** Scans since the last answer below which nothing is said. */
export const MIN_READS = 20;
/** How many scans the company's share weighs as much as: by default, least and most. */
const [WEIGHT, MIN_WEIGHT, MAX_WEIGHT] = [10, 2, 50];
const MIN_UNITS = 5;
/** Beyond this nothing changes any more. */
const MAX_STEPS = 20_000;

interface Share {
  mean: number;
  weight: number;
}

/** The company's, without what is not answered at all at the end; null where nobody ever answers. */
export function usualShare(units: readonly AnswerHistory[]): Share | null {
  const known = units.filter(({ readsBefore }) => readsBefore > 0);
  const reads = known.reduce((sum, unit) => sum + unit.readsBefore, 0);
  // Who answers twice on one visit must not make it more than all.
  const mean = Math.min(0.95, known.reduce((sum, unit) => sum + unit.answersBefore, 0) / Math.max(reads, 1));
  if (mean === 0) return null;
  return { mean, weight: known.length < MIN_UNITS ? WEIGHT : weightOf(known, mean) };
}

/** Of shares `p` with the mean `m`: var(p) = m (1 - m) / (weight + 1), beyond what few scans make it. */
function weightOf(units: readonly AnswerHistory[], mean: number): number {
  const reads = units.reduce((sum, unit) => sum + unit.readsBefore, 0);
  const between = units.reduce(
    (sum, unit) => sum + unit.readsBefore * (unit.answersBefore / unit.readsBefore - mean) ** 2,
    0,
  );
  const spread = reads - units.reduce((sum, unit) => sum + unit.readsBefore ** 2, 0) / reads;
  const chance = mean * (1 - mean);
  const variance = (between - (units.length - 1) * chance) / spread;
  return Math.min(MAX_WEIGHT, Math.max(MIN_WEIGHT, variance > 0 ? chance / variance - 1 : MAX_WEIGHT));
}

export function chanceOfNoAnswer(answered: number, unanswered: number, reads: number): number {
  let logarithm = 0;
  for (let at = 0; at < Math.min(reads, MAX_STEPS); at++)
    logarithm += Math.log((unanswered + at) / (answered + unanswered + at));
  return Math.exp(logarithm);
}

/** @param threshold a chance below which it is said */
export function findUnanswered(units: readonly AnswerHistory[], threshold: number): Unanswered[] {
  const share = usualShare(units);
  if (!share) return [];
  return units.flatMap(({ unitId, codeId, readsBefore, answersBefore, readsSince, since }) => {
    if (readsSince < MIN_READS) return [];
    const answered = share.mean * share.weight + answersBefore;
    const unanswered = (1 - share.mean) * share.weight + Math.max(0, readsBefore - answersBefore);
    const chance = chanceOfNoAnswer(answered, unanswered, readsSince);
    const expected = (answered / (answered + unanswered)) * readsSince;
    return chance < threshold ? [{ unitId, codeId, since, reads: readsSince, expected, chance }] : [];
  });
}
