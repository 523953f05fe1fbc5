/** Giving rights: who is it, who has which rights where, and why. */
import { beforeAll, describe, expect, test } from 'vitest';
import { scenarios, servedWorld } from '../../../../test/scenarios.ts';
import { insertRow, type World } from '../../../../test/world.ts';

const userId = (world: World, name: string): number => world.principals[name]?.userId ?? 0;

scenarios('check a company user', [
  {
    name: 'by e-mail, in whatever spelling',
    as: 'adminA',
    method: 'POST',
    path: 'nodeuseraccess/check_company_user',
    body: { email: 'Node_Read@Test.Example' },
    status: 200,
    contains: (world) => ({
      id: userId(world, 'node_read'),
      full_name: 'node_read',
      email: 'node_read@test.example',
      is_admin: false,
      state: 'active',
    }),
  },
  {
    name: 'by who manages users on some unit',
    as: 'user_read',
    method: 'POST',
    path: 'nodeuseraccess/check_company_user',
    body: { email: 'admina@test.example' },
    status: 200,
    contains: { is_admin: true },
  },
  {
    name: 'an unknown e-mail',
    as: 'adminA',
    method: 'POST',
    path: 'nodeuseraccess/check_company_user',
    body: { email: 'unknown@test.example' },
    status: 404,
    code: 'user_not_found',
  },
  {
    name: "another company's account",
    as: 'adminA',
    method: 'POST',
    path: 'nodeuseraccess/check_company_user',
    body: { email: 'adminb@test.example' },
    status: 404,
    code: 'user_not_found',
  },
  {
    name: 'by who sees no colleagues',
    as: 'node_edit',
    method: 'POST',
    path: 'nodeuseraccess/check_company_user',
    body: { email: 'admina@test.example' },
    status: 404,
    code: 'user_not_found',
  },
  {
    name: 'what is no e-mail',
    as: 'adminA',
    method: 'POST',
    path: 'nodeuseraccess/check_company_user',
    body: { email: 'nobody' },
    status: 400,
    code: 'invalid_input',
    pointers: ['/email'],
  },
]);

