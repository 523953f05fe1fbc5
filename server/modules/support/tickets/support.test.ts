/** Tickets from both sides: how they move, who is told, and what is refused. */
import { describe, expect, test } from 'vitest';
import { createFileCleanUp } from '../../../platform/storage/file-clean-up.ts';
import { connectedOwner, servedWorld } from '../../../test/scenarios.ts';
import { pictureOfTicket, ticketCalls } from '../../../test/tickets.ts';
import { completeAnswered } from './complete.ts';
import { enqueueForPlatform } from './mail-to-platform.ts';

const served = await servedWorld();
const owner = await connectedOwner(served.ownerUrl);

const { call, open, reply, ticketFor, send, fileOf } = ticketCalls(() => served);

const mailsOf = async (kind: string, record: number): Promise<string[]> => {
  const { rows } = await owner.query<{ email: string }>(
    `select u.email from mail_message m join customer_user u on u.company_id = m.company_id and u.id = m.user_id
      where m.kind = $1 and m.record_id = $2 order by u.email`,
    [kind, record],
  );
  return rows.map(({ email }) => email);
};

describe('a ticket', () => {
  test('waits from its first moment, is answered, waits again, and is closed', async () => {
    const ticket = await open('qr_read');
    expect(ticket).toMatchObject({ status: 'new', has_news: false });
    expect(await ticketFor('superadmin', ticket.id)).toMatchObject({ has_news: true });
    await call('superadmin', 'PATCH', `support/${ticket.id}`, { status: 'in_processing' });
    const taken = await ticketFor('superadmin', ticket.id);
    expect(taken).toMatchObject({ status: 'in_processing', has_news: true });
    expect(taken.waiting_since).not.toBeNull();
    await reply('superadmin', ticket.id);
    const answered = await ticketFor('qr_read', ticket.id);
    expect(answered).toMatchObject({ status: 'answered', has_news: true, waiting_since: null });
    await call('qr_read', 'POST', `support/${ticket.id}/read`);
    expect(await ticketFor('qr_read', ticket.id)).toMatchObject({ has_news: false });
    await reply('qr_read', ticket.id);
    const again = await ticketFor('superadmin', ticket.id);
    expect(again).toMatchObject({ status: 'customer_replied', has_news: true });
    expect(again.first_answered_at).toBe(answered.first_answered_at);
    await call('qr_read', 'PATCH', `support/${ticket.id}`, { status: 'completed' });
    const closed = await ticketFor('superadmin', ticket.id);
    expect(closed).toMatchObject({ status: 'completed', has_news: false, waiting_since: null });
    expect(closed.closed_at).not.toBeNull();
    const refused = await reply('qr_read', ticket.id, {}, 409);
    expect(refused).toMatchObject({ code: 'ticket_closed' });
    expect(await reply('superadmin', ticket.id, {}, 409)).toMatchObject({ code: 'ticket_closed' });
    await call('superadmin', 'PATCH', `support/${ticket.id}`, { status: 'in_processing' }, 409);
  });

  test('is moved by each side only as far as it may', async () => {
    const ticket = await open('adminA');
    for (const [as, status] of [
      ['adminA', 'in_processing'],
      ['adminA', 'answered'],
      ['superadmin', 'answered'],
      ['superadmin', 'customer_replied'],
    ] as const)
      expect(await call(as, 'PATCH', `support/${ticket.id}`, { status }, 409)).toMatchObject({
        code: 'illegal_transition',
      });
    await call('superadmin', 'PATCH', `support/${ticket.id}`, { status: 'cancelled' });
  });

  test('completes by itself seven days after an answer without a reply, and its writer is told', async () => {
    const [silent, fresh, replied] = [await open('qr_read'), await open('qr_read'), await open('qr_read')];
    for (const { id } of [silent, fresh, replied]) await reply('superadmin', id);
    await owner.query(
      "update support_ticket set last_answered_at = now() - interval '7 days 1 minute' where id = any($1)",
      [[silent.id, replied.id]],
    );
    await reply('qr_read', replied.id);
    expect(await completeAnswered(served.database)).toBe(false);
    const states = await Promise.all([silent, fresh, replied].map(({ id }) => ticketFor('qr_read', id)));
    expect(states.map(({ status }) => status)).toEqual(['completed', 'answered', 'customer_replied']);
    expect(await mailsOf('support_closed', silent.id)).toEqual(['qr_read@test.example']);
    expect(await mailsOf('support_closed', fresh.id)).toEqual([]);
    const { rows } = await owner.query(
      "select actor_role, changes from audit_entry where entity = 'support_ticket' and record_id = $1 order by id desc limit 1",
      [silent.id],
    );
    expect(rows).toEqual([{ actor_role: 'system', changes: { status: 'completed' } }]);
  });

  test('stands in both logs when the platform changes or answers it', async () => {
    const ticket = await open('adminB');
    const { id: comment } = await reply('superadmin', ticket.id);
    await call('superadmin', 'PATCH', `support/${ticket.id}`, { status: 'completed' });
    const { rows } = await owner.query<{ company_id: string; entity: string; operation: string }>(
      `select company_id, entity, operation from audit_entry where actor_role = 'superadmin'
        and (entity = 'support_ticket' and record_id = $1 or entity = 'support_comment' and record_id = $2) order by id`,
      [ticket.id, comment],
    );
    const platform = served.world.principals['superadmin']?.companyId;
    const entriesOf = (company: number | undefined) =>
      rows
        .filter(({ company_id: id }) => Number(id) === company)
        .map(({ entity, operation }) => `${entity}.${operation}`);
    const both = ['support_comment.create', 'support_ticket.patch'];
    expect(entriesOf(platform)).toEqual(both);
    expect(entriesOf(served.world.companyB.id)).toEqual(both);
  });

  test('is deleted by the platform alone, closed or open, with replies, files and mails that wait; both logs say so', async () => {
    const { body: file } = await send('qr_read', await pictureOfTicket());
    const ticket = await open('qr_read', { attachments: [file.id] });
    await reply('superadmin', ticket.id);
    const { rows: keys } = await owner.query<{ storage_key: string }>(
      'select storage_key from support_comment_media where id = $1',
      [file.id],
    );
    const key = keys[0]?.storage_key ?? '';
    for (const as of ['qr_read', 'adminA']) await call(as, 'DELETE', `support/${ticket.id}`, undefined, 403);
    await call('superadmin', 'DELETE', `support/${ticket.id}`, undefined, 204);
    for (const as of ['superadmin', 'adminA', 'qr_read'])
      expect(await call(as, 'GET', `support/${ticket.id}`, undefined, 404)).toMatchObject({ code: 'not_found' });
    expect((await fileOf('superadmin', file.id)).status).toBe(404);
    expect(await reply('qr_read', ticket.id, {}, 400)).toMatchObject({ code: 'invalid_input' });
    await createFileCleanUp({
      database: served.database,
      store: served.store,
      log: { error: () => undefined },
    }).round();
    expect(await served.store.read(key)).toBeNull();
    const { rows } = await owner.query<{ company_id: string }>(
      `select company_id from audit_entry where entity = 'support_ticket' and operation = 'delete' and record_id = $1`,
      [ticket.id],
    );
    expect(new Set(rows.map(({ company_id: id }) => Number(id)))).toEqual(
      new Set([served.world.companyA.id, served.world.principals['superadmin']?.companyId]),
    );
  });
});

