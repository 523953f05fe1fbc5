import { expect, test } from 'vitest';
import type { PageTab } from '../../entities/resource.ts';
import { piecesOf } from './shown-tabs.ts';
import { tabIn, withTab } from './tab-address.ts';

const TABS: PageTab[] = [
  { name: 'plan', fields: ['name'], panels: [] },
  { name: 'limits', fields: ['user_count', 'unit_count'], panels: [] },
];

test('what stands in no tab is in the first, in the order of the pieces', () => {
  const pieces = { note: 1, user_count: 2, name: 3 };
  expect(TABS.map((tab) => Object.keys(piecesOf(TABS, tab, pieces)))).toEqual([['note', 'name'], ['user_count']]);
});

test('a tab joins the query of the list and leaves it again', () => {
  const list = '?filter=%7B%22q%22%3A%22a%22%7D&page=2';
  const there = withTab(list, 'limits');
  expect(tabIn(there)).toBe('limits');
  expect(withTab(there, undefined)).toBe(list);
  expect(withTab(withTab('', 'limits'), undefined)).toBe('');
  // What has no tab stays as it is written.
  expect(withTab('?filter={}', undefined)).toBe('?filter={}');
  expect(tabIn('?filter={}')).toBeUndefined();
});
