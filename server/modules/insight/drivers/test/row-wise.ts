/** The same figures from the answers themselves, by other formulas than the product's: least squares and matrix iterations. */

type Square = number[][];

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson's correlation in two passes, over the rows that have both. */
export function correlation(rows: readonly Partial<Record<string, number>>[], a: string, b: string): number {
  const both = rows.flatMap((row): [number, number][] => {
    const [one, other] = [row[a], row[b]];
    return one === undefined || other === undefined ? [] : [[one, other]];
  });
  const [meanA, meanB] = [mean(both.map(([one]) => one)), mean(both.map(([, other]) => other))];
  const sum = (part: (one: number, other: number) => number): number =>
    both.reduce((total, [one, other]) => total + part(one - meanA, other - meanB), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_x, y) => y * y));
}

const identity = (size: number): Square =>
  Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_column, at) => (row === at ? 1 : 0)));

const times = (one: Square, other: Square): Square =>
  one.map((row) =>
    (other[0] ?? []).map((_, column) => row.reduce((sum, value, at) => sum + value * (other[at]?.[column] ?? 0), 0)),
  );

/** By Gauss and Jordan with pivots. */
function inverse(matrix: Square): Square {
  const size = matrix.length;
  const unit = identity(size);
  const work = matrix.map((row, at) => [...row, ...(unit[at] ?? [])]);
  for (let column = 0; column < size; column++) {
    const rows = work.slice(column);
    const pivot = rows.reduce(
      (best, row, at) => (Math.abs(row[column] ?? 0) > Math.abs(work[best]?.[column] ?? 0) ? at + column : best),
      column,
    );
    [work[column], work[pivot]] = [work[pivot] ?? [], work[column] ?? []];
    const by = work[column]?.[column] ?? 1;
    work[column] = (work[column] ?? []).map((value) => value / by);
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = work[row]?.[column] ?? 0;
      work[row] = (work[row] ?? []).map((value, at) => value - factor * (work[column]?.[at] ?? 0));
    }
  }
  return work.map((row) => row.slice(size));
}

/** The square root by Denman and Beavers' iteration. */
function squareRoot(matrix: Square): Square {
  let [root, other] = [matrix, identity(matrix.length)];
  for (let round = 0; round < 60; round++) {
    const [inverseOfRoot, inverseOfOther] = [inverse(root), inverse(other)];
    const middle = (one: Square, two: Square): Square =>
      one.map((row, at) => row.map((value, column) => (value + (two[at]?.[column] ?? 0)) / 2));
    [root, other] = [middle(root, inverseOfOther), middle(other, inverseOfRoot)];
  }
  return root;
}

/** Relative weights and coefficients of `names` on `outcome`. */
export function rowWiseWeights(
  rows: readonly Partial<Record<string, number>>[],
  names: readonly string[],
  outcome: string,
): { weights: number[]; coefficients: number[] } {
  const among = names.map((one) => names.map((other) => (one === other ? 1 : correlation(rows, one, other))));
  const effects = names.map((name) => [correlation(rows, name, outcome)]);
  const root = squareRoot(among);
  const nearest = times(inverse(root), effects).map(([value = 0]) => value);
  return {
    weights: root.map((row) => row.reduce((sum, value, at) => sum + value ** 2 * (nearest[at] ?? 0) ** 2, 0)),
    coefficients: times(inverse(among), effects).map(([value = 0]) => value),
  };
}