describe('who has which rights where', async () => {
  const served = await servedWorld();
  const world = served.world;
  /** node_create on the branch by the world, and by a second grant feedback_edit on the room. */
  let roomGrant: number;
  let rootGrant: number;
  beforeAll(async () => {
    const { companyA, database } = world;
    const user_id = userId(world, 'node_create');
    roomGrant = await insertRow(database, companyA.id, 'node_user_access', {
      user_id,
      node_id: companyA.nodes.room,
      feedback_edit: true,
    });
    rootGrant = await insertRow(database, companyA.id, 'node_user_access', {
      user_id,
      node_id: companyA.nodes.root,
      qr_delete: true,
    });
  });

  const get = async (as: string, path: string) => (await served.call({ as, path })).body as Answer;
  const grantsOf = async (as: string, name: string) =>
    (
      (
        await served.call({
          as,
          method: 'POST',
          path: 'nodeuseraccess/get_user_node_access_list',
          body: { user_id: userId(world, name) },
        })
      ).body as Answer
    ).results;
  interface Answer {
    total: number;
    results: Record<string, unknown>[];
    is_admin: boolean;
    user: object;
    node: object;
    rights: { module: string; right: string; granted: boolean; by: { node_id: number | null }[] }[];
  }
  const right = (answer: Answer, module: string, name: string) =>
    answer.rights.find((one) => one.module === module && one.right === name);

  test('an admin sees all grants of a user, from the top down, each with its path', async () => {
    const { nodes } = world.companyA;
    expect(await grantsOf('adminA', 'node_create')).toMatchObject([
      {
        id: rootGrant,
        node_id: nodes.root,
        node_name: 'root',
        path: [{ id: nodes.root }],
        qr_delete: true,
        permitted: ['patch', 'delete'],
      },
      { node_id: nodes.branch, path: [{ id: nodes.root }, { id: nodes.branch }], node_create: true, node_edit: false },
      {
        id: roomGrant,
        node_id: nodes.room,
        path: [{ id: nodes.root }, { id: nodes.branch }, { id: nodes.room }],
        feedback_edit: true,
      },
    ]);
  });

  test('who manages users on a branch sees the grants from there down, and no unit above it', async () => {
    const { nodes } = world.companyA;
    const seen = await grantsOf('user_edit', 'node_create');
    expect(seen.map(({ node_id: id, path, permitted }) => ({ id, path, permitted }))).toEqual([
      { id: nodes.branch, path: [{ id: nodes.branch, name: 'branch' }], permitted: ['patch'] },
      {
        id: nodes.room,
        path: [
          { id: nodes.branch, name: 'branch' },
          { id: nodes.room, name: 'room' },
        ],
        permitted: ['patch'],
      },
    ]);
    expect((await grantsOf('user_delete', 'node_create')).map(({ permitted }) => permitted)).toEqual([
      ['delete'],
      ['delete'],
    ]);
  });

  test('each sees his own', async () => {
    expect((await grantsOf('node_create', 'node_create')).map(({ permitted }) => permitted)).toEqual([[], [], []]);
  });

  test('a unit tells whose rights count there, its own grants first', async () => {
    const { nodes } = world.companyA;
    const { total, results } = await get('adminA', `nodeuseraccess/unit_access?node_id=${nodes.room}`);
    expect(total).toBe(18);
    expect(results.length).toBe(18);
    expect(results[0]).toMatchObject({
      id: roomGrant,
      node_id: nodes.room,
      inherited: false,
      feedback_edit: true,
      user: { full_name: 'node_create' },
    });
    expect(results.slice(1, -1).every((row) => row['node_id'] === nodes.branch && row['inherited'] === true)).toBe(
      true,
    );
    expect(results.at(-1)).toMatchObject({ id: rootGrant, node_name: 'root', inherited: true });
  });

  test('what comes from a unit above that the caller does not see counts, without its name', async () => {
    const { nodes } = world.companyA;
    const { results } = await get('user_read', `nodeuseraccess/unit_access?node_id=${nodes.room}`);
    expect(results.at(-1)).toMatchObject({
      id: null,
      node_id: null,
      node_name: null,
      inherited: true,
      qr_delete: true,
      permitted: [],
    });
    const explained = await get(
      'user_read',
      `nodeuseraccess/explain?user_id=${userId(world, 'node_create')}&node_id=${nodes.room}`,
    );
    expect(right(explained, 'qr', 'delete')).toMatchObject({
      granted: true,
      by: [{ access_id: null, node_id: null, node_name: null, right: 'delete' }],
    });
  });

  test('who may not see the users of a unit gets his own grants alone', async () => {
    const { nodes } = world.companyA;
    const { total, results } = await get('node_create', `nodeuseraccess/unit_access?node_id=${nodes.room}`);
    expect(total).toBe(3);
    expect(results.every(({ user }) => (user as { full_name: string }).full_name === 'node_create')).toBe(true);
  });

  test('explained: which grant of which unit gives each right, and what is implied', async () => {
    const { nodes } = world.companyA;
    const id = userId(world, 'node_create');
    const answer = await get('adminA', `nodeuseraccess/explain?user_id=${id}&node_id=${nodes.room}`);
    expect(answer).toMatchObject({
      user: { id, email: 'node_create@test.example' },
      node: { id: nodes.room, path: [{ name: 'root' }, { name: 'branch' }, { name: 'room' }] },
      is_admin: false,
    });
    expect(answer.rights.length).toBe(16);
    expect(right(answer, 'node', 'create')).toMatchObject({
      granted: true,
      by: [{ node_id: nodes.branch, right: 'create' }],
    });
    expect(right(answer, 'node', 'read')).toMatchObject({
      granted: true,
      by: [{ node_id: nodes.branch, right: 'create' }],
    });
    expect(right(answer, 'node', 'edit')).toMatchObject({ granted: false, by: [] });
    expect(right(answer, 'feedback', 'edit')).toMatchObject({
      by: [{ access_id: roomGrant, node_id: nodes.room, node_name: 'room' }],
    });
    expect(right(answer, 'qr', 'read')).toMatchObject({
      by: [{ access_id: rootGrant, node_id: nodes.root, right: 'delete' }],
    });
    const above = await get('adminA', `nodeuseraccess/explain?user_id=${id}&node_id=${nodes.otherBranch}`);
    expect(above.rights.filter(({ granted }) => granted).map(({ module, right: name }) => `${module}_${name}`)).toEqual(
      ['qr_read', 'qr_delete'],
    );
  });

  test('explained by what then happens: granted is what the server lets the user do', async () => {
    const { nodes } = world.companyA;
    for (const name of ['feedback_edit', 'node_delete', 'qr_read']) {
      const answer = await get('adminA', `nodeuseraccess/explain?user_id=${userId(world, name)}&node_id=${nodes.room}`);
      const may = (module: string, wanted: string) => right(answer, module, wanted)?.granted;
      const found = await served.call({ as: name, path: `nodeqrcode?filter={"node_id":${nodes.room}}` });
      expect({ name, sees: (found.body as object[]).length > 0 }).toEqual({ name, sees: may('qr', 'read') });
    }
  });

  test('an administrator holds everything, by no grant', async () => {
    const { nodes } = world.companyA;
    const answer = await get(
      'adminA',
      `nodeuseraccess/explain?user_id=${userId(world, 'adminA')}&node_id=${nodes.room}`,
    );
    expect(answer.is_admin).toBe(true);
    expect(answer.rights.every(({ granted, by }) => granted && by.length === 0)).toBe(true);
  });
});

