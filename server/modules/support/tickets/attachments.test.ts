/** The files of tickets: who may send, name and read them, what is refused, and when they go. */
import { describe, expect, test } from 'vitest';
import { createFileCleanUp } from '../../../platform/storage/file-clean-up.ts';
import { connectedOwner, servedWorld } from '../../../test/scenarios.ts';
import { pictureOfTicket, QUESTION, ticketCalls } from '../../../test/tickets.ts';

const served = await servedWorld();
const owner = await connectedOwner(served.ownerUrl);
const picture = await pictureOfTicket();

const { call, open, reply, ticketFor, send, fileOf } = ticketCalls(() => served);

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
    const violation = { code: 'invalid_input', errors: [{ pointer: '/attachments/0', code: 'reference_not_found' }] };
    for (const as of ['adminA', 'adminB'])
      expect(await call(as, 'POST', 'support', { ...QUESTION, attachments: [body.id] }, 400)).toMatchObject(violation);
    const ticket = await open('qr_read', { attachments: [body.id] });
    const refused = await reply('qr_read', ticket.id, { attachments: [body.id] }, 400);
    expect(refused).toMatchObject(violation);
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
    const violation = {
      code: 'invalid_input',
      errors: [{ pointer: '/support_ticket_id', code: 'reference_not_found' }],
    };
    expect(await send('qr_read', picture, { ticket: id })).toMatchObject({ status: 400, body: violation });
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
    await createFileCleanUp({
      database: served.database,
      store: served.store,
      log: { error: () => undefined },
    }).round();
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
