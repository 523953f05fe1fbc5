/** Lists as people keep them by name: each his own, shared by administrators, as the list takes them, not too many. */
import { describe, expect, test } from 'vitest';
import { scenarios, type Scenario, servedWorld } from '../../../../test/scenarios.ts';

type Case = Partial<Scenario> & Pick<Scenario, 'name' | 'status'>;
const create = ({ as = 'feedback_read', ...rest }: Case): Scenario => ({
  as,
  method: 'POST',
  path: 'savedfilters',
  ...rest,
});
const filter = { status: ['new', 'in_processing'], created_at_gte: '2026-01-01', q: 'cold coffee' };

let id = 0;
const one = () => `savedfilters/${id}`;

scenarios(
  'saved filters',
  [
    create({
      name: 'are kept by name',
      body: { name: 'Open', filter },
      status: 201,
      contains: { name: 'Open', filter, position: 0 },
    }),
    create({ name: 'come in their order', body: { name: 'First', filter: {}, position: 0 }, status: 201 }),
    create({ name: 'have a name once', body: { name: 'Open', filter: {} }, status: 409, code: 'already_exists' }),
    create({ name: 'which somebody else may use too', as: 'adminA', body: { name: 'Open', filter: {} }, status: 201 }),
    create({ name: 'of one without a right', as: 'nobody', body: { name: 'Mine', filter: {} }, status: 201 }),
    { name: 'are read by their own', as: 'feedback_read', path: one, status: 200, contains: { name: 'Stored' } },
    { name: 'and by nobody else, an admin neither', as: 'adminA', path: one, status: 404, code: 'not_found' },
    { name: 'nor changed', as: 'adminA', method: 'PATCH', path: one, body: { name: 'x' }, status: 404 },
    { name: 'nor deleted', as: 'adminA', method: 'DELETE', path: one, status: 404 },
    {
      name: 'are changed',
      as: 'feedback_read',
      method: 'PATCH',
      path: one,
      body: { filter: { priority: 'high' }, position: 3 },
      status: 200,
      contains: { filter: { priority: 'high' }, position: 3 },
    },
    {
      name: 'are listed by their own alone',
      as: 'feedback_read',
      path: 'savedfilters/',
      status: 200,
      contains: [{ name: 'Open' }, { name: 'First' }, { name: 'Stored' }],
    },
    {
      name: 'not changed to what the list refuses',
      as: 'feedback_read',
      method: 'PATCH',
      path: one,
      body: { filter: { status: 'odd' } },
      status: 400,
      pointers: ['/filter/status'],
    },
    create({
      name: 'name what is wrong with them, all of it',
      body: { name: 'Bad', filter: { device_hash: 'x', status: 'odd', created_at_gte: '1800-01-01' } },
      status: 400,
      pointers: ['/filter/device_hash', '/filter/status', '/filter/created_at_gte'],
    }),
    create({
      name: 'of ranges backwards',
      body: { name: 'Bad', filter: { score_gte: 5, score_lte: 4 } },
      status: 400,
      pointers: ['/filter/score_lte'],
    }),
    create({
      name: 'are at most two kilobytes',
      body: { name: 'Bad', filter: { node_id: Array.from({ length: 500 }, (_, at) => at + 1_000) } },
      status: 400,
      pointers: ['/filter'],
      contains: { errors: [{ code: 'filter_too_large' }] },
    }),
    create({
      name: 'are of any list',
      body: { name: 'Mine', list: 'node', filter: { is_paused: true }, sort: ['name', 'DESC'], columns: ['name'] },
      status: 201,
      contains: { list: 'node', sort: ['name', 'DESC'], columns: ['name'], is_shared: false },
    }),
    create({
      name: 'are judged by the list that they are of',
      body: { name: 'Bad', list: 'node', filter: { status: 'new' }, sort: ['odd', 'ASC'], columns: ['name', 'odd'] },
      status: 400,
      pointers: ['/filter/status', '/sort', '/columns/1'],
    }),
    create({
      name: 'are of a list that there is',
      body: { name: 'Bad', list: 'session', filter: {} },
      status: 400,
      pointers: ['/list'],
    }),
    create({
      name: 'are shared by administrators alone',
      body: { name: 'Ours', filter: {}, is_shared: true },
      status: 403,
      pointers: ['/is_shared'],
    }),
    create({
      name: 'are shared by an administrator',
      as: 'adminA',
      body: { name: 'Ours', list: 'customer_user', filter: {}, is_shared: true },
      status: 201,
    }),
    {
      name: 'that are shared are read by all of the company',
      as: 'nobody',
      path: 'savedfilters/?filter={"list":"customer_user"}',
      status: 200,
      contains: [{ name: 'Ours', is_shared: true }],
    },
    {
      name: 'that are shared are no business of another company',
      as: 'adminB',
      path: 'savedfilters/?filter={"list":"customer_user"}',
      status: 200,
      contains: [],
    },
    create({
      name: 'belong to who saves them',
      body: { name: 'x', filter: {}, user_id: 1 },
      status: 400,
      pointers: ['/user_id'],
    }),
    { name: 'are deleted', as: 'feedback_read', method: 'DELETE', path: one, status: 204 },
    { name: 'and gone', as: 'feedback_read', path: one, status: 404 },
  ],
  async (served) => {
    const { body } = await served.call({
      as: 'feedback_read',
      method: 'POST',
      path: 'savedfilters',
      body: { name: 'Stored', filter: {}, position: 2 },
    });
    ({ id } = body as { id: number });
  },
);

describe('so many that there is no end', async () => {
  const served = await servedWorld();

  test('a hundred are kept, also when the last are saved at once', async () => {
    const save = (as: string, name: string) =>
      served.call({ as, method: 'POST', path: 'savedfilters', body: { name, filter: {} } });
    for (let at = 0; at < 98; at += 1) expect((await save('feedback_read', `Filter ${at}`)).status).toBe(201);
    const last = await Promise.all(['a', 'b', 'c', 'd'].map((name) => save('feedback_read', name)));
    expect(last.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 201, 409, 409]);
    expect(last.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'saved_filters_full', limit: 100 });
    expect((await save('adminA', 'a')).status).toBe(201);
  });
});
