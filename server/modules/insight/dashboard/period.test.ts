import { describe, expect, test } from 'vitest';
import { Problem } from '../../../errors.ts';
import { type PeriodQuery, pointsOf, readPeriod } from './period.ts';

const NOW = Date.parse('2026-03-04T23:59:00Z');

describe('a period', () => {
  test.each<[string, PeriodQuery, string, string, string, string]>([
    ['of nothing said: thirty days up to today', {}, '2026-02-03', '2026-03-04', '2026-01-04', '2026-02-02'],
    ['of one day', { from: '2026-03-01', to: '2026-03-01' }, '2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['with its end alone', { to: '2024-03-01' }, '2024-02-01', '2024-03-01', '2024-01-02', '2024-01-31'],
    [
      'with its beginning alone: up to today',
      { from: '2026-03-03' },
      '2026-03-03',
      '2026-03-04',
      '2026-03-01',
      '2026-03-02',
    ],
    [
      'of ten years to the day',
      { from: '2016-03-01', to: '2026-02-28' },
      '2016-03-01',
      '2026-02-28',
      '2006-03-02',
      '2016-02-29',
    ],
  ])('%s', (_, query, from, to, previousFrom, previousTo) => {
    expect(readPeriod(query, NOW)).toEqual({
      from,
      to,
      step: 'day',
      previous: { from: previousFrom, to: previousTo },
    });
  });

  test.each<[string, PeriodQuery, string, string]>([
    ['backwards', { from: '2026-03-02', to: '2026-03-01' }, '/to', 'range_reversed'],
    ['longer than ten years', { from: '2016-03-01', to: '2026-03-01' }, '/to', 'range_too_long'],
    ['longer than ten years up to today', { from: '2001-01-01' }, '/from', 'range_too_long'],
    ['before all dates', { from: '1969-12-31' }, '/from', 'date_too_far'],
    ['after all dates', { to: '2200-01-01' }, '/to', 'date_too_far'],
  ])('%s is refused at its place', (_, query, pointer, code) => {
    const read = () => readPeriod(query, NOW);
    expect(read).toThrow(Problem);
    try {
      read();
    } catch (error) {
      expect((error as Problem).errors).toMatchObject([{ pointer, code }]);
    }
  });
});

describe('the points of a series', () => {
  test.each([
    ['day', '2026-02-27', '2026-03-01', ['2026-02-27', '2026-02-28', '2026-03-01']],
    // A Wednesday: the first week is cut off.
    ['week', '2026-03-04', '2026-03-17', ['2026-03-04', '2026-03-09', '2026-03-16']],
    ['week', '2026-03-02', '2026-03-08', ['2026-03-02']],
    ['month', '2025-12-31', '2026-02-01', ['2025-12-31', '2026-01-01', '2026-02-01']],
  ] as const)('by %s from %s to %s', (step, from, to, points) => {
    expect(pointsOf({ from, to, step })).toEqual(points);
  });
});
