/** Tickets from both sides: how they move, what goes with them, who is told, and what is refused. */
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSweep } from '../storage/sweep.ts';
import { type Served, serveWorld } from '../test/scenarios.ts';
import { completeAnswered } from './complete.ts';
import { enqueueForPlatform } from './mail-to-platform.ts';

interface Ticket {
  id: number;
  status: string;
  has_news: boolean;
  waiting_since: string | null;
  first_answered_at: string | null;
  closed_at: string | null;
}

let served: Served;
let owner: pg.Client;
let picture: Buffer;
beforeAll(async () => {
  served = await serveWorld();
  owner = new pg.Client({ connectionString: served.ownerUrl });
  await owner.connect();
  picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#0b6e6e' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await owner.end();
  await served.close();
});

const QUESTION = { subject: 'Codes on the terrace', message: 'They fade.' };

async function call<Body>(as: string, method: string, path: string, body?: object, status = 200): Promise<Body> {
  const answer = await served.call({ as, method, path, ...(body && { body }) });
  expect({ path, status: answer.status, body: answer.body }).toMatchObject({ path, status });
  return answer.body as Body;
}

const open = (as: string, more: object = {}) => call<Ticket>(as, 'POST', 'support', { ...QUESTION, ...more }, 201);
const reply = (as: string, ticket: number, more: object = {}, status = 201) =>
  call<{ id: number }>(as, 'POST', 'supportcomments', { support_ticket_id: ticket, text: 'Like so.', ...more }, status);
const ticketFor = (as: string, id: number) => call<Ticket>(as, 'GET', `support/${id}`);

async function send(as: string, bytes: Buffer, { name = 'screen.png', ticket = 0 } = {}) {
  const query = new URLSearchParams({ name, ...(ticket > 0 && { support_ticket_id: String(ticket) }) });
  const response = await fetch(`${served.origin}/api/supportcommentsmedia/upload_file?${query.toString()}`, {
    method: 'POST',
    headers: { ...(await served.world.authorization(as)), 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as { id: number; file_name: string; code?: string } };
}

const fileOf = async (as: string, id: number) =>
  fetch(`${served.origin}/api/supportcommentsmedia/${id}/file`, { headers: await served.world.authorization(as) });

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
    const { body: file } = await send('qr_read', picture);
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
    await createSweep({ database: served.database, store: served.store, log: { error: () => undefined } }).round();
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
    const told = async (): Promise<number> => {
      await Promise.all([enqueueForPlatform(served.database), enqueueForPlatform(served.database)]);
      return (await mailsOf('support_request', ticket.id)).length;
    };
    expect(await told()).toBe(1);
    expect(await told()).toBe(1);
    await reply('qr_read', ticket.id);
    expect(await told()).toBe(2);
    await reply('superadmin', ticket.id);
    expect(await told()).toBe(2);
    await call('qr_read', 'PATCH', `support/${ticket.id}`, { status: 'completed' });
    expect(await told()).toBe(3);
  });
});

