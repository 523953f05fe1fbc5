/** Subscriptions as their users keep them: each his own, within what he may read, so many and no more. */
import { describe, expect, test } from 'vitest';
import { scenarios, servedWorld } from '../../../test/scenarios.ts';
import type { World } from '../../../test/world.ts';

const path = 'reportsubscriptions';
const post = { method: 'POST', path } as const;
const MISSING_ID = 999_999_999;
const unit =
  (name: 'branch' | 'room' | 'otherBranch', values: object = {}) =>
  ({ companyA: { nodes } }: World) => ({
    node_id: nodes[name],
    ...values,
  });

scenarios('a mail report', [
  {
    name: 'of a unit within reach is subscribed to, and knows when it comes',
    as: 'feedback_read',
    ...post,
    body: unit('room', { hour: 7, time_zone: 'Europe/Berlin' }),
    status: 201,
    contains: {
      rhythm: 'weekly',
      weekday: 'monday',
      hour: 7,
      is_active: true,
      next_at: expect.any(String),
      ended_because: null,
    },
  },
  {
    name: 'is there once of a unit and a rhythm',
    as: 'feedback_read',
    ...post,
    body: unit('room'),
    status: 409,
    code: 'already_exists',
    pointers: ['/node_id'],
  },
  {
    name: 'of another rhythm is another one',
    as: 'feedback_read',
    ...post,
    body: unit('room', { rhythm: 'daily' }),
    status: 201,
  },
  { name: 'of all units is there', as: 'feedback_read', ...post, body: {}, status: 201, contains: { node_id: null } },
  {
    name: 'of all units is there once',
    as: 'feedback_read',
    ...post,
    body: { rhythm: 'weekly' },
    status: 409,
    pointers: ['/node_id'],
  },
  {
    name: 'of a unit out of reach is none',
    as: 'feedback_read',
    ...post,
    body: unit('otherBranch'),
    status: 400,
    pointers: ['/node_id'],
  },
  {
    name: 'of a foreign unit is none',
    as: 'feedback_read',
    ...post,
    body: ({ companyB }: World) => ({ node_id: companyB.nodes.room }),
    status: 400,
    pointers: ['/node_id'],
  },
  {
    name: 'of a missing unit is none',
    as: 'feedback_read',
    ...post,
    body: { node_id: MISSING_ID },
    status: 400,
    pointers: ['/node_id'],
  },
  {
    name: 'of a unit whose feedback is not his is none',
    as: 'node_read',
    ...post,
    body: unit('room'),
    status: 400,
    pointers: ['/node_id'],
  },
  {
    name: 'has a time zone that there is',
    as: 'adminA',
    ...post,
    body: { time_zone: 'Mars/Olympus' },
    status: 400,
    pointers: ['/time_zone'],
  },
]);

describe('subscriptions', async () => {
  const served = await servedWorld();
  const call = (as: string, method: string, at = path, body?: object) =>
    served.call({ as, method, path: at, ...(body && { body }) });
  const make = async (as: string, body: object): Promise<{ id: number; next_at: string }> => {
    const made = await call(as, 'POST', path, body);
    expect(made).toMatchObject({ status: 201 });
    return made.body as { id: number; next_at: string };
  };

  test('are seen, changed and deleted by their user alone', async () => {
    const { id } = await make('feedback_read', { rhythm: 'daily' });
    for (const as of ['adminA', 'feedback_edit', 'adminB', 'superadmin'])
      for (const [method, body] of [['GET'], ['PATCH', { hour: 3 }], ['DELETE']] as const) {
        const { status } = await call(as, method, `${path}/${id}`, body);
        expect(status, `${as} ${method}`).toBe(as === 'superadmin' ? 403 : 404);
      }
    expect(await call('feedback_read', 'GET', `${path}/${id}`)).toMatchObject({ status: 200, body: { hour: 8 } });
    expect((await call('feedback_edit', 'GET')).body).toEqual([]);
    expect(await call('feedback_read', 'DELETE', `${path}/${id}`)).toMatchObject({ status: 204 });
  });

  test('come at another time when they are changed, not while they are off, and again when they are on', async () => {
    const made = await make('adminA', { rhythm: 'daily', hour: 8 });
    const patch = async (body: object) =>
      (await call('adminA', 'PATCH', `${path}/${made.id}`, body)).body as { next_at: string | null };
    const later = await patch({ hour: 9 });
    expect(new Date(later.next_at ?? 0).getUTCHours()).toBe(9);
    expect((await patch({ is_active: false })).next_at).toBeNull();
    expect((await patch({ is_active: true })).next_at).toBe(later.next_at);
    expect(await patch({ next_at: '2026-01-01T00:00:00Z' })).toMatchObject({ code: 'invalid_input' });
  });

  test('do not become the same by a change', async () => {
    const { room } = served.world.companyA.nodes;
    await make('feedback_edit', { node_id: room });
    const { id } = await make('feedback_edit', { node_id: room, rhythm: 'daily' });
    expect(await call('feedback_edit', 'PATCH', `${path}/${id}`, { rhythm: 'weekly' })).toMatchObject({ status: 409 });
    expect(await call('feedback_edit', 'PATCH', `${path}/${id}`, { hour: 5 })).toMatchObject({ status: 200 });
  });

  test('are twenty of one user at most, also when he asks for many at once', async () => {
    const { companyA, database } = served.world;
    const userId = served.world.principals['feedback_delete']?.userId;
    const values = Array.from({ length: 18 }, (_, at) => `($1, $2, 'weekly', null, ${at})`).join(', ');
    await database.statement('app', companyA.id, {
      text: `insert into report_subscription (company_id, user_id, rhythm, node_id, hour) values ${values}`,
      values: [companyA.id, userId],
    });
    const asked = [companyA.nodes.branch, companyA.nodes.room].flatMap((unitId) =>
      ['daily', 'weekly'].map((rhythm) => call('feedback_delete', 'POST', path, { node_id: unitId, rhythm })),
    );
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'limit_reached', limit: 20 });
  });

  test('are sent at once three times, then not for a while', async () => {
    const { id } = await make('feedback_create', {});
    const send = () => call('feedback_create', 'POST', `${path}/${id}/send_now`);
    for (let time = 1; time <= 3; time++) expect(await send()).toMatchObject({ status: 200, body: { id } });
    const refused = await send();
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(refused.headers.get('retry-after')).toBe('900');
  });
});
