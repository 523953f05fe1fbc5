import { expect, test } from 'vitest';
import { formatClock, formatDay, formatRelative, isoToLocalInput, localInputToIso } from './dates.ts';

const NOW = Date.parse('2026-06-15T12:00:00Z');

test.each([
  ['2026-06-15T11:59:40Z', 'now'],
  ['2026-06-15T11:58:00Z', '2 minutes ago'],
  ['2026-06-15T09:00:00Z', '3 hours ago'],
  ['2026-06-14T11:00:00Z', 'yesterday'],
  ['2026-06-17T13:00:00Z', 'in 2 days'],
  ['2026-06-08T12:00:00Z', 'Jun 8, 2026'],
  ['2027-01-20T12:00:00Z', 'Jan 20, 2027'],
  ['no date', 'no date'],
])('%s reads "%s"', (iso, text) => {
  expect(formatRelative(iso, 'en', NOW)).toBe(text);
});

test('a day without a time is the same day in every time zone', () => {
  expect(formatDay('2026-03-01', 'en')).toBe('Mar 1, 2026');
});

test('a moment that goes through the input comes back to the minute', () => {
  const iso = '2026-03-29T00:30:00.000Z';
  expect(localInputToIso(isoToLocalInput(iso))).toBe(iso);
});

test.each([null, undefined, '', 'soon', 5])('%s is an empty input', (value) => {
  expect(isoToLocalInput(value)).toBe('');
});

test.each(['', 'soon', '2026-13-40T00:00'])('"%s" is no moment', (text) => {
  expect(localInputToIso(text)).toBeNull();
});

test.each([
  ['09:30', 'en', '9:30 AM'],
  ['21:05', 'de', '21:05'],
  ['soon', 'en', 'soon'],
])('the time %s is shown in %s as "%s"', (time, locale, text) => {
  expect(formatClock(time, locale)).toBe(text);
});
