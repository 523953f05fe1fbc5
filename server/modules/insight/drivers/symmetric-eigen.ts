/**
 * Eigenvalues and eigenvectors of a small symmetric matrix by Jacobi's rotations (Golub and Van Loan, 'Matrix
 * Computations', 8.5, 4th edition): exact to the last digits, and for the two dozen rows that a survey has as fast as any.
 */

/** Square, row by row. */
export type Matrix = readonly (readonly number[])[];

export interface Eigen {
  values: number[];
  /** The n-th is that of the n-th value, of length 1. */
  vectors: number[][];
}

/** It converges quadratically: a dozen rounds are far more than any matrix needs. */
const MAX_ROUNDS = 50;
/** A sum of squares below a double's last digit beside numbers about 1. */
const NEGLIGIBLE = 1e-30;
/** Its reciprocal is still a number. */
const ALMOST_NOTHING = 1e-300;

/** The angle by which rows p and q are turned so that their common element vanishes. */
function rotation(app: number, aqq: number, apq: number): { cosine: number; sine: number } {
  const ratio = (aqq - app) / (2 * apq);
  const tangent = (ratio < 0 ? -1 : 1) / (Math.abs(ratio) + Math.hypot(ratio, 1));
  const cosine = 1 / Math.hypot(tangent, 1);
  return { cosine, sine: tangent * cosine };
}

/** Turns elements p and q of a row. */
function turn(row: Float64Array, p: number, q: number, { cosine, sine }: { cosine: number; sine: number }): void {
  const [first = 0, second = 0] = [row[p], row[q]];
  row[p] = cosine * first - sine * second;
  row[q] = sine * first + cosine * second;
}

/** Turns rows p and q against each other. */
function turnRows(rows: Float64Array[], p: number, q: number, by: { cosine: number; sine: number }): void {
  const [first, second] = [rows[p], rows[q]];
  if (!first || !second) return;
  for (let at = 0; at < first.length; at++) {
    const [one = 0, other = 0] = [first[at], second[at]];
    first[at] = by.cosine * one - by.sine * other;
    second[at] = by.sine * one + by.cosine * other;
  }
}

/** Every pair of rows once. */
const pairsOf = (size: number): [number, number][] =>
  Array.from({ length: size }, (_, p) => p).flatMap((p) =>
    Array.from({ length: size - p - 1 }, (_, at): [number, number] => [p, p + 1 + at]),
  );

/**
 * @param matrix symmetric; of no row the answer has none either
 * @returns in no order
 */
export function symmetricEigen(matrix: Matrix): Eigen {
  const rows = matrix.map((row) => Float64Array.from(row));
  // Kept by vectors, so that turning them is turning rows.
  const vectors = matrix.map((_, at) => Float64Array.from(matrix, (_row, column) => (column === at ? 1 : 0)));
  const at = (p: number, q: number): number => rows[p]?.[q] ?? 0;
  const pairs = pairsOf(matrix.length);
  let off = Number.POSITIVE_INFINITY;
  for (let round = 0; round < MAX_ROUNDS && off > NEGLIGIBLE; round++) {
    off = 0;
    for (const [p, q] of pairs) {
      const apq = at(p, q);
      off += apq * apq;
      if (Math.abs(apq) < ALMOST_NOTHING) continue;
      const by = rotation(at(p, p), at(q, q), apq);
      for (const row of rows) turn(row, p, q, by);
      turnRows(rows, p, q, by);
      turnRows(vectors, p, q, by);
    }
  }
  return { values: rows.map((_, index) => at(index, index)), vectors: vectors.map((vector) => [...vector]) };
}
