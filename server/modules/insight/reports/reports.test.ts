/** Reports as they are sent: each once, within its reader's rights of that moment. */
import { beforeAll, describe, expect, test } from 'vitest';
import { mailTemplate } from '../../../app/mail-templates.ts';
import { deliverDue } from '../../../platform/mail/deliver.ts';
import type { RenderedMail } from '../../../platform/mail/render.ts';
import { keepingTransport } from '../../../platform/mail/transport.ts';
import { asApp, asWorker, served, serveReports, stored, subscribe, userId } from '../../../test/reports.ts';
import { grant } from '../../../test/tree.ts';
import { insertRow, TEST_SECRET } from '../../../test/world.ts';
import { enqueueReports } from './enqueue.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

await serveReports();
beforeAll(async () => {
  const { room, branch, otherBranch } = served.world.companyA.nodes;
  const answers = (node: number, day: number, values: object) =>
    insertRow(served.world.database, served.world.companyA.id, 'node_day_delta', {
      node_id: node,
      day: daysAgo(day),
      hour: 9,
      weight: 1,
      ...values,
    });
  await answers(room, 2, { answers: 3, open: 2, score: 50 });
  await answers(branch, 5, { answers: 1, score: 100 });
  await answers(otherBranch, 2, { answers: 40, score: 0 });
  await answers(room, 9, { answers: 1, score: 25 });
});

const makeDue = (ago = '1 minute') =>
  asApp(
    `update report_subscription set next_at = date_trunc('milliseconds', now()) - $1::interval where next_at is not null`,
    [ago],
  );

interface Mail {
  user_id: number;
  kind: string;
  state: string;
  failure: string | null;
  content: RenderedMail | null;
}

async function send(): Promise<Mail[]> {
  const { database } = served.world;
  await enqueueReports(database);
  const log = { error: (_: string, { error }: { error: unknown }) => expect.fail(String(error)) };
  await deliverDue({
    mailTemplate,
    database,
    publicUrl: 'https://feedback.test',
    secret: TEST_SECRET,
    transport: keepingTransport,
    log,
  });
  return asWorker<Mail>('select user_id, kind, state, failure, content from mail_message order by id');
}

