import { expect, test } from 'vitest';
import { isOfRow, pathTo, placeOf } from './place.ts';

test.each([
  ['/plan', { view: 'list', rest: [] }],
  ['/plan/', { view: 'list', rest: [] }],
  ['/plan/create', { view: 'create', rest: [] }],
  ['/plan/3', { view: 'show', id: 3, rest: [] }],
  ['/plan/3/', { view: 'show', id: 3, rest: [] }],
  ['/plan/3/edit', { view: 'edit', id: 3, rest: [] }],
  ['/plan/3/subplan', { view: 'show', id: 3, rest: ['subplan'] }],
  ['/plan/3/subplan/7/edit', { view: 'show', id: 3, rest: ['subplan', '7', 'edit'] }],
  // Beside another address the list is what there is.
  ['/planlocation/4', { view: 'list', rest: [] }],
])('%s is a place', (pathname, place) => {
  expect(placeOf(pathname, '/plan')).toEqual(place);
});

test.each([
  '/plan/0',
  '/plan/-3',
  '/plan/3.5',
  '/plan/abc',
  '/plan/create/more',
  '/plan/3/edit/more',
  '/plan/99999999999999999999',
])('%s is none', (pathname) => {
  expect(placeOf(pathname, '/plan')).toBeNull();
});

test('the address of each view leads back to it', () => {
  for (const view of ['show', 'edit'] as const)
    expect(placeOf(pathTo('/plan', view, 12), '/plan')).toEqual({ view, id: 12, rest: [] });
  for (const view of ['list', 'create'] as const) expect(placeOf(pathTo('/plan', view), '/plan')?.view).toBe(view);
});

const PATHS = { show: 'detail', create: 'new_support' };

test.each([
  ['/support', { view: 'list', rest: [] }],
  ['/support/new_support', { view: 'create', rest: [] }],
  ['/support/detail/3', { view: 'show', id: 3, rest: [] }],
  ['/support/3', null],
  ['/support/create', null],
  ['/support/detail', null],
  ['/support/detail/0', null],
  ['/support/detail/3/edit', null],
  ['/support/new_support/3', null],
])('%s by paths of its own', (pathname, place) => {
  expect(placeOf(pathname, '/support', PATHS)).toEqual(place);
});

test('the address of each view by its own paths leads back to it', () => {
  expect(placeOf(pathTo('/support', 'show', 12, PATHS), '/support', PATHS)).toEqual({ view: 'show', id: 12, rest: [] });
  expect(placeOf(pathTo('/support', 'create', undefined, PATHS), '/support', PATHS)?.view).toBe('create');
});

const panels = { orders: { step: 'supplierorders', related: 'order' }, uses: { roles: ['superadmin'] } } as const;

test.each([
  ['of the row itself', '/plan/3', true],
  ['of the rows that a panel lists', '/plan/3/supplierorders', true],
  ['of one of them', '/plan/3/supplierorders/7/edit', true],
  ['of what is answered, which has none', '/plan/3/uses', false],
  ['that nothing has', '/plan/3/orders', false],
])('the address %s', (_what, pathname, expected) => {
  const place = placeOf(pathname, '/plan');
  expect(place !== null && isOfRow({ panels }, place)).toBe(expected);
});

test('a row without panels has no address below its own', () => {
  expect(isOfRow({}, { view: 'show', id: 3, rest: [] })).toBe(true);
  expect(isOfRow({}, { view: 'show', id: 3, rest: ['subplan'] })).toBe(false);
});
