/** What is deleted goes to the bin, is seen there by whom may delete it, and comes back as what it was. */
import { beforeAll, describe, expect, test } from 'vitest';
import { forgetDeletedRows } from '../../platform/bin/forget-deleted-rows.ts';
import { feedback, plantFeedback } from '../../test/feedback.ts';
import { withConnection } from '../../database/with-connection.ts';
import { type CallAnswer, servedWorld } from '../../test/scenarios.ts';

const served = await servedWorld();

interface Entry {
  entry: number;
  actor_name: string;
  source: string;
  reason: string | null;
  row: Record<string, unknown> & { id: number };
  returned: Record<string, number>;
  lost: Record<string, number>;
}

const call = (as: string, method: string, path: string, body?: object, headers?: Record<string, string>) =>
  served.call({ as, method, path, ...(body && { body }), ...(headers && { headers }) });

async function made(as: string, path: string, body: object): Promise<Record<string, unknown> & { id: number }> {
  const answer = await call(as, 'POST', path, body);
  expect(answer.status).toBe(201);
  return answer.body as { id: number };
}

const binOf = async (as: string, path: string, query = ''): Promise<Entry[]> =>
  ((await served.call({ as, path: `${path}/deleted${query}` })).body as { results: Entry[] }).results;

const restored = (as: string, path: string, id: number): Promise<CallAnswer> =>
  call(as, 'POST', `${path}/deleted/${id}/restore`, {});

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  withConnection(served.ownerUrl, async (client) => (await client.query<Row>(text, values)).rows);

const TAGS = 'companytags';

test('a deleted row is seen with who deleted it, and comes back with its id and all that it had', async () => {
  const tag = await made('adminA', TAGS, { name: 'Binned', color: '#123456' });
  await call('adminA', 'PATCH', `${TAGS}/${tag.id}`, { name: 'Binned later' });
  const { body: before } = await served.call({ as: 'adminA', path: `${TAGS}/${tag.id}` });
  expect((await call('adminA', 'DELETE', `${TAGS}/${tag.id}`, undefined, { 'change-source': 'screen' })).status).toBe(
    204,
  );
  const [entry] = await binOf('adminA', TAGS);
  expect(entry).toMatchObject({
    row: { id: tag.id, name: 'Binned later', color: '#123456' },
    source: 'screen',
    lost: {},
  });
  expect(entry?.actor_name).not.toBe('');
  expect(entry?.row).not.toHaveProperty('feedback_count');
  expect(entry?.row).not.toHaveProperty('maker_id');
  const answer = await restored('adminA', TAGS, tag.id);
  expect(answer.status).toBe(200);
  expect({ ...(answer.body as object), updated_at: null }).toEqual({ ...(before as object), updated_at: null });
  expect(await binOf('adminA', TAGS)).toEqual([]);
  const history = await served.call({ as: 'adminA', path: `${TAGS}/${tag.id}/history` });
  expect((history.body as { results: { operation: string }[] }).results.map(({ operation }) => operation)).toEqual([
    'restore_deleted',
    'delete',
    'patch',
    'create',
  ]);
  expect((await restored('adminA', TAGS, tag.id)).status).toBe(404);
});

test('what nothing goes with, and what takes others along, are both kept, and say so', async () => {
  const body = { url: 'https://example.com/hook', events: ['feedback.created'] };
  const alone = await made('adminA', 'webhooks', { name: 'Never tried', ...body });
  const tried = await made('adminA', 'webhooks', { name: 'Tried', ...body });
  expect((await call('adminA', 'POST', `webhooks/${tried.id}/test`, {})).status).toBe(200);
  for (const { id } of [alone, tried]) expect((await call('adminA', 'DELETE', `webhooks/${id}`)).status).toBe(204);
  const entries = await binOf('adminA', 'webhooks');
  expect(entries).toMatchObject([
    { row: { id: tried.id, name: 'Tried' }, lost: { webhook_delivery: 1 }, returned: {} },
    { row: { id: alone.id, name: 'Never tried' }, lost: {}, returned: {} },
  ]);
  const parts = await sql<{ parts: object }>('select parts from deleted_row where record_id = $1 and entity = $2', [
    alone.id,
    'webhook',
  ]);
  expect(parts).toEqual([{ parts: { rows: [], emptied: [], own: null } }]);
  for (const { id } of [alone, tried]) expect((await restored('adminA', 'webhooks', id)).status).toBe(200);
});

