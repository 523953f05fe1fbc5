/** When a report is due by its reader's own clock, and which days it is about. */
import { describe, expect, test } from 'vitest';
import { chartPeriod, nextReportAt, reportPeriod, type Schedule } from './schedule.ts';

const weekly: Schedule = { rhythm: 'weekly', weekday: 'monday', hour: 8, time_zone: 'Europe/Berlin' };
const daily: Schedule = { ...weekly, rhythm: 'daily' };
const monthly: Schedule = { ...weekly, rhythm: 'monthly' };

describe('the next report', () => {
  test.each<[string, Schedule, string, string]>([
    ['is today’s where the hour is still to come', daily, '2026-11-22T06:59:59Z', '2026-11-22T07:00:00Z'],
    ['is tomorrow’s at the very instant', daily, '2026-11-22T07:00:00Z', '2026-11-23T07:00:00Z'],
    ['keeps to the wall clock in summer', daily, '2026-07-01T12:00:00Z', '2026-07-02T06:00:00Z'],
    ['comes on its weekday', weekly, '2026-11-22T12:00:00Z', '2026-11-23T07:00:00Z'],
    ['of a week is a week later once it has come', weekly, '2026-11-23T07:00:00Z', '2026-11-30T07:00:00Z'],
    ['of a month comes on the first', monthly, '2026-11-22T12:00:00Z', '2026-12-01T07:00:00Z'],
    [
      'of a month is this morning’s where the hour is still to come',
      monthly,
      '2026-12-01T06:59:59Z',
      '2026-12-01T07:00:00Z',
    ],
    ['of a month is the next month’s once it has come', monthly, '2026-12-01T07:00:00Z', '2027-01-01T07:00:00Z'],
    ['of a month keeps to the wall clock in summer', monthly, '2026-03-02T12:00:00Z', '2026-04-01T06:00:00Z'],
    [
      'of a month has the first of its reader, not of UTC',
      { ...monthly, time_zone: 'Asia/Tokyo' },
      '2026-11-22T12:00:00Z',
      '2026-11-30T23:00:00Z',
    ],
    [
      'has the weekday of its reader, not of UTC',
      { ...weekly, time_zone: 'Asia/Tokyo' },
      '2026-11-22T12:00:00Z',
      '2026-11-22T23:00:00Z',
    ],
    [
      'comes after the gap where the clock jumps over its hour',
      { ...daily, hour: 2 },
      '2026-03-29T00:00:00Z',
      '2026-03-29T01:00:00Z',
    ],
    [
      'comes once where the clock shows its hour twice',
      { ...daily, hour: 2 },
      '2026-10-25T00:00:00Z',
      '2026-10-26T01:00:00Z',
    ],
    [
      'is found where the reader’s day is already the next one',
      { ...daily, hour: 0, time_zone: 'Pacific/Kiritimati' },
      '2026-11-22T09:30:00Z',
      '2026-11-22T10:00:00Z',
    ],
  ])('%s', (_, schedule, after, expected) => {
    expect(nextReportAt(schedule, new Date(after)).toISOString()).toBe(new Date(expected).toISOString());
  });
});

describe('the days of a report', () => {
  const madeAt = new Date('2026-11-23T07:00:00Z');

  test('of a day are the last one that is over, beside the one before', () => {
    expect(reportPeriod('daily', madeAt, 'UTC')).toMatchObject({
      from: '2026-11-22',
      to: '2026-11-22',
      previous: { from: '2026-11-21', to: '2026-11-21' },
    });
  });

  test('of a week are the last seven that are over, beside the seven before', () => {
    expect(reportPeriod('weekly', madeAt, 'UTC')).toMatchObject({
      from: '2026-11-16',
      to: '2026-11-22',
      previous: { from: '2026-11-09', to: '2026-11-15' },
    });
  });

  test.each([
    ['UTC', '2026-12-01T07:00:00Z', '2026-11-01', '2026-11-30', '2026-10-02'],
    ['UTC', '2026-12-31T07:00:00Z', '2026-11-01', '2026-11-30', '2026-10-02'],
    ['UTC', '2027-01-01T07:00:00Z', '2026-12-01', '2026-12-31', '2026-10-31'],
    ['UTC', '2028-03-01T07:00:00Z', '2028-02-01', '2028-02-29', '2028-01-03'],
    ['America/Los_Angeles', '2026-12-01T07:59:00Z', '2026-10-01', '2026-10-31', '2026-08-31'],
  ])('of a month are those of the calendar, in %s at %s', (zone, at, from, to, before) => {
    const period = reportPeriod('monthly', new Date(at), zone);
    expect(period).toMatchObject({ from, to, step: 'week', previous: { from: before } });
    expect(chartPeriod(period)).toEqual(period);
  });

  test.each([
    ['Pacific/Kiritimati', '2026-11-23T10:00:00Z', '2026-11-23'],
    ['America/Los_Angeles', '2026-11-23T07:59:00Z', '2026-11-21'],
  ])('end with the day that is over by the clock of %s', (zone, at, last) => {
    expect(reportPeriod('daily', new Date(at), zone)).toMatchObject({ from: last, to: last });
  });

  test('that are drawn are a week in any case', () => {
    expect(chartPeriod(reportPeriod('daily', madeAt, 'UTC'))).toMatchObject({ from: '2026-11-16', to: '2026-11-22' });
    expect(chartPeriod(reportPeriod('weekly', madeAt, 'UTC'))).toMatchObject({ from: '2026-11-16', to: '2026-11-22' });
  });
});
