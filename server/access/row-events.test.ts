/** What happens to rows reaches the webhooks that chose it, as it was then: by every way to write them, and nobody else's. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import payloads from '../generated/events.json' with { type: 'json' };
import { customFieldCalls } from '../test/custom-fields.ts';
import { QUESTION } from '../test/tickets.ts';
import { asApp, deliver, makeWebhook, receiver, served, serveDeliveries } from '../test/deliveries.ts';
import { importing } from '../platform/imports/test/import-file.ts';
import { completeAnswered, SILENT_DAYS } from '../modules/support/tickets/complete.ts';

await serveDeliveries();

interface Told {
  id: string;
  event: string;
  version: number;
  company_id: number;
  data: Record<string, unknown>;
  changed?: string[];
  before?: Record<string, unknown>;
}

const schemas = new Map(Object.entries(payloads satisfies Record<string, object>));
const ajv = formats.default(new Ajv2020({ strict: false, allowUnionTypes: true }));
for (const format of ['local-time', 'country', 'language', 'rich-text']) ajv.addFormat(format, true);

/** What arrived, in its order, each as its schema says. */
async function told(): Promise<Told[]> {
  while ((await deliver()) > 0);
  const got = receiver.received.splice(0).map(({ body }) => JSON.parse(body) as Told);
  for (const one of got) {
    const isValid = ajv.compile(schemas.get(one.event) ?? { not: {} });
    expect(isValid(one), JSON.stringify(isValid.errors)).toBe(true);
  }
  return got.toSorted((one, other) => Number(one.id.split('_').at(-1)) - Number(other.id.split('_').at(-1)));
}

const call = (method: string, path: string, body: object = {}, as = 'adminA') =>
  served.call({ as, method, path, body });

async function made(path: string, body: object, as = 'adminA'): Promise<number> {
  const { status, body: row } = await call('POST', path, body, as);
  expect(status).toBe(201);
  return (row as { id: number }).id;
}

const TAG = ['company_tag.created', 'company_tag.changed', 'company_tag.deleted'];
const names = (events: Told[]): string[] => events.map(({ event }) => event);

test('that a row is made, changed and deleted, with what it was', async () => {
  await makeWebhook({ events: TAG });
  const id = await made('companytags', { name: 'Cold', color: '#112233' });
  await call('PATCH', `companytags/${id}`, { name: 'Cold food' });
  await call('DELETE', `companytags/${id}`);
  const events = await told();
  expect(events).toMatchObject([
    { event: 'company_tag.created', version: 1, company_id: served.world.companyA.id, data: { id, name: 'Cold' } },
    {
      event: 'company_tag.changed',
      data: { id, name: 'Cold food', color: '#112233' },
      changed: ['name'],
      before: { name: 'Cold' },
    },
    { event: 'company_tag.deleted', data: { id, name: 'Cold food' } },
  ]);
  expect(Object.keys(events[0]?.data ?? {})).toEqual(['id', 'name', 'color', 'created_at', 'updated_at']);
});

test('what comes back from the bin, and what an earlier version brings back', async () => {
  const id = await made('companytags', { name: 'Gone' });
  await call('DELETE', `companytags/${id}`);
  await makeWebhook({ events: TAG });
  expect((await call('POST', `companytags/deleted/${id}/restore`)).status).toBe(200);
  const { body } = await call('PATCH', `companytags/${id}`, { name: 'Back' });
  await call('POST', `companytags/${id}/undo`, { updated_at: (body as { updated_at: string }).updated_at });
  expect(await told()).toMatchObject([
    { event: 'company_tag.created', data: { id, name: 'Gone' } },
    { event: 'company_tag.changed', data: { name: 'Back' } },
    { event: 'company_tag.changed', data: { name: 'Gone' }, before: { name: 'Back' } },
  ]);
});

test('nothing of what was refused, was only tried, or changes nothing that is carried', async () => {
  const id = await made('companytags', { name: 'Kept' });
  await made('companytags', { name: 'Taken' });
  const user = await made('customeruser', { full_name: 'Ann', email: 'ann@events.example' });
  await makeWebhook({ events: [...TAG, 'customer_user.changed'] });
  expect((await call('PATCH', `companytags/${id}`, { name: 'Taken' })).status).toBe(409);
  expect((await call('PATCH', `companytags/${id}`, { name: 'Kept' })).status).toBe(200);
  expect((await served.call({ as: 'adminA', path: `companytags/${id}/deletion` })).status).toBeLessThan(500);
  expect((await call('PATCH', `customeruser/${user}`, { phone: '+905551112233' })).status).toBe(200);
  expect(await told()).toEqual([]);
});

test('only to webhooks of the company that are on and chose it', async () => {
  await makeWebhook({ events: TAG }, 'adminB');
  await makeWebhook({ events: TAG, is_active: false });
  await makeWebhook({ events: ['feedback.created', 'company_tag.deleted'] });
  await made('companytags', { name: 'Of A alone' });
  expect(await told()).toEqual([]);
  const [{ count } = { count: -1 }] = await asApp<{ count: number }>(
    'select count(*)::int as count from webhook_delivery',
  );
  expect(count).toBe(0);
});

describe('users', () => {
  const USER = ['customer_user.created', 'customer_user.changed', 'customer_user.disabled', 'customer_user.deleted'];

  test('are told of without how they are reached', async () => {
    await makeWebhook({ events: USER });
    const id = await made('customeruser', { full_name: 'Bo', email: 'bo@events.example', phone: '+905551112233' });
    await call('POST', `customeruser/${id}/admin_permission`, { is_admin: true });
    await call('PATCH', `customeruser/${id}`, { state: 'disabled' });
    await call('DELETE', `customeruser/${id}`);
    const events = await told();
    expect(names(events)).toEqual([
      'customer_user.created',
      'customer_user.changed',
      'customer_user.changed',
      'customer_user.disabled',
      'customer_user.deleted',
    ]);
    expect(events[1]).toMatchObject({ data: { is_admin: true }, changed: ['is_admin'] });
    expect(JSON.stringify(events)).not.toMatch(/events\.example|5551112233|access_version|revision/);
  });
});

