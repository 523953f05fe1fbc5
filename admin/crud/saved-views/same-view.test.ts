import { expect, test } from 'vitest';
import { isSameFilter, isSameView } from './same-view.ts';

test.each([
  [{ status: 'new', score_lte: 25 }, { score_lte: 25, status: 'new' }, true],
  [{}, {}, true],
  [{ or: [{ a: 1, b: 2 }, { c: 3 }] }, { or: [{ b: 2, a: 1 }, { c: 3 }] }, true],
  [{ or: [{ a: 1 }, { c: 3 }] }, { or: [{ c: 3 }] }, false],
  [{ status: 'new' }, { status: 'new', read_at: null }, false],
  [{ locale: ['de'] }, { locale: ['en'] }, false],
])('%j and %j ask for the same: %s', (one, other, isSame) => {
  expect(isSameFilter(one, other)).toBe(isSame);
});

test('a view is shown where filter, order and columns are as they were kept, or were not kept', () => {
  const kept = { filter: { state: 'new' }, sort: ['name', 'ASC'], columns: ['name'] };
  expect(isSameView(kept, kept)).toBe(true);
  expect(isSameView(kept, { ...kept, sort: ['name', 'DESC'] })).toBe(false);
  expect(isSameView(kept, { ...kept, columns: null })).toBe(false);
  expect(isSameView({ ...kept, sort: null }, { ...kept, sort: ['name', 'DESC'] })).toBe(true);
  expect(isSameView({ ...kept, columns: null }, { ...kept, columns: null })).toBe(true);
});
