/**
 * How much of the differences in an outcome each of several related predictors accounts for: Johnson's relative weights
 * (Johnson, 'A Heuristic Method for Estimating the Relative Weight of Predictor Variables in Multiple Regression',
 * Multivariate Behavioral Research 35, 2000). Predictors that go together share what they explain together.
 */
import { type Matrix, symmetricEigen } from './symmetric-eigen.ts';

export interface RelativeWeights {
  /** Of each predictor, the part of the outcome's variance that is its own; they add up to `explained`. */
  weights: number[];
  /** Standardized coefficients of the regression on all of them. */
  coefficients: number[];
  /** The part of the variance that all explain together: R². */
  explained: number;
}

/**
 * Directions that hold less than this of one predictor's variance are left out: they are those of predictors that say
 * the same, or what chance makes of correlations from different answers, and would swamp all others.
 */
const SMALLEST = 0.01;

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/**
 * @param among correlations of the predictors with each other, with ones in the diagonal
 * @param outcome their correlations with the outcome
 */
export function relativeWeights(among: Matrix, outcome: readonly number[]): RelativeWeights {
  const { values, vectors } = symmetricEigen(among);
  const kept = values.flatMap((value, at) =>
    value < SMALLEST ? [] : [{ value, vector: vectors[at] ?? [], share: dot(vectors[at] ?? [], outcome) }],
  );
  const size = outcome.length;
  const combined = (factor: (value: number) => number): number[] =>
    Array.from({ length: size }, (_, row) =>
      kept.reduce((sum, { value, vector, share }) => sum + (vector[row] ?? 0) * factor(value) * share, 0),
    );
  // The nearest predictors that go with none of the others, and what they have to do with the outcome.
  const nearest = combined((value) => 1 / Math.sqrt(value));
  const root = (row: number, column: number): number =>
    kept.reduce((sum, { value, vector }) => sum + (vector[row] ?? 0) * Math.sqrt(value) * (vector[column] ?? 0), 0);
  const weights = Array.from({ length: size }, (_, row) =>
    nearest.reduce((sum, value, column) => sum + root(row, column) ** 2 * value ** 2, 0),
  );
  return {
    weights,
    coefficients: combined((value) => 1 / value),
    explained: weights.reduce((sum, weight) => sum + weight, 0),
  };
}
