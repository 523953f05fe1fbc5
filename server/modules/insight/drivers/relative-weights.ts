/**
 * How much of the differences in an outcome each of several related predictors accounts for: Johnson's relative weights
 * (Johnson, 'A Heuristic Method for Estimating the Relative Weight of Predictor Variables in Multiple Regression',
 * Multivariate Behavioral Research 35, 2000). Predictors that go together share what they explain together.
 */
import { dot, type Matrix, symmetricEigen } from './symmetric-eigen.ts';

export interface RelativeWeights {
  /** Of each predictor, the part of the outcome's variance that is its own; they add up to `explained`. */
  weights: number[];
  /** Standardized coefficients of the regression on all of them. */
  coefficients: number[];
  /** The part of the variance that all explain together: R². */
  explained: number;
  /** Of the correlations, for others that are much like them. */
  vectors: Matrix;
}

/**
 * Directions that hold less than this of one predictor's variance are left out: they are those of predictors that say
 * the same, or what chance makes of correlations from different answers, and would swamp all others.
 */
const SMALLEST = 0.01;

/**
 * @param among correlations of the predictors with each other, with ones in the diagonal
 * @param outcome their correlations with the outcome
 * @param near the vectors of predictors that are much like these: a head start
 */
export function relativeWeights(among: Matrix, outcome: readonly number[], near?: Matrix): RelativeWeights {
  const size = outcome.length;
  const { values, vectors } = symmetricEigen(among, near);
  const coefficients = new Float64Array(size);
  // The nearest predictors that go with none of the others: what the outcome has in common with each.
  const nearest = new Float64Array(size);
  // And how each predictor is made of them, row by row.
  const made = new Float64Array(size * size);
  for (const [direction, vector] of vectors.entries()) {
    const value = values[direction] ?? 0;
    if (value < SMALLEST) continue;
    const [root, share] = [Math.sqrt(value), dot(vector, outcome)];
    addTimes(nearest, 0, vector, share / root);
    addTimes(coefficients, 0, vector, share / value);
    for (const [row, part] of vector.entries()) addTimes(made, row * size, vector, part * root);
  }
  const weights = Array.from({ length: size }, (_, row) =>
    nearest.reduce((sum, value, column) => sum + ((made[row * size + column] ?? 0) * value) ** 2, 0),
  );
  return {
    weights,
    coefficients: [...coefficients],
    explained: weights.reduce((sum, weight) => sum + weight, 0),
    vectors,
  };
}

/** Adds so many times a vector to the cells from `start` on. */
function addTimes(cells: Float64Array, start: number, vector: readonly number[], times: number): void {
  for (let at = 0; at < vector.length; at++) cells[start + at] = (cells[start + at] ?? 0) + times * (vector[at] ?? 0);
}
