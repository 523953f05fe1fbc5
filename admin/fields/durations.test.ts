import { expect, test } from 'vitest';
import { formatDuration, formatRoughDuration, secondsToTexts, textsToSeconds, unitName } from './durations.ts';

test.each([
  [5400, 'en', '1 hr, 30 min'],
  [5400, 'de', '1 Std., 30 Min.'],
  [45, 'en', '45 sec'],
  [0, 'en', '0 min'],
  [360_000, 'en', '100 hr'],
])('%i seconds are shown in %s as "%s"', (seconds, locale, text) => {
  expect(formatDuration(seconds, locale)).toBe(text);
});

test.each([0, 60, 5400, 5445, 86_400])('%i seconds that go through the inputs come back', (seconds) => {
  expect(textsToSeconds(secondsToTexts(seconds))).toBe(seconds);
});

test.each([
  [{ hour: '', minute: '90', second: '' }, 5400],
  [{ hour: '1', minute: ' 5 ', second: '' }, 3900],
  [{ hour: '', minute: ' ', second: '' }, null],
  [{ hour: '1,5', minute: '', second: '' }, '1,5'],
  [{ hour: '1', minute: '-5', second: '' }, '1 -5'],
])('%o is %s', (texts, seconds) => {
  expect(textsToSeconds(texts)).toBe(seconds);
});

test.each([null, undefined, '', 'soon'])('%s is empty inputs', (value) => {
  expect(secondsToTexts(value)).toEqual({ hour: '', minute: '', second: '' });
});

test('units are called as the reader calls them', () => {
  expect([unitName('hour', 'en', 'short'), unitName('minute', 'de', 'long')]).toEqual(['hr', 'Minuten']);
});

test.each([
  [0, '0 min'],
  [29, '0 min'],
  [12 * 60, '12 min'],
  [5 * 3600 + 20 * 60, '5 hr, 20 min'],
  [24 * 3600 - 10, '1 day'],
  [3 * 86_400 + 4 * 3600 + 59 * 60, '3 days, 4 hr'],
])('%s seconds took roughly %s', (seconds, text) => expect(formatRoughDuration(seconds, 'en')).toBe(text));
