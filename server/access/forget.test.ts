/** What tells of a person is kept nowhere once its row is deleted or erased: not in the log, a version or the bin. */
import { expect, test } from 'vitest';
import { withConnection } from '../database/with-connection.ts';
import { companyTag } from '../generated/company_tag.ts';
import { forgetDeletedRows } from '../platform/bin/forget-deleted-rows.ts';
import { customFieldCalls } from '../test/custom-fields.ts';
import { servedWorld } from '../test/scenarios.ts';
import { insertRow } from '../test/world.ts';
import { forgetRows } from './forget.ts';

const served = await servedWorld();

const { write, field } = customFieldCalls(() => served, { path: 'feedback', entity: 'feedback' });

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  withConnection(served.ownerUrl, async (client) => (await client.query<Row>(text, values)).rows);

/** What the log keeps of a row, oldest first. */
const logged = (entity: string, id: number) =>
  sql<{ operation: string; changes: object; actor_name: string }>(
    'select operation, changes, actor_name from audit_entry where entity = $1 and record_id = $2 order by id',
    [entity, id],
  );

async function made(path: string, body: object): Promise<number> {
  const answer = await write('adminA', 'POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return (answer.body as { id: number }).id;
}

test('of a user that is deleted the log keeps what was done, and by whom, without name, address or number', async () => {
  const [gone, stays] = await Promise.all(
    ['Grace', 'Ada'].map((name) =>
      made('customeruser', { full_name: name, email: `${name}@forget.example`, phone: '+49 30 12345' }),
    ),
  );
  await write('adminA', 'PATCH', `customeruser/${gone}`, { full_name: 'Grace H.', company_tags: true });
  expect(JSON.stringify(await logged('customer_user', gone ?? 0))).toMatch(/Grace H\..*|grace@forget/i);
  await write('adminA', 'DELETE', `customeruser/${gone}`, {});
  await forgetDeletedRows(served.database);
  expect(await logged('customer_user', gone ?? 0)).toEqual([
    { operation: 'create', changes: {}, actor_name: 'adminA' },
    { operation: 'patch', changes: { company_tags: true, revision: 2 }, actor_name: 'adminA' },
    { operation: 'delete', changes: {}, actor_name: 'adminA' },
  ]);
  expect(JSON.stringify(await logged('customer_user', stays ?? 0))).toContain('Ada');
  // What marks it is gone with it.
  expect(await sql("select 1 from deleted_row where entity = 'customer_user'")).toEqual([]);
});

test('of an answer that is erased the log forgets what was noted in fields of the company', async () => {
  await field('adminA', 'guest');
  const { companyA: company } = served.world;
  const plant = () =>
    insertRow(served.database, company.id, 'feedback', {
      node_id: company.nodes.room,
      node_path: `/${company.nodes.room}/`,
      survey_version_id: company.surveyVersionId,
      answers: {},
      locale: 'en',
      response_token: crypto.randomUUID(),
    });
  const [erased, never] = [await plant(), await plant()];
  for (const id of [erased, never])
    await write('adminA', 'PATCH', `feedback/${id}`, { priority: 'high', custom: { guest: 'Mrs Hopper' } });
  expect((await write('adminA', 'POST', `feedback/${erased}/erase`, {})).status).toBe(200);
  await forgetDeletedRows(served.database);
  const entries = await logged('feedback', erased);
  expect(entries.map(({ operation }) => operation)).toEqual(['patch', 'erase']);
  expect(JSON.stringify(entries)).toContain('"priority":"high"');
  expect(JSON.stringify(entries)).not.toContain('Hopper');
  expect(JSON.stringify(await logged('feedback', never))).toContain('Hopper');
});

test('what was erased is at once in no bin, and soon in no version', async () => {
  const id = await made('companytags', { name: 'Mrs Hopper', color: '#123456' });
  await write('adminA', 'DELETE', `companytags/${id}`, {});
  const { companyA: company } = served.world;
  await served.database.withTenant('app', company.id, (transaction) =>
    forgetRows(transaction, companyTag, { companyId: company.id, ids: [id] }),
  );
  expect(JSON.stringify((await served.call({ as: 'adminA', path: 'companytags/deleted' })).body)).not.toContain(
    'Hopper',
  );
  expect((await write('adminA', 'POST', `companytags/deleted/${id}/restore`, {})).status).toBe(404);
  await forgetDeletedRows(served.database);
  expect(
    await sql("select 1 from audit_entry where entity = 'company_tag' and record_id = $1 and history is not null", [
      id,
    ]),
  ).toEqual([]);
});
