import { describe, expect, test } from 'vitest';
import { daysOf, violationOf, presetName, readView, spanName, stepOf, todayIn, writeView } from './period.ts';

const view = (search: string) => readView(new URLSearchParams(search));

describe('what an address says', () => {
  test.each([
    ['', { period: '30d', unitId: null }],
    ['period=7d&unit=12', { period: '7d', unitId: 12 }],
    ['from=2026-01-01&to=2026-01-31', { period: { from: '2026-01-01', to: '2026-01-31' }, unitId: null }],
    ['period=12m&from=2026-01-01&to=2026-01-31', { period: '12m', unitId: null }],
    ['period=forever&unit=-3', { period: '30d', unitId: null }],
    ['period=toString&unit=1e9', { period: '30d', unitId: null }],
    ['from=2026-02-30&to=2026-03-01', { period: '30d', unitId: null }],
    ['from=2026-03-02&to=2026-03-01', { period: '30d', unitId: null }],
    ['from=2016-03-01&to=2026-03-01', { period: '30d', unitId: null }],
    [
      'from=2016-03-02&to=2026-03-01&unit=99999999999999999',
      { period: { from: '2016-03-02', to: '2026-03-01' }, unitId: null },
    ],
  ])('"%s"', (search, expected) => {
    expect(view(search)).toEqual(expected);
  });

  test.each(['period=7d&unit=12', 'from=2026-01-01&to=2026-01-31', 'period=12m'])(
    '%s is said the same again',
    (search) => {
      expect(String(writeView(view(search)))).toBe(search);
    },
  );
});

test.each([
  ['7d', '2026-03-03', '2026-02-25'],
  ['30d', '2026-03-30', '2026-03-01'],
  ['12m', '2026-03-30', '2025-03-31'],
  ['12m', '2024-02-29', '2023-03-01'],
] as const)('%s up to %s begin at %s', (period, today, from) => {
  expect(daysOf(period, today)).toEqual({ from, to: today });
});

test.each([
  ['2026-01-01', '2026-02-14', 'day'],
  ['2026-01-01', '2026-02-15', 'week'],
  ['2026-01-01', '2026-07-19', 'week'],
  ['2026-01-01', '2026-07-20', 'month'],
])('from %s to %s goes by the %s', (from, to, step) => {
  expect(stepOf({ from, to })).toBe(step);
});

test.each([
  [{ from: '', to: '2026-01-01' }, 'missing'],
  [{ from: '2026-01-02', to: '2026-01-01' }, 'reversed'],
  [{ from: '2016-01-01', to: '2026-01-01' }, 'too_long'],
  [{ from: '2026-01-01', to: '2026-01-01' }, null],
])('%j is %s', (days, violation) => {
  expect(violationOf(days)).toBe(violation);
});

test('names are those of the language', () => {
  expect(presetName('7d', 'en')).toBe('7 days');
  expect(presetName('12m', 'de')).toBe('12 Monate');
  expect(spanName({ from: '2025-12-31', to: '2026-01-01' }, 'en')).toMatch(/^Dec 31, 2025\s–\sJan 1, 2026$/);
});

test.each([
  ['Pacific/Kiritimati', '2026-11-24'],
  ['America/Los_Angeles', '2026-11-22'],
  ['UTC', '2026-11-23'],
])('today in %s is %s', (zone, day) => {
  const at = zone === 'America/Los_Angeles' ? '2026-11-23T07:59:59Z' : '2026-11-23T10:00:00Z';
  expect(todayIn(zone, new Date(at))).toBe(day);
});
