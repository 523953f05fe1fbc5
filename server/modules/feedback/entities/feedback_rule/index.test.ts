/** Rules by their calls: what is refused, and where. */
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import {
  answer,
  asApp,
  companyId,
  look,
  makeRule,
  served,
  userId,
  serveAutomation,
} from '../../../../test/automation.ts';
await serveAutomation();

/** What a migration does with the rows that are there: its part that is written by hand. */
function dataSteps(name: string): string {
  const folder = new URL('../../../../migrations/', import.meta.url);
  const file = readdirSync(folder).find((one) => one.endsWith(`_${name}.sql`)) ?? '';
  const text = readFileSync(new URL(file, folder), 'utf8');
  return text.slice(text.indexOf('\n-- What the rules'));
}

describe('a rule is refused', () => {
  const create = (as: string, body: object) =>
    served.call({ as, method: 'POST', path: 'feedbackrules', body: { name: 'One', ...body } });
  const some = () => ({ notify_user_ids: [userId('feedback_read')] });
  test.each([
    ['that does nothing', {}, '/notify_user_ids'],
    ['of what is unhandled without a time', { trigger: 'unhandled', notifies_responsible: true }, '/after_hours'],
    ['of silence without a time', { trigger: 'silence', notifies_responsible: true }, '/silent_days'],
    [
      'of silence that could do nothing',
      { trigger: 'silence', silent_days: 3, raised_priority: 'high' },
      '/notify_user_ids',
    ],
    ['that escalates to nobody', { notifies_responsible: true, escalate_after_hours: 1 }, '/escalate_user_ids'],
    ['of a low score without a number', { notifies_responsible: true, score_at_most: null }, '/score_at_most'],
    [
      'of a low score that is only named',
      { notifies_responsible: true, conditions: ['score_at_most'] },
      '/score_at_most',
    ],
    ['of a priority that is none', { notifies_responsible: true, priority: null }, '/priority'],
    ['of a tag that is none', { notifies_responsible: true, conditions: ['tag_id'], tag_id: null }, '/tag_id'],
    ['of a language that is none', { notifies_responsible: true, conditions: ['locale'] }, '/locale'],
    ['of text that it does not ask for', { notifies_responsible: true, conditions: ['with_text'] }, '/with_text'],
    ['of a condition that there is not', { notifies_responsible: true, conditions: ['status'] }, '/conditions/0'],
    ['of a score beyond the scale', { notifies_responsible: true, score_at_most: 101 }, '/score_at_most'],
    ['with a name of 10 KB', { notifies_responsible: true, name: 'x'.repeat(10_240) }, '/name'],
  ])('%s', async (_what, body, pointer) => {
    expect(await create('adminA', body)).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
  });

  test('of all units, or with a webhook, by a user; beside his units as well', async () => {
    const { branch, otherBranch } = served.world.companyA.nodes;
    expect(await create('feedback_edit', some())).toMatchObject({ status: 403 });
    expect((await create('feedback_edit', { ...some(), node_id: otherBranch })).status).toBeGreaterThanOrEqual(400);
    const body = { name: 'Desk', url: 'https://hooks.example/', events: ['feedback.changed'] };
    const { body: hook } = await served.call({ as: 'adminA', method: 'POST', path: 'webhooks', body });
    expect(
      await create('feedback_edit', { ...some(), node_id: branch, webhook_id: (hook as { id: number }).id }),
    ).toMatchObject({ status: 400 });
    expect(await create('feedback_edit', { ...some(), node_id: branch })).toMatchObject({ status: 201 });
    expect(await create('feedback_read', { ...some(), node_id: branch })).toMatchObject({ status: 403 });
  });

  test('beyond a fifth of them, of one user; an administrator and others have theirs', async () => {
    const { branch } = served.world.companyA.nodes;
    await asApp(
      `insert into feedback_rule (company_id, name, notifies_responsible, node_id, maker_id)
        select $1, 'Own ' || n, true, $2, $3 from generate_series(1, 19) n`,
      [companyId(), branch, userId('feedback_edit')],
    );
    const own = (name: string) => create('feedback_edit', { ...some(), name, node_id: branch });
    const answers = await Promise.all(['Twentieth', 'One too many'].map(own));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect(await own('Another')).toMatchObject({ status: 409, body: { code: 'user_share_used', limit: 20 } });
    expect(await create('adminA', some())).toMatchObject({ status: 201 });
  });

  test('beyond a hundred', async () => {
    await asApp(
      `insert into feedback_rule (company_id, name, notifies_responsible) select $1, 'Rule ' || n, true from generate_series(1, 100) n`,
      [companyId()],
    );
    expect(await create('adminA', some())).toMatchObject({ status: 409, body: { code: 'limit_reached', limit: 100 } });
    await answer();
    await look();
    expect(await asApp('select count(*)::int as n from feedback_rule_match')).toEqual([{ n: 100 }]);
  });
});

