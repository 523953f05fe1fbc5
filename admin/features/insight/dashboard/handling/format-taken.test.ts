import { expect, test } from 'vitest';
import { formatTaken } from './format-taken.ts';

test.each([
  [null, '–'],
  [0, '0 min'],
  [29, '0 min'],
  [12 * 60, '12 min'],
  [5 * 3600 + 20 * 60, '5 hr, 20 min'],
  [24 * 3600 - 10, '1 day'],
  [3 * 86_400 + 4 * 3600 + 59 * 60, '3 days, 4 hr'],
])('%s seconds are %s', (seconds, text) => expect(formatTaken(seconds, 'en')).toBe(text));
