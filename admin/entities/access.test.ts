import { describe, expect, test } from 'vitest';
import { aUser } from '../test/fake-api.ts';
import {
  isOfferedFor,
  mayAct,
  mayDo,
  mayReadAnswer,
  offersCreate,
  roleOf,
  rowPermits,
  type ScreenAction,
  writableFields,
} from './access.ts';
import type { EntityResource } from './resource.ts';

const resource: EntityResource = {
  id: 'thing',
  route: 'things',
  path: 'thing',
  label: '{name}',
  menu: 'company',
  icon: 'Article',
  ability: 'client',
  operations: ['list', 'detail', 'create', 'patch'],
  views: ['list', 'show', 'create', 'edit'],
  grants: {
    list: { company_user: true, company_admin: true, superadmin: true },
    detail: { company_user: true, company_admin: true },
    create: { company_admin: ['name', 'code'] },
    patch: { company_admin: true, company_user: ['name'] },
    // A grant without its operation: nothing comes of it.
    delete: { company_admin: true },
  },
  createScoped: ['company_admin'],
  createFirst: [],
  writable: ['name', 'code', 'color'],
  columns: ['name'],
  moreColumns: [],
  sort: ['name', 'asc'],
  searchable: false,
  sections: [],
};

const people = {
  superadmin: { ...aUser, role: 'superadmin' as const },
  admin: aUser,
  user: { ...aUser, is_admin: false },
};

test('a row that says what is permitted is believed, one that says nothing is not asked', () => {
  const verdicts = (row: object | undefined) =>
    (['edit', 'delete', 'show'] as ScreenAction[]).map((action) => rowPermits(row, action));
  expect(verdicts(undefined)).toEqual([true, true, true]);
  expect(verdicts({ id: 1 })).toEqual([true, true, true]);
  expect(verdicts({ permitted: ['patch'] })).toEqual([true, false, true]);
  expect(verdicts({ permitted: [] })).toEqual([false, false, true]);
});

const offered: EntityResource = {
  ...resource,
  actions: {
    mend: {
      on: 'member',
      places: ['row'],
      icon: 'Build',
      roles: ['company_admin'],
      when: { state: { $in: ['broken', 'old'] }, is_ours: true },
    },
  },
};

test('an action is offered to those of whom some grant lets do it, and not to who is logged in as one of them', () => {
  const guest = { ...people.admin, owner_only: ['thing.mend'] };
  const verdicts = [people.admin, people.user, people.superadmin, guest, null].map((user) =>
    mayAct(offered, 'mend', user),
  );
  expect(verdicts).toEqual([true, false, false, false, false]);
  expect(mayAct(offered, 'sell', people.admin)).toBe(false);
});

test.each([
  [true, { state: 'broken', is_ours: true, permitted: ['patch', 'mend'] }],
  [true, { state: 'old', is_ours: true }],
  [true, { state: 'old' }],
  [false, { state: 'old', is_ours: true, permitted: ['patch'] }],
  [false, { state: 'new', is_ours: true, permitted: ['mend'] }],
  [false, { state: 'broken', is_ours: false, permitted: ['mend'] }],
])('it is %s that an action is offered for a row %j', (expected, row) => {
  const mend = offered.actions?.['mend'];
  if (mend === undefined) throw new Error('There is no action.');
  expect(isOfferedFor(row, { name: 'mend', ...mend })).toBe(expected);
});

test("what is the user's own is not offered to who is logged in as him, whatever his grants are", () => {
  const guest = { ...people.admin, owner_only: ['thing.create', 'thing.list_of_others', 'other.patch'] };
  const verdicts = (['list', 'create', 'edit'] as const).map((action) => mayDo(resource, action, guest));
  expect(verdicts).toEqual([true, false, true]);
  expect(writableFields(resource, 'create', guest)).toEqual([]);
  expect(offersCreate(resource, guest, 1)).toBe(false);
});

test('what is bound by an ability is offered to who has it alone', () => {
  const bound: EntityResource = {
    ...resource,
    grants: { create: { company_admin: true, company_user: true } },
    createAbilities: { company_user: 'thing_create' },
  };
  const able = { ...people.user, ability: [{ subject: 'thing_create', action: 'create' }] };
  expect([people.admin, people.user, able].map((user) => mayDo(bound, 'create', user))).toEqual([true, false, true]);
});

test('the admin flag tells company admins from company users, and means nothing for the platform', () => {
  expect(Object.values(people).map(roleOf)).toEqual(['superadmin', 'company_admin', 'company_user']);
  expect(roleOf({ role: 'superadmin', is_admin: true })).toBe('superadmin');
});

test.each<[keyof typeof people, ScreenAction[]]>([
  ['superadmin', ['list', 'export']],
  ['admin', ['list', 'export', 'detail', 'show', 'create', 'patch', 'edit']],
  ['user', ['list', 'export', 'detail', 'show', 'patch', 'edit']],
])('%s may do what a grant gives and no more', (name, allowed) => {
  const actions: ScreenAction[] = ['list', 'export', 'detail', 'show', 'create', 'patch', 'edit', 'delete'];
  expect(actions.filter((action) => mayDo(resource, action, people[name]))).toEqual(allowed);
});

test('nobody may do nothing', () => {
  expect(mayDo(resource, 'list', null)).toBe(false);
});

test('a new row is offered to those who may add one somewhere only when there is such a place', () => {
  expect([undefined, 0, 3].map((total) => offersCreate(resource, people.admin, total))).toEqual([false, false, true]);
  expect(
    [undefined, 0, 3].map((total) => offersCreate({ ...resource, createScoped: [] }, people.admin, total)),
  ).toEqual([true, true, true]);
  expect(offersCreate(resource, people.user, 3)).toBe(false);
});

test('the first row is offered to those who may only begin, and no second one', () => {
  const beginning: EntityResource = { ...resource, createFirst: ['company_admin'] };
  expect([undefined, 0, 3].map((total) => offersCreate(beginning, people.admin, total))).toEqual([false, true, false]);
});

describe('the fields of a form', () => {
  test.each<[keyof typeof people, 'create' | 'patch', string[]]>([
    ['admin', 'create', ['name', 'code']],
    ['admin', 'patch', ['name', 'code', 'color']],
    ['user', 'create', []],
    ['user', 'patch', ['name']],
    ['superadmin', 'patch', []],
  ])('of %s in a %s are those that the grant names', (name, operation, fields) => {
    expect(writableFields(resource, operation, people[name])).toEqual(fields);
  });
});

describe('the answer of an action on a page', () => {
  const shown: EntityResource = {
    ...resource,
    panels: { uses: { roles: ['company_admin'] }, orders: { related: 'contract', step: 'orders' } },
  };
  const admin = { ...aUser, is_admin: true };

  test.each([
    ['is for whom a grant gives it', shown, 'uses', admin, true],
    ['is for nobody else', shown, 'uses', { ...aUser, is_admin: false }, false],
    ['is not for who is logged in as him', shown, 'uses', { ...admin, owner_only: ['thing.uses'] }, false],
    ['is none where rows are listed', shown, 'orders', admin, false],
    ['is none where there is no such panel', resource, 'uses', admin, false],
    ['is for nobody before it is known who asks', shown, 'uses', null, false],
  ])('%s', (_what, entity, action, user, expected) => {
    expect(mayReadAnswer(entity, action, user)).toBe(expected);
  });
});