describe('tickets', () => {
  const STATES = ['support_ticket.answered', 'support_ticket.completed', 'support_ticket.customer_replied'];

  test('are told of by their states, whoever moves them', async () => {
    await makeWebhook({ events: ['support_ticket.created', ...STATES] });
    await makeWebhook({ events: STATES }, 'adminB');
    const id = await made('support', { subject: 'A question', message: 'Of the secret kind' });
    await made('supportcomments', { support_ticket_id: id, text: 'An answer' }, 'superadmin');
    await made('supportcomments', { support_ticket_id: id, text: 'A question more' });
    await made('supportcomments', { support_ticket_id: id, text: 'The last answer' }, 'superadmin');
    await asApp(`update support_ticket set last_answered_at = now() - make_interval(days => $1) where id = $2`, [
      SILENT_DAYS + 1,
      id,
    ]);
    await completeAnswered(served.database);
    const events = await told();
    expect(names(events)).toEqual([
      'support_ticket.created',
      'support_ticket.answered',
      'support_ticket.customer_replied',
      'support_ticket.answered',
      'support_ticket.completed',
    ]);
    expect(events.at(-1)).toMatchObject({ data: { id, status: 'completed' }, before: { status: 'answered' } });
    expect(JSON.stringify(events)).not.toContain('secret kind');
  });

  test('that the platform closes or deletes are told of to their company', async () => {
    await makeWebhook({ events: ['support_ticket.completed', 'support_ticket.deleted'] });
    const id = await made('support', { subject: 'To be closed', message: 'Soon' });
    await call('PATCH', `support/${id}`, { status: 'completed' }, 'superadmin');
    await call('DELETE', `support/${id}`, {}, 'superadmin');
    expect(names(await told())).toEqual(['support_ticket.completed', 'support_ticket.deleted']);
  });
});

test('each row that a file makes, and none that was taken back with it', async () => {
  await makeWebhook({ events: TAG });
  const tags = importing(() => served, 'companytags');
  const { id, mapping } = await tags.upload('adminA', 'Name,Color\nOf a file,#112233\nOf it too,#445566\n');
  await tags.step('adminA', id, 'check', { mapping });
  expect(await told()).toEqual([]);
  await tags.step('adminA', id, 'run');
  expect(await told()).toMatchObject([
    { event: 'company_tag.created', data: { name: 'Of a file', color: '#112233' } },
    { event: 'company_tag.created', data: { name: 'Of it too' } },
  ]);
  await tags.step('adminA', id, 'take_back');
  expect(names(await told())).toEqual(['company_tag.deleted', 'company_tag.deleted']);
});

test('an organization that is deleted softly is deleted', async () => {
  await makeWebhook({ events: ['organization.created', 'organization.deleted'] });
  const id = await made('companyorganization', { name: 'Of a season' });
  await call('DELETE', `companyorganization/${id}`);
  expect(await told()).toMatchObject([
    { event: 'organization.created', data: { id } },
    { event: 'organization.deleted', data: { id, name: 'Of a season' } },
  ]);
});

test('the delivery shows what it holds to administrators, and is sent again as it was', async () => {
  await makeWebhook({ events: TAG });
  const tag = await made('companytags', { name: 'As it was' });
  const [first] = await told();
  await call('PATCH', `companytags/${tag}`, { name: 'As it is' });
  const { body } = await served.call({ as: 'adminA', path: 'webhookdeliveries?sort=["id","ASC"]' });
  const [delivery] = body as { id: number; event: string; payload: Told }[];
  expect(delivery).toMatchObject({ event: 'company_tag.created', payload: { data: { id: tag, name: 'As it was' } } });
  await call('POST', `webhookdeliveries/${delivery?.id}/resend`);
  expect((await told())[0]).toEqual(first);
});

test('fields that a company has added, by their keys, also for changes by whom they are not', async () => {
  const tickets = customFieldCalls(() => served, { path: 'support', entity: 'support_ticket' });
  await tickets.field('adminA', 'machine');
  await tickets.field('adminA', 'cost', { kind: 'number', seen_by: 'administrators' });
  const gone = await tickets.field('adminA', 'gone');
  await makeWebhook({ events: ['support_ticket.created', 'support_ticket.changed', 'support_ticket.in_processing'] });
  const id = await made('support', { ...QUESTION, custom: { machine: 'Press 4', cost: 12, gone: 'x' } });
  await call('PATCH', `support/${id}`, { custom: { machine: null, cost: 13 } });
  await call('PATCH', `support/${id}`, { status: 'in_processing' }, 'superadmin');
  await served.call({ as: 'adminA', method: 'DELETE', path: `customfields/${gone}` });
  const events = await told();
  expect(events).toMatchObject([
    { event: 'support_ticket.created', version: 1, data: { id, custom: { machine: 'Press 4', cost: 12 } } },
    {
      event: 'support_ticket.changed',
      data: { custom: { cost: 13 } },
      changed: ['custom'],
      before: { custom: { machine: 'Press 4', cost: 12 } },
    },
    { event: 'support_ticket.changed', data: { custom: { cost: 13 } }, changed: ['status'] },
    { event: 'support_ticket.in_processing', data: { custom: { cost: 13 } } },
  ]);
  expect(JSON.stringify(events)).not.toContain('gone');
});
