import { describe, expect, test } from 'vitest';
import type { Calendar } from '../../entities/resource.ts';
import {
  addMonths,
  beginningAfter,
  beginningBefore,
  beginningOn,
  type Days,
  daysBetween,
  daysOfMonth,
  daysOfRow,
  isMonth,
  movedBy,
  narrowed,
  onDays,
  touches,
  weeksOfMonth,
} from './days.ts';

const DAYS: Calendar = { from: 'starts_on', to: 'ends_on' };
const TIMES: Calendar = { from: 'valid_from', to: 'valid_to', isTime: true };
const ONE_DAY: Calendar = { from: 'due_on' };

/** A moment by the clock of whoever reads. */
const local = (text: string): string => new Date(text).toISOString();

describe('a month', () => {
  test.each([
    ['2026-02', { first: '2026-02-01', last: '2026-02-28' }],
    ['2028-02', { first: '2028-02-01', last: '2028-02-29' }],
    ['2026-12', { first: '2026-12-01', last: '2026-12-31' }],
  ])('%s has its days', (month, days) => expect(daysOfMonth(month)).toEqual(days));

  test.each<[string, number, Days]>([
    ['2026-11', 0, { first: '2026-11-01', last: '2026-12-05' }],
    ['2026-11', 1, { first: '2026-10-26', last: '2026-12-06' }],
    ['2026-02', 0, { first: '2026-02-01', last: '2026-02-28' }],
    ['2026-08', 6, { first: '2026-08-01', last: '2026-09-04' }],
  ])('%s in weeks that begin with day %s', (month, firstDay, days) =>
    expect(weeksOfMonth(month, firstDay)).toEqual(days),
  );

  test('follows on another over the year', () => {
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });

  test.each([
    ['2026-11', true],
    ['2026-13', false],
    ['2026-1', false],
    ['1969-12', false],
    ['2200-01', false],
    ['2026-11-01', false],
  ])('in an address: %s is one: %s', (text, is) => expect(isMonth(text)).toBe(is));
});

describe('the days of a row', () => {
  test.each<[string, Calendar, object, unknown]>([
    ['from a day to a day', DAYS, { starts_on: '2026-03-01', ends_on: '2026-03-05' }, ['2026-03-01', '2026-03-05']],
    ['without an end', DAYS, { starts_on: '2026-03-01', ends_on: null }, ['2026-03-01', null]],
    ['of a day', ONE_DAY, { due_on: '2026-03-01' }, ['2026-03-01', '2026-03-01']],
    [
      'that ends before it begins',
      DAYS,
      { starts_on: '2026-03-05', ends_on: '2026-03-01' },
      ['2026-03-05', '2026-03-05'],
    ],
    [
      'by the clock',
      TIMES,
      { valid_from: local('2026-03-01T09:30'), valid_to: local('2026-03-05T00:01') },
      ['2026-03-01', '2026-03-05'],
    ],
    [
      'up to midnight',
      TIMES,
      { valid_from: local('2026-03-01T09:30'), valid_to: local('2026-03-05T00:00') },
      ['2026-03-01', '2026-03-04'],
    ],
  ])('%s', (_, calendar, row, days) => {
    const own = daysOfRow(calendar, row);
    expect([own?.first, own?.last]).toEqual(days);
  });

  test('are none without a first one', () => expect(daysOfRow(DAYS, { starts_on: null, ends_on: null })).toBeNull());

  test.each<[string, Parameters<typeof touches>[0], boolean]>([
    ['before', { first: '2026-02-01', last: '2026-02-28' }, false],
    ['until its first day', { first: '2026-02-01', last: '2026-03-01' }, true],
    ['without an end', { first: '2020-01-01', last: null }, true],
    ['from its last day on', { first: '2026-03-31', last: null }, true],
    ['after', { first: '2026-04-01', last: '2026-04-02' }, false],
  ])('are in a month: %s', (_, row, is) => expect(touches(row, daysOfMonth('2026-03'))).toBe(is));
});

describe('a row that is moved', () => {
  test('keeps its length, its time of day and an end that it has not', () => {
    expect(movedBy(DAYS, { starts_on: '2026-02-27', ends_on: '2026-03-01' }, 2)).toEqual({
      starts_on: '2026-03-01',
      ends_on: '2026-03-03',
    });
    expect(movedBy(DAYS, { starts_on: '2026-02-27', ends_on: null }, -1)).toEqual({ starts_on: '2026-02-26' });
    expect(movedBy(ONE_DAY, { due_on: '2026-02-27' }, 1)).toEqual({ due_on: '2026-02-28' });
    const row = { valid_from: local('2026-03-27T09:30'), valid_to: local('2026-03-28T18:00') };
    expect(movedBy(TIMES, row, 3)).toEqual({
      valid_from: local('2026-03-30T09:30'),
      valid_to: local('2026-03-31T18:00'),
    });
    expect(daysBetween('2026-03-27', '2026-03-30')).toBe(3);
  });

  test('or added begins on the day', () => {
    expect(beginningOn(DAYS, '2026-03-01')).toEqual({ starts_on: '2026-03-01' });
    expect(beginningOn(TIMES, '2026-03-01')).toEqual({ valid_from: local('2026-03-01T00:00') });
  });
});

describe('the filter of some days', () => {
  const march = daysOfMonth('2026-03');

  test('asks for what begins before their end, and ends after their beginning or not at all', () => {
    expect(onDays(DAYS, march)).toEqual({
      starts_on_lte: '2026-03-31',
      or: [{ ends_on_gte: '2026-03-01' }, { ends_on: null }],
    });
    expect(onDays(TIMES, march)).toEqual({
      valid_from_lte: local('2026-03-31T23:59:59.999'),
      or: [{ valid_to_gte: local('2026-03-01T00:00') }, { valid_to: null }],
    });
    expect(onDays(ONE_DAY, march)).toEqual({ due_on_lte: '2026-03-31', due_on_gte: '2026-03-01' });
  });

  test('after and before them', () => {
    expect(beginningAfter(DAYS, march)).toEqual({ starts_on_gte: '2026-04-01' });
    expect(beginningBefore(DAYS, march)).toEqual({ starts_on_lte: '2026-02-28' });
  });

  test('stands beside what the list is filtered by', () => {
    const filter = { q: 'x', starts_on_gte: '2026-01-01', and: [{ id: 1 }] };
    expect(narrowed(filter, { id: 2 })).toEqual({ ...filter, and: [{ id: 1 }, { id: 2 }] });
    expect(narrowed({}, { id: 2 })).toEqual({ and: [{ id: 2 }] });
  });
});
