/** What a unit's row tells each caller: counters with all below, what is below, whether it is his top, his rights. */
import { describe, expect, test } from 'vitest';
import { allRights } from '../../../../access/rights.ts';
import { foldCounters } from '../../../insight/index.ts';
import { servedWorld } from '../../../../test/scenarios.ts';
import { insertRow } from '../../../../test/world.ts';

interface UnitRow {
  id: number;
  rights: string[];
  is_top: boolean;
  child_count: number;
  subtree_unit_count: number;
  permitted?: string[];
  [counter: string]: unknown;
}

const served = await servedWorld();

async function unit(as: string, name: 'root' | 'branch' | 'room' | 'otherBranch', query = ''): Promise<UnitRow> {
  const { body, status } = await served.call({
    as,
    path: `companyorganizationnodes/${served.world.companyA.nodes[name]}${query}`,
  });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as UnitRow;
}

async function listed(as: string, filter: object, query = ''): Promise<UnitRow[]> {
  const { body } = await served.call({
    as,
    path: `companyorganizationnodes?filter=${encodeURIComponent(JSON.stringify(filter))}${query}`,
  });
  return body as UnitRow[];
}

describe('rights', () => {
  test('of an administrator are all, everywhere', async () => {
    expect((await unit('adminA', 'room')).rights).toEqual(allRights);
  });

  test.each([
    ['node_read', ['node_read']],
    ['node_edit', ['node_read', 'node_edit']],
    ['feedback_delete', ['feedback_read', 'feedback_delete']],
  ])(
    'of a user with %s count at the unit of the grant and below, with the read that they imply',
    async (as, rights) => {
      expect((await unit(as, 'branch')).rights).toEqual(rights);
      expect((await unit(as, 'room')).rights).toEqual(rights);
    },
  );

  test('add up along the path', async () => {
    const { database, companyA, principals } = served.world;
    await insertRow(database, companyA.id, 'node_user_access', {
      user_id: principals['qr_read']?.userId,
      node_id: companyA.nodes.room,
      node_create: true,
    });
    expect((await unit('qr_read', 'branch')).rights).toEqual(['qr_read']);
    expect((await unit('qr_read', 'room')).rights).toEqual(['node_read', 'node_create', 'qr_read']);
  });
});

describe('the top', () => {
  test.each([
    ['adminA', 'root'],
    ['node_read', 'branch'],
    // A second grant further down makes no second top.
    ['qr_read', 'branch'],
  ] as const)('of what %s sees is the %s, and the list can be asked for it', async (as, name) => {
    const { nodes, organizationId } = served.world.companyA;
    const tops = await listed(as, { organization_id: organizationId, is_top: true });
    expect(tops.map(({ id }) => id)).toEqual([nodes[name]]);
    const others = await listed(as, { is_top: false });
    expect(others.map(({ id }) => id)).not.toContain(nodes[name]);
  });
});

test('what is below is counted by level and in all, without what was deleted', async () => {
  const { companyA, database } = served.world;
  expect(await unit('adminA', 'root')).toMatchObject({ child_count: 2, subtree_unit_count: 3 });
  const spare = await insertRow(database, companyA.id, 'node', {
    organization_id: companyA.organizationId,
    parent_id: companyA.nodes.root,
    name: 'gone',
    path: `/${companyA.nodes.root}/999/`,
    deleted_at: new Date(),
  });
  expect(spare).toBeGreaterThan(0);
  expect(await unit('adminA', 'root')).toMatchObject({ child_count: 2, subtree_unit_count: 3 });
});

test('counters of a subtree are those of its units, folded or not', async () => {
  const { companyA, database } = served.world;
  const count = (node: number, reads: number, answers: number, open: number) =>
    insertRow(database, companyA.id, 'node_day_delta', { node_id: node, day: '2026-01-05', reads, answers, open });
  const expected = {
    root: [1, 1, 0, 111, 31, 12],
    branch: [10, 10, 2, 110, 30, 12],
    room: [100, 20, 10, 100, 20, 10],
    otherBranch: [0, 0, 0, 0, 0, 0],
  };
  await count(companyA.nodes.root, 1, 1, 0);
  await count(companyA.nodes.branch, 10, 10, 2);
  await foldCounters(database);
  await count(companyA.nodes.room, 100, 20, 10);
  const names = ['qr_read_count', 'total_feedback_count', 'open_feedback_count'];
  for (const folded of [false, true]) {
    if (folded) await foldCounters(database);
    for (const [name, counters] of Object.entries(expected)) {
      const row = await unit('adminA', name as keyof typeof expected);
      expect([...names, ...names.map((counter) => `subtree_${counter}`)].map((counter) => row[counter])).toEqual(
        counters,
      );
    }
  }
});

describe('permissions', () => {
  test('are told of each row where they are asked for', async () => {
    const { branch, room } = served.world.companyA.nodes;
    expect((await unit('node_edit', 'branch')).permitted).toBeUndefined();
    expect((await unit('node_edit', 'branch', '?permissions=true')).permitted).toEqual(['patch']);
    expect((await unit('node_delete', 'branch', '?permissions=true')).permitted).toEqual(['delete']);
    expect((await unit('feedback_read', 'branch', '?permissions=true')).permitted).toEqual([]);
    expect((await unit('adminA', 'branch', '?permissions=true')).permitted).toEqual(['patch', 'delete']);
    const rows = await listed('qr_read', { id: [branch, room] }, '&permissions=true');
    expect(rows.map(({ permitted }) => permitted)).toEqual([[], []]);
  });

  test('are asked for by true or false', async () => {
    const answer = await served.call({ as: 'adminA', path: 'companyorganizationnodes?permissions=1' });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer: '/permissions', code: 'enum' }] } });
  });
});

describe('some fields', () => {
  test('are all that is read and computed, with the id', async () => {
    const fields = encodeURIComponent('["name","rights"]');
    const { room } = served.world.companyA.nodes;
    expect(await unit('node_edit', 'room', `?fields=${fields}`)).toEqual({
      id: room,
      name: 'room',
      rights: ['node_read', 'node_edit'],
    });
    const rows = await listed('adminA', { id: [room] }, `&fields=${encodeURIComponent('[]')}&permissions=true`);
    expect(rows).toEqual([{ id: room, permitted: ['patch', 'delete'] }]);
  });

  test.each([
    ['no JSON', 'name', '/fields', 'json'],
    ['no list', '{"name":1}', '/fields', 'type'],
    ['a field that is not there', '["name","secret"]', '/fields/1', 'unknown_field'],
    ['a field by a name of the language', '["constructor"]', '/fields/0', 'unknown_field'],
    ['more than there can be', JSON.stringify(Array.from({ length: 61 }, () => 'name')), '/fields', 'too_many_items'],
  ])('that are %s are refused', async (_, fields, pointer, code) => {
    const path = `companyorganizationnodes?fields=${encodeURIComponent(fields)}`;
    const answer = await served.call({ as: 'adminA', path });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer, code }] } });
  });

  test('that the caller may not read are unknown to him', async () => {
    const path = `customeruser?fields=${encodeURIComponent('["last_login_at"]')}`;
    expect(await served.call({ as: 'adminA', path })).toMatchObject({ status: 200 });
    expect(await served.call({ as: 'user_read', path })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/fields/0', code: 'unknown_field' }] },
    });
  });
});
