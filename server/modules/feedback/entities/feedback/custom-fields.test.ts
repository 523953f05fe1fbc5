/** Fields that a company adds to its feedback: handled on the desk, unknown to visitors, gone with an erasure. */
import { describe, expect, test } from 'vitest';
import { customFieldCalls, customOf, idsOf } from '../../../../test/custom-fields.ts';
import { servedWorld } from '../../../../test/scenarios.ts';
import { insertRow } from '../../../../test/world.ts';
import { compose } from '../../webhooks/payload.ts';

const served = await servedWorld();

const { ask, write, field } = customFieldCalls(() => served, { path: 'feedback', entity: 'feedback' });
const patch = (as: string, id: number, custom: object) => write(as, 'PATCH', `feedback/${id}`, { custom });

async function answer(unit: 'room' | 'otherBranch' = 'room'): Promise<number> {
  const { companyA: company } = served.world;
  return insertRow(served.database, company.id, 'feedback', {
    node_id: company.nodes[unit],
    node_path: `/${company.nodes[unit]}/`,
    survey_version_id: company.surveyVersionId,
    answers: {},
    locale: 'en',
    comment: 'Cold soup',
    response_token: crypto.randomUUID(),
  });
}

const stored = (text: string, ...values: unknown[]) =>
  served.database.statement('app', served.world.companyA.id, { text, values });

async function exported(as: string, body: object): Promise<string> {
  const { body: row } = await write(as, 'POST', 'feedback/export', { format: 'csv', ...body });
  await served.app.exporter.round(new AbortController().signal);
  const file = await served.call({ as, path: `feedbackexports/${(row as { id: number }).id}/file` });
  expect(file.status).toBe(200);
  return String(file.body);
}

await field('adminA', 'cause', { kind: 'choice', choices: ['Kitchen', 'Service'], in_list: true });
await field('adminA', 'damage', { kind: 'number', seen_by: 'administrators', in_list: true });
await field('adminB', 'theirs');

test('are written by who may edit the feedback, and read by who may read it', async () => {
  const id = await answer();
  expect((await patch('feedback_edit', id, { cause: 'Kitchen' })).status).toBe(200);
  for (const as of ['adminA', 'feedback_edit', 'feedback_read'])
    expect(customOf(await ask(as, `feedback/${id}`)), as).toEqual({ cause: 'Kitchen' });
  expect((await patch('feedback_read', id, { cause: 'Service' })).status).toBe(403);
  for (const as of ['nobody', 'node_edit']) expect((await patch(as, id, { cause: 'Service' })).status, as).toBe(404);
  expect((await patch('feedback_edit', await answer('otherBranch'), { cause: 'Service' })).status).toBe(404);
  expect((await patch('adminB', id, { theirs: 'x' })).status).toBe(404);
  expect((await patch('superadmin', id, { cause: 'Service' })).status).toBe(403);
  expect((await patch('adminA', id, { cause: 'Weather' })).body).toMatchObject({
    errors: [{ pointer: '/custom/cause', code: 'not_an_option' }],
  });
  // What is noted is no handling: it opens nothing and closes nothing.
  expect((await ask('adminA', `feedback/${id}`)).body).toMatchObject({ custom: { cause: 'Kitchen' }, status: 'new' });
});

test('the list is filtered and put in order by them, each in his own units', async () => {
  const [near, far] = [await answer(), await answer('otherBranch')];
  for (const id of [near, far]) await patch('adminA', id, { cause: 'Service', damage: 30 });
  const service = { filter: { 'custom.cause': 'Service' }, sort: ['id', 'asc'] };
  expect(idsOf(await ask('adminA', 'feedback', service))).toEqual([near, far]);
  expect(idsOf(await ask('feedback_read', 'feedback', service))).toEqual([near]);
  expect(idsOf(await ask('nobody', 'feedback', service))).toEqual([]);
  const groups = { filter: { or: [{ 'custom.damage_gte': 30 }] }, sort: ['custom.damage', 'desc'] };
  expect(idsOf(await ask('adminA', 'feedback', groups))).toEqual([far, near]);
});

test('what is not for him, and what another company has added, is unknown', async () => {
  const id = await answer();
  await patch('adminA', id, { damage: 7777 });
  for (const [as, key] of [
    ['feedback_edit', 'damage'],
    ['adminA', 'theirs'],
    ['adminB', 'cause'],
  ] as const) {
    for (const query of [{ filter: { [`custom.${key}`]: 7777 } }, { sort: [`custom.${key}`, 'asc'] }])
      expect((await ask(as, 'feedback', query)).status, as).toBe(400);
    expect((await patch(as, id, { [key]: 1 })).status, as).toBe(400);
    const file = await write(as, 'POST', 'feedback/export', { format: 'csv', filter: { [`custom.${key}`]: 7777 } });
    expect(file.status, as).toBe(400);
  }
  for (const path of ['feedback', `feedback/${id}`, 'openapi/company.json'])
    expect(JSON.stringify((await served.call({ as: 'feedback_edit', path })).body), path).not.toMatch(/7777|"damage"/);
});

