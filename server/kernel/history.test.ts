/** What a row was is kept with who changed it, read with the row, and comes back by the rules of a change. */
import { beforeAll, describe, expect, test } from 'vitest';
import { withConnection } from '../database/with-connection.ts';
import { type CallAnswer, servedWorld } from '../test/scenarios.ts';

const served = await servedWorld();

interface Entry {
  version: number;
  operation: string;
  actor_name: string;
  history: Record<string, [unknown, unknown]>;
}

const write = (as: string, method: string, path: string, body: object): Promise<CallAnswer> =>
  served.call({ as, method, path, body });

async function made(as: string, path: string, body: object): Promise<string> {
  const { body: row } = await write(as, 'POST', path, body);
  return `${path}/${(row as { id: number }).id}`;
}

async function entriesOf(as: string, path: string): Promise<Entry[]> {
  const { body } = await served.call({ as, path: `${path}/history` });
  return (body as { results: Entry[] }).results;
}

const fields = (answer: CallAnswer) => answer.body as Record<string, unknown>;

test('each change says who, what it was and what it became, and nothing of what stayed', async () => {
  const path = await made('adminA', 'companytags', { name: 'Tea', color: '#112233' });
  await write('adminA', 'PATCH', path, { name: 'Green tea' });
  await write('adminA', 'PATCH', path, { name: 'Green tea', color: '#445566' });
  expect(await entriesOf('adminA', path)).toMatchObject([
    { operation: 'patch', history: { color: ['#112233', '#445566'] } },
    { operation: 'patch', history: { name: ['Tea', 'Green tea'] } },
    { operation: 'create', history: { name: [null, 'Tea'], color: [null, '#112233'] } },
  ]);
  const [entry] = await entriesOf('adminA', path);
  expect(Object.keys(entry?.history ?? {})).toEqual(['color']);
  expect(entry?.actor_name).not.toBe('');
});

test('it is read page by page', async () => {
  const path = await made('adminA', 'companytags', { name: 'Paged' });
  for (const name of ['Paged 1', 'Paged 2']) await write('adminA', 'PATCH', path, { name });
  const first = await served.call({ as: 'adminA', path: `${path}/history?limit=2` });
  expect(first.body).toMatchObject({ more: true, results: [{}, {}] });
  const before = (first.body as { results: Entry[] }).results[1]?.version;
  const second = await served.call({ as: 'adminA', path: `${path}/history?limit=2&before=${before}` });
  expect(second.body).toMatchObject({ more: false, results: [{ operation: 'create' }] });
});

describe('whose it is', () => {
  let path: string;
  let version: number;
  beforeAll(async () => {
    path = await made('adminA', 'companytags', { name: 'Ours' });
    await write('adminA', 'PATCH', path, { name: 'Ours alone' });
    version = (await entriesOf('adminA', path))[1]?.version ?? 0;
  });

  test.each([
    ['adminB', 404],
    ['anonymous', 401],
  ])('%s gets %i', async (as, status) => {
    expect((await served.call({ as, path: `${path}/history` })).status).toBe(status);
    expect((await write(as, 'POST', `${path}/restore`, { version })).status).toBe(status);
    expect((await write(as, 'POST', `${path}/undo`, { updated_at: '2026-01-01T00:00:00Z' })).status).toBe(status);
    expect(fields(await served.call({ as: 'adminA', path }))['name']).toBe('Ours alone');
  });

  test('a connection of another company finds no entry of it', async () => {
    const { id } = served.world.companyB;
    const rows = await served.database.withTenant('app', id, ({ query }) =>
      query({ text: "select id from audit_entry where entity = 'company_tag' and history is not null", values: [] }),
    );
    expect(rows).toEqual([]);
  });
});

