/** Notices: together, in their time, and for nobody who may not know. */
import { describe, expect, test } from 'vitest';
import { mailTemplate } from '../../../app/mail-templates.ts';
import { deliverDue } from '../../../platform/mail/deliver.ts';
import { keepingTransport } from '../../../platform/mail/transport.ts';
import { answer, asApp, look, makeRule, notices, served, userId, serveAutomation } from '../../../test/automation.ts';
import { TEST_SECRET } from '../../../test/world.ts';
import { enqueueNotices, isQuiet } from './enqueue.ts';
await serveAutomation();

describe('notices', () => {
  const preference = (as: string, body: object) => served.call({ as, method: 'POST', path: 'noticepreferences', body });
  const mails = () =>
    served.world.database.lookup<{
      user_id: number;
      state: string;
      failure: string | null;
      content: { text: string; subject: string } | null;
    }>('worker', {
      text: `select user_id, state, failure, content from mail_message where kind = 'notices' order by user_id, id`,
      values: [],
    });
  const send = async () => {
    await enqueueNotices(served.world.database);
    const log = { error: () => undefined };
    await deliverDue({
      mailTemplate,
      database: served.world.database,
      publicUrl: 'https://feedback.test',
      secret: TEST_SECRET,
      transport: keepingTransport,
      log,
    });
    return mails();
  };

  test('that come together are one mail, and the next one waits for five minutes', async () => {
    await makeRule({ name: 'Cold soup' });
    const ids = [await answer(), await answer()];
    await look();
    const [mail, ...others] = await send();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      user_id: userId('feedback_read'),
      state: 'kept',
      content: { subject: 'New notices: 2' },
    });
    for (const id of ids) expect(mail?.content?.text).toContain(`https://feedback.test/feedback_management/${id}`);
    expect(mail?.content?.text).toContain('New feedback at room, by the rule Cold soup');
    await answer();
    await look();
    expect(await send()).toHaveLength(1);
    await served.world.database.lookup('worker', { text: `delete from mail_message`, values: [] });
    expect(await send()).toMatchObject([{ content: { subject: 'New notices: 1' } }]);
  });

  test('of a storm are told by their number, the latest thirty by themselves', async () => {
    await makeRule({});
    const ids: number[] = [];
    for (let at = 0; at < 33; at++) ids.push(await answer());
    while (await look());
    const [mail] = await send();
    expect(mail).toMatchObject({ content: { subject: 'New notices: 33' } });
    expect(mail?.content?.text.match(/feedback_management\/\d+/g)).toHaveLength(30);
    expect(mail?.content?.text).toContain(`feedback_management/${ids.at(-1)}`);
    expect(mail?.content?.text).toContain('More in the list: 3.');
  });

  test('of a unit that fell silent lead to the unit, and all to where they are chosen', async () => {
    const { id: companyId, nodes } = served.world.companyA;
    await asApp(`insert into notice (company_id, user_id, node_id, reason) values ($1, $2, $3, 'silence')`, [
      companyId,
      userId('adminA'),
      nodes.room,
    ]);
    const [mail] = await send();
    expect(mail?.content?.text).toContain(`https://feedback.test/units/${nodes.room}\n`);
    expect(mail?.content?.text).toContain('My notices and reports:\nhttps://feedback.test/noticepreferences\n');
  });

  test('of a rule that was switched off lead to the rule and say why', async () => {
    const { id: companyId, nodes } = served.world.companyA;
    const rule = await makeRule({ name: 'Half' });
    await asApp(
      `insert into notice (company_id, user_id, node_id, rule_id, reason) values ($1, $2, $3, $4, 'rule_off')`,
      [companyId, userId('adminA'), nodes.room, rule],
    );
    const [mail] = await send();
    expect(mail?.content?.text).toContain('The rule Half was switched off: it had no condition');
    expect(mail?.content?.text).toContain(`https://feedback.test/feedbackrules/${rule}`);
  });

  test('are never for who has lost the right since', async () => {
    await makeRule({ notify_user_ids: [userId('feedback_read'), userId('nobody'), userId('adminA')] });
    await answer({ node_id: served.world.companyA.nodes.otherBranch });
    await look();
    expect(await send()).toMatchObject(
      [
        { user_id: userId('adminA'), state: 'kept' },
        { user_id: userId('nobody'), state: 'failed', failure: 'nothing_to_say' },
        { user_id: userId('feedback_read'), state: 'failed', failure: 'nothing_to_say' },
      ].toSorted((one, other) => one.user_id - other.user_id),
    );
  });

  test('are those that a user wants, and come after his quiet hours', async () => {
    await makeRule({ raised_priority: 'high', notify_user_ids: [userId('feedback_read')] });
    expect(await preference('feedback_read', { on_rules: false })).toMatchObject({ status: 201 });
    expect(
      await preference('feedback_edit', {
        on_high_priority: true,
        quiet_from: '00:00',
        quiet_until: '23:59',
        time_zone: 'UTC',
      }),
    ).toMatchObject({ status: 201 });
    await answer();
    await look();
    expect(await send()).toEqual([]);
    expect(await notices()).toMatchObject([{ user_id: userId('feedback_edit'), reason: 'high_priority' }]);
    await asApp('update notice_preference set quiet_from = null, quiet_until = null');
    expect(await send()).toMatchObject([{ user_id: userId('feedback_edit'), state: 'kept' }]);
  });

  test('tell whom another has assigned something to, and not who did so himself', async () => {
    const id = await answer();
    const assign = (as: string, name: string) =>
      served.call({ as, method: 'PATCH', path: `feedback/${id}`, body: { assignee_id: userId(name) } });
    expect(await assign('feedback_edit', 'feedback_edit')).toMatchObject({ status: 200 });
    expect(await notices()).toEqual([]);
    expect(await assign('adminA', 'feedback_read')).toMatchObject({ status: 200 });
    expect(await notices()).toEqual([{ user_id: userId('feedback_read'), feedback_id: id, reason: 'assigned' }]);
  });

  test('tell whom somebody mentions in a comment, once, and only of what they may read', async () => {
    const id = await answer({ node_id: served.world.companyA.nodes.room });
    const mentioned = (...names: string[]) => ({ mentioned_user_ids: names.map(userId) });
    const body = { feedback_id: id, text: 'Look', ...mentioned('feedback_edit', 'feedback_read', 'nobody') };
    const made = await served.call({ as: 'feedback_edit', method: 'POST', path: 'feedbackcomments', body });
    expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201 });
    const of = (name: string) => ({ user_id: userId(name), feedback_id: id, reason: 'mentioned' });
    const told = async () => (await notices()).toSorted((one, other) => one.user_id - other.user_id);
    const both = ['feedback_read', 'nobody'].map(of).toSorted((one, other) => one.user_id - other.user_id);
    expect(await told()).toEqual(both);
    const comment = `feedbackcomments/${(made.body as { id: number }).id}`;
    const patch = (as: string, changes: object) => served.call({ as, method: 'PATCH', path: comment, body: changes });
    expect(await patch('feedback_edit', mentioned('feedback_read', 'adminA'))).toMatchObject({ status: 200 });
    expect((await told()).filter(({ user_id: user }) => user === userId('adminA'))).toEqual([of('adminA')]);
    expect(await told()).toHaveLength(3);
    expect(await patch('adminA', mentioned('adminA'))).toMatchObject({ status: 403 });
    expect(await preference('adminA', { on_mentioned: false })).toMatchObject({ status: 201 });
    const sent = await send();
    expect(sent.filter(({ state }) => state === 'kept')).toMatchObject([
      { user_id: userId('feedback_read'), content: { text: expect.stringContaining('You were mentioned') as unknown } },
    ]);
  });

  test('are not made for users of another company', async () => {
    const body = { feedback_id: await answer(), text: 'Look', mentioned_user_ids: [userId('adminB')] };
    expect(await served.call({ as: 'adminA', method: 'POST', path: 'feedbackcomments', body })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/mentioned_user_ids/0' }] },
    });
    expect(await notices()).toEqual([]);
  });

  test('are settled by each for himself alone', async () => {
    await preference('feedback_read', {});
    expect(await preference('feedback_read', {})).toMatchObject({ status: 409, body: { code: 'already_exists' } });
    const seen = async (as: string) => ((await served.call({ as, path: 'noticepreferences' })).body as object[]).length;
    expect([await seen('feedback_read'), await seen('adminA'), await seen('nobody')]).toEqual([1, 0, 0]);
    const [{ id } = { id: 0 }] = await asApp<{ id: number }>('select id from notice_preference');
    const patch = (as: string, body: object) =>
      served.call({ as, method: 'PATCH', path: `noticepreferences/${id}`, body });
    expect(await patch('feedback_read', { on_assigned: false })).toMatchObject({ status: 200 });
    expect(await patch('adminA', { on_assigned: true })).toMatchObject({ status: 404 });
    expect(await patch('feedback_read', { quiet_from: '20:00' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/quiet_until' }] },
    });
    expect(await patch('feedback_read', { time_zone: 'Mars/Olympus' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/time_zone', code: 'unknown_time_zone' }] },
    });
    expect(await patch('feedback_read', { quiet_from: '25:00', quiet_until: '07:00' })).toMatchObject({ status: 400 });
  });
});

describe('quiet hours', () => {
  const night = { company_id: 1, user_id: 1, time_zone: 'Europe/Berlin', quiet_from: '20:00', quiet_until: '07:00' };
  test.each([
    ['2026-11-22T18:59:00Z', false],
    ['2026-11-22T19:00:00Z', true],
    ['2026-11-23T05:59:00Z', true],
    ['2026-11-23T06:00:00Z', false],
    ['2026-07-01T18:00:00Z', true],
  ])('past midnight, by the user\u2019s own clock: %s %s', (now, quiet) => {
    expect(isQuiet(night, Date.parse(now))).toBe(quiet);
  });

  test('within a day, and none at all', () => {
    const noon = { ...night, time_zone: 'UTC', quiet_from: '12:00', quiet_until: '13:00' };
    expect(['11:59', '12:00', '12:59', '13:00'].map((at) => isQuiet(noon, Date.parse(`2026-11-22T${at}:00Z`)))).toEqual(
      [false, true, true, false],
    );
    expect(isQuiet({ ...night, quiet_from: null, quiet_until: null })).toBe(false);
  });
});
