/** What a row had in fields that a company has added, in its history (`x-history`): by their keys, and as its reader sees them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import { customerUser } from '../generated/customer_user.ts';
import { supportTicket } from '../generated/support_ticket.ts';
import { customFieldCalls, customOf } from '../test/custom-fields.ts';
import { type CallAnswer, type Served, serveWorld } from '../test/scenarios.ts';
import { ticketCalls } from '../test/tickets.ts';

/** No entity of the product has both words yet: these are given the second. */
const users: EntityDescriptor = customerUser;
const tickets: EntityDescriptor = supportTicket;

let served: Served;
const { ask, write, field } = customFieldCalls(() => served, { path: 'customeruser', entity: 'customer_user' });
const ticketFields = customFieldCalls(() => served, { path: 'support', entity: 'support_ticket' });
const { open } = ticketCalls(() => served);
let shift = 0;

beforeAll(async () => {
  users.history = { bin: { days: 30, with: [] } };
  tickets.history = {};
  served = await serveWorld();
  shift = await field('adminA', 'shift', { label: 'Shift' });
  await field('adminA', 'wage', { kind: 'number', seen_by: 'administrators' });
});
afterAll(async () => {
  delete users.history;
  delete tickets.history;
  await served.close();
});

interface Entry {
  version: number;
  operation: string;
  history: Record<string, [unknown, unknown]>;
}

const userAt = (name: string): string => {
  const principal = served.world.principals[name];
  return `customeruser/${principal && 'userId' in principal ? principal.userId : 0}`;
};
const historyOf = async (path: string, as = 'adminA'): Promise<Entry[]> => {
  const { body } = await ask(as, `${path}/history`);
  return (body as { results: Entry[] }).results;
};
const change = (path: string, custom: object): Promise<CallAnswer> => write('adminA', 'PATCH', path, { custom });
const kept = (path: string) => ask('adminA', path).then(customOf);

test('each stands there by itself, whatever it is called by now', async () => {
  const path = userAt('user_read');
  await change(path, { shift: 'Early', wage: 12 });
  await change(path, { shift: 'Late' });
  expect((await historyOf(path)).map(({ history }) => history)).toEqual([
    { 'custom.shift': ['Early', 'Late'] },
    { 'custom.shift': [null, 'Early'], 'custom.wage': [null, 12] },
  ]);
  await write('adminA', 'PATCH', `customfields/${shift}`, { label: 'Working hours' });
  expect((await historyOf(path))[0]?.history).toEqual({ 'custom.shift': ['Early', 'Late'] });
});

test('those for administrators alone are in nobody else’s', async () => {
  for (const [key, more] of [
    ['machine', {}],
    ['cost', { seen_by: 'administrators' }],
  ] as const)
    await ticketFields.field('adminA', key, more);
  const { id } = await open('user_read', { custom: { machine: 'Press 4' } });
  expect((await write('adminA', 'PATCH', `support/${id}`, { custom: { machine: 'Press 5', cost: '9' } })).status).toBe(
    200,
  );
  const changes = async (as: string) => (await historyOf(`support/${id}`, as))[0]?.history;
  expect(await changes('adminA')).toEqual({ 'custom.machine': ['Press 4', 'Press 5'], 'custom.cost': [null, '9'] });
  expect(await changes('user_read')).toEqual({ 'custom.machine': ['Press 4', 'Press 5'] });
  expect(await changes('superadmin')).toEqual({});
});

test('an earlier version and an undo bring them back, and leave others as they are', async () => {
  const path = userAt('user_edit');
  await change(path, { shift: 'Early' });
  const [first] = await historyOf(path);
  await change(path, { shift: 'Late', wage: 7 });
  await change(path, { shift: null });
  expect((await write('adminA', 'POST', `${path}/restore`, { version: first?.version })).status).toBe(200);
  expect(await kept(path)).toEqual({ shift: 'Early' });
  const changed = await change(path, { wage: 9 });
  const { updated_at: at } = changed.body as { updated_at: string };
  expect((await write('adminA', 'POST', `${path}/undo`, { updated_at: at })).status).toBe(200);
  expect(await kept(path)).toEqual({ shift: 'Early' });
  expect((await historyOf(path)).map(({ operation }) => operation).slice(0, 3)).toEqual([
    'undo',
    'patch',
    'restore_version',
  ]);
});

test('what a deleted field held is in nobody’s history, and stays out of a version that comes back', async () => {
  const path = userAt('node_read');
  const id = await field('adminA', 'gone');
  await change(path, { gone: 'a', shift: 'Early' });
  const [first] = await historyOf(path);
  await change(path, { gone: 'b', shift: 'Late' });
  await served.call({ as: 'adminA', method: 'DELETE', path: `customfields/${id}` });
  await expect.poll(async () => (await historyOf(path))[0]?.history).toEqual({ 'custom.shift': ['Early', 'Late'] });
  expect((await write('adminA', 'POST', `${path}/restore`, { version: first?.version })).status).toBe(200);
  expect(await kept(path)).toEqual({ shift: 'Early' });
});

test('a row that comes back from the bin has them again, also where one is asked for by now', async () => {
  const made = await write('adminA', 'POST', 'customeruser', {
    full_name: 'Leaver',
    email: 'leaver@example.com',
    custom: { shift: 'Night' },
  });
  const { id } = made.body as { id: number };
  await served.call({ as: 'adminA', method: 'DELETE', path: `customeruser/${id}` });
  await field('adminA', 'badge', { is_required: true });
  expect((await write('adminA', 'POST', `customeruser/deleted/${id}/restore`, {})).status).toBe(200);
  expect(await kept(`customeruser/${id}`)).toEqual({ shift: 'Night' });
  const found = await ask('adminA', 'customeruser', { filter: { 'custom.shift': 'Night' } });
  expect(found.body).toMatchObject([{ id }]);
});
