/** Opening time against a clock that is watched minute by minute, through changes of summer time and past midnight. */
import fc from '../../scripts/test/properties.ts';
import { describe, expect, test } from 'vitest';
import { isTimeZone, wallTime } from '../clock/clock.ts';
import { afterOpenTime, openTime, type OpeningHours } from './opening-hours.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Whether the place is open in the minute that begins here, read off the wall clock. */
function isOpen({ timeZone, weekdays, closedDays }: OpeningHours, at: number): boolean {
  const wall = wallTime(at, timeZone);
  const minute = Math.floor((wall % 86_400_000) / MINUTE);
  return [0, 1].some((daysBefore) => {
    const day = new Date(wall - daysBefore * 86_400_000);
    if (closedDays.includes(day.toISOString().slice(0, 10))) return false;
    const reading = minute + daysBefore * 1_440;
    return (weekdays[(day.getUTCDay() + 6) % 7] ?? []).some((span) => {
      const [from = 0, end = 0] = span.split('-').map((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)));
      return reading >= from && reading < (end <= from ? end + 1_440 : end);
    });
  });
}

const hour = (at: number): string => `${String(at).padStart(2, '0')}:00`;
const span = fc
  .tuple(fc.nat(23), fc.integer({ min: 1, max: 24 }))
  .map(([from, until]) => `${hour(from)}-${hour(until)}`);
const week: fc.Arbitrary<OpeningHours> = fc.record({
  timeZone: fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kolkata',
    'Australia/Sydney',
    'Asia/Tokyo',
  ),
  weekdays: fc.array(fc.array(span, { maxLength: 3 }), { minLength: 7, maxLength: 7 }),
  closedDays: fc.subarray(['2026-03-29', '2026-10-25', '2026-03-08', '2026-12-25']),
});
/** Around the days on which clocks are changed. */
const moment = fc
  .tuple(
    fc.constantFrom('2026-03-27', '2026-10-23', '2026-03-06', '2026-10-30', '2026-04-03', '2026-06-01'),
    fc.nat(4_320),
  )
  .map(([day, minutes]) => new Date(Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE));

test('as much time passes as a watched clock counts', () => {
  fc.assert(
    fc.property(week, moment, fc.nat(2_000), (hours, from, minutes) => {
      let counted = 0;
      for (let at = 0; at < minutes; at++) if (isOpen(hours, from.getTime() + at * MINUTE)) counted += 1;
      expect(openTime(hours, from, new Date(from.getTime() + minutes * MINUTE))).toBe(counted * MINUTE);
    }),
    { numRuns: 150 },
  );
});

test('what is due after some opening time is due when just that has passed', () => {
  fc.assert(
    fc.property(week, moment, fc.integer({ min: 1, max: 60 }), (hours, from, length) => {
      const due = afterOpenTime(hours, from, length * HOUR);
      if (due === null) expect(openTime(hours, from, new Date(from.getTime() + 60 * 24 * HOUR))).toBe(0);
      else {
        expect(openTime(hours, from, due)).toBe(length * HOUR);
        expect(openTime(hours, from, new Date(due.getTime() - MINUTE))).toBe(length * HOUR - MINUTE);
      }
    }),
    { numRuns: 300 },
  );
});

describe('in Berlin', () => {
  const shop: OpeningHours = {
    timeZone: 'Europe/Berlin',
    weekdays: [...Array.from({ length: 5 }, () => ['09:00-18:00']), ['10:00-14:00'], []],
    closedDays: ['2026-12-25'],
  };
  test.each([
    ['over a weekend', '2026-11-20T16:30:00Z', 2, '2026-11-21T10:30:00Z'],
    ['over Christmas, which is closed', '2026-12-24T16:30:00Z', 2, '2026-12-26T10:30:00Z'],
    ['over the night in which an hour is left out', '2026-03-27T16:00:00Z', 6, '2026-03-30T08:00:00Z'],
    ['within a day', '2026-11-23T09:00:00Z', 3, '2026-11-23T12:00:00Z'],
    ['from a Sunday', '2026-11-22T12:00:00Z', 1, '2026-11-23T09:00:00Z'],
  ])('%s', (_what, from, hours, due) => {
    expect(afterOpenTime(shop, new Date(from), hours * HOUR)).toEqual(new Date(due));
  });

  test('a bar is open past midnight, and longer in the night that has an hour twice', () => {
    const bar = { ...shop, weekdays: [[], [], [], [], [], ['20:00-04:00'], []] };
    const night = (day: string) =>
      openTime(bar, new Date(`${day}T12:00:00Z`), new Date(Date.parse(`${day}T12:00:00Z`) + 24 * HOUR));
    expect([night('2026-10-17'), night('2026-10-24'), night('2026-03-28')]).toEqual([8 * HOUR, 9 * HOUR, 7 * HOUR]);
  });
});

test('a place without hours is always open, one that never opens never is due, and time does not run backwards', () => {
  const [from, until] = [new Date('2026-01-01'), new Date('2026-01-02')];
  expect(openTime(null, from, until)).toBe(24 * HOUR);
  expect(afterOpenTime(null, from, HOUR)).toEqual(new Date('2026-01-01T01:00:00Z'));
  const never = { timeZone: 'UTC', weekdays: [[], [], [], [], [], [], []], closedDays: [] };
  expect(afterOpenTime(never, from, 1)).toBeNull();
  expect(openTime(never, from, until)).toBe(0);
  expect(openTime(null, until, from)).toBe(0);
});

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['x'.repeat(60), false],
])('%s is a time zone: %s', (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});
