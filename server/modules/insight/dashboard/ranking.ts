/**
 * A fair order of units of very different size. A mean of few answers is drawn to the mean of all of them by as much as
 * chance can have made it: `fair = (n * mean + k * mean of all) / (n + k)`, the empirical Bayes estimate of a normal mean
 * (Efron and Morris, 'Data Analysis Using Stein's Estimator', 1975). `k` is how many answers weigh as much as knowing
 * nothing: the variance of single answers over that between units, which is estimated by the method of moments
 * (DerSimonian and Laird, 1986), both from these units and these days.
 */
import { meanOf } from './figures.ts';

export interface Candidate {
  id: number;
  name: string;
  type: string;
  has_units_below: boolean;
  answers: number;
  open: number;
  score_sum: number;
  score_count: number;
}

export interface Ranked extends Pick<Candidate, 'id' | 'name' | 'type' | 'has_units_below' | 'answers' | 'open'> {
  score: { mean: number | null; count: number };
  /** The mean that it is placed by; null without a score. */
  fair_score: number | null;
  /** Too few scores to be placed among the others. */
  has_few: boolean;
}

/** Fewer scores say more about who happened to answer than about the unit. */
export const FEW = 10;
/** Where the units do not differ by more than chance: their means almost vanish, and still tell an order. */
const MAX_WEIGHT = 1_000;

/** Variance of single scores on their scale of 0 to 100, out of five bands (see roll-ups/figures.ts). */
export function varianceOf(bands: readonly number[]): number {
  const total = bands.reduce((sum, count) => sum + count, 0);
  if (total < 2) return 0;
  const mean = bands.reduce((sum, count, at) => sum + count * at * 25, 0) / total;
  return bands.reduce((sum, count, at) => sum + count * (at * 25 - mean) ** 2, 0) / (total - 1);
}

/** How many scores the mean of all weighs as much as. */
export function priorWeight(units: readonly Pick<Candidate, 'score_sum' | 'score_count'>[], variance: number): number {
  const scored = units.filter((unit) => unit.score_count > 0);
  const total = scored.reduce((sum, unit) => sum + unit.score_count, 0);
  const squares = scored.reduce((sum, unit) => sum + unit.score_count ** 2, 0);
  const spread = total - squares / Math.max(total, 1);
  if (scored.length < 2 || spread <= 0) return MAX_WEIGHT;
  const mean = scored.reduce((sum, unit) => sum + unit.score_sum, 0) / total;
  const between = scored.reduce(
    (sum, unit) => sum + unit.score_count * (unit.score_sum / unit.score_count - mean) ** 2,
    0,
  );
  const betweenVariance = (between - (scored.length - 1) * variance) / spread;
  if (betweenVariance <= 0) return MAX_WEIGHT;
  return Math.min(MAX_WEIGHT, Math.max(1, variance / betweenVariance));
}

/** The best first; then those with few scores, then those with none. */
export function rank(units: readonly Candidate[], variance: number): Ranked[] {
  const total = units.reduce((sum, unit) => sum + unit.score_count, 0);
  const mean = total > 0 ? units.reduce((sum, unit) => sum + unit.score_sum, 0) / total : 0;
  const weight = priorWeight(units, variance);
  return units
    .map(({ score_sum: sum, score_count: count, ...unit }) => ({
      ...unit,
      score: { mean: meanOf(sum, count, 1), count },
      fair_score: count > 0 ? meanOf(sum + weight * mean, count + weight, 1) : null,
      has_few: count < FEW,
    }))
    .toSorted(
      (one, other) =>
        Number(one.has_few) - Number(other.has_few) ||
        (other.fair_score ?? -1) - (one.fair_score ?? -1) ||
        other.answers - one.answers ||
        one.id - other.id,
    );
}
