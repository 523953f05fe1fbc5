import { expect, test } from 'vitest';
import {
  violationOf,
  isWhole,
  nextSpan,
  sharesOf,
  type Span,
  type StoredHours,
  toHours,
  toStored,
  usualHours,
} from './week.ts';

const stored: StoredHours = {
  time_zone: 'Europe/Berlin',
  monday: ['09:00-12:00', '13:00-24:00'],
  tuesday: [],
  wednesday: ['00:00-24:00'],
  thursday: ['22:00-02:00'],
  friday: [],
  saturday: ['08:30-08:30'],
  sunday: [],
  closed_days: ['2026-12-25', '2026-12-26'],
};

test('hours come back from the screen as they went there', () => {
  expect(toStored(toHours(stored))).toEqual(stored);
  expect(toHours(stored).week.monday[1]).toEqual({ from: '13:00', until: '00:00' });
});

test('spans and closed days are stored in their order', () => {
  const hours = usualHours('UTC');
  const monday = [
    { from: '13:00', until: '18:00' },
    { from: '09:00', until: '12:00' },
  ];
  const mixed = { ...hours, week: { ...hours.week, monday }, closedDays: ['2027-01-01', '2026-12-25'] };
  expect(toStored(mixed)).toMatchObject({
    monday: ['09:00-12:00', '13:00-18:00'],
    sunday: [],
    closed_days: ['2026-12-25', '2027-01-01'],
  });
});

test.each<[Span, Span[], string | null]>([
  [{ from: '09:00', until: '12:00' }, [{ from: '12:00', until: '18:00' }], null],
  [{ from: '09:00', until: '12:30' }, [{ from: '12:00', until: '18:00' }], 'overlap'],
  [{ from: '22:00', until: '02:00' }, [{ from: '23:00', until: '23:30' }], 'overlap'],
  [{ from: '09:00', until: '' }, [], 'incomplete'],
  [{ from: '', until: '09:00' }, [], 'incomplete'],
  [{ from: '09:00', until: '10:00' }, [{ from: '09:30', until: '' }], null],
])('the span %j beside %j is invalid: %s', (span, others, violation) => {
  expect(violationOf(span, [span, ...others])).toBe(violation);
});

test('a week with a violation is not whole', () => {
  const hours = usualHours('UTC');
  expect(isWhole(hours)).toBe(true);
  expect(isWhole({ ...hours, week: { ...hours.week, sunday: [{ from: '', until: '09:00' }] } })).toBe(false);
});

test.each<[string[], string]>([
  [[], '09:00-18:00'],
  [['09:00-12:00'], '13:00-16:00'],
  [['09:00-22:30'], '23:00-24:00'],
])('after %j comes %s', (spans, next) => {
  const { week } = toHours({ ...stored, monday: spans });
  const { from, until } = nextSpan(week.monday);
  expect(toStored({ ...toHours(stored), week: { ...week, monday: [{ from, until }] } }).monday).toEqual([next]);
});

test('a bar shows the day itself, and what the evening before leaves over', () => {
  const { week } = toHours(stored);
  expect(sharesOf(week, 'wednesday')).toEqual([{ from: 0, width: 1 }]);
  expect(sharesOf(week, 'thursday')).toEqual([{ from: 22 / 24, width: 2 / 24 }]);
  expect(sharesOf(week, 'friday')).toEqual([{ from: 0, width: 2 / 24 }]);
  expect(sharesOf(week, 'monday')).toEqual([
    { from: 9 / 24, width: 3 / 24 },
    { from: 13 / 24, width: 11 / 24 },
  ]);
});
