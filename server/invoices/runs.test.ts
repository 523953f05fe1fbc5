/** The order in which the pieces of a line are drawn. */
import { expect, test } from 'vitest';
import { goesFromRightToLeft, plain, runsOf } from './runs.ts';

/** As the pieces follow each other on paper; Arabic turns by itself as it is drawn. */
const drawn = (text: string): string =>
  runsOf('en', plain(text), goesFromRightToLeft(text))
    .map((run) => run.text)
    .join('');

test.each([
  ['a line of Latin letters', 'Garden (2)', 'Garden (2)'],
  ['Arabic within it', 'Room غرف, open', 'Room غرف, open'],
  ['a line of Arabic, whose end is at the left', 'غرف 12 (الحديقة)!', '!(الحديقة) 12 غرف'],
  ['foreign words within it', 'غرف Acme Inn هنا', 'هنا Acme Inn غرف'],
])('%s', (_what, text, expected) => {
  expect(drawn(text)).toBe(expected);
});