test('a file has a column for each that its reader sees', async () => {
  const id = await answer();
  await patch('adminA', id, { cause: 'Kitchen', damage: 4321 });
  const filter = { 'custom.cause': 'Kitchen' };
  const all = await exported('adminA', { filter });
  expect(all.split('\r\n')[0]).toMatch(/,cause,damage/);
  expect(all).toMatch(/,Kitchen,4321/);
  const some = await exported('adminA', { filter, columns: ['id', 'custom'], sort: ['id', 'desc'] });
  expect(some.split('\r\n').slice(0, 2)).toEqual(['ID,cause,damage', `${id},Kitchen,4321`]);
  expect(await exported('adminA', { filter, columns: ['id'] })).not.toMatch(/cause|4321/);
  const ofUser = await exported('feedback_read', { filter });
  expect(ofUser).toMatch(/,cause/);
  expect(ofUser).not.toMatch(/damage|4321/);
});

test('a change is noted and told, and neither who looks for it nor an erasure finds what was written', async () => {
  const id = await answer();
  const { companyA } = served.world;
  const webhook = { name: 'Desk', url: 'https://example.com/', events: ['feedback.changed'] };
  const { body: hook } = await write('adminA', 'POST', 'webhooks', webhook);
  await patch('adminA', id, { cause: 'Kitchen', damage: 7777 });
  await patch('adminA', id, { cause: 'Kitchen', damage: 7777 });
  await patch('feedback_edit', id, { cause: '' });
  const noted = async (as: string) => ((await ask(as, `feedback/${id}/history`)).body as { results: object[] }).results;
  const [cleared, damage, cause] = await noted('adminA');
  expect([cleared, damage, cause]).toMatchObject([
    { field: 'custom', to: { name: 'cause' }, user: { name: 'feedback_edit' } },
    { field: 'custom', to: { name: 'damage' }, user: { name: 'adminA' } },
    { field: 'custom', to: { name: 'cause' }, user: { name: 'adminA' } },
  ]);
  expect(await noted('feedback_read')).toEqual([cleared, cause]);
  expect(JSON.stringify(await noted('adminA'))).not.toMatch(/Kitchen|7777/);
  const deliveries = await stored('select event from webhook_delivery where feedback_id = $1', id);
  expect(deliveries).toEqual([{ event: 'feedback.changed' }, { event: 'feedback.changed' }]);
  const sent = await served.database.withTenant('app', companyA.id, (transaction) =>
    compose(
      transaction,
      { id: 1, event: 'feedback.changed', feedback_id: id, payload: null, rule: null, created_at: new Date() },
      { companyId: companyA.id, publicUrl: 'https://feedback.test', includesContact: false },
    ),
  );
  expect(JSON.parse(sent ?? '{}')).toMatchObject({ data: { custom: { damage: 7777 } } });
  await served.call({ as: 'adminA', method: 'DELETE', path: `webhooks/${(hook as { id: number }).id}` });
});

