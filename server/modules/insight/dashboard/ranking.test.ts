import { describe, expect, test } from 'vitest';
import { FEW, priorWeight, rank, varianceOf } from './ranking.ts';

const unit = (id: number, mean: number, count: number) => ({
  id,
  name: `Unit ${id}`,
  type: '',
  has_units_below: false,
  answers: count,
  open: 0,
  score_sum: mean * count,
  score_count: count,
});

describe('a fair ranking', () => {
  test('draws a mean of few to the mean of all, and one of many hardly', () => {
    const units = [unit(1, 100, 12), unit(2, 80, 2_000), unit(3, 40, 2_000), unit(4, 60, 2_000)];
    const [first, second] = rank(units, 900);
    expect(first?.id).toBe(1);
    expect(first?.fair_score).toBeLessThan(100);
    expect(first?.fair_score).toBeGreaterThan(80);
    expect(second).toMatchObject({ id: 2, score: { mean: 80, count: 2_000 } });
    expect(second?.fair_score).toBeCloseTo(80, 0);
  });

  test('lets chance decide nothing: where units do not differ by more than it, all are about the mean', () => {
    const units = [unit(1, 52, 20), unit(2, 49, 20), unit(3, 50, 20)];
    expect(priorWeight(units, 900)).toBe(1_000);
    for (const { fair_score: fair } of rank(units, 900)) expect(fair).toBeCloseTo(50.3, 0);
  });

  test('is the formula: (n * mean + k * mean of all) / (n + k)', () => {
    const units = [unit(1, 90, 100), unit(2, 50, 100)];
    // Between: 2 * 100 * 20² = 80,000; less 1 * 400; over 200 - 20,000 / 200 = 100.
    const weight = 400 / ((80_000 - 400) / 100);
    expect(priorWeight(units, 400)).toBeCloseTo(Math.max(1, weight), 10);
    expect(rank(units, 40_000).map(({ fair_score: fair }) => fair)).toEqual([
      Number(((9_000 + 100 * 70) / 200).toFixed(1)),
      Number(((5_000 + 100 * 70) / 200).toFixed(1)),
    ]);
  });

  test('puts those with few scores behind, and those without at the end', () => {
    const units = [unit(1, 0, 0), unit(2, 100, FEW - 1), unit(3, 10, FEW)];
    expect(rank(units, 900).map(({ id, has_few: few }) => [id, few])).toEqual([
      [3, false],
      [2, true],
      [1, true],
    ]);
    expect(rank(units, 900).at(-1)?.fair_score).toBeNull();
  });

  test('of no unit is empty, of one is its own mean', () => {
    expect(rank([], 0)).toEqual([]);
    expect(rank([unit(1, 62, 40)], 700)).toMatchObject([{ fair_score: 62 }]);
  });
});

test('the variance of scores is that of their bands', () => {
  expect(varianceOf([0, 0, 0, 0, 0])).toBe(0);
  expect(varianceOf([0, 0, 7, 0, 0])).toBe(0);
  expect(varianceOf([50, 0, 0, 0, 50])).toBeCloseTo((100 * 2_500) / 99, 6);
});
