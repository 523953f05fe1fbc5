/** After a plan became smaller: the newest units are read-only in every way there is, and nothing else is. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { csv, importUnits } from '../../../test/unit-imports.ts';
import { type CallAnswer, servedWorld } from '../../../test/scenarios.ts';
import { givePlan } from '../../../test/plans.ts';
import { addUnit, idOf, storedUnits } from '../../../test/tree.ts';
import { insertRow } from '../../../test/world.ts';

const served = await servedWorld();
/** Of the world: root, branch, room and otherBranch; and the newest two. */
let newer: number;
let newest: number;
let rows: {
  survey: number;
  links: number;
  code: number;
  membership: number;
  group: number;
  other: number;
  ownSurvey: number;
};

const inCompany = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  served.world.database.statement<Row>('app', served.world.companyA.id, { text, values });
const send = (method: string, path: string, body?: object, as = 'adminA'): Promise<CallAnswer> =>
  served.call({ as, method, path, ...(body && { body }) });
const plan = (units: number | null) =>
  givePlan(served.world, served.world.companyA, { name: 'Smaller', qr_code_count: units, link_list: true });

beforeAll(async () => {
  const { companyA, database } = served.world;
  newer = await addUnit(served, companyA.nodes.branch, { name: 'Newer' });
  newest = await addUnit(served, newer, { name: 'Newest' });
  const row = (table: string, values: object) => insertRow(database, companyA.id, table, { ...values });
  const idIn = async (table: string) =>
    (await inCompany<{ id: number }>(`select id from ${table} where node_id = $1`, [newest]))[0]?.id ?? 0;
  const group = await row('survey_group', { name: 'Shared' });
  const ownSurvey = await row('survey', { name: 'Own', origin: 'node', draft: null });
  await inCompany('update node_survey set survey_id = $2 where node_id = $1', [newest, ownSurvey]);
  rows = {
    group,
    ownSurvey,
    other: await row('survey_group', { name: 'Other' }),
    survey: await idIn('node_survey'),
    links: await row('node_link_list', { node_id: newest, document: { links: [] } }),
    code: await idIn('node_qr_code'),
    membership: await row('group_node', { node_id: newest, kind: 'survey', survey_group_id: group }),
  };
});
beforeEach(() => plan(5));

const unit = () => `companyorganizationnodes/${newest}`;

/** What would change the newest unit, its place or its designs. */
const CHANGES: [name: string, change: () => Promise<CallAnswer>][] = [
  ['its name', () => send('PATCH', unit(), { name: 'Renamed' })],
  ['its color', () => send('PATCH', unit(), { color: '#000000' })],
  ['its pause', () => send('PATCH', unit(), { is_paused: true })],
  ['its place', () => send('POST', `${unit()}/move`, { target_id: served.world.companyA.nodes.root })],
  [
    'a look at another place',
    () => served.call({ as: 'adminA', path: `${unit()}/check_move?target_id=${served.world.companyA.nodes.root}` }),
  ],
  ['its own survey', () => send('PATCH', `nodesurveys/${rows.survey}`, { survey_id: null })],
  ['its own links', () => send('PATCH', `nodelinklists/${rows.links}`, { document: { links: [], opens: 'links' } })],
  ['that it has links of its own', () => send('DELETE', `nodelinklists/${rows.links}`)],
  ['the draft of its own survey', () => send('PATCH', `surveys/${rows.ownSurvey}`, { name: 'Another', revision: 1 })],
  ['an own design', () => send('POST', `${unit()}/start_own_design`, { kind: 'qr_code' })],
  ['its code', () => send('PATCH', `nodeqrcode/${rows.code}`, { design: { foreground: '#000000' } })],
  ['its group', () => send('PATCH', `groupnodes/${rows.membership}`, { survey_group_id: rows.other })],
  ['its leaving of the group', () => send('DELETE', `groupnodes/${rows.membership}`)],
  ['a new membership', () => send('POST', 'groupnodes', { node_id: newest, kind: 'qr_code', qr_code_group_id: null })],
  [
    'a move to another group',
    () =>
      send('POST', 'groupnodes/move_node_to_other_group', { kind: 'survey', node_id: newest, group_id: rows.other }),
  ],
  [
    'many into a group',
    () =>
      send('POST', 'groupnodes/multi_add', { kind: 'survey', node_ids: [newest], group_id: rows.other, replace: true }),
  ],
  ['opening hours', () => send('POST', 'openinghours', { node_id: newest, time_zone: 'UTC' })],
];