describe('several at once', () => {
  const change = (as: string, ids: number[], changes: object) =>
    write(as, 'POST', 'feedback/change_many', { ids, changes });
  const logged = (id: number) =>
    stored(
      'select operation, changes from audit_entry where company_id = $1 and entity = $3 and record_id = $2',
      served.world.companyA.id,
      id,
      'feedback',
    );

  test('are given values of every kind, and lose them again', async () => {
    const values = {
      a_text: 'Cold',
      a_long_text: 'Cold\nsoup',
      a_number: 7.5,
      a_percent: 20,
      a_yes_or_no: true,
      a_date: '2026-03-01',
      a_choice: 'Kitchen',
      a_multiple_choice: ['Service', 'Kitchen'],
      a_color: '#0B6E6E',
      a_web_address: 'https://example.com/a',
      a_email: 'a@example.com',
      a_phone: '+49 30 12345',
      a_country: 'JP',
      a_language: 'ja',
    };
    for (const key of Object.keys(values)) {
      const kind = key.slice(2);
      await field('adminA', key, { kind, ...(kind.endsWith('choice') && { choices: ['Kitchen', 'Service'] }) });
    }
    const ids = [await answer(), await answer()];
    expect((await change('feedback_edit', ids, { custom: values })).body).toEqual({ changed: 2, refused: [] });
    for (const id of ids) expect(customOf(await ask('adminA', `feedback/${id}`))).toEqual(values);
    expect((await change('adminA', ids, { custom: values })).body).toEqual({ changed: 0, refused: [] });
    const nothing = Object.fromEntries(Object.keys(values).map((key) => [key, null]));
    expect((await change('adminA', ids, { custom: nothing })).body).toEqual({ changed: 2, refused: [] });
    for (const id of ids) expect(customOf(await ask('adminA', `feedback/${id}`))).toEqual({});
  });

  test('keep what else they have, and are not handled by it; beside a status they are', async () => {
    const [noted, handled] = [await answer(), await answer()];
    await patch('adminA', noted, { damage: 12 });
    await change('adminA', [noted], { custom: { cause: 'Kitchen' } });
    expect((await ask('adminA', `feedback/${noted}`)).body).toMatchObject({
      custom: { cause: 'Kitchen', damage: 12 },
      status: 'new',
      revision: 1,
    });
    await change('adminA', [handled], { status: 'completed', custom: { cause: 'Kitchen' } });
    expect((await ask('adminA', `feedback/${handled}`)).body).toMatchObject({
      custom: { cause: 'Kitchen' },
      status: 'completed',
      revision: 2,
    });
  });

  test('are refused as a whole for a value that a field does not take, or a field that is not the writer’s to know', async () => {
    const id = await answer();
    for (const [as, custom, pointer, code] of [
      ['adminA', { cause: 'Weather' }, '/changes/custom/cause', 'not_an_option'],
      ['adminA', { damage: 'much' }, '/changes/custom/damage', 'type'],
      ['adminA', { theirs: 'x' }, '/changes/custom/theirs', 'unknown_field'],
      ['feedback_edit', { damage: 5 }, '/changes/custom/damage', 'unknown_field'],
    ] as const)
      expect(await change(as, [id], { custom }), pointer).toMatchObject({
        status: 400,
        body: { errors: [{ pointer, code }] },
      });
    expect((await change('adminA', [id], { custom: {} })).status).toBe(400);
    expect(customOf(await ask('adminA', `feedback/${id}`))).toEqual({});
  });

  test('are refused by row where they are out of reach, only read or erased', async () => {
    const [near, far, erased] = [await answer(), await answer('otherBranch'), await answer()];
    await write('adminA', 'POST', `feedback/${erased}/erase`, {});
    const custom = { cause: 'Service' };
    expect((await change('feedback_edit', [near, far, erased], { custom })).body).toEqual({
      changed: 1,
      refused: [
        { id: far, code: 'not_found' },
        { id: erased, code: 'answer_erased' },
      ],
    });
    expect((await change('feedback_read', [near], { custom })).body).toMatchObject({
      refused: [{ id: near, code: 'forbidden' }],
    });
    // An erased one is still handled.
    expect((await change('adminA', [erased], { priority: 'high' })).body).toMatchObject({ changed: 1 });
  });

  test('are noted, told and logged like one', async () => {
    const ids = [await answer(), await answer()];
    const webhook = { name: 'Desk', url: 'https://example.com/', events: ['feedback.changed'] };
    const { body: hook } = await write('adminA', 'POST', 'webhooks', webhook);
    await patch('adminA', ids[0] ?? 0, { cause: 'Kitchen' });
    await change('adminA', ids, { custom: { cause: 'Kitchen', damage: 9 } });
    const noted = async (id?: number) =>
      ((await ask('adminA', `feedback/${id}/history`)).body as { results: { to: { name: string } }[] }).results
        .map(({ to }) => to.name)
        .toSorted();
    // Of the first one only the damage was another.
    expect([await noted(ids[0]), await noted(ids[1])]).toEqual([
      ['cause', 'damage'],
      ['cause', 'damage'],
    ]);
    expect(await stored('select 1 from webhook_delivery where feedback_id = $1', ids[1])).toHaveLength(1);
    expect(await logged(ids[1] ?? 0)).toEqual([
      { operation: 'change_many', changes: { custom: { cause: 'Kitchen', damage: 9 } } },
    ]);
    expect(await stored('select 1 from feedback_custom_value where record_id = $1', ids[1])).toHaveLength(2);
    await served.call({ as: 'adminA', method: 'DELETE', path: `webhooks/${(hook as { id: number }).id}` });
  });
});

test('an erasure takes them, and nothing is noted afterwards', async () => {
  const id = await answer();
  await patch('adminA', id, { cause: 'Kitchen' });
  const kept = () => stored('select 1 from feedback_custom_value where record_id = $1', id);
  expect(await kept()).toHaveLength(1);
  expect((await write('adminA', 'POST', `feedback/${id}/erase`, {})).status).toBe(200);
  expect(customOf(await ask('adminA', `feedback/${id}`))).toEqual({});
  expect(await kept()).toEqual([]);
  expect(await patch('adminA', id, { cause: 'Kitchen' })).toMatchObject({
    status: 409,
    body: { code: 'answer_erased' },
  });
});

test('the role of visitors can neither read nor change them', async () => {
  const id = await answer();
  const asVisitor = (text: string) =>
    served.database.statement('visitor', served.world.companyA.id, { text, values: [id] });
  for (const text of [
    'select custom from feedback where id = $1',
    `update feedback set custom = '{"1": 2}' where id = $1`,
    'select * from feedback_custom_value where record_id = $1',
    'delete from feedback_custom_value where record_id = $1',
    'update feedback_custom_value set value = 1 where record_id = $1',
  ])
    await expect(asVisitor(text), text).rejects.toMatchObject({ code: '42501' });
});
