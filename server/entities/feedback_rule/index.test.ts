/** Rules by their calls: what is refused, and where. */
import { describe, expect, test } from 'vitest';
import { answer, asApp, companyId, look, makeRule, served, userId, serveAutomation } from '../../test/automation.ts';
serveAutomation();

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