describe('the conditions of a rule', () => {
  const rowOf = async (id: number) => (await served.call({ as: 'adminA', path: `feedbackrules/${id}` })).body;
  const patch = (id: number, body: object) =>
    served.call({ as: 'adminA', method: 'PATCH', path: `feedbackrules/${id}`, body });

  test('are those that are given, where they are not named', async () => {
    expect(await rowOf(await makeRule({ score_at_most: 40, with_text: true }))).toMatchObject({
      conditions: ['score_at_most', 'with_text'],
    });
    expect(await rowOf(await makeRule({}))).toMatchObject({ conditions: [] });
  });

  test('go by being left out, and never by being emptied', async () => {
    const rule = await makeRule({ score_at_most: 40, priority: 'high' });
    expect(await patch(rule, { score_at_most: null })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/score_at_most', code: 'required' }] },
    });
    expect(await patch(rule, { conditions: ['priority'] })).toMatchObject({ status: 200 });
    expect(await rowOf(rule)).toMatchObject({ conditions: ['priority'], score_at_most: null, priority: 'high' });
    expect(await patch(rule, { locale: 'de' })).toMatchObject({ status: 200 });
    expect(await rowOf(rule)).toMatchObject({ conditions: ['priority', 'locale'], locale: 'de' });
  });

  test('that are named without their values hold for nothing, should one ever be stored', async () => {
    await makeRule({ score_at_most: 40 });
    await asApp('update feedback_rule set score_at_most = null');
    await answer({ score: 0 });
    await look();
    expect(await asApp('select id from feedback_rule_match')).toEqual([]);
  });
});

test('rules without a condition that are there already are switched off, and administrators are told which and why', async () => {
  const everything = await makeRule({ name: 'Half' });
  const waiting = await makeRule({ name: 'Waiting', trigger: 'unhandled', after_hours: 4 });
  const low = await makeRule({ name: 'Low', score_at_most: 40 });
  await asApp(`update feedback_rule set conditions = '{}'`);
  const owner = new pg.Client({ connectionString: served.ownerUrl });
  await owner.connect();
  await owner.query(dataSteps('named_conditions')).finally(() => owner.end());
  const rows = await asApp(
    'select id, is_active, off_because, conditions::text[] as conditions from feedback_rule order by id',
  );
  expect(rows).toEqual([
    { id: everything, is_active: false, off_because: 'incomplete', conditions: [] },
    { id: waiting, is_active: true, off_because: null, conditions: [] },
    { id: low, is_active: true, off_because: null, conditions: ['score_at_most'] },
  ]);
  expect(await asApp('select user_id, rule_id, node_id, reason from notice')).toEqual([
    { user_id: userId('adminA'), rule_id: everything, node_id: served.world.companyA.nodes.root, reason: 'rule_off' },
  ]);
  const switchedOn = { as: 'adminA', method: 'PATCH', path: `feedbackrules/${everything}`, body: { is_active: true } };
  expect(await served.call(switchedOn)).toMatchObject({ status: 200, body: { is_active: true, off_because: null } });
});

test('a rule says how often it acted and when last, to those who see it', async () => {
  const rule = await makeRule({ score_at_most: 40 });
  const shown = async () => (await served.call({ as: 'adminA', path: `feedbackrules/${rule}` })).body;
  expect(await shown()).toMatchObject({ match_count: 0, last_matched_at: null });
  const before = Date.now();
  for (const score of [0, 25, 75]) await answer({ score });
  await look();
  const { match_count: count, last_matched_at: last } = (await shown()) as Record<string, string>;
  expect(count).toBe(2);
  expect(Math.abs(Date.parse(String(last)) - before)).toBeLessThan(600_000);
});