test('it is read page by page', async () => {
  for (const name of ['Page 1', 'Page 2', 'Page 3']) {
    const { id } = await made('adminA', TAGS, { name });
    await call('adminA', 'DELETE', `${TAGS}/${id}`);
  }
  const first = await binOf('adminA', TAGS, '?limit=2');
  expect(first.map(({ row }) => row['name'])).toEqual(['Page 3', 'Page 2']);
  const [older] = await binOf('adminA', TAGS, `?limit=2&before=${first[1]?.entry}`);
  expect(older?.row['name']).toBe('Page 1');
  expect((await served.call({ as: 'adminA', path: `${TAGS}/deleted?limit=101` })).status).toBe(400);
});

describe('whose it is', () => {
  let id: number;
  beforeAll(async () => {
    ({ id } = await made('adminA', TAGS, { name: 'Of A' }));
    await call('adminA', 'DELETE', `${TAGS}/${id}`);
  });

  test('a connection of another company finds no row of it', async () => {
    const rows = await served.database.withTenant('app', served.world.companyB.id, ({ query }) =>
      query({ text: 'select id from deleted_row where record_id = $1', values: [id] }),
    );
    expect(rows).toEqual([]);
  });
});

describe('what stands in the way is told at its field', () => {
  test('a name that is taken by now', async () => {
    const { id } = await made('adminA', TAGS, { name: 'Taken by now' });
    await call('adminA', 'DELETE', `${TAGS}/${id}`);
    await made('adminA', TAGS, { name: 'Taken by now' });
    expect(await restored('adminA', TAGS, id)).toMatchObject({ status: 409, body: { errors: [{ pointer: '/name' }] } });
    expect((await binOf('adminA', TAGS)).map(({ row }) => row.id)).toContain(id);
  });

  test('a reference that is gone', async () => {
    const currency = await made('superadmin', 'currency', { code: 'XAF', name: 'Gone soon', symbol: 'G' });
    const { id } = await made('superadmin', 'planlocation', { name: 'Orphan', currency_id: currency.id });
    await call('superadmin', 'DELETE', `planlocation/${id}`);
    expect((await call('superadmin', 'DELETE', `currency/${currency.id}`)).status).toBe(204);
    expect(await restored('superadmin', 'planlocation', id)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/currency_id', code: 'reference_not_found' }] },
    });
    expect((await restored('superadmin', 'currency', currency.id)).status).toBe(200);
    expect((await restored('superadmin', 'planlocation', id)).status).toBe(200);
  });
});

test('rules that go with a tag come back with it, and those that added it add it again', async () => {
  const tag = await made('adminA', TAGS, { name: 'With rules' });
  const looking = await made('adminA', 'feedbackrules', {
    name: 'Looks for it',
    conditions: ['tag_id'],
    tag_id: tag.id,
    raised_priority: 'high',
  });
  const adding = await made('adminA', 'feedbackrules', { name: 'Adds it', added_tag_id: tag.id });
  await call('adminA', 'DELETE', `${TAGS}/${tag.id}`);
  expect((await served.call({ as: 'adminA', path: `feedbackrules/${looking.id}` })).status).toBe(404);
  const [entry] = await binOf('adminA', TAGS);
  expect(entry?.returned).toEqual({ feedback_rule: 2 });
  expect((await restored('adminA', TAGS, tag.id)).status).toBe(200);
  const { body: one } = await served.call({ as: 'adminA', path: `feedbackrules/${looking.id}` });
  expect(one).toMatchObject({ name: 'Looks for it', tag_id: tag.id });
  const { body: other } = await served.call({ as: 'adminA', path: `feedbackrules/${adding.id}` });
  expect(other).toMatchObject({ added_tag_id: tag.id });
});