scenarios('ask about rights elsewhere', [
  {
    name: "another's, without a right over users",
    as: 'node_read',
    path: (world) =>
      `nodeuseraccess/explain?user_id=${userId(world, 'node_read') + 1}&node_id=${world.companyA.nodes.room}`,
    status: 404,
    code: 'user_not_found',
  },
  {
    name: "a colleague's, whom one sees for feedback but whose rights one does not manage",
    as: 'feedback_edit',
    path: (world) =>
      `nodeuseraccess/explain?user_id=${userId(world, 'node_read')}&node_id=${world.companyA.nodes.room}`,
    status: 403,
  },
  {
    name: 'at a unit out of reach',
    as: 'user_edit',
    path: (world) =>
      `nodeuseraccess/explain?user_id=${userId(world, 'user_edit')}&node_id=${world.companyA.nodes.root}`,
    status: 404,
    code: 'unit_not_found',
  },
  {
    name: 'at a foreign unit',
    as: 'adminA',
    path: (world) => `nodeuseraccess/unit_access?node_id=${world.companyB.nodes.root}`,
    status: 404,
    code: 'unit_not_found',
  },
  {
    name: 'of a foreign user',
    as: 'adminA',
    method: 'POST',
    path: 'nodeuseraccess/get_user_node_access_list',
    body: (world: World) => ({ user_id: userId(world, 'adminB') }),
    status: 404,
    code: 'user_not_found',
  },
]);

describe('rights given through the calls', async () => {
  const served = await servedWorld();

  test('are what the user then has, and are gone when the grant is', async () => {
    const { nodes, organizationId } = served.world.companyA;
    const units = async () => {
      const { body } = await served.call({ as: 'nobody', path: 'companyorganizationnodes?sort=["id","ASC"]' });
      return (body as { id: number }[]).map(({ id }) => id);
    };
    const rename = () =>
      served.call({
        as: 'nobody',
        method: 'PATCH',
        path: `companyorganizationnodes/${nodes.room}`,
        body: { type: 'x' },
      });
    expect(await units()).toEqual([]);
    const { body: found } = await served.call({
      as: 'adminA',
      method: 'POST',
      path: 'nodeuseraccess/check_company_user',
      body: { email: 'nobody@test.example' },
    });
    const grant = { user_id: (found as { id: number }).id, node_id: nodes.branch, node_create: true };
    const { status, body } = await served.call({ as: 'adminA', method: 'POST', path: 'nodeuseraccess', body: grant });
    expect(status).toBe(201);
    const { id } = body as { id: number };
    expect(await units()).toEqual([nodes.branch, nodes.room]);
    const add = { organization_id: organizationId, parent_id: nodes.room, name: 'table' };
    expect(
      (await served.call({ as: 'nobody', method: 'POST', path: 'companyorganizationnodes', body: add })).status,
    ).toBe(201);
    expect((await rename()).status).toBe(403);
    await served.call({ as: 'adminA', method: 'PATCH', path: `nodeuseraccess/${id}`, body: { node_edit: true } });
    expect((await rename()).status).toBe(200);
    const again = await served.call({ as: 'adminA', method: 'POST', path: 'nodeuseraccess', body: grant });
    expect(again).toMatchObject({ status: 409, body: { code: 'already_exists' } });
    expect((await served.call({ as: 'adminA', method: 'DELETE', path: `nodeuseraccess/${id}` })).status).toBe(204);
    expect(await units()).toEqual([]);
    expect((await rename()).status).toBe(404);
  });
});