describe('restore', () => {
  test('gives back the values of a version, as a change of its own', async () => {
    const path = await made('adminA', 'companytags', { name: 'First', color: '#000001' });
    await write('adminA', 'PATCH', path, { name: 'Second' });
    await write('adminA', 'PATCH', path, { color: '#000002' });
    const version = (await entriesOf('adminA', path)).at(-1)?.version;
    const answer = await write('adminA', 'POST', `${path}/restore`, { version });
    expect(answer).toMatchObject({ status: 200, body: { name: 'First', color: '#000001' } });
    expect((await entriesOf('adminA', path))[0]).toMatchObject({
      operation: 'restore_version',
      history: { name: ['Second', 'First'], color: ['#000002', '#000001'] },
    });
  });

  test('is refused where the value no longer fits, and for a version of another row', async () => {
    const path = await made('adminA', 'companytags', { name: 'Taken' });
    await write('adminA', 'PATCH', path, { name: 'Free' });
    const other = await made('adminA', 'companytags', { name: 'Taken' });
    const version = (await entriesOf('adminA', path)).at(-1)?.version;
    expect((await write('adminA', 'POST', `${path}/restore`, { version })).status).toBe(409);
    const foreign = (await entriesOf('adminA', other))[0]?.version;
    expect((await write('adminA', 'POST', `${path}/restore`, { version: foreign })).status).toBe(404);
    expect((await write('adminA', 'POST', `${path}/restore`, { version: 'x' })).status).toBe(400);
  });

  test('of what has a time, an amount and references', async () => {
    const path = await made('superadmin', 'discount', {
      code: 'KEPT',
      kind: 'percent',
      percent: 5,
      valid_from: '2026-01-01T00:00:00Z',
    });
    const changes = { percent: 12.5, valid_from: '2026-02-01T00:00:00Z', valid_to: '2026-03-01T00:00:00Z' };
    await write('superadmin', 'PATCH', path, changes);
    const version = (await entriesOf('superadmin', path)).at(-1)?.version;
    const answer = await write('superadmin', 'POST', `${path}/restore`, { version });
    expect(answer).toMatchObject({ status: 200, body: { percent: 5, valid_to: null } });
    expect(Date.parse(String(fields(answer)['valid_from']))).toBe(Date.UTC(2026, 0, 1));
  });
});

describe('undo', () => {
  test('takes the last change back, once', async () => {
    const path = await made('adminA', 'companytags', { name: 'Before' });
    const { updated_at } = fields(await write('adminA', 'PATCH', path, { name: 'After' }));
    expect(await write('adminA', 'POST', `${path}/undo`, { updated_at })).toMatchObject({
      status: 200,
      body: { name: 'Before' },
    });
    expect((await write('adminA', 'POST', `${path}/undo`, { updated_at })).status).toBe(409);
  });

  test('is refused after another change, and of a new row', async () => {
    const path = await made('adminA', 'companytags', { name: 'One' });
    const created = fields(await served.call({ as: 'adminA', path }));
    expect((await write('adminA', 'POST', `${path}/undo`, { updated_at: created['updated_at'] })).status).toBe(409);
    const { updated_at } = fields(await write('adminA', 'PATCH', path, { name: 'Two' }));
    await write('adminA', 'PATCH', path, { name: 'Three' });
    expect(await write('adminA', 'POST', `${path}/undo`, { updated_at })).toMatchObject({
      status: 409,
      body: { code: 'row_changed' },
    });
    expect((await write('adminA', 'POST', `${path}/undo`, { updated_at: 'today' })).status).toBe(400);
  });
});

test('secrets are not kept, and the log does not tell what a row was', async () => {
  const path = await made('adminA', 'webhooks', {
    name: 'Hook',
    url: 'https://hooks.example.com/in',
    events: ['feedback.created'],
  });
  const [entry] = await entriesOf('adminA', path);
  expect(Object.keys(entry?.history ?? {})).not.toContain('secret');
  const kept = await withConnection(served.ownerUrl, (client) =>
    client.query("select history from audit_entry where entity = 'webhook' and history ? 'secret'"),
  );
  expect(kept.rows).toEqual([]);
  const log = await served.call({ as: 'adminA', path: 'auditentry' });
  expect(JSON.stringify(log.body)).not.toContain('"history"');
});