test('feedback that had a tag has it again, and not what was erased meanwhile', async () => {
  await plantFeedback(served);
  const { first, second } = feedback;
  const tag = await made('adminA', TAGS, { name: 'Put on' });
  const put = { ids: [first, second], add_tag_ids: [tag.id] };
  expect((await call('adminA', 'POST', 'feedback/change_many', put)).status).toBe(200);
  await call('adminA', 'DELETE', `${TAGS}/${tag.id}`);
  expect((await binOf('adminA', TAGS))[0]).toMatchObject({ returned: { feedback: 2 }, lost: {} });
  await sql('update feedback set erased_at = now() where id = $1', [second]);
  expect((await restored('adminA', TAGS, tag.id)).status).toBe(200);
  const having = 'select id from feedback where $1 = any(tag_ids)';
  expect(await sql(having, [tag.id])).toEqual([{ id: first }]);
  const linked = 'select feedback_id as id from feedback_tag_link where tag_id = $1';
  expect(await sql(linked, [tag.id])).toEqual([{ id: first }]);
});

test('a webhook keeps its secret, and the bin says that its deliveries do not come back', async () => {
  const body = { name: 'Hook', url: 'https://hooks.example.com/in', events: ['feedback.created'] };
  const { id } = await made('adminA', 'webhooks', body);
  const [before] = await sql<{ secret: string }>('select secret from webhook where id = $1', [id]);
  await call('adminA', 'POST', `webhooks/${id}/test`, {});
  await call('adminA', 'DELETE', `webhooks/${id}`);
  const [entry] = await binOf('adminA', 'webhooks');
  expect(entry?.lost).toEqual({ webhook_delivery: 1 });
  expect(JSON.stringify(entry)).not.toContain(before?.secret);
  expect((await restored('adminA', 'webhooks', id)).status).toBe(200);
  expect(await sql('select secret from webhook where id = $1', [id])).toEqual([before]);
});

test('why is kept where it is asked for, and what is said wrongly is refused', async () => {
  const { id } = await made('superadmin', 'discount', {
    code: 'WHY',
    kind: 'percent',
    percent: 5,
    valid_from: '2026-01-01T00:00:00Z',
  });
  const refused = await call('superadmin', 'DELETE', `discount/${id}`, undefined, { 'change-source': 'moon' });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ pointer: '/change-source' }] } });
  const long = { 'change-reason': 'x'.repeat(501) };
  expect((await call('superadmin', 'DELETE', `discount/${id}`, undefined, long)).status).toBe(400);
  const broken = { 'change-reason': '%E0%A4%A' };
  expect((await call('superadmin', 'DELETE', `discount/${id}`, undefined, broken)).status).toBe(400);
  const reason = encodeURIComponent('Çok pahalı');
  await call('superadmin', 'DELETE', `discount/${id}`, undefined, { 'change-reason': reason });
  expect((await binOf('superadmin', 'discount'))[0]).toMatchObject({ reason: 'Çok pahalı', source: 'api' });
});

test('after its days it is forgotten, with what the log said of its values', async () => {
  const { id } = await made('adminA', TAGS, { name: 'Forgotten' });
  await call('adminA', 'DELETE', `${TAGS}/${id}`);
  await sql("update deleted_row set expires_at = now() - interval '1 second' where record_id = $1", [id]);
  expect((await binOf('adminA', TAGS)).map(({ row }) => row.id)).not.toContain(id);
  expect((await restored('adminA', TAGS, id)).status).toBe(404);
  await forgetDeletedRows(served.database);
  expect(await sql('select 1 from deleted_row where record_id = $1', [id])).toEqual([]);
  const kept =
    "select history from audit_entry where entity = 'company_tag' and record_id = $1 and history is not null";
  expect(await sql(kept, [id])).toEqual([]);
  expect((await binOf('adminA', TAGS)).length).toBeGreaterThan(0);
});
