/** Fields that a company adds to its units: read by who sees the unit, written by who edits it, shown to no visitor. */
import { expect, test } from 'vitest';
import { customFieldCalls, customOf, idsOf } from '../../../../test/custom-fields.ts';
import { servedWorld } from '../../../../test/scenarios.ts';
import { createBrowser, renderModel } from '../../../../test/visitor-browser.ts';

const served = await servedWorld({ renderPage: renderModel });
const { ask: visit } = createBrowser(() => served);

const UNITS = 'companyorganizationnodes';
const { ask, write, field } = customFieldCalls(() => served, { path: UNITS, entity: 'node' });
const at = (id: number): string => `${UNITS}/${id}`;
const unitOf = (name: 'root' | 'branch' | 'room' | 'otherBranch'): number => served.world.companyA.nodes[name];

await field('adminA', 'seats', { kind: 'number', in_list: true });
await field('adminA', 'rent', { kind: 'number', seen_by: 'administrators', in_list: true });
await field('adminB', 'theirs');

test('are written by who may edit the unit, and read by who sees it', async () => {
  const room = at(unitOf('room'));
  expect((await write('node_edit', 'PATCH', room, { custom: { seats: 12 } })).status).toBe(200);
  for (const as of ['adminA', 'node_edit', 'feedback_read', 'qr_read'])
    expect(customOf(await ask(as, room)), as).toEqual({ seats: 12 });
  for (const as of ['node_read', 'feedback_edit', 'qr_edit'])
    expect((await write(as, 'PATCH', room, { custom: { seats: 1 } })).status, as).toBe(403);
  for (const [as, unit, custom] of [
    ['node_edit', unitOf('otherBranch'), { seats: 1 }],
    ['nobody', unitOf('room'), { seats: 1 }],
    ['adminB', unitOf('room'), { theirs: 'x' }],
  ] as const)
    expect((await write(as, 'PATCH', at(unit), { custom })).status, as).toBe(404);
  expect((await write('superadmin', 'PATCH', room, { custom: { seats: 1 } })).status).toBe(403);
  expect(customOf(await ask('adminA', room))).toEqual({ seats: 12 });
});

test('grow the revision, and another one than the unit has is refused', async () => {
  const room = at(unitOf('room'));
  const { revision } = (await ask('adminA', room)).body as { revision: number };
  const changed = await write('adminA', 'PATCH', room, { custom: { seats: 13 }, revision });
  expect(changed.body).toMatchObject({ custom: { seats: 13 }, revision: revision + 1 });
  const late = await write('adminA', 'PATCH', room, { custom: { seats: 14 }, revision });
  expect(late).toMatchObject({ status: 409, body: { code: 'row_changed' } });
});

test('several units that are made at once have them alike', async () => {
  const made = await write('node_create', 'POST', UNITS, {
    organization_id: served.world.companyA.organizationId,
    parent_id: unitOf('branch'),
    name: 'Table',
    count: 3,
    custom: { seats: 4 },
  });
  expect(made).toMatchObject({ status: 201, body: { custom: { seats: 4 } } });
  const tables = await ask('adminA', UNITS, { filter: { 'custom.seats': 4 }, sort: ['name', 'asc'] });
  expect(tables.body).toMatchObject([{ name: 'Table 1' }, { name: 'Table 2' }, { name: 'Table 3' }]);
});

test('the list is filtered and put in order by them, each in his own units', async () => {
  await write('adminA', 'PATCH', at(unitOf('otherBranch')), { custom: { seats: 50 } });
  await write('adminA', 'PATCH', at(unitOf('branch')), { custom: { seats: 60 } });
  const large = { filter: { 'custom.seats_gte': 50 }, sort: ['custom.seats', 'desc'] };
  expect(idsOf(await ask('adminA', UNITS, large))).toEqual([unitOf('branch'), unitOf('otherBranch')]);
  expect(idsOf(await ask('feedback_read', UNITS, large))).toEqual([unitOf('branch')]);
  expect(idsOf(await ask('nobody', UNITS, large))).toEqual([]);
  expect(String((await served.call({ as: 'feedback_read', path: `${UNITS}?format=csv` })).body)).toMatch(/seats/);
});

test('a deleted unit is found by none, and has them again once it is back', async () => {
  await write('adminA', 'PATCH', at(unitOf('otherBranch')), { custom: { seats: 70 } });
  const seventy = () => ask('adminA', UNITS, { filter: { 'custom.seats': 70 } });
  expect((await served.call({ as: 'adminA', method: 'DELETE', path: at(unitOf('otherBranch')) })).status).toBe(204);
  expect(idsOf(await seventy())).toEqual([]);
  expect((await write('adminA', 'POST', `${at(unitOf('otherBranch'))}/restore`, {})).status).toBe(200);
  expect(idsOf(await seventy())).toEqual([unitOf('otherBranch')]);
});

test('what is not for him, and what another company has added, is unknown', async () => {
  await write('adminA', 'PATCH', at(unitOf('branch')), { custom: { rent: 7777 } });
  for (const [as, key] of [
    ['node_edit', 'rent'],
    ['adminA', 'theirs'],
    ['adminB', 'seats'],
    ['superadmin', 'seats'],
  ] as const) {
    const asked = [{ filter: { [`custom.${key}`]: 7777 } }, { sort: [`custom.${key}`, 'asc'] }];
    // The platform has no list of units at all.
    const refused = as === 'superadmin' ? 403 : 400;
    for (const query of asked) expect((await ask(as, UNITS, query)).status, as).toBe(refused);
  }
  expect((await write('node_edit', 'PATCH', at(unitOf('branch')), { custom: { rent: 1 } })).status).toBe(400);
  expect((await write('adminA', 'PATCH', at(unitOf('branch')), { custom: { theirs: 'x' } })).status).toBe(400);
  expect((await write('adminB', 'PATCH', at(unitOf('branch')), { custom: { seats: 1 } })).status).toBe(400);
  for (const path of [UNITS, at(unitOf('branch')), `${UNITS}?format=csv`, 'openapi/company.json']) {
    const seen = JSON.stringify((await served.call({ as: 'node_edit', path })).body);
    expect(seen, path).not.toMatch(/7777|"rent"/);
  }
  expect(JSON.stringify((await served.call({ as: 'adminB', path: UNITS })).body)).not.toMatch(/7777|seats/);
});

test('a visitor of the unit gets nothing of them', async () => {
  await write('adminA', 'PATCH', at(unitOf('branch')), { custom: { seats: 8888 } });
  const page = await visit(`/Q/${served.world.companyA.codes.branch}`);
  expect(page.status).toBe(200);
  expect(JSON.stringify(page.page)).not.toMatch(/8888|seats/);
});
