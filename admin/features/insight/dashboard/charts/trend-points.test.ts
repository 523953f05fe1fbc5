import { describe, expect, test } from 'vitest';
import { isEmpty, scaleOf, scoreTrendOf, trendOf } from './trend-points.ts';

const day = (from: string, answers: number, mean: number | null) => ({
  from,
  answers,
  score: { mean, count: mean === null ? 0 : answers },
});
const report = {
  previous_series: [day('2026-01-01', 2, 50), day('2026-01-02', 0, null)],
  series: [day('2026-01-03', 6, 90), day('2026-01-04', 2, 10), day('2026-01-05', 0, null)],
};

test('each point stands beside the one as far into the period before', () => {
  expect(trendOf(report, ({ answers }) => answers)).toEqual([
    { from: '2026-01-03', value: 6, before: { from: '2026-01-01', value: 2 } },
    { from: '2026-01-04', value: 2, before: { from: '2026-01-02', value: 0 } },
    { from: '2026-01-05', value: 0, before: null },
  ]);
});

test('scores are means of all that was given in several days, also those before the period', () => {
  const of = ({ score }: { score?: { mean: number | null; count: number } }) => ({
    value: score?.mean ?? null,
    count: score?.count ?? 0,
  });
  const values = (points: number) => scoreTrendOf(report, of, points).map(({ value }) => value);
  expect(values(1)).toEqual([90, 10, null]);
  expect(values(2)).toEqual([90, 70, 10]);
  expect(values(3)).toEqual([80, 70, 70]);
  expect(scoreTrendOf(report, of, 2).map(({ before }) => before?.value)).toEqual([50, 50, undefined]);
});

const flat = (...values: (number | null)[]) => values.map((value) => ({ from: '2026-01-01', value, before: null }));

test('a count of zero is nothing to draw, a score of zero is', () => {
  expect(isEmpty(flat(0, 0), false)).toBe(true);
  expect(isEmpty(flat(0, null), true)).toBe(false);
  expect(isEmpty(flat(null), true)).toBe(true);
});

describe('a scale', () => {
  test.each([
    [
      [71, 88],
      [70, 90],
    ],
    [
      [74, 76],
      [70, 90],
    ],
    [
      [97, 99],
      [80, 100],
    ],
    [[100], [80, 100]],
    [
      [0, 3],
      [0, 20],
    ],
    [
      [0, 100],
      [0, 100],
    ],
    [[null], [0, 100]],
  ])('of %j is %j', (values, expected) => {
    expect(scaleOf(flat(...values), [0, 100], 10)).toEqual(expected);
  });
});