describe('files', () => {
  test('go with a request and with a reply, and are read by both sides and nobody else', async () => {
    const first = await send('qr_read', picture);
    expect(first).toMatchObject({ status: 201, body: { file_name: 'screen.jpg' } });
    const note = await send('qr_read', Buffer.from('a,b\n1,2\n'), { name: 'list.csv' });
    const ticket = await open('qr_read', { attachments: [first.body.id, note.body.id] });
    const answer = await send('superadmin', picture, { name: 'how.png', ticket: ticket.id });
    await reply('superadmin', ticket.id, { attachments: [answer.body.id] });
    const listed = await call<{ file_name: string; support_comment_id: number | null }[]>(
      'qr_read',
      'GET',
      `supportcommentsmedia?filter=${encodeURIComponent(JSON.stringify({ support_ticket_id: ticket.id }))}`,
    );
    expect(listed.map(({ file_name: name }) => name)).toEqual(['screen.jpg', 'list.csv', 'how.jpg']);
    for (const as of ['qr_read', 'adminA', 'superadmin']) expect((await fileOf(as, answer.body.id)).status).toBe(200);
    for (const as of ['adminB', 'feedback_read']) expect((await fileOf(as, answer.body.id)).status).toBe(404);
    const text = await fileOf('superadmin', note.body.id);
    expect(text.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(text.headers.get('content-type')).toBe('application/octet-stream');
    expect((await fileOf('superadmin', first.body.id)).headers.get('content-disposition')).toMatch(/^inline/);
  });

  test('are nobody’s to see before they are sent', async () => {
    const { body } = await send('qr_read', picture);
    for (const as of ['qr_read', 'adminA', 'superadmin', 'adminB'])
      expect({ as, status: (await fileOf(as, body.id)).status }).toEqual({ as, status: 404 });
  });

  test('can be named by their sender alone, once, and in their own company', async () => {
    const { body } = await send('qr_read', picture);
    const fault = { code: 'invalid_input', errors: [{ pointer: '/attachments/0', code: 'reference_not_found' }] };
    for (const as of ['adminA', 'adminB'])
      expect(await call(as, 'POST', 'support', { ...QUESTION, attachments: [body.id] }, 400)).toMatchObject(fault);
    const ticket = await open('qr_read', { attachments: [body.id] });
    const refused = await reply('qr_read', ticket.id, { attachments: [body.id] }, 400);
    expect(refused).toMatchObject(fault);
    // Nothing half-written: neither the reply nor the move of the ticket.
    expect(await ticketFor('qr_read', ticket.id)).toMatchObject({ status: 'new' });
    expect(await call('qr_read', 'GET', 'supportcomments')).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ support_ticket_id: ticket.id })]),
    );
  });

  test.each([
    ['a program', Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000\u0000'), 'run.png', 415, 'media_not_accepted'],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'page.html', 415, 'media_not_accepted'],
    ['a damaged picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'a.png', 400, 'broken_media'],
    ['nothing', Buffer.alloc(0), 'a.png', 400, 'empty_media'],
    ['too much', Buffer.alloc(10_000_001), 'a.txt', 413, 'media_too_large'],
  ])('%s is refused', async (_what, bytes, name, status, code) => {
    expect(await send('qr_read', bytes, { name })).toMatchObject({ status, body: { code } });
  });

  test('are refused for a ticket that is not theirs, and without one by the platform', async () => {
    const { id } = await open('adminB');
    const fault = { code: 'invalid_input', errors: [{ pointer: '/support_ticket_id', code: 'reference_not_found' }] };
    expect(await send('qr_read', picture, { ticket: id })).toMatchObject({ status: 400, body: fault });
    expect(await send('superadmin', picture)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/support_ticket_id', code: 'required' }] },
    });
  });

  test('that nothing names go: the oldest beyond twenty at once, all after a day, with what the store keeps', async () => {
    const { userId } = served.world.principals['node_read'] ?? {};
    const idsOf = async (): Promise<number[]> => {
      const { rows } = await owner.query<{ id: string }>(
        'select id from support_comment_media where sender_id = $1 order by id',
        [userId],
      );
      return rows.map(({ id }) => Number(id));
    };
    const sent: number[] = [];
    for (let at = 0; at < 21; at++)
      sent.push((await send('node_read', Buffer.from(`${at}`), { name: 'a.txt' })).body.id);
    expect(await idsOf()).toEqual(sent.slice(1));
    await owner.query(
      "update support_comment_media set created_at = now() - interval '25 hours' where sender_id = $1",
      [userId],
    );
    const filesOf = async () =>
      Number((await owner.query("select count(*) from stored_file where purpose = 'support'")).rows[0].count);
    const before = await filesOf();
    await createSweep({ database: served.database, store: served.store, log: { error: () => undefined } }).round();
    expect(await idsOf()).toEqual([]);
    expect(await filesOf()).toBe(before - 21);
  });

  test('take nothing of the plan’s room', async () => {
    const { rows } = await owner.query(
      "select count(*)::int as count from stored_file where purpose = 'support' and company_id = $1",
      [served.world.companyA.id],
    );
    expect(rows[0].count).toBeGreaterThan(0);
    const usage = await call<{ storage?: unknown }>('adminA', 'GET', 'subscription/usage');
    expect(JSON.stringify(usage)).not.toContain('support');
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
