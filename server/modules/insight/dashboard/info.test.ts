/** What the dashboard begins with: what there is, with the limits of the plan, within the caller's rights. */
import { beforeAll, describe, expect, test } from 'vitest';
import { scenarios, servedWorld } from '../../../test/scenarios.ts';
import { insertRow, type World } from '../../../test/world.ts';

scenarios('figures that are refused', [
  {
    name: 'of a company’s unit, by the super administrator',
    as: 'superadmin',
    path: ({ companyA }: World) => `dashboardinfo?node_id=${companyA.nodes.root}`,
    status: 404,
  },
  { name: 'of a missing unit', as: 'adminA', path: 'dashboardinfo?node_id=999999999', status: 404 },
]);

describe('the figures of what there is', async () => {
  const served = await servedWorld();
  beforeAll(async () => {
    const { database, companyA } = served.world;
    for (const [unit, values] of [
      [companyA.nodes.room, { reads: 4, answers: 3, open: 2 }],
      [companyA.nodes.otherBranch, { reads: 1, answers: 1, open: 1 }],
    ] as const)
      await insertRow(database, companyA.id, 'node_day_delta', { node_id: unit, day: '2026-03-02', ...values });
    await insertRow(database, companyA.id, 'survey_group', { name: 'Rooms' });
    await insertRow(database, companyA.id, 'qr_code_group', { name: 'Doors' });
  });

  test.each([
    [
      'adminA',
      {
        qr_codes: { used: 4, limit: null },
        users: { used: 18, limit: null },
        organizations: { used: 1, limit: null },
        groups: { used: 2, limit: null },
        storage_mb: { used: 0, limit: null },
        feedback: { total: 4, open: 3, new: { count: 0, is_more: false } },
        scanned_codes: 5,
      },
    ],
    [
      'feedback_read',
      { organizations: { used: 1 }, feedback: { total: 3, open: 2, new: { count: 0, is_more: false } } },
    ],
    ['qr_read', { qr_codes: { used: 2 }, organizations: { used: 1 }, groups: { used: 1 }, scanned_codes: 4 }],
    ['node_read', { organizations: { used: 1 }, groups: { used: 1 } }],
    ['user_read', { users: { used: 18 }, organizations: { used: 1 } }],
    ['nobody', {}],
    [
      'superadmin',
      {
        companies: 2,
        users: { used: 19 },
        qr_codes: { used: 8 },
        plans: [],
        feedback: { total: 4, open: 3 },
        scanned_codes: 5,
      },
    ],
  ])('of %s are those within his rights', async (as, figures) => {
    const { status, body } = await served.call({ as, path: 'dashboardinfo' });
    expect({ status, body }).toEqual({
      status: 200,
      body: as === 'superadmin' ? figures : { ...figures, time_zone: 'UTC' },
    });
  });

  test('are those of a unit and below, where one is asked for', async () => {
    const { companyA } = served.world;
    const read = async (as: string, unit: number) =>
      (await served.call({ as, path: `dashboardinfo?node_id=${unit}` })).body as object;
    expect(await read('adminA', companyA.nodes.otherBranch)).toMatchObject({
      feedback: { total: 1, open: 1 },
      scanned_codes: 1,
      qr_codes: { used: 4 },
    });
    expect(await read('feedback_read', companyA.nodes.room)).toMatchObject({ feedback: { total: 3, open: 2 } });
    expect(await read('feedback_read', companyA.nodes.otherBranch)).toMatchObject({ status: 404 });
  });

  test('tells the plan and its limits to an administrator', async () => {
    const { companyA, database } = served.world;
    const [plan] = await database.withTenant('platform', null, ({ query }) =>
      query<{ id: number }>({
        text: "insert into plan (name, tag, qr_code_count, storage_mb) values ('Pro', 'pro', 100, 500) returning id",
        values: [],
      }),
    );
    await insertRow(database, companyA.id, 'subscription', {
      plan_id: plan?.id,
      period: 'yearly',
      started_at: '2026-01-01',
      period_start: '2026-01-01',
    });
    for (const [purpose, byte_size] of [
      ['answer', 1_200_000],
      ['picture', 300_000],
      // Goes by itself.
      ['export', 90_000_000],
    ])
      await insertRow(database, companyA.id, 'stored_file', { storage_key: `${purpose}/1`, purpose, byte_size });
    const { body } = await served.call({ as: 'adminA', path: 'dashboardinfo' });
    expect(body).toMatchObject({
      qr_codes: { used: 4, limit: 100 },
      users: { limit: null },
      storage_mb: { used: 1.5, limit: 500 },
      subscription: { plan: 'Pro', tag: 'pro', state: 'active', period: 'yearly', auto_renew: true },
    });
    expect((await served.call({ as: 'qr_read', path: 'dashboardinfo' })).body).toMatchObject({ qr_codes: { used: 2 } });
    expect((await served.call({ as: 'superadmin', path: 'dashboardinfo' })).body).toMatchObject({
      plans: [{ plan: 'Pro', tag: 'pro', companies: 1 }],
    });
  });

  test('counts new feedback within reach, repeats and what is deleted left out', async () => {
    const { companyA, database, principals } = served.world;
    const fresh = (unit: number, token: string, values: object = {}) =>
      insertRow(database, companyA.id, 'feedback', {
        node_id: unit,
        node_path: '/',
        survey_version_id: companyA.surveyVersionId,
        answers: '{}',
        locale: 'en',
        response_token: `00000000-0000-4000-8000-00000000000${token}`,
        ...values,
      });
    await fresh(companyA.nodes.room, '1');
    await fresh(companyA.nodes.otherBranch, '2');
    await fresh(companyA.nodes.room, '3', { is_repeat: true });
    await fresh(companyA.nodes.room, '4', { status: 'completed' });
    expect(principals['feedback_read']).toBeDefined();
    expect([await countNew('adminA'), await countNew('feedback_read')]).toEqual([
      { count: 2, is_more: false },
      { count: 1, is_more: false },
    ]);
  });

  test('counts what is new in the middle of much that is out of reach', async () => {
    const { companyA, database } = served.world;
    await database.withTenant('app', companyA.id, ({ query }) =>
      query({
        text: `insert into feedback (company_id, node_id, node_path, survey_version_id, answers, locale, response_token)
          select $1, $2, '/', $3, '{}', 'en', gen_random_uuid() from generate_series(1, 10000)`,
        values: [companyA.id, companyA.nodes.otherBranch, companyA.surveyVersionId],
      }),
    );
    const asked = async () => [await countNew('adminA'), await countNew('feedback_read')];
    const due = [
      { count: 10_000, is_more: true },
      { count: 1, is_more: false },
    ];
    expect(await asked()).toEqual(due);
    // Where few were answered it is counted the other way.
    for (const unit of Object.values(companyA.nodes))
      await insertRow(database, companyA.id, 'node_total', { node_id: unit, subtree_answers: 1 });
    expect(await asked()).toEqual(due);
  });

  const countNew = async (as: string): Promise<unknown> =>
    ((await served.call({ as, path: 'dashboardinfo' })).body as { feedback: { new: unknown } }).feedback.new;
});
