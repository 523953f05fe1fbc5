import { expect, test } from 'vitest';
import { isSameFilter } from './same-filter.ts';

test.each([
  [{ status: 'new', score_lte: 25 }, { score_lte: 25, status: 'new' }, true],
  [{}, {}, true],
  [{ status: 'new' }, { status: 'new', read_at: null }, false],
  [{ locale: ['de'] }, { locale: ['en'] }, false],
])('%j and %j ask for the same: %s', (one, other, isSame) => {
  expect(isSameFilter(one, other)).toBe(isSame);
});
