/** Fields that a company adds to its tickets: for its own people, each as he sees tickets, and never for the platform. */
import { expect, test } from 'vitest';
import { customFieldCalls, customOf, idsOf } from '../../../test/custom-fields.ts';
import { servedWorld } from '../../../test/scenarios.ts';
import { QUESTION, ticketCalls } from '../../../test/tickets.ts';

const served = await servedWorld();
const { open } = ticketCalls(() => served);

const { ask, write, field } = customFieldCalls(() => served, { path: 'support', entity: 'support_ticket' });

await field('adminA', 'machine', { in_list: true });
await field('adminA', 'cost', { kind: 'number', seen_by: 'administrators', in_list: true });

test('are given, changed and shown as tickets are', async () => {
  const { id } = await open('user_read', { custom: { machine: 'Press 4' } });
  expect(customOf(await ask('user_read', `support/${id}`))).toEqual({ machine: 'Press 4' });
  expect(customOf(await ask('adminA', `support/${id}`))).toEqual({ machine: 'Press 4' });
  expect((await write('adminA', 'PATCH', `support/${id}`, { custom: { cost: 12.5 } })).status).toBe(200);
  expect(customOf(await ask('adminA', `support/${id}`))).toEqual({ machine: 'Press 4', cost: 12.5 });
  expect(customOf(await ask('user_read', `support/${id}`))).toEqual({ machine: 'Press 4' });
  expect((await write('feedback_read', 'PATCH', `support/${id}`, { custom: { machine: 'x' } })).status).toBe(404);
  expect((await ask('feedback_read', 'support', { filter: { 'custom.machine': 'Press 4' } })).body).toEqual([]);
});

test('those for administrators alone are unknown to everybody else, however they are asked for', async () => {
  const { id } = await open('user_read', { custom: { machine: 'Press 5' } });
  await write('adminA', 'PATCH', `support/${id}`, { custom: { cost: 98765 } });
  const hidden = [
    await ask('user_read', 'support', { filter: { 'custom.cost': 98765 } }),
    await ask('user_read', 'support', { filter: { or: [{ 'custom.cost_gte': 1 }, { status: 'new' }] } }),
    await ask('user_read', 'support', { sort: ['custom.cost', 'asc'] }),
    await ask('user_read', 'support', { fields: ['custom.cost'] }),
    await write('user_read', 'PATCH', `support/${id}`, { custom: { cost: 1 } }),
    await write('user_read', 'POST', 'support', { ...QUESTION, custom: { cost: 1 } }),
  ];
  expect(hidden.map(({ status }) => status)).toEqual(Array.from(hidden, () => 400));
  const file = String((await served.call({ as: 'user_read', path: 'support?format=csv' })).body);
  expect(file).toContain('machine');
  expect(file).toContain('Press 5');
  expect(file).not.toMatch(/cost|98765/);
  expect((await ask('user_read', 'support', { filter: { q: '98765' } })).body).toEqual([]);
  expect(JSON.stringify((await served.call({ as: 'user_read', path: 'openapi/company.json' })).body)).not.toContain(
    '"cost"',
  );
  expect(JSON.stringify((await served.call({ as: 'adminA', path: 'openapi/company.json' })).body)).toContain('"cost"');
});

test('lists are filtered by them, in the company alone', async () => {
  const { id } = await open('adminA', { custom: { machine: 'Press 6', cost: 600 } });
  for (const filter of [
    { 'custom.machine': 'Press 6' },
    { 'custom.cost_gte': 600, 'custom.cost_lte': 600 },
    { 'custom.machine': ['Press 6', 'None'] },
  ])
    expect(idsOf(await ask('adminA', 'support', { filter }))).toEqual([id]);
  expect((await ask('adminB', 'support', { filter: { 'custom.machine': 'Press 6' } })).status).toBe(400);
  expect((await ask('superadmin', 'support', { filter: { 'custom.machine': 'Press 6' } })).status).toBe(400);
});

test('the platform neither sees nor writes them', async () => {
  const { id } = await open('adminA', { custom: { machine: 'Press 7' } });
  for (const path of ['support', `support/${id}`, 'support?format=csv']) {
    const answer = await served.call({ as: 'superadmin', path });
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toContain('Press 7');
  }
  expect((await write('superadmin', 'PATCH', `support/${id}`, { custom: { machine: 'x' } })).status).toBe(403);
  // What the platform does with a ticket leaves them as they are; they go with it.
  expect((await write('superadmin', 'PATCH', `support/${id}`, { status: 'in_processing' })).status).toBe(200);
  expect(customOf(await ask('adminA', `support/${id}`))).toEqual({ machine: 'Press 7' });
  const kept = () =>
    served.world.database.statement('app', served.world.companyA.id, {
      text: 'select 1 from support_ticket_custom_value where record_id = $1',
      values: [id],
    });
  expect(await kept()).toHaveLength(1);
  expect((await served.call({ as: 'superadmin', method: 'DELETE', path: `support/${id}` })).status).toBe(204);
  expect(await kept()).toHaveLength(0);
});
