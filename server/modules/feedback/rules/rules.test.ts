/** Rules from the answer that comes to what they do: once, in their order, never by what they did themselves. */
import { describe, expect, test } from 'vitest';
import type { Database } from '../../../access/database.ts';
import {
  answer,
  asApp,
  companyId,
  look,
  makeRule,
  notices,
  served,
  stored,
  notified,
  userId,
  serveAutomation,
} from '../../../test/automation.ts';
import { takeArrivals } from './arrivals.ts';
import { takeDueSteps } from './due.ts';
import { findSilences } from './silence.ts';
await serveAutomation();

describe('an answer', () => {
  test.each([
    ['a score of 40 or less', { score_at_most: 40 }, { score: 40 }, { score: 41 }],
    ['a score where there is none', { score_at_most: 40 }, { score: 0 }, { score: null }],
    ['a priority', { priority: 'high' }, { priority: 'high' }, { priority: 'low' }],
    ['a language', { locale: 'de' }, { locale: 'de' }, { locale: 'tr' }],
    ['a text', { with_text: true }, { comment: 'Cold' }, { comment: '  ' }],
    ['a first one of its device', {}, {}, { is_repeat: true }],
  ])('is told by %s, and another is not', async (_what, rule, fitting, other) => {
    await makeRule(rule);
    const id = await answer(fitting);
    await answer(other);
    await look();
    expect(await notified()).toEqual([[userId('feedback_read'), id]]);
  });

  test('counts at the rule’s unit and below, not beside it', async () => {
    const { branch, room, otherBranch, root } = served.world.companyA.nodes;
    await makeRule({ node_id: branch });
    const ids = await Promise.all([branch, room].map((node) => answer({ node_id: node })));
    for (const node of [otherBranch, root]) await answer({ node_id: node });
    await look();
    expect((await notified()).map(([, id]) => id)).toEqual(ids.toSorted((one, other) => one - other));
  });

  test('of before the rule, and one that was begun only, are left alone; the begun one is told when it is whole', async () => {
    await answer({ created_at: new Date(Date.now() - 50_000) });
    await makeRule({});
    const begun = await answer({ is_partial: true });
    await look();
    expect(await notified()).toEqual([]);
    await asApp('update feedback set is_partial = false where id = $1', [begun]);
    await look();
    expect(await notified()).toEqual([[userId('feedback_read'), begun]]);
  });

  test('that is never finished is told as it is, after a while', async () => {
    await makeRule({});
    await asApp(`update feedback_rule set created_at = now() - interval '1 hour'`);
    await asApp(`update customer set arrivals_until = now() - interval '1 hour' where id = $1`, [companyId()]);
    const id = await answer({ is_partial: true, created_at: new Date(Date.now() - 11 * 60_000) });
    await look();
    expect(await notified()).toEqual([[userId('feedback_read'), id]]);
  });

  test('is assigned, raised and tagged, in its history by a rule; what somebody has stays his', async () => {
    const [tag] = await asApp<{ id: number }>(
      `insert into company_tag (company_id, name) values ($1, 'Cold') returning id`,
      [companyId()],
    );
    await makeRule({ assignee_id: userId('feedback_edit'), raised_priority: 'high', added_tag_id: tag?.id });
    const [free, taken] = [await answer(), await answer({ assignee_id: userId('nobody') })];
    await look();
    expect(await stored(free)).toEqual({
      priority: 'high',
      assignee_id: userId('feedback_edit'),
      tag_ids: [String(tag?.id)],
      status: 'new',
      revision: 2,
    });
    expect(await stored(taken)).toMatchObject({ priority: 'high', assignee_id: userId('nobody') });
    const { body } = await served.call({ as: 'adminA', path: `feedback/${free}/history` });
    const steps = (body as { results: { actor: string; field: string }[] }).results;
    expect(steps.map(({ actor, field }) => `${actor} ${field}`).toSorted()).toEqual([
      'rule assignee_id',
      'rule priority',
      'rule tag_ids',
    ]);
    expect((await notices()).filter(({ reason }) => reason === 'assigned')).toEqual([
      { user_id: userId('feedback_edit'), feedback_id: free, reason: 'assigned' },
    ]);
  });

  test('is seen by a later rule as an earlier one left it, and by an earlier one never again', async () => {
    const [tag] = await asApp<{ id: number }>(
      `insert into company_tag (company_id, name) values ($1, 'Hot') returning id`,
      [companyId()],
    );
    await makeRule({ tag_id: tag?.id, notify_user_ids: [userId('nobody')] });
    await makeRule({ added_tag_id: tag?.id, notify_user_ids: [] });
    await makeRule({ tag_id: tag?.id });
    const id = await answer();
    await look();
    await look();
    expect(await notified()).toEqual([[userId('feedback_read'), id]]);
  });

  test('has those responsible told: who may edit there, else the administrators', async () => {
    await makeRule({ notify_user_ids: [], notifies_responsible: true });
    const [within, beyond] = [await answer(), await answer({ node_id: served.world.companyA.nodes.otherBranch })];
    await look();
    expect(await notified()).toEqual([
      [userId('feedback_edit'), within],
      [userId('adminA'), beyond],
    ]);
  });

  test('is told to webhooks of the rule', async () => {
    const body = { name: 'Desk', url: 'https://hooks.example/', events: ['feedback.changed'] };
    const { body: hook } = await served.call({ as: 'adminA', method: 'POST', path: 'webhooks', body });
    const rule = await makeRule({ notify_user_ids: [], webhook_id: (hook as { id: number }).id });
    const id = await answer();
    await look();
    expect(await asApp('select event, feedback_id, rule_id from webhook_delivery')).toEqual([
      { event: 'rule.matched', feedback_id: id, rule_id: rule },
    ]);
  });
});