describe('a report that is due', () => {
  test('tells what its reader may read, with the days before, and no more', async () => {
    await subscribe('feedback_read');
    await makeDue();
    const [mail, ...others] = await send();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ user_id: userId('feedback_read'), kind: 'report', state: 'kept' });
    const { subject = '', text = '', html = '' } = mail?.content ?? {};
    expect(subject).toBe('Company A: weekly report – Answers 4, Score 75');
    expect(text).toContain('Answers: 4 (+3 · before: 1)');
    expect(text).toContain(`https://feedback.test/?from=${daysAgo(7)}&to=${daysAgo(1)}`);
    expect([text, html].join()).not.toContain('otherBranch');
  });

  test('leads to unhappy answers without their words', async () => {
    const { id: companyId, nodes, surveyVersionId } = served.world.companyA;
    const answer = (node: number, values: object = {}) =>
      insertRow(served.world.database, companyId, 'feedback', {
        node_id: node,
        node_path: '/',
        survey_version_id: surveyVersionId,
        answers: '{}',
        score: 0,
        priority: 'high',
        locale: 'en',
        comment: 'the soup was cold',
        response_token: crypto.randomUUID(),
        created_at: `${daysAgo(1)}T12:00:00Z`,
        ...values,
      });
    const unhappy = await answer(nodes.room);
    const others = await Promise.all([
      answer(nodes.otherBranch),
      answer(nodes.room, { score: 50 }),
      answer(nodes.room, { status: 'completed', closed_at: new Date().toISOString() }),
      answer(nodes.room, { created_at: `${daysAgo(8)}T12:00:00Z` }),
    ]);
    await subscribe('feedback_read', { node_id: nodes.branch });
    await makeDue();
    const text = (await send())[0]?.content?.text ?? '';
    expect(text).toContain(`https://feedback.test/feedback_management/${unhappy}\n`);
    for (const id of others) expect(text).not.toContain(`/feedback_management/${id}\n`);
    expect(text).not.toContain('soup');
    await asApp('delete from feedback');
  });

  test('is sent once by several servers, and moves on', async () => {
    const id = await subscribe('adminA');
    await makeDue();
    const { database } = served.world;
    await Promise.all([enqueueReports(database), enqueueReports(served.database), enqueueReports(database)]);
    expect(await send()).toHaveLength(1);
    expect(Date.parse(String((await stored(id))?.next_at))).toBeGreaterThan(Date.now());
  });

  test('comes once after a long pause, not as often as it was missed', async () => {
    await subscribe('adminA', { rhythm: 'daily', only_with_answers: false });
    await makeDue('10 days');
    expect(await send()).toMatchObject([{ state: 'kept' }]);
    expect(await send()).toHaveLength(1);
  });

  test('of a day without answers is not sent, unless it is wanted or asked for', async () => {
    const id = await subscribe('adminA', { rhythm: 'daily' });
    await makeDue();
    expect(await send()).toMatchObject([{ state: 'failed', failure: 'nothing_to_say' }]);
    expect(await stored(id)).toMatchObject({ is_active: true, ended_because: null });
    expect(
      await served.call({ as: 'adminA', method: 'POST', path: `reportsubscriptions/${id}/send_now` }),
    ).toMatchObject({ status: 200 });
    const [, asked] = await send();
    expect(asked).toMatchObject({
      kind: 'requested_report',
      state: 'kept',
      content: { subject: 'Company A: daily report – Answers 0, Still open 0' },
    });
    await asApp('update report_subscription set only_with_answers = false');
    await makeDue();
    expect((await send()).at(-1)).toMatchObject({ kind: 'report', state: 'kept' });
  });

  test('is not kept waiting by one whose zone is known no more', async () => {
    const odd = await subscribe('feedback_edit', { rhythm: 'daily' });
    await asApp(`update report_subscription set time_zone = 'Mars/Olympus' where id = $1`, [odd]);
    await makeDue('2 minutes');
    await subscribe('adminA');
    await asApp(`update report_subscription set next_at = now() - interval '1 minute' where time_zone = 'UTC'`);
    expect(await send()).toMatchObject([{ state: 'failed' }, { user_id: userId('adminA'), state: 'kept' }]);
    expect(Date.parse(String((await stored(odd))?.next_at))).toBeGreaterThan(Date.now());
  });

  test('ends with the right to read, and can be taken up again with it', async () => {
    const { room } = served.world.companyA.nodes;
    const granted = await grant(served, 'nobody', room, ['feedback_read']);
    const id = await subscribe('nobody', { node_id: room });
    await asApp('delete from node_user_access where id = $1', [granted]);
    await makeDue();
    expect(await send()).toMatchObject([{ state: 'failed', failure: 'nothing_to_say' }]);
    expect(await stored(id)).toMatchObject({ is_active: false, next_at: null, ended_because: 'right_lost' });
    const patch = (body: object) =>
      served.call({ as: 'nobody', method: 'PATCH', path: `reportsubscriptions/${id}`, body });
    expect(await patch({ is_active: true })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/node_id', code: 'no_feedback_right' }] },
    });
    const again = await grant(served, 'nobody', room, ['feedback_read']);
    expect(await patch({ is_active: true })).toMatchObject({
      status: 200,
      body: { is_active: true, ended_because: null },
    });
    await asApp('delete from node_user_access where id = $1', [again]);
  });

  test('ends with its unit', async () => {
    const { otherBranch } = served.world.companyA.nodes;
    const id = await subscribe('adminA', { node_id: otherBranch });
    await asApp('update node set deleted_at = now() where id = $1', [otherBranch]);
    await makeDue();
    await send();
    expect(await stored(id)).toMatchObject({ is_active: false, ended_because: 'unit_deleted' });
    await asApp('update node set deleted_at = null where id = $1', [otherBranch]);
  });

  test('is not for who is disabled', async () => {
    await subscribe('feedback_edit');
    const setState = (state: string) =>
      asApp('update customer_user set state = $2 where id = $1', [userId('feedback_edit'), state]);
    await setState('disabled');
    await makeDue();
    expect(await send()).toMatchObject([{ state: 'failed', failure: 'user_disabled', content: null }]);
    await setState('active');
  });

  test('is not sent when it was stopped between its making and its sending', async () => {
    const id = await subscribe('adminA');
    await makeDue();
    await enqueueReports(served.world.database);
    await asApp('update report_subscription set is_active = false, next_at = null where id = $1', [id]);
    expect(await send()).toMatchObject([{ state: 'failed', failure: 'nothing_to_say' }]);
  });

  test('of a month tells the month before, by its weeks, and comes again on the first', async () => {
    const { room } = served.world.companyA.nodes;
    const now = new Date();
    const lastOfMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0)).toISOString().slice(0, 10);
    const firstOfMonth = `${lastOfMonth.slice(0, 8)}01`;
    const { database, companyA } = served.world;
    const answered = { node_id: room, hour: 9, weight: 1, reads: 7 };
    await insertRow(database, companyA.id, 'node_day_delta', { ...answered, day: lastOfMonth });
    await insertRow(database, companyA.id, 'node_day_delta', { ...answered, day: firstOfMonth });
    const id = await subscribe('adminA', { rhythm: 'monthly', node_id: room });
    await makeDue();
    const { subject = '', text = '' } = (await send())[0]?.content ?? {};
    expect(subject).toMatch(/: monthly report – /);
    expect(text).toContain(`https://feedback.test/?from=${firstOfMonth}&to=${lastOfMonth}&unit=${room}`);
    expect(text).toContain('Codes scanned: 14');
    const next = new Date(String((await stored(id))?.next_at));
    expect([next.getUTCDate(), next > now]).toEqual([1, true]);
  });
});
