import { expect, test } from 'vitest';
import {
  NOTHING_OPENED,
  openedFromText,
  openedToText,
  withClosed,
  withNextPage,
  withOnly,
  withOpened,
} from './opened.ts';

test('opens, closes and shows more, and changes nothing when there is nothing to change', () => {
  const opened = withOpened(NOTHING_OPENED, [7, 9]);
  expect([...opened]).toEqual([
    ['top', 1],
    [7, 1],
    [9, 1],
  ]);
  expect(withOpened(opened, [7])).toBe(opened);
  expect(withNextPage(opened, 7).get(7)).toBe(2);
  expect(withClosed(opened, 7).has(7)).toBe(false);
  expect(withClosed(opened, 8)).toBe(opened);
  expect(withClosed(opened, 'top')).toBe(opened);
  expect([...withOnly(opened, (id) => id === 9).keys()]).toEqual(['top', 9]);
  expect(withOnly(opened, () => true)).toBe(opened);
});

test('is remembered as it is', () => {
  const opened = withNextPage(withOpened(NOTHING_OPENED, [7]), 7);
  expect(openedFromText(openedToText(opened))).toEqual(opened);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['something else', '{"a":1}'],
])('%s is no memory', (_, text) => {
  expect(openedFromText(text)).toBeNull();
});

test('what nobody could have opened is left out', () => {
  const text = JSON.stringify([[7, 1], ['8', 1], [-1, 1], [9, 0], [10, 1e9], [11], null, ['top', 2]]);
  expect([...(openedFromText(text) ?? [])]).toEqual([
    ['top', 2],
    [7, 1],
  ]);
});
