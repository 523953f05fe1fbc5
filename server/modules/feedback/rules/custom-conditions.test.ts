/** Rules that ask for fields which the company has added: of the unit when an answer comes, of feedback once it has waited. */
import { beforeAll, describe, expect, test } from 'vitest';
import { answer, asApp, look, makeRule, notified, served, serveAutomation, userId } from '../../../test/automation.ts';
import { customFieldCalls } from '../../../test/custom-fields.ts';
import { takeDueSteps } from './due.ts';
await serveAutomation();

const units = customFieldCalls(() => served, { path: 'companyorganizationnodes', entity: 'node' });
const desk = customFieldCalls(() => served, { path: 'feedback', entity: 'feedback' });
const users = customFieldCalls(() => served, { path: 'customeruser', entity: 'customer_user' });
const fields = {
  region: await units.field('adminA', 'region', { kind: 'choice', choices: ['North', 'South'] }),
  seats: await units.field('adminA', 'seats', { kind: 'number' }),
  services: await units.field('adminA', 'services', { kind: 'multiple_choice', choices: ['Bar', 'Spa'] }),
  open: await units.field('adminA', 'open', { kind: 'yes_or_no' }),
  rent: await units.field('adminA', 'rent', { kind: 'number', seen_by: 'administrators' }),
  cause: await desk.field('adminA', 'cause', { kind: 'text' }),
  shift: await users.field('adminA', 'shift'),
  theirs: await units.field('adminB', 'theirs'),
};

beforeAll(async () => {
  const custom = { region: 'North', seats: 12.5, services: ['Spa', 'Bar'], open: false };
  const room = `companyorganizationnodes/${served.world.companyA.nodes.room}`;
  await units.write('adminA', 'PATCH', room, { custom });
});

type Field = keyof typeof fields;
const on = (field: Field, value: string) => ({ custom_field_id: fields[field], custom_value: value });

test.each<[Field, string, string]>([
  ['region', 'North', 'South'],
  ['seats', '12.5', '12'],
  ['services', 'Bar', 'Spa '],
  ['open', 'false', 'true'],
])('a rule on the unit’s %s acts where it is %s', async (field, value, other) => {
  await makeRule(on(field, value));
  if (other.trim() === other) await makeRule({ ...on(field, other), notify_user_ids: [userId('feedback_edit')] });
  const id = await answer();
  await answer({ node_id: served.world.companyA.nodes.otherBranch });
  await look();
  expect(await notified()).toEqual([[userId('feedback_read'), id]]);
});

test('what feedback got meanwhile is looked for when its time is over', async () => {
  await makeRule({ trigger: 'unhandled', after_hours: 1, ...on('cause', 'kitchen') });
  const [kitchen, none] = [await answer(), await answer()];
  await look();
  expect((await desk.write('adminA', 'PATCH', `feedback/${kitchen}`, { custom: { cause: 'Kitchen' } })).status).toBe(
    200,
  );
  await asApp('update feedback_rule_match set due_at = now()');
  await takeDueSteps(served.world.database);
  expect(await notified()).toEqual([[userId('feedback_read'), kitchen]]);
  expect(await asApp('select state from feedback_rule_match where feedback_id = $1', [none])).toEqual([
    { state: 'over' },
  ]);
});

describe('a rule is refused', () => {
  const create = (body: object, as = 'adminA') =>
    served.call({
      as,
      method: 'POST',
      path: 'feedbackrules',
      body: { name: 'One', notifies_responsible: true, ...body },
    });
  test.each<[string, () => object, string, string]>([
    ['on a field of the answer when it comes', () => on('cause', 'x'), '/custom_field_id', 'not_applicable'],
    ['on a field of users', () => on('shift', 'x'), '/custom_field_id', 'not_applicable'],
    ['on a field of another company', () => on('theirs', 'x'), '/custom_field_id', 'reference_not_found'],
    ['without a value', () => ({ custom_field_id: fields.region }), '/custom_value', 'required'],
    ['on what is no choice', () => on('region', 'West'), '/custom_value', 'not_an_option'],
    ['on what is none of several', () => on('services', 'Pool'), '/custom_value', 'not_an_option'],
    ['on what is no number', () => on('seats', '1e3'), '/custom_value', 'type'],
    ['on what is neither yes nor no', () => on('open', 'perhaps'), '/custom_value', 'type'],
  ])('%s', async (_what, body, pointer, code) => {
    const refused = await create(body());
    expect(refused.status, JSON.stringify(refused.body)).toBe(400);
    expect((refused.body as { errors: object[] }).errors.at(0)).toMatchObject({ pointer });
    expect(JSON.stringify(refused.body)).toContain(code);
  });

  test('on a field for administrators, by somebody else', async () => {
    const node = { node_id: served.world.companyA.nodes.branch };
    expect((await create({ ...on('rent', '1'), ...node }, 'feedback_edit')).status).toBe(400);
    expect((await create({ ...on('seats', '1'), ...node }, 'feedback_edit')).status).toBe(201);
  });

  test('when a change leaves it with what never holds', async () => {
    const id = await makeRule(on('region', 'North'));
    const patch = (body: object) => served.call({ as: 'adminA', method: 'PATCH', path: `feedbackrules/${id}`, body });
    expect((await patch({ custom_value: 'West' })).status).toBe(400);
    expect((await patch({ custom_field_id: fields.seats })).status).toBe(400);
    expect(await patch({ conditions: [] })).toMatchObject({
      status: 200,
      body: { custom_field_id: null, custom_value: null },
    });
  });
});
