/** The pieces that drivers are worked out with, against figures that are known. */
import { describe, expect, test } from 'vitest';
import { adjusted } from './false-discovery.ts';
import { relativeWeights } from './relative-weights.ts';
import { blocksOf, quantile, resampled } from './resampling.ts';
import { studentP } from './student.ts';
import { symmetricEigen } from './symmetric-eigen.ts';

describe('eigenvalues', () => {
  test('of a matrix that is worked out by hand', () => {
    const { values } = symmetricEigen([
      [2, 1, 0],
      [1, 2, 1],
      [0, 1, 2],
    ]);
    const known = [2 - Math.SQRT2, 2, 2 + Math.SQRT2];
    for (const [at, value] of values.toSorted((one, other) => one - other).entries())
      expect(value).toBeCloseTo(known[at] ?? 0, 12);
  });

  test('make the matrix again with their vectors', () => {
    const matrix = Array.from({ length: 12 }, (_, row) =>
      Array.from({ length: 12 }, (_column, column) => Math.cos(row * column) + (row === column ? 3 : 0)),
    );
    const { values, vectors } = symmetricEigen(matrix);
    for (const [row, cells] of matrix.entries())
      for (const [column, cell] of cells.entries()) {
        const sum = values.reduce(
          (total, value, at) => total + value * (vectors[at]?.[row] ?? 0) * (vectors[at]?.[column] ?? 0),
          0,
        );
        expect(sum).toBeCloseTo(cell, 11);
      }
  });

  test('are the same with a head start from those of a matrix that is much like it', () => {
    const like = (more: number) =>
      Array.from({ length: 6 }, (_, row) =>
        Array.from({ length: 6 }, (_column, column) => 1 / (1 + row + column) + (row === column ? more : 0)),
      );
    const ordered = (values: number[]): number[] => values.toSorted((one, other) => one - other);
    const started = symmetricEigen(like(0.3), symmetricEigen(like(0.31)).vectors);
    for (const [at, value] of ordered(started.values).entries())
      expect(value).toBeCloseTo(ordered(symmetricEigen(like(0.3)).values)[at] ?? 0, 12);
  });
});

describe('relative weights', () => {
  test('of predictors that have nothing to do with each other are the squares of their correlations', () => {
    const { weights, coefficients, explained } = relativeWeights(
      [
        [1, 0],
        [0, 1],
      ],
      [0.6, -0.3],
    );
    expect(weights[0]).toBeCloseTo(0.36, 12);
    expect(weights[1]).toBeCloseTo(0.09, 12);
    expect(coefficients[1]).toBeCloseTo(-0.3, 12);
    expect(explained).toBeCloseTo(0.45, 12);
  });

  test('of two share by halves what both say alike, and do not swell where they say the same', () => {
    for (const correlation of [0.5, 0.999, 1]) {
      const { weights, coefficients } = relativeWeights(
        [
          [1, correlation],
          [correlation, 1],
        ],
        [0.5, 0.5],
      );
      expect(weights[0]).toBeCloseTo(weights[1] ?? 0, 10);
      expect((weights[0] ?? 0) * 2).toBeCloseTo(0.25 / ((1 + correlation) / 2), 3);
      expect(Math.abs(coefficients[0] ?? 9)).toBeLessThan(0.5);
    }
  });
});

test('p-values are adjusted as Benjamini and Hochberg do', () => {
  expect(adjusted([0.01, 0.04, 0.03, 0.005]).map((value) => Number(value.toFixed(10)))).toEqual([
    0.02, 0.04, 0.04, 0.02,
  ]);
  expect(adjusted([])).toEqual([]);
  expect(adjusted([0.9, 0.8])).toEqual([0.9, 0.9]);
});

test.each([
  [12.706_204_736, 1, 0.05],
  [2.262_157_163, 9, 0.05],
  [3.249_835_542, 9, 0.01],
  [1.984_216_952, 99, 0.05],
  [0, 5, 1],
])("beyond %f with %i degrees of freedom lies Student's p of %f", (t, freedom, p) => {
  expect(studentP(t, freedom)).toBeCloseTo(p, 7);
  expect(studentP(-t, freedom)).toBeCloseTo(p, 7);
});

describe('drawn blocks', () => {
  test('hold every day once, sixty of them at most', () => {
    const days = Array.from({ length: 365 }, (_, day) => day);
    const blocks = blocksOf(days);
    expect(blocks.length).toBeLessThanOrEqual(60);
    expect(blocks.flat()).toEqual(days);
    expect(blocksOf([1, 2, 3])).toEqual([[1], [2], [3]]);
    expect(blocksOf([])).toEqual([]);
  });

  test('are as many as there are, each as often as any other', () => {
    const blocks = Array.from({ length: 10 }, (_, at) =>
      Float64Array.from({ length: 10 }, (_value, of) => (of === at ? 1 : 0)),
    );
    const drawn = [...resampled(blocks, 2_000)];
    const totals = drawn.reduce((sums, one) => sums.map((sum, at) => sum + (one[at] ?? 0)), new Float64Array(10));
    for (const total of totals) expect(Math.abs(total - 2_000)).toBeLessThan(200);
    for (const one of drawn) expect(one.reduce((sum, value) => sum + value, 0)).toBe(10);
  });
});

test('a quantile lies between neighbors in proportion', () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(quantile([5], 0.975)).toBe(5);
});
