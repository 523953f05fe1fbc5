import { expect, test } from 'vitest';
import { firstDayOfWeek } from './week.ts';

test.each([
  ['en', ['en-US'], 0],
  ['en', ['en-GB'], 1],
  ['en', ['de-DE', 'en-GB'], 1],
  ['de', ['en-US'], 1],
  ['ja', [], 0],
  ['pt', ['pt-BR'], 0],
  // What a browser says on a system without a language.
  ['en', ['en-US@posix', 'en-GB'], 1],
  ['en', ['en-US@posix'], 0],
])('the week of %s for whoever wishes for %j begins with day %s', (locale, wishes, day) =>
  expect(firstDayOfWeek(locale, wishes)).toBe(day),
);