describe('once', () => {
  test('with two servers, and with one that dies in between', async () => {
    await makeRule({ raised_priority: 'high' });
    const ids = await Promise.all(Array.from({ length: 60 }, () => answer()));
    let left = 2;
    // Dies after it has done everything but say so.
    const dying: Database = {
      ...served.world.database,
      withTenant: (role, company, work) =>
        served.world.database.withTenant(role, company, async (transaction) => {
          const done = await work(transaction);
          left -= 1;
          if (left <= 0) throw new Error('killed');
          return done;
        }),
    };
    await expect(look(dying)).rejects.toThrow('the others were done');
    expect(await notified()).toEqual([]);
    await Promise.all([look(), look(), look()]);
    while (await look());
    const noticed = (await notified()).map(([, id]) => id);
    expect(noticed.toSorted((one, other) => Number(one) - Number(other))).toEqual(
      ids.toSorted((one, other) => one - other),
    );
    expect(await asApp('select count(*)::int as n from feedback_change')).toEqual([{ n: 60 }]);
  });

  test('also what became visible late, and what many looks found', async () => {
    await makeRule({});
    await asApp(`update feedback_rule set created_at = now() - interval '1 hour'`);
    await look();
    const late = await answer({ created_at: new Date(Date.now() - 100_000) });
    await takeArrivals(served.world.database);
    expect(await notified()).toEqual([]);
    await look();
    await look();
    expect(await notified()).toEqual([[userId('feedback_read'), late]]);
  });
});

describe('what nobody handles', () => {
  const makeDue = () => asApp(`update feedback_rule_match set due_at = now() where state = 'pending'`);
  const dues = () =>
    asApp<{ step: number; state: string; hours: number }>(
      `select step, state, round(extract(epoch from due_at - now()) / 3600)::int as hours from feedback_rule_match order by id`,
    );

  test('is told after its hours, and goes on to others when it is still new', async () => {
    await makeRule({
      trigger: 'unhandled',
      after_hours: 2,
      escalate_after_hours: 3,
      escalate_user_ids: [userId('adminA')],
    });
    const id = await answer();
    await look();
    expect(await dues()).toEqual([{ step: 0, state: 'pending', hours: 2 }]);
    await takeDueSteps(served.world.database);
    expect(await notices()).toEqual([]);
    await makeDue();
    await takeDueSteps(served.world.database);
    expect(await dues()).toMatchObject([
      { step: 0, state: 'done' },
      { step: 1, state: 'pending', hours: 3 },
    ]);
    await makeDue();
    await Promise.all([takeDueSteps(served.world.database), takeDueSteps(served.world.database)]);
    expect(await notices()).toEqual([
      { user_id: userId('feedback_read'), feedback_id: id, reason: 'unhandled' },
      { user_id: userId('adminA'), feedback_id: id, reason: 'escalation' },
    ]);
  });

  test.each(['handled in time', 'of a rule that was switched off'])('is over when it is %s', async (what) => {
    await makeRule({ trigger: 'unhandled', after_hours: 2 });
    const id = await answer();
    await look();
    if (what === 'handled in time')
      await served.call({ as: 'adminA', method: 'PATCH', path: `feedback/${id}`, body: { status: 'completed' } });
    else await asApp('update feedback_rule set is_active = false');
    await makeDue();
    await takeDueSteps(served.world.database);
    expect(await dues()).toMatchObject([{ state: 'over' }]);
    expect(await notices()).toEqual([]);
  });

  test('waits while the unit is closed, by the hours of the nearest unit above', async () => {
    const { root, branch } = served.world.companyA.nodes;
    const hours = (nodeId: number | null, spans: string[]) =>
      served.call({
        as: 'adminA',
        method: 'POST',
        path: 'openinghours',
        body: {
          node_id: nodeId,
          monday: spans,
          tuesday: spans,
          wednesday: spans,
          thursday: spans,
          friday: spans,
          saturday: spans,
          sunday: spans,
        },
      });
    expect(await hours(null, ['00:00-24:00'])).toMatchObject({ status: 201 });
    expect(await hours(null, [])).toMatchObject({ status: 409, body: { code: 'already_exists' } });
    await hours(root, []);
    await makeRule({ trigger: 'unhandled', after_hours: 12 });
    await answer();
    await look();
    // Never open: never due.
    expect(await dues()).toEqual([]);
    await hours(branch, ['00:00-06:00', '12:00-18:00']);
    await answer();
    await look();
    const [due] = await dues();
    expect(due?.hours).toBeGreaterThanOrEqual(18);
    expect(due?.hours).toBeLessThanOrEqual(24);
  });
});

describe('a unit that falls silent', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  test('is told once, when it used to have answers', async () => {
    const { room, otherBranch } = served.world.companyA.nodes;
    await makeRule({ trigger: 'silence', silent_days: 3 });
    for (const days of [4, 5, 9, 12]) await answer({ created_at: daysAgo(days) });
    for (const days of [4, 5]) await answer({ node_id: otherBranch, created_at: daysAgo(days) });
    await findSilences(served.world.database);
    await findSilences(served.world.database);
    expect(await asApp('select node_id, reason from notice')).toEqual([{ node_id: room, reason: 'silence' }]);
    await answer({ created_at: daysAgo(3.5) });
    await findSilences(served.world.database);
    expect(await notices()).toHaveLength(2);
  });

  test('is not told while answers come', async () => {
    await makeRule({ trigger: 'silence', silent_days: 3 });
    for (const days of [1, 5, 9, 12, 15]) await answer({ created_at: daysAgo(days) });
    await findSilences(served.world.database);
    expect(await notices()).toEqual([]);
  });
});