describe('who is told by mail', () => {
  test('the writer of an answer, and an admin who has joined in', async () => {
    const ticket = await open('qr_read');
    const first = await reply('superadmin', ticket.id);
    expect(await mailsOf('support_answer', first.id)).toEqual(['qr_read@test.example']);
    await reply('adminA', ticket.id);
    const second = await reply('superadmin', ticket.id);
    expect(await mailsOf('support_answer', second.id)).toEqual(['admina@test.example', 'qr_read@test.example']);
  });

  test('the admins, where nobody of those who wrote is there any more', async () => {
    const ticket = await open('qr_read');
    await owner.query('update support_ticket set user_id = null where id = $1', [ticket.id]);
    const { id } = await reply('superadmin', ticket.id);
    expect(await mailsOf('support_answer', id)).toEqual(['admina@test.example']);
    expect(await ticketFor('adminA', ticket.id)).toMatchObject({ has_news: true });
  });

  test('the platform of a request, a reply and a close, once each, however many servers look', async () => {
    const ticket = await open('qr_read');
    const notified = async (): Promise<number> => {
      await Promise.all([enqueueForPlatform(served.database), enqueueForPlatform(served.database)]);
      return (await mailsOf('support_request', ticket.id)).length;
    };
    expect(await notified()).toBe(1);
    expect(await notified()).toBe(1);
    await reply('qr_read', ticket.id);
    expect(await notified()).toBe(2);
    await reply('superadmin', ticket.id);
    expect(await notified()).toBe(2);
    await call('qr_read', 'PATCH', `support/${ticket.id}`, { status: 'completed' });
    expect(await notified()).toBe(3);
  });
});

test('the platform measures its first answers and what waits', async () => {
  await owner.query(
    "update support_ticket set first_answered_at = null, waiting_since = null, status = 'completed', closed_at = now()",
  );
  for (const minutes of [10, 20, 90]) {
    const { id } = await open('adminA');
    await reply('superadmin', id);
    await owner.query(
      'update support_ticket set created_at = first_answered_at - make_interval(mins => $2) where id = $1',
      [id, minutes],
    );
  }
  const { id } = await open('adminB');
  await owner.query("update support_ticket set waiting_since = now() - interval '2 hours' where id = $1", [id]);
  const old = await open('adminA');
  await owner.query(
    "update support_ticket set first_answered_at = now() - interval '31 days', created_at = now() - interval '40 days', waiting_since = null where id = $1",
    [old.id],
  );
  const figures = await call<{ longest_wait_seconds: number }>('superadmin', 'GET', 'support/figures');
  expect(figures).toMatchObject({ answered: 3, in_time: 2, median_seconds: 1200, mean_seconds: 2400, waiting: 1 });
  expect(Math.abs(figures.longest_wait_seconds - 7200)).toBeLessThan(60);
  await call('adminA', 'GET', 'support/figures', undefined, 403);
});

test('the queue begins with who has waited longest, and ends with what is closed', async () => {
  await owner.query("update support_ticket set waiting_since = null, status = 'completed', closed_at = now()");
  const [late, early, answered] = [await open('adminA'), await open('adminB'), await open('adminA')];
  await owner.query("update support_ticket set waiting_since = now() - interval '3 hours' where id = $1", [early.id]);
  await reply('superadmin', answered.id);
  const queue = await call<{ id: number; status: string; customer_id: number }[]>(
    'superadmin',
    'GET',
    `support?sort=${encodeURIComponent('["queue_place","ASC"]')}`,
  );
  expect(queue.slice(0, 3).map(({ id }) => id)).toEqual([early.id, late.id, answered.id]);
  expect(queue[3]?.status).toBe('completed');
  const ofB = await call<{ customer_id: number }[]>(
    'superadmin',
    'GET',
    `support?filter=${encodeURIComponent(JSON.stringify({ customer_id: served.world.companyB.id, has_news: true }))}`,
  );
  expect(ofB).toEqual([expect.objectContaining({ id: early.id })]);
});
