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

/**
 * Turns rows (and, of the matrix itself, columns) p and q of a square of `size`, so that the element of both vanishes. In
 * plain arrays without views: it is what a page with drivers waits for.
 */
function turn(cells: Float64Array, vectors: Float64Array, size: number, p: number, q: number): void {
  const [atP, atQ] = [p * size, q * size];
  const apq = cells[atP + q] ?? 0;
  if (Math.abs(apq) < ALMOST_NOTHING) return;
  const [app, aqq] = [cells[atP + p] ?? 0, cells[atQ + q] ?? 0];
  const { cosine, sine } = rotation(app, aqq, apq);
  for (let at = 0; at < size; at++) {
    const [one, other] = [cells[atP + at] ?? 0, cells[atQ + at] ?? 0];
    const [turnedOne, turnedOther] = [cosine * one - sine * other, sine * one + cosine * other];
    cells[atP + at] = turnedOne;
    cells[at * size + p] = turnedOne;
    cells[atQ + at] = turnedOther;
    cells[at * size + q] = turnedOther;
    const [first, second] = [vectors[atP + at] ?? 0, vectors[atQ + at] ?? 0];
    vectors[atP + at] = cosine * first - sine * second;
    vectors[atQ + at] = sine * first + cosine * second;
  }
  const shift = (sine / cosine) * apq;
  cells[atP + p] = app - shift;
  cells[atQ + q] = aqq + shift;
  cells[atP + q] = 0;
  cells[atQ + p] = 0;
}

function offDiagonal(cells: Float64Array, size: number): number {
  let sum = 0;
  for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) sum += (cells[p * size + q] ?? 0) ** 2;
  return sum;
}

const identity = (size: number): Matrix =>
  Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_column, at) => (at === row ? 1 : 0)));

/** The matrix as it is seen along vectors: almost only a diagonal where these are almost its own. */
function seenAlong(matrix: Matrix, vectors: Matrix): Float64Array {
  const size = matrix.length;
  const cells = new Float64Array(size * size);
  for (const [column, vector] of vectors.entries()) {
    const image = matrix.map((row) => dot(row, vector));
    for (const [row, other] of vectors.entries()) cells[row * size + column] = dot(other, image);
  }
  return cells;
}

/** The sum of the products, place by place. */
export function dot(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/**
 * @param matrix symmetric; of no row the answer has none either
 * @param near the vectors of a matrix that is much like it: then a third of the work is left
 * @returns in no order
 */
export function symmetricEigen(matrix: Matrix, near?: Matrix): Eigen {
  const size = matrix.length;
  const cells = near ? seenAlong(matrix, near) : Float64Array.from(matrix.flat());
  // Kept by vectors, so that turning them is turning rows.
  const vectors = Float64Array.from((near ?? identity(size)).flat());
  for (let round = 0; round < MAX_ROUNDS && offDiagonal(cells, size) > NEGLIGIBLE; round++)
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) turn(cells, vectors, size, p, q);
  return {
    values: matrix.map((_, at) => cells[at * size + at] ?? 0),
    vectors: matrix.map((_, at) => [...vectors.subarray(at * size, (at + 1) * size)]),
  };
}
