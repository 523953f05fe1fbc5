/** Rules on events, from the change of a row to what they do: once, for whom may know, and never for another company. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../../access/database.ts';
import { descriptors } from '../../../generated/index.ts';
import { asApp, makeWebhook, served } from '../../../test/deliveries.ts';
import {
  act,
  acts,
  call,
  failures,
  inB,
  made,
  makeRule,
  makeTag,
  rename,
  scope,
  send,
  serveEventRules,
  told,
  userId,
} from '../../../test/event-rules.ts';
import { forgetOldActs } from '../jobs/apply-event-rules.ts';
import { createRuleActor } from './act.ts';

await serveEventRules();

describe('a rule', () => {
  test('tells whom it names of the event that it chose, and of no other', async () => {
    await makeRule({ name: 'Renamed' });
    const tag = await makeTag();
    await act();
    expect(await told()).toEqual([]);
    await rename(tag);
    await act();
    expect(await told()).toEqual([{ user_id: userId('adminA'), event: 'company_tag.changed', record_id: tag }]);
    expect(await acts()).toEqual([{ state: 'done', notified_count: 1, failure: null, payload: null }]);
    expect((await call('GET', 'eventnotices')).body).toMatchObject([
      { event: 'company_tag.changed', record_id: tag, rule_name: 'Renamed' },
    ]);
  });

  test('acts where its conditions hold, on what is stored and on what changed', async () => {
    await makeRule({
      conditions: [
        { field: 'name', operator: 'contains', value: 'soup' },
        { field: 'color', operator: 'changed' },
      ],
    });
    const tag = await makeTag();
    for (const body of [{ name: 'Hot soup' }, { color: '#445566', name: 'Tea' }, { color: '#000000', name: 'Soup' }])
      await call('PATCH', `companytags/${tag}`, body);
    await act();
    expect(await told()).toHaveLength(1);
    // What did not hold leaves nothing behind.
    expect(await acts()).toHaveLength(1);
  });

  test('that is off, or acts on something else by now, does nothing', async () => {
    const rule = await makeRule({});
    const tag = await makeTag();
    await rename(tag);
    await call('PATCH', `eventrules/${rule}`, { event: 'company_tag.deleted' });
    await act();
    await call('PATCH', `eventrules/${rule}`, { event: 'company_tag.changed', is_active: false });
    await rename(tag);
    await act();
    expect([await told(), await acts()]).toEqual([[], []]);
  });

  test('of another company never acts, nor is a company without one written anything', async () => {
    await makeRule({ notify_user_ids: [userId('adminB')] }, 'adminB');
    await rename(await makeTag());
    await act();
    expect(await acts()).toEqual([]);
    expect(await inB('select id from event_rule_match')).toEqual([]);
    await rename(await makeTag('B', 'adminB'), 'Bee', 'adminB');
    await act();
    expect(await inB('select user_id from event_notice')).toEqual([{ user_id: userId('adminB') }]);
    expect(await told()).toEqual([]);
  });

  test('is not set off by what rules do', () => {
    const written = ['event_notice', 'notice', 'event_rule_match', 'webhook_delivery', 'mail_message'];
    expect(written.filter((id) => descriptors[id] === undefined || descriptors[id].events !== undefined)).toEqual([]);
  });

  test('is refused with its place and a sentence', async () => {
    const conditions = [{ field: 'nope', operator: 'is', value: 'x' }];
    const create = (body: object) => call('POST', 'eventrules', { name: 'No', event: 'company_tag.changed', ...body });
    expect(await create({ notify_user_ids: [userId('adminA')], conditions })).toMatchObject({
      status: 400,
      body: {
        errors: [{ pointer: '/conditions/0/field', message: expect.stringContaining('It carries: id, name, color') }],
      },
    });
    expect(await create({})).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/notify_user_ids' }, { pointer: '/webhook_id' }] },
    });
    expect(await create({ notify_user_ids: [userId('adminB')] })).toMatchObject({ status: 400 });
    expect(await create({ notify_user_ids: [userId('adminA')], event: 'feedback.created' })).toMatchObject({
      status: 400,
    });
    const rule = await makeRule({ conditions: [{ field: 'name', operator: 'changed' }] });
    // The conditions were of the event before.
    expect(await call('PATCH', `eventrules/${rule}`, { event: 'company_tag.created' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/conditions/0/operator' }] },
    });
  });
});

describe('who is told', () => {
  const RIGHTS = ['user_read', 'nobody', 'feedback_read'];
  const grant = (node: number) => made('nodeuseraccess', { user_id: userId('nobody'), node_id: node, node_read: true });

  test('may read the row at that moment: of his units, and of what is granted to himself', async () => {
    await makeRule({ event: 'node_user_access.created', notify_user_ids: RIGHTS.map(userId) });
    const { room, otherBranch } = served.world.companyA.nodes;
    const [within, beyond] = [await grant(room), await grant(otherBranch)];
    await act();
    expect((await told()).map(({ user_id: user, record_id: id }) => [user, id])).toEqual(
      [
        [userId('user_read'), within],
        [userId('nobody'), within],
        [userId('nobody'), beyond],
      ].toSorted(([user = 0, id = 0], [otherUser = 0, other = 0]) => id - other || user - otherUser),
    );
    expect(await acts()).toMatchObject([
      { state: 'done', notified_count: 2 },
      { state: 'done', notified_count: 1 },
    ]);
  });

  test('is shown every field that being told gives away', async () => {
    const user = await made('customeruser', { full_name: 'Cy', email: `cy${randomUUID()}@rules.example` });
    await makeRule({ event: 'organization.changed', notify_user_ids: [userId('node_read'), userId('nobody')] });
    await makeRule({
      event: 'customer_user.changed',
      conditions: [{ field: 'is_admin', operator: 'changed' }],
      notify_user_ids: [userId('adminA'), userId('nobody')],
    });
    expect((await call('POST', `customeruser/${user}/admin_permission`, { is_admin: true })).status).toBe(200);
    await act();
    expect((await told()).map(({ user_id: one }) => one)).toEqual([userId('adminA')]);
  });

  test('can sign in, and is named no more once he is deleted; with nobody left that is said', async () => {
    const rule = await makeRule({
      notify_user_ids: [],
      webhook_id: (await makeWebhook({ events: ['company_tag.created'] })).id,
    });
    const gone = await made('customeruser', { full_name: 'Di', email: `di${randomUUID()}@rules.example` });
    await call('PATCH', `eventrules/${rule}`, { notify_user_ids: [gone], webhook_id: null });
    const tag = await makeTag();
    await rename(tag);
    await act();
    // Invited, so that he can't sign in yet: passed over.
    expect(await acts()).toMatchObject([{ state: 'done', notified_count: 0, failure: null }]);
    expect((await call('DELETE', `customeruser/${gone}`)).status).toBeLessThan(300);
    await rename(tag);
    await act();
    expect(await acts()).toMatchObject([{ state: 'done' }, { state: 'failed', failure: 'nobody_left' }]);
    expect((await call('GET', `eventrules/${rule}`)).body).toMatchObject({
      notify_user_ids: [],
      state: 'failing',
      acted_count: 1,
    });
    expect(
      (await call('GET', `eventrulematches?filter=${encodeURIComponent(JSON.stringify({ state: 'failed' }))}`)).body,
    ).toMatchObject([{ rule_id: rule, failure: 'nobody_left' }]);
  });

  test('of what is deleted is whose list hangs on nothing of his own', async () => {
    await makeRule({ event: 'company_tag.deleted', notify_user_ids: [userId('adminA'), userId('feedback_read')] });
    const tag = await makeTag();
    await call('DELETE', `companytags/${tag}`);
    await act();
    expect((await told()).map(({ user_id: user }) => user)).toEqual([userId('adminA')]);
  });

  test('sees his own notices alone', async () => {
    await makeRule({ notify_user_ids: [userId('adminA')] });
    await rename(await makeTag());
    await act();
    expect((await call('GET', 'eventnotices', {}, 'feedback_read')).body).toMatchObject([]);
    expect((await call('GET', 'eventnotices')).body).toMatchObject([{}]);
  });
});

describe('by mail', () => {
  test('it is told in the reader’s words, with a link', async () => {
    await makeRule({ name: 'Renamed' });
    await rename(await makeTag());
    await act();
    const [{ id } = { id: 0 }] = await asApp<{ id: number }>('select id from event_notice');
    const [mail] = await send();
    expect(failures).toEqual([]);
    expect(mail?.content?.text).toContain('Tag: changed, by the rule Renamed');
    expect(mail?.content?.text).toContain(`https://feedback.test/eventnotices/${id}`);
  });

  test('it is not told who has lost the right since', async () => {
    await makeRule({ event: 'node_user_access.created', notify_user_ids: [userId('user_read')] });
    await made('nodeuseraccess', {
      user_id: userId('nobody'),
      node_id: served.world.companyA.nodes.room,
      qr_read: true,
    });
    await act();
    expect(await told()).toHaveLength(1);
    const right = [userId('user_read')];
    await asApp('update node_user_access set user_read = false, node_read = true where user_id = $1', right);
    const sent = await send();
    await asApp('update node_user_access set user_read = true, node_read = false where user_id = $1', right);
    expect(sent).toMatchObject([{ state: 'failed', failure: 'nothing_to_say' }]);
  });
});

describe('a webhook', () => {
  const deliveries = () =>
    asApp<{ webhook_id: number; event: string }>('select webhook_id, event from webhook_delivery order by id');

  test('is sent the event where conditions hold, and not twice where it chose the event itself', async () => {
    const narrow = await makeWebhook({ events: ['company_tag.deleted'] });
    const wide = await makeWebhook({ events: ['company_tag.changed'] });
    const conditions = [{ field: 'name', operator: 'is', value: 'Soup' }];
    for (const { id } of [narrow, wide]) await makeRule({ notify_user_ids: [], webhook_id: id, conditions });
    const tag = await makeTag();
    await rename(tag, 'Tea');
    await rename(tag, 'Soup');
    await act();
    expect((await deliveries()).map(({ webhook_id: id }) => id).toSorted((one, other) => one - other)).toEqual([
      narrow.id,
      wide.id,
      wide.id,
    ]);
  });

  test('that is off is said', async () => {
    const { id } = await makeWebhook({ is_active: false });
    await makeRule({ webhook_id: id });
    await rename(await makeTag());
    await act();
    expect(await acts()).toMatchObject([{ state: 'failed', failure: 'webhook_off', notified_count: 1 }]);
    expect(await deliveries()).toEqual([]);
  });
});

describe('once', () => {
  test('with the change, and never of what was rolled back', async () => {
    await makeRule({});
    const tag = await makeTag('Kept');
    await makeTag('Taken');
    expect((await rename(tag, 'Taken')).status).toBe(409);
    expect(await acts()).toEqual([]);
  });

  test('with several servers, and with one that dies after it has done everything but say so', async () => {
    await makeRule({});
    const tags = await Promise.all(Array.from({ length: 12 }, () => makeTag()));
    for (const tag of tags) await rename(tag);
    let left = 3;
    const dying: Database = {
      ...served.world.database,
      withTenant: (role, company, work) =>
        served.world.database.withTenant(role, company, async (transaction) => {
          const done = await work(transaction);
          left -= 1;
          if (left < 0) throw new Error('killed');
          return done;
        }),
    };
    await act(dying);
    expect(failures.length).toBeGreaterThan(0);
    expect(await told()).toHaveLength(3);
    await asApp('update event_rule_match set due_at = now() where done_at is null');
    await Promise.all([act(), act(), act()]);
    expect((await told()).map(({ record_id: id }) => id)).toEqual(tags.toSorted((one, other) => one - other));
  });

  test('or not at all: what was tried too often is given up, and said', async () => {
    await makeRule({});
    await rename(await makeTag());
    await asApp('update event_rule_match set attempts = 9');
    await act();
    expect(await acts()).toEqual([{ state: 'failed', notified_count: 0, failure: 'internal', payload: null }]);
  });
});

test('a backlog of one company keeps no other waiting', async () => {
  await makeRule({});
  await makeRule({ notify_user_ids: [userId('adminB')] }, 'adminB');
  const [tag, other] = [await makeTag(), await makeTag('B', 'adminB')];
  for (let at = 0; at < 20; at += 1) await rename(tag);
  await rename(other, 'Bee', 'adminB');
  const actor = createRuleActor({
    database: served.world.database,
    scope,
    log: { error: (_m, { error }) => failures.push(error) },
  });
  await actor.round(new AbortController().signal);
  expect(await inB('select user_id from event_notice')).toHaveLength(1);
  expect((await acts()).filter(({ state }) => state === 'queued').length).toBeGreaterThan(0);
});

test('a deleted rule goes to the bin with its conditions, and acts again when it is brought back', async () => {
  const conditions = [{ field: 'name', operator: 'is', value: 'Soup' }];
  const rule = await makeRule({ conditions });
  const tag = await makeTag();
  expect((await call('DELETE', `eventrules/${rule}`)).status).toBeLessThan(300);
  await rename(tag, 'Soup');
  await act();
  expect(await told()).toEqual([]);
  expect((await call('POST', `eventrules/deleted/${rule}/restore`)).status).toBe(200);
  expect((await call('GET', `eventrules/${rule}`)).body).toMatchObject({ conditions, state: 'waiting' });
  for (const name of ['Tea', 'Soup']) await rename(tag, name);
  await act();
  expect(await told()).toHaveLength(1);
});

test('what rules did is forgotten after thirty days', async () => {
  await makeRule({});
  await rename(await makeTag());
  await act();
  await forgetOldActs(served.world.database);
  expect([await told(), await acts()]).toMatchObject([[{}], [{}]]);
  await asApp(`update event_rule_match set done_at = now() - interval '31 days'`);
  await asApp(`update event_notice set created_at = now() - interval '31 days'`);
  await forgetOldActs(served.world.database);
  expect([await told(), await acts(), await asApp('select id from notice')]).toEqual([[], [], []]);
});
