import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { foldCounters } from '../../modules/insight/jobs/fold-counters.ts';
import { connectedOwner, servedWorld } from '../../test/scenarios.ts';
import { type Company, insertRow } from '../../test/world.ts';
import type { EventClient } from './test/event-client.ts';
import { createEventClients } from './test/event-clients.ts';

const served = await servedWorld({ eventLimits: { gatherMs: 20, beatMs: 100 } });
const owner = await connectedOwner(served.ownerUrl);

const { listenAs, listening } = createEventClients(() => served);

const query = (company: Company, text: string, ...values: unknown[]) =>
  served.database.statement<{ id: number }>('app', company.id, { text, values });

const answer = (company: Company, node = company.nodes.room) =>
  insertRow(served.database, company.id, 'feedback', {
    node_id: node,
    node_path: `/${node}/`,
    survey_version_id: company.surveyVersionId,
    answers: {},
    response_token: randomUUID(),
  });

const deltaOf = (company: Company, node = company.nodes.room, answers = 1) =>
  query(
    company,
    "insert into node_day_delta (company_id, node_id, day, answers, open) values ($1, $2, '2026-01-01', $3, $3)",
    company.id,
    node,
    answers,
  );

/** Answers as visitors leave them, told by the fold. */
async function added(company: Company, node = company.nodes.room, answers = 1): Promise<void> {
  await deltaOf(company, node, answers);
  await foldCounters(served.database);
}

const change = (id: number, as = 'adminA') =>
  served.call({ as, method: 'PATCH', path: `feedback/${id}`, body: { priority: 'high' } });

/** What comes after everything before it: a request, of which its writer and the platform are told. */
async function heardOfTicket(as: string, client: EventClient): Promise<void> {
  const writer = as === 'superadmin' ? 'adminA' : as;
  const body = { subject: 'A question', message: 'How?' };
  const { status, body: ticket } = await served.call({ as: writer, method: 'POST', path: 'support', body });
  expect(status).toBe(201);
  expect((await client.next('rows')).data).toEqual({ entity: 'support_ticket', ids: [(ticket as { id: number }).id] });
}

