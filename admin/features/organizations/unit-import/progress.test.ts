import { describe, expect, test } from 'vitest';
import { percentOf, progressOf } from './progress.ts';

describe('the share of the whole', () => {
  test.each([
    ['check', 'sending', 0, 0],
    ['check', 'sending', 10, 40],
    ['check', 'reading', 5, 60],
    ['check', 'checking', 10, 100],
    ['apply', 'sending', 10, 10],
    ['apply', 'writing', 0, 25],
    ['apply', 'writing', 5, 63],
    ['apply', 'writing', 10, 100],
  ] as const)('of a %s that is %s, %i of 10, is %i', (aim, phase, done, percent) => {
    expect(percentOf(aim, { phase, done, total: 10 })).toBe(percent);
  });

  test('never runs over, and is whole where there is nothing to do', () => {
    expect(percentOf('apply', { phase: 'writing', done: 12, total: 10 })).toBe(100);
    expect(percentOf('apply', { phase: 'writing', done: 0, total: 0 })).toBe(100);
  });
});

test('only lines of progress are progress', () => {
  expect(progressOf({ phase: 'writing', done: 1, total: 2 })).toEqual({ phase: 'writing', done: 1, total: 2 });
  expect(progressOf({ report: {} })).toBeUndefined();
});
