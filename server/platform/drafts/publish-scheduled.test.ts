/** A draft is published once at its time, with the rights of who scheduled it; why it was refused stays at it. */
import { expect, test } from 'vitest';
import { withConnection } from '../../database/with-connection.ts';
import { descriptors } from '../../generated/index.ts';
import { type CallAnswer, servedWorld } from '../../test/scenarios.ts';
import { draftRefused } from './refused-mail.ts';

const served = await servedWorld();

const GROUPS = 'linklistgroups';
const call = (method: string, path: string, body?: object, as = 'adminA'): Promise<CallAnswer> =>
  served.call({ as, method, path, ...(body && { body }) });
const sql = (text: string, values: unknown[] = []): Promise<object[]> =>
  withConnection(served.ownerUrl, async (client) => (await client.query<object>(text, values)).rows);

const mails = () => sql("select user_id, record_id from mail_message where kind = 'draft_refused' order by id");
const notices = async (as: string) =>
  (await call('GET', 'eventnotices?filter={"event":"draft.refused"}', undefined, as)).body as object[];

/** A draft whose time has come, and the way to its row. */
async function scheduled(name: string): Promise<string> {
  const { body } = await call('POST', GROUPS, { name });
  const { id } = body as { id: number };
  const path = `${GROUPS}/${id}`;
  await call('POST', `${path}/draft`, { changes: { name: `${name} anew` } });
  const answer = await call('POST', `${path}/draft/schedule`, { publish_at: '2099-01-01T00:00:00Z' });
  expect(answer).toMatchObject({ status: 200, body: { draft: { state: 'scheduled' } } });
  await sql("update draft set publish_at = now() - interval '1 second' where record_id = $1", [id]);
  await sql("update draft_publication set due_at = now() - interval '1 second' where done_at is null");
  return path;
}

const work = (): Promise<boolean> => served.app.draftPublisher.round(new AbortController().signal);
const nameOf = async (path: string) => ((await call('GET', path)).body as { name: string }).name;
const draftOf = async (path: string) => (await call('GET', `${path}/draft`)).body;

test('not before its time, then once, whoever tries', async () => {
  const { body } = await call('POST', GROUPS, { name: 'Later' });
  const path = `${GROUPS}/${(body as { id: number }).id}`;
  await call('POST', `${path}/draft`, { changes: { name: 'Much later' } });
  for (const publishAt of ['2020-01-01T00:00:00Z', 'tomorrow', 7])
    expect(await call('POST', `${path}/draft/schedule`, { publish_at: publishAt })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/publish_at' }] },
    });
  await call('POST', `${path}/draft/schedule`, { publish_at: '2099-01-01T00:00:00Z' });
  expect(await work()).toBe(false);
  const due = await scheduled('Due');
  expect(await Promise.all([work(), work(), work()])).toContain(true);
  expect(await nameOf(due)).toBe('Due anew');
  expect(await nameOf(path)).toBe('Later');
  const log = await sql("select 1 from audit_entry where operation = 'publish_draft'");
  expect(log).toHaveLength(1);
});

test('one that is unscheduled, changed or published by hand is left alone', async () => {
  const off = await scheduled('Off');
  await call('POST', `${off}/draft/schedule`, { publish_at: null });
  const changed = await scheduled('Changed');
  const { draft } = (await draftOf(changed)) as { draft: { revision: number } };
  const again = await call('POST', `${changed}/draft`, {
    changes: { name: 'Changed twice' },
    revision: draft.revision,
  });
  expect(again).toMatchObject({ status: 200, body: { draft: { state: 'draft', publish_at: null } } });
  const byHand = await scheduled('By hand');
  await call('POST', `${byHand}/draft/publish`, {});
  expect(await work()).toBe(false);
  expect([await nameOf(off), await nameOf(changed), await nameOf(byHand)]).toEqual(['Off', 'Changed', 'By hand anew']);
});

test('what it is refused for stays at the draft, which is one again', async () => {
  const path = await scheduled('Outdated');
  await call('PATCH', path, { name: 'Meanwhile' });
  expect(await work()).toBe(true);
  expect(await nameOf(path)).toBe('Meanwhile');
  expect(await draftOf(path)).toMatchObject({
    draft: {
      state: 'draft',
      publish_at: null,
      refusal: 'draft_outdated',
      refusal_text: expect.stringContaining('draft'),
    },
  });
  expect(await work()).toBe(false);
});

test('whoever scheduled it is told why, by a mail and a notice, and nobody else', async () => {
  await sql('delete from mail_message');
  await sql('delete from event_notice');
  const path = await scheduled('Told');
  await call('PATCH', path, { name: 'Told meanwhile' });
  expect(await work()).toBe(true);
  const { userId } = served.world.principals['adminA'] as { userId: number };
  const { draft } = (await draftOf(path)) as { draft: { id: number } };
  expect(await mails()).toEqual([{ user_id: userId, record_id: draft.id }]);
  expect(await notices('adminA')).toMatchObject([{ record_id: draft.id, rule_name: null }]);
  expect(await notices('nobody')).toEqual([]);
});

test('the mail says why in the language of who gets it, and leads to the row', async () => {
  const path = await scheduled('Sent');
  await call('PATCH', path, { name: 'Sent meanwhile' });
  await work();
  const { draft } = (await draftOf(path)) as { draft: { id: number; revision: number } };
  const compose = () =>
    draftRefused(descriptors).compose({
      database: served.world.database,
      publicUrl: 'https://feedtree.example',
      secret: new Uint8Array(32),
      companyId: served.world.companyA.id,
      companyName: 'A',
      userId: 1,
      userName: 'Ada',
      email: 'ada@a.example',
      emailChangeId: null,
      mailId: 1,
      createdAt: new Date(),
      recordId: draft.id,
      locale: 'de',
    });
  const mail = await compose();
  expect(mail).toMatchObject({
    subject: 'Ein Entwurf konnte nicht veröffentlicht werden: Sent',
    button: { href: `https://feedtree.example/link_list_management/${path.split('/')[1]}` },
  });
  expect(mail?.paragraphs.join(' ')).toContain('Seit dem Speichern des Entwurfs');
  await call('DELETE', `${path}/draft?revision=${draft.revision}`);
  expect(await compose()).toBeNull();
});

test('who may no longer change the row publishes nothing', async () => {
  const path = await scheduled('Rights');
  const { userId } = served.world.principals['adminA'] as { userId: number };
  await sql('update customer_user set is_admin = false where id = $1', [userId]);
  try {
    expect(await work()).toBe(true);
  } finally {
    await sql('update customer_user set is_admin = true where id = $1', [userId]);
  }
  expect(await nameOf(path)).toBe('Rights');
  expect(await draftOf(path)).toMatchObject({ draft: { state: 'draft', refusal: 'forbidden' } });
});

test('a process that dies of it again and again gives it up', async () => {
  const path = await scheduled('Worn out');
  await sql('update draft_publication set attempts = 5 where done_at is null');
  await sql(
    "update draft_publication set due_at = now() - interval '1 second' where done_at is null and due_at < now() + interval '1 day'",
  );
  expect(await work()).toBe(true);
  expect(await draftOf(path)).toMatchObject({ draft: { state: 'draft', refusal: 'internal' } });
});