describe('what is told', () => {
  test('is what was added, changed, read and erased, in a form that browsers read', async () => {
    const { companyA } = served.world;
    const client = await listening('adminA');
    expect(client.status).toBe(200);
    expect(client.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(client.headers.get('x-accel-buffering')).toBe('no');
    expect(client.headers.get('content-encoding')).toBeNull();
    await added(companyA, companyA.nodes.room, 2);
    expect((await client.next('added')).data).toEqual({ count: 2 });
    const id = await answer(companyA);
    expect((await change(id)).status).toBe(200);
    expect((await client.next('changed')).data).toEqual({ ids: [id] });
    const marked = { as: 'adminA', method: 'POST', path: 'feedback/read_feedback', body: { ids: [id] } };
    expect((await served.call(marked)).body).toEqual({ read: 1 });
    expect((await client.next('read')).data).toEqual({ ids: [id] });
    await served.call({ as: 'adminA', method: 'POST', path: `feedback/${id}/erase` });
    expect((await client.next('erased')).data).toEqual({ ids: [id] });
  });

  test('is also that a ticket is gone, whose id is told to who had it and to nobody of other companies', async () => {
    const ticket = await served.call({
      as: 'adminA',
      method: 'POST',
      path: 'support',
      body: { subject: 'To be deleted', message: 'Soon.' },
    });
    const { id } = ticket.body as { id: number };
    const clients = {
      adminA: await listening('adminA'),
      superadmin: await listening('superadmin'),
      adminB: await listening('adminB'),
    };
    await served.call({ as: 'superadmin', method: 'DELETE', path: `support/${id}` });
    for (const as of ['adminA', 'superadmin'] as const)
      expect((await clients[as].next('rows')).data).toEqual({ entity: 'support_ticket', ids: [id] });
    await heardOfTicket('adminB', clients.adminB);
  });

  test('is nothing that was rolled back', async () => {
    const { companyA } = served.world;
    const id = await answer(companyA);
    const client = await listening('adminA');
    const refused = await served.call({
      as: 'adminA',
      method: 'PATCH',
      path: `feedback/${id}`,
      body: { priority: 'high', assignee_id: 999_999 },
    });
    expect(refused.status).toBe(400);
    const notified = await answer(companyA);
    await change(notified);
    expect((await client.next('changed')).data).toEqual({ ids: [notified] });
    expect(client.received.map(({ kind }) => kind)).toEqual(['ready', 'changed']);
  });

  test('is that something may have passed unheard, to who comes back after a gap', async () => {
    const { companyA } = served.world;
    const client = await listening('adminA');
    const { id } = await (async () => {
      await added(companyA);
      return client.next('added');
    })();
    // What others heard in between can't be counted by it.
    expect(id).toMatch(/^[\da-f-]{36}$/);
    const same = await listenAs('adminA', { 'last-event-id': id });
    expect((await same.next('ready')).id).toBe(id);
    const late = await listenAs('adminA', { 'last-event-id': 'of another server.7' });
    await late.next('resync');
  });

  test('goes on after the database has cut the connection, with a word of the gap', async () => {
    const { companyA } = served.world;
    const client = await listening('adminA');
    const { rows } = await owner.query(
      `select pg_terminate_backend(pid) as cut from pg_stat_activity
        where application_name = 'feedtree-events' and datname = current_database()`,
    );
    expect(rows).toEqual([{ cut: true }]);
    await client.next('resync');
    await added(companyA);
    expect((await client.next('added')).data).toEqual({ count: 1 });
  });
});

describe('who hears', () => {
  test('each what his rights reach, and nobody of another company', async () => {
    const { companyA, companyB } = served.world;
    const [admin, reader, other] = [
      await listening('adminA'),
      await listening('feedback_read'),
      await listening('adminB'),
    ];
    const beyond = await answer(companyA, companyA.nodes.otherBranch);
    const within = await answer(companyA);
    const ofB = await answer(companyB);
    await added(companyA, companyA.nodes.otherBranch, 5);
    await change(beyond);
    await change(ofB, 'adminB');
    await added(companyA, companyA.nodes.room, 1);
    await change(within);
    for (const client of [admin, reader]) while (!(await client.next('changed')).data.ids?.includes(within));
    await other.next('changed');
    const idsOf = (client: EventClient) => client.received.flatMap(({ data }) => data.ids ?? []);
    const countOf = (client: EventClient) => client.received.reduce((sum, { data }) => sum + (data.count ?? 0), 0);
    expect([idsOf(admin), countOf(admin)]).toEqual([[beyond, within], 6]);
    expect([idsOf(reader), countOf(reader)]).toEqual([[within], 1]);
    expect([idsOf(other), countOf(other)]).toEqual([[ofB], 0]);
  });

  test('of other rows each those that his list shows, and nobody without a right to them', async () => {
    const [admin, user, other] = [await listening('adminA'), await listening('nobody'), await listening('adminB')];
    const tag = await served.call({ as: 'adminA', method: 'POST', path: 'companytags', body: { name: 'Heard of' } });
    const { id } = tag.body as { id: number };
    expect((await admin.next('rows')).data).toEqual({ entity: 'company_tag', ids: [id] });
    await served.call({ as: 'adminA', method: 'PATCH', path: `companytags/${id}`, body: { name: 'Heard of it' } });
    expect((await admin.next('rows')).data).toEqual({ entity: 'company_tag', ids: [id] });
    await served.call({ as: 'adminA', method: 'DELETE', path: `companytags/${id}` });
    expect((await admin.next('rows')).data).toEqual({ entity: 'company_tag', ids: [id] });
    const taken = { as: 'adminA', method: 'POST', path: 'companyorganization', body: { name: '' } };
    expect((await served.call(taken)).status).toBe(400);
    const ticket = { subject: 'Of an administrator', message: 'Which others do not read.' };
    await served.call({ as: 'adminA', method: 'POST', path: 'support', body: ticket });
    await heardOfTicket('nobody', user);
    await heardOfTicket('adminB', other);
  });

  test('a stranger is refused', async () => {
    expect((await listenAs('anonymous')).status).toBe(401);
  });

  test.each(['nobody', 'node_read', 'superadmin'])('%s, who reads no feedback, hears nothing of it', async (as) => {
    const { companyA } = served.world;
    const [client, admin] = [await listening(as), await listening('adminA')];
    const id = await answer(companyA);
    await added(companyA);
    await change(id);
    await admin.next('changed');
    await heardOfTicket(as, client);
    expect(client.received.map(({ kind }) => kind)).toEqual(['ready', 'rows']);
  });

  test('somebody whose grant was taken away hears nothing more of feedback', async () => {
    const { companyA } = served.world;
    const id = Number(served.world.principals['feedback_edit']?.userId);
    const client = await listening('feedback_edit');
    await owner.query('update node_user_access set feedback_edit = false, node_read = true where user_id = $1', [id]);
    await added(companyA);
    await change(await answer(companyA));
    await heardOfTicket('feedback_edit', client);
    expect(client.received.map(({ kind }) => kind)).toEqual(['ready', 'rows']);
    await owner.query('update node_user_access set feedback_edit = true, node_read = false where user_id = $1', [id]);
  });

  test.each([
    [
      'whose session has ended',
      'update session set revoked_at = now() where id = $1',
      'update session set revoked_at = null where id = $1',
      'sessionId',
    ],
    [
      'who was disabled',
      "update customer_user set state = 'disabled' where id = $1",
      "update customer_user set state = 'active' where id = $1",
      'userId',
    ],
    [
      'whose rights were changed',
      'update customer_user set access_version = access_version + 1 where id = $1',
      'update customer_user set access_version = access_version - 1 where id = $1',
      'userId',
    ],
  ] as const)('somebody %s hears nothing more: his stream ends', async (_name, take, giveBack, key) => {
    const { companyA } = served.world;
    const id = Number(served.world.principals['feedback_edit']?.[key]);
    const client = await listening('feedback_edit');
    await owner.query(take, [id]);
    await added(companyA);
    await client.ended;
    expect(client.received.map(({ kind }) => kind)).toEqual(['ready']);
    await owner.query(giveBack, [id]);
  });

  test('a stream ends without any event when its session does', async () => {
    const id = served.world.principals['feedback_delete']?.sessionId;
    const client = await listening('feedback_delete');
    await owner.query('update session set revoked_at = now() where id = $1', [id]);
    await client.ended;
  });
});
