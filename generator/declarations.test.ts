import { describe, expect, test } from 'vitest';
import { checkDeclarations } from './check/declarations.ts';
import type { Problem } from './problem.ts';
import { loadGood, type MergePatch, modelOf, patchSources } from './test/project.ts';

const SHELF = 'schemas/shop/shelf.schema.json';
const DECLARATION = 'schemas/shop/shelf.access.json';
const RIGHT = {
  $schema: '../access.schema.json',
  reads: ['superadmin', 'company_user'],
  writes: ['superadmin'],
  fields: ['code', 'is_open'],
};

const good = await loadGood();

/** What is said of shelves; of the fixture's other entities nothing is declared. */
function judged(declaration: object | undefined, schema: MergePatch = {}): Omit<Problem, 'hint'>[] {
  const access = declaration === undefined ? [] : [{ path: DECLARATION, value: declaration }];
  const sources = { ...patchSources(good, SHELF, schema), access };
  return checkDeclarations(modelOf(sources), sources)
    .filter(({ file }) => file === SHELF || file === DECLARATION)
    .map(({ file, pointer, message }) => ({ file, pointer, message }));
}

test('a declaration that says what is granted has no problem', () => {
  expect(judged(RIGHT)).toEqual([]);
});

test('so has one of rows that are not his own', () => {
  const others = { role: 'company_user', where: { id: { $ne: '$user.id' } } };
  for (const caller of ['others', 'others_as_user', 'company_user'])
    expect(judged({ ...RIGHT, delete: [caller] }, { 'x-access': { delete: [others] } }), caller).toEqual([]);
});

test('an entity without a declaration is told which three lines to write', () => {
  const sources = { ...good, access: [] };
  const problem = checkDeclarations(modelOf(sources), sources).find(({ file }) => file === SHELF);
  expect(problem).toEqual({
    file: SHELF,
    pointer: '/x-access',
    message: "Nothing says beside the grants who is meant to use 'shelf'.",
    hint: `Write ${DECLARATION}: { "$schema": "../access.schema.json", "reads": [<callers>], "writes": [<callers>], "fields": ["code", "is_open"] }; callers are those that schemas/access.schema.json names.`,
  });
});

describe('the grants are refused where they go beyond it:', () => {
  const table: [slip: string, declaration: MergePatch, schema: MergePatch, pointer: string, message: string][] = [
    [
      'a role that is not named',
      {},
      { 'x-access': { create: [{ role: 'superadmin' }, { role: 'company_admin' }], patch: [], delete: [] } },
      '/x-access/create',
      `The grant of 'create' to 'company_admin' goes beyond ${DECLARATION}, which says: superadmin.`,
    ],
    [
      'a visitor',
      {},
      { 'x-access': { list: [{ role: 'anonymous' }], detail: [] } },
      '/x-access/list',
      `The grant of 'list' to 'anonymous' goes beyond ${DECLARATION}, which says: superadmin, company_user.`,
    ],
    [
      'all rows for one who has a right on units',
      { reads: ['superadmin', 'node.read'] },
      { 'x-access': { detail: [] } },
      '/x-access/list',
      `The grant of 'list' to 'company_user' goes beyond ${DECLARATION}, which says: superadmin, node.read.`,
    ],
    [
      'another right on units',
      { reads: ['superadmin', 'qr.read', 'node.edit'] },
      {
        'x-access': {
          list: [{ role: 'company_user', where: { id: { $in: '$user.nodes.node.read' } } }],
          detail: [],
        },
      },
      '/x-access/list',
      `The grant of 'list' to 'company_user' goes beyond ${DECLARATION}, which says: superadmin, qr.read, node.edit.`,
    ],
    [
      'his own row for one who is meant to reach those of others',
      { reads: ['superadmin', 'company_user'], writes: ['superadmin', 'others_as_user'] },
      { 'x-access': { delete: [{ role: 'company_user' }] } },
      '/x-access/delete',
      `The grant of 'delete' to 'company_user' goes beyond ${DECLARATION}, which says: superadmin, others_as_user.`,
    ],
    [
      'a field that is not to be written',
      { fields: { create: ['code'], patch: ['code', 'is_open'] } },
      {},
      '/x-access/create',
      `The grant of 'create' to 'superadmin' writes 'is_open', which ${DECLARATION} does not name among its fields.`,
    ],
    [
      'an operation that nothing is said of',
      { writes: null, create: ['superadmin'], patch: ['superadmin'] },
      {},
      '/x-access/delete',
      `'delete' is granted to 'superadmin', and ${DECLARATION} says nothing of it.`,
    ],
  ];

  test.each(table)('%s', (_, patch, schema, pointer, message) => {
    const declaration = Object.fromEntries(
      Object.entries({ ...RIGHT, ...patch }).filter(([, value]) => value !== null),
    );
    expect(judged(declaration, schema)).toEqual([{ file: SHELF, pointer, message }]);
  });
});

describe('a declaration is refused for', () => {
  const table: [mistake: string, patch: MergePatch, pointer: string, message: string][] = [
    ['a caller that is none', { reads: ['admins'] }, '/reads/0', "'admins' is not a legal value here."],
    [
      'a field that is not there',
      { fields: ['code', 'is_open', 'colour'] },
      '/fields/2',
      "There is no field 'colour'.",
    ],
    [
      'what is told by hand as well',
      { special: ['list'], list: ['superadmin'] },
      '/special/0',
      "'list' is declared here as well.",
    ],
    ['a keyword that is none', { wirtes: [] }, '/wirtes', "'wirtes' is not a keyword of the dialect here."],
  ];

  test.each(table)('%s', (_, patch, pointer, message) => {
    expect(judged({ ...RIGHT, ...patch })).toEqual([{ file: DECLARATION, pointer, message }]);
  });

  test('the place of an entity that is not there', () => {
    const path = 'schemas/shop/shlef.access.json';
    const sources = { ...good, access: [{ path, value: RIGHT }] };
    expect(checkDeclarations(modelOf(sources), sources)).toContainEqual({
      file: path,
      pointer: '',
      message: 'There is no entity beside it that is called: schemas/shop/shlef.schema.json.',
    });
  });
});
