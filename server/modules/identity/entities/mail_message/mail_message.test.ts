import { expect, test } from 'vitest';
import { servedWorld } from '../../../../test/scenarios.ts';
import { insertRow } from '../../../../test/world.ts';

const served = await servedWorld();

/** A mail to an administrator, as a worker left it. */
async function mail({ state, failure, attempts }: { state: string; failure?: string; attempts: number }) {
  const user = Number(served.world.principals['adminA']?.userId);
  const columns = { user_id: user, kind: 'report', due_at: new Date() };
  const id = await insertRow(served.database, served.world.companyA.id, 'mail_message', columns);
  await served.database.lookup('worker', {
    text: `update mail_message set state = $2, failure = $3, attempts = $4, content = '{"subject": "Secret"}',
      done_at = case when $2 <> 'queued' then now() end where id = $1`,
    values: [id, state, failure, attempts],
  });
  return id;
}
const failed = { state: 'failed', failure: 'ESOCKET', attempts: 8 };
const listed = async (): Promise<Record<string, unknown>[]> => {
  const { status, body } = await served.call({ as: 'superadmin', path: 'mails' });
  expect(status).toBe(200);
  return body as Record<string, unknown>[];
};

test('the platform sees what has failed and of whose company, not to whom nor what it says', async () => {
  const id = await mail(failed);
  await mail({ state: 'queued', attempts: 1 });
  await mail({ state: 'sent', attempts: 1 });
  const mails = await listed();
  expect(mails.map((one) => one['id'])).toEqual([id]);
  expect(mails[0]).toMatchObject({ kind: 'report', failure: 'ESOCKET', attempts: 8, state: 'failed' });
  expect(Object.keys(mails[0] ?? {})).toContain('company_name');
  for (const hidden of ['user_id', 'record_id', 'email_change_id', 'content', 'due_at'])
    expect(Object.keys(mails[0] ?? {})).not.toContain(hidden);
});

test('a row tells that it can be sent again, where that is asked for', async () => {
  const id = await mail(failed);
  const { body } = await served.call({ as: 'superadmin', path: `mails/${id}?permissions=true` });
  expect(body).toMatchObject({ id, permitted: ['send_again'] });
  expect((await served.call({ as: 'superadmin', path: `mails/${id}` })).body).not.toHaveProperty('permitted');
});

test('one that is sent again waits with all its attempts, is told to the company, and can be sent once', async () => {
  const id = await mail(failed);
  const again = () => served.call({ as: 'superadmin', method: 'POST', path: `mails/${id}/send_again` });
  expect(await again()).toMatchObject({ status: 200, body: { id, state: 'queued' } });
  expect((await again()).status).toBe(404);
  expect((await listed()).map((one) => one['id'])).not.toContain(id);
  const rows = await served.database.lookup('worker', {
    text: 'select state, attempts, failure, done_at, due_at <= now() as is_due from mail_message where id = $1',
    values: [id],
  });
  expect(rows).toEqual([{ state: 'queued', attempts: 0, failure: null, done_at: null, is_due: true }]);
  const { body } = await served.call({ as: 'adminA', path: 'auditentry?filter={"operation":"send_again"}' });
  expect(body).toMatchObject([{ entity: 'mail_message', record_id: id }]);
});

test('the platform sees how much waits in each queue, since when, and how much was given up of late', async () => {
  const read = async () => {
    const { status, body } = await served.call({ as: 'superadmin', path: 'mails/queues' });
    expect(status).toBe(200);
    return (body as { queues: Record<string, unknown>[] }).queues;
  };
  await served.database.lookup('worker', { text: 'delete from mail_message', values: [] });
  const nothing = { due: 0, later: 0, failed: 0, waiting_since: null };
  const queues = [
    'mail_message',
    'webhook_delivery',
    'feedback_export',
    'qr_export',
    'list_import',
    'draft_publication',
    'event_rule_match',
  ];
  expect(await read()).toEqual(queues.map((queue) => ({ queue, ...nothing })));
  const [oldest, later] = [await mail({ state: 'queued', attempts: 0 }), await mail({ state: 'queued', attempts: 1 })];
  await mail({ state: 'sent', attempts: 1 });
  const old = await mail(failed);
  await mail(failed);
  await served.database.lookup('worker', {
    text: `update mail_message set due_at = case when id = $1 then '2026-01-02T03:04:05Z' when id = $2 then now() + interval '1 hour'
      else due_at end, done_at = case when id = $3 then done_at - interval '25 hours' else done_at end`,
    values: [oldest, later, old],
  });
  const [mails] = await read();
  expect(mails).toEqual({
    queue: 'mail_message',
    due: 1,
    later: 1,
    failed: 1,
    waiting_since: '2026-01-02T03:04:05.000Z',
  });
  expect((await served.call({ as: 'adminA', path: 'mails/queues' })).status).toBe(403);
});
