/**
 * How long Page's test runs without cause. Brook and Evans, 'An approach to the probability distribution of CUSUM run
 * length', Biometrika 59 (1972): the statistic is a Markov chain over cells of its range, and the expected number of steps
 * until it leaves is the solution of (I - Q) a = 1. So it holds for skewed and discrete scores as for any other.
 */

/** One step of the statistic, and how likely it is; the probabilities sum to 1. */
export interface Step {
  size: number;
  probability: number;
}

const CELLS = 80;
/** Halvings of the range in which a limit is looked for: to a thousandth of it. */
const HALVINGS = 10;

/** Solves `matrix x = 1` in place, for a matrix whose diagonal dominates its rows; answers the first unknown. */
function solveForOnes(matrix: Float64Array[]): number {
  const size = matrix.length;
  const right = new Float64Array(size).fill(1);
  // From the last row up, so that the first unknown falls out without going back.
  for (let at = size - 1; at > 0; at--) {
    const pivotRow = matrix[at] ?? new Float64Array();
    const pivot = pivotRow[at] ?? 1;
    for (let row = 0; row < at; row++) {
      const values = matrix[row] ?? new Float64Array();
      const factor = (values[at] ?? 0) / pivot;
      if (factor === 0) continue;
      for (let column = 0; column < at; column++)
        values[column] = (values[column] ?? 0) - factor * (pivotRow[column] ?? 0);
      right[row] = (right[row] ?? 0) - factor * (right[at] ?? 0);
    }
  }
  return (right[0] ?? 1) / (matrix[0]?.[0] ?? 1);
}

/**
 * The expected number of steps until `max(0, statistic + step)`, begun at 0, reaches the limit.
 * @param limit above 0
 */
export function averageRunLength(steps: readonly Step[], limit: number): number {
  const width = limit / CELLS;
  const matrix = Array.from({ length: CELLS }, (_, from) => {
    const row = new Float64Array(CELLS);
    row[from] = 1;
    for (const { size, probability } of steps) {
      const to = Math.max(0, Math.round(from + size / width));
      if (to < CELLS) row[to] = (row[to] ?? 0) - probability;
    }
    return row;
  });
  return solveForOnes(matrix);
}

/**
 * The lowest limit at which the test runs for so many steps on average without cause. Steps are those of a likelihood
 * ratio (the mean of their exponentials is 1), so that `ln(steps)` is always high enough (Lorden 1971).
 */
export function limitFor(steps: readonly Step[], wanted: number): number {
  let [low, high] = [0.05, Math.log(wanted)];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (averageRunLength(steps, middle) < wanted) low = middle;
    else high = middle;
  }
  return high;
}
