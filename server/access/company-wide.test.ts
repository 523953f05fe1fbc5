/** What a right on a unit opens of the whole company: the caller's share of it, and all by a right of its own. */
import { beforeAll, describe, expect, test } from 'vitest';
import { servedWorld } from '../test/scenarios.ts';
import { insertRow, insertUser } from '../test/world.ts';

type Row = Record<string, unknown>;

describe('a user with every right on a unit, and none to what is the whole company’s', async () => {
  const served = await servedWorld();
  const call = async (path: string, request: { method?: string; body?: object; as?: string } = {}) => {
    const { status, body } = await served.call({ as: 'local', path, ...request });
    return { status, body: body as Row, rows: body as Row[] };
  };
  const named = async (path: string): Promise<string[]> =>
    (await call(`${path}?range=[0,99]`)).rows.map((row) => String(row['name'] ?? row['full_name'])).toSorted();

  beforeAll(async () => {
    const { companyA, database, principals } = served.world;
    const { id, nodes } = companyA;
    const make = (table: string, values: Row) => insertRow(database, id, table, values);
    principals['local'] = await insertUser(database, id, 'local', 'company_user');
    const rights = ['user', 'node', 'qr', 'feedback'].flatMap((module) =>
      ['read', 'edit', 'create', 'delete'].map((right) => [`${module}_${right}`, true] as const),
    );
    await make('node_user_access', {
      user_id: principals['local'].userId,
      node_id: nodes.otherBranch,
      ...Object.fromEntries(rights),
    });
    const above = await insertUser(database, id, 'above', 'company_user');
    await make('node_user_access', { user_id: above.userId, node_id: nodes.root, feedback_read: true });
    for (const kind of ['survey', 'link_list', 'qr_code']) {
      const group = await make(`${kind}_group`, { name: 'mine' });
      await make(`${kind}_group`, { name: 'of others' });
      await make('group_node', { node_id: nodes.otherBranch, kind, [`${kind}_group_id`]: group });
    }
    await make('company_tag', { name: 'unused' });
    await make('survey', { name: 'library', origin: 'library', draft: JSON.stringify({}) });
  });

  test('colleagues at the same units and administrators, by their names alone', async () => {
    expect(await named('customeruser')).toEqual(['above', 'adminA', 'local']);
    const { rows } = await call('customeruser?range=[0,99]');
    expect(rows.map(({ email }) => email).filter((email) => email !== null)).toEqual(['local@test.example']);
    const fields = encodeURIComponent('["full_name","email"]');
    expect((await call(`customeruser?fields=${fields}`)).rows.filter(({ email }) => email !== null).length).toBe(1);
  });

  test.each(['sort=["email","ASC"]', 'filter={"email":"above@test.example"}'])(
    'nobody is found or put in order by what is not shown: %s',
    async (query) => {
      expect((await call(`customeruser?${query}`)).status).toBe(400);
    },
  );

  test('a search finds nobody by an e-mail', async () => {
    expect((await call('customeruser?filter={"q":"test.example"}')).rows).toEqual([]);
  });

  test('whose rights count at a unit, without e-mails', async () => {
    const { nodes } = served.world.companyA;
    const { body } = await call(`nodeuseraccess/unit_access?node_id=${nodes.otherBranch}`);
    const users = (body['results'] as { user: Row }[]).map(({ user }) => [user['full_name'], user['email']]);
    expect(users).toEqual([
      ['local', 'local@test.example'],
      ['above', null],
    ]);
  });

  test.each(['surveygroups', 'linklistgroups', 'qrcodegroups'])('of %s those of the own unit', async (path) => {
    expect(await named(path)).toEqual(['mine']);
  });

  test('no tag that nothing of the own feedback has, and none of the own making', async () => {
    expect(await named('companytags')).toEqual([]);
    expect((await call('companytags', { method: 'POST', body: { name: 'mine' } })).status).toBe(403);
  });

  test('of surveys what the own unit asks, without its draft', async () => {
    const { rows } = await call('surveys');
    expect(rows.map(({ origin, draft }) => ({ origin, draft }))).toEqual([{ origin: 'default', draft: null }]);
  });

  test('nobody but an administrator opens more', async () => {
    const id = served.world.principals['local']?.userId ?? 0;
    const patch = (as: string) =>
      call(`customeruser/${id}`, { as, method: 'PATCH', body: { company_users: true, company_tags: true } });
    expect((await patch('local')).status).toBe(403);
    expect((await patch('adminA')).status).toBe(200);
    expect(await named('companytags')).toEqual(['unused']);
    expect((await call('customeruser?filter={"q":"node_read"}')).rows).toMatchObject([
      { email: 'node_read@test.example' },
    ]);
  });
});

describe('whether users may create organizations', async () => {
  const served = await servedWorld();

  const abilities = async (): Promise<string[]> => {
    const { body } = await served.call({ as: 'nobody', path: 'account/userinfo' });
    return (body as { ability: { subject: string }[] }).ability.map(({ subject }) => subject);
  };
  const create = () =>
    served.call({ as: 'nobody', method: 'POST', path: 'companyorganization', body: { name: 'Own' } });
  const allow = (is: boolean) =>
    served.call({
      as: 'adminA',
      method: 'PATCH',
      path: `companyprofile/${served.world.companyA.id}`,
      body: { users_create_organizations: is },
    });

  test('is the company’s to say, and told before it is tried', async () => {
    expect(await abilities()).toContain('organization_create');
    expect((await allow(false)).status).toBe(200);
    expect(await abilities()).not.toContain('organization_create');
    expect((await create()).status).toBe(403);
    expect((await allow(true)).status).toBe(200);
    expect((await create()).status).toBe(201);
  });
});