describe('a unit beyond the plan', () => {
  test.each(CHANGES)('keeps %s', async (name, change) => {
    const before = await storedUnits(served);
    const answer = await change();
    // A membership of no group is refused for that.
    if (name === 'a new membership') expect([400, 409]).toContain(answer.status);
    else
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'over_plan_limit', limit: 'units', used: 6, allowed: 5, plan: 'Smaller' },
      });
    expect(await storedUnits(served)).toEqual(before);
  });

  test('is the newest, however many are beyond, and says so', async () => {
    const read = async () => {
      const { body } = await served.call({
        as: 'adminA',
        path: 'companyorganizationnodes?range=[0,99]&sort=["created_at","ASC"]',
      });
      return (body as { id: number; is_over_limit: boolean }[])
        .flatMap((one) => (one.is_over_limit ? [one.id] : []))
        .toSorted((one, other) => one - other);
    };
    expect(await read()).toEqual([newest]);
    await plan(4);
    expect(await read()).toEqual([newer, newest]);
    await plan(6);
    expect(await read()).toEqual([]);
    await plan(null);
    expect(await read()).toEqual([]);
  });

  test('is told of by an import, of which nothing is done', async () => {
    await inCompany("update node set external_id = 'x' where id = $1", [newest]);
    const file = csv(['external_id', 'name'], ['x', 'Imported']);
    expect(await importUnits(served, { file })).toMatchObject({ status: 409, body: { code: 'over_plan_limit' } });
  });

  test('stays out of what is done to all below a unit', async () => {
    const body = { kind: 'survey', node_ids: [newer], with_subunits: true, group_id: rows.other, replace: true };
    expect(await send('POST', 'groupnodes/multi_add', body)).toMatchObject({
      status: 200,
      body: { added: 1, moved: 0 },
    });
  });

  test('moves along with what is above it', async () => {
    const { nodes } = served.world.companyA;
    expect(
      (await send('POST', `companyorganizationnodes/${newer}/move`, { target_id: nodes.otherBranch })).status,
    ).toBe(200);
    expect((await storedUnits(served)).find(({ id }) => id === newest)?.path).toContain(
      `/${nodes.otherBranch}/${newer}/`,
    );
  });

  test('is answered by visitors, and its feedback is handled', async () => {
    const [code] = await inCompany<{ code: string }>('select code from node_qr_code where id = $1', [rows.code]);
    const body = { code: code?.code, answers: { experience: 2 }, response_token: crypto.randomUUID() };
    const headers = { 'user-agent': 'a visitor' };
    expect((await served.call({ method: 'POST', path: 'setsurveyanswer/', body, headers })).status).toBe(200);
    const [feedback] = (await served.call({ as: 'adminA', path: 'feedback' })).body as {
      id: number;
      revision: number;
    }[];
    const change = { status: 'completed', revision: feedback?.revision };
    expect((await send('PATCH', `feedback/${feedback?.id}`, change)).status).toBe(200);
  });

  test('is changed again where the plan allows it', async () => {
    await plan(6);
    expect((await send('PATCH', unit(), { name: 'Renamed' })).status).toBe(200);
  });

  test('can be deleted, and then there is one less', async () => {
    const made = idOf(
      await (async () => {
        await plan(7);
        return send('POST', 'companyorganizationnodes', {
          organization_id: served.world.companyA.organizationId,
          name: 'Last',
        });
      })(),
    );
    await plan(6);
    expect(await send('PATCH', `companyorganizationnodes/${made}`, { name: 'x' })).toMatchObject({ status: 409 });
    expect((await send('DELETE', `companyorganizationnodes/${newest}`)).status).toBe(204);
    expect((await send('PATCH', `companyorganizationnodes/${made}`, { name: 'x' })).status).toBe(200);
  });
});
