/** Filters with groups: which rows they find, for whom, and what is refused at its place. */
import { describe, expect, test } from 'vitest';
import { createScope } from '../access/scope.ts';
import { createAbilities } from '../access/abilities.ts';
import { rules } from '../generated/rules.ts';
import { node } from '../generated/node.ts';
import { servedWorld } from '../test/scenarios.ts';
import { MAX_ALL_PARTS, MAX_DEPTH, MAX_PARTS } from './filter-groups.ts';
import { parseList } from './parse.ts';
import { planList, planTotal } from './plan-list.ts';

const served = await servedWorld();

const UNITS = 'companyorganizationnodes';
const repeat = (count: number): object[] => Array.from({ length: count }, () => ({ id: 1 }));
const nested = (depth: number): object => (depth === 0 ? { id: 1 } : { or: [nested(depth - 1)] });

async function ask(as: string, filter: unknown, path = UNITS) {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["id","ASC"]' });
  return served.call({ as, path: `${path}?${query.toString()}` });
}

async function namesOf(as: string, filter: unknown): Promise<string[]> {
  const { status, body } = await ask(as, filter);
  expect([status, body]).toEqual([200, expect.any(Array)]);
  return (body as { name: string }[]).map(({ name }) => name);
}

describe('groups of a filter', () => {
  test('find rows that any, all or none of their filters lets through', async () => {
    const { root, branch, room, otherBranch } = served.world.companyA.nodes;
    const by: [object, string[]][] = [
      [{ or: [{ id: root }, { id: room }] }, ['root', 'room']],
      [{ or: [{ parent_id: null }, { parent_id: branch }] }, ['root', 'room']],
      [{ and: [{ id: [root, branch] }, { id: [branch, room] }] }, ['branch']],
      [{ not: [{ id: root }, { id: room }] }, ['branch', 'otherBranch']],
      // Nothing is no parent either.
      [{ not: [{ parent_id: root }] }, ['root', 'room']],
      [{ not: [{ parent_id: null }] }, ['branch', 'room', 'otherBranch']],
      [{ parent_id: root, or: [{ id: root }, { id: otherBranch }] }, ['otherBranch']],
      [{ or: [{ id: room }, { parent_id: root, not: [{ id: branch }] }] }, ['room', 'otherBranch']],
      [{ or: [{ and: [{ is_top: true }, { or: [{ id: root }, { id: branch }] }] }, { id: room }] }, ['root', 'room']],
    ];
    for (const [filter, names] of by) expect([filter, await namesOf('adminA', filter)]).toEqual([filter, names]);
  });

  test('are counted and written into files by the same conditions', async () => {
    const { root, room } = served.world.companyA.nodes;
    const filter = JSON.stringify({ or: [{ id: root }, { id: room }] });
    const list = await served.call({
      as: 'adminA',
      path: `${UNITS}?${new URLSearchParams({ filter, range: '[0,0]' }).toString()}`,
    });
    expect(list.headers.get('content-range')).toMatch(/ 0-0\/2$/);
    const query = new URLSearchParams({ filter, format: 'csv', fields: '["name"]', sort: '["id","ASC"]' });
    const file = await fetch(`${served.origin}/api/${UNITS}/?${query.toString()}`, {
      headers: await served.world.authorization('adminA'),
    });
    expect((await file.text()).replace('\ufeff', '').trim().split(/\r?\n/).slice(1)).toEqual(['root', 'room']);
  });

  test('reach no row that the caller does not', async () => {
    const own = served.world.companyA.nodes;
    const foreign = served.world.companyB.nodes.root;
    expect(await namesOf('adminA', { or: [{ id: foreign }, { id: own.room }] })).toEqual(['room']);
    expect(await namesOf('adminA', { not: [{ id: own.room }] })).toEqual(['root', 'branch', 'otherBranch']);
    expect(await namesOf('node_read', { or: [{ is_top: true }, { is_top: false }] })).toEqual(['branch', 'room']);
  });

  test('name no field that the caller is not shown in every row', async () => {
    const filter = { or: [{ not: [{ is_changed: true }] }] };
    expect((await ask('adminA', filter, 'surveys')).status).toBe(200);
    const { status, body } = await ask('feedback_read', filter, 'surveys');
    expect([status, body]).toMatchObject([
      400,
      { errors: [{ pointer: '/filter/or/0/not/0/is_changed', code: 'unknown_filter' }] },
    ]);
  });

  test.each<[string, unknown, [pointer: string, code: string][]]>([
    ['that is no list', { or: { id: 1 } }, [['/filter/or', 'type']]],
    ['of nothing', { or: [] }, [['/filter/or', 'too_few_items']]],
    [
      'with a part that is no filter',
      { and: [{ id: 1 }, 7, null, []] },
      [1, 2, 3].map((at) => [`/filter/and/${at}`, 'type']),
    ],
    ['with an empty part', { not: [{}] }, [['/filter/not/0', 'too_few_properties']]],
    ['with an unknown field', { or: [{ id: 1 }, { secret: 1 }] }, [['/filter/or/1/secret', 'unknown_filter']]],
    ['with a search', { or: [{ q: 'north' }] }, [['/filter/or/0/q', 'unknown_filter']]],
    ['with a value that is none', { or: [{ not: [{ is_top: 'yes' }] }] }, [['/filter/or/0/not/0/is_top', 'type']]],
    [
      'with a range that goes backwards',
      { or: [{ created_at_gte: '2026-02-01', created_at_lte: '2026-01-01' }] },
      [['/filter/or/0/created_at_lte', 'range_reversed']],
    ],
    ['with too many parts', { or: repeat(MAX_PARTS + 1) }, [['/filter/or', 'too_many_items']]],
    [
      'that together have too many parts',
      { or: [{ or: repeat(MAX_PARTS) }, { and: repeat(MAX_PARTS) }] },
      [['/filter/or/1/and', 'too_many_items']],
    ],
    ['too far inside each other', nested(MAX_DEPTH + 1), [[`/filter${'/or/0'.repeat(MAX_DEPTH)}/or`, 'too_deep']]],
  ])('%s are refused', async (_, filter, found) => {
    const { status, body } = await ask('adminA', filter);
    const { errors = [] } = body as { errors?: { pointer: string; code: string }[] };
    expect([status, errors.map(({ pointer, code }) => [pointer, code])]).toEqual([400, found]);
  });

  test('may be as large as said', async () => {
    expect((await ask('adminA', { or: repeat(MAX_PARTS), and: repeat(MAX_ALL_PARTS - MAX_PARTS) })).status).toBe(200);
    expect((await ask('adminA', nested(MAX_DEPTH))).status).toBe(200);
  });
});

describe('the statement of a filter with groups', () => {
  const scope = createScope({ abilities: createAbilities(rules) });
  const target = { entity: node, computed: { is_top: 't.parent_id is null' } };
  const admin = { role: 'company_admin', userId: 1, companyId: 1, sessionId: 1, accessVersion: 1 } as const;
  const requestOf = (filter: object) =>
    parseList(
      node,
      { filter: JSON.stringify(filter), fields: '["id"]' },
      { isReadable: () => true, isShown: () => true },
    );
  const planned = (filter: object) => planList(target, admin, scope, requestOf(filter));

  test('is the same for the same shape, so that it is prepared once', () => {
    const one = planned({ or: [{ type: ['room'], is_top: true }, { not: [{ parent_id: 1 }] }] });
    const other = planned({ or: [{ is_top: false, type: ['floor', 'room'] }, { not: [{ parent_id: 2 }] }] });
    expect(one?.name).toBe(other?.name);
    expect(one?.text).toBe(other?.text);
    expect(one?.values).not.toEqual(other?.values);
  });

  test('is another one for another shape', () => {
    const shapes = [
      { or: [{ is_top: true }, { parent_id: 1 }] },
      { and: [{ is_top: true }, { parent_id: 1 }] },
      { or: [{ is_top: true }] },
      { not: [{ is_top: true }] },
    ];
    expect(new Set(shapes.map((shape) => planned(shape)?.text)).size).toBe(shapes.length);
  });

  test('counts under a key of its own', () => {
    const counted = (filter: object) => planTotal(target, admin, scope, requestOf(filter))?.text;
    expect(counted({ or: [{ is_top: true }] })).not.toBe(counted({ is_top: true }));
  });
});
