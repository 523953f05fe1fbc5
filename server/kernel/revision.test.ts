/** Two administrators at one row: the later is told who was quicker, with the row as it is now; nothing is overwritten unseen. */
import { expect, test } from 'vitest';
import { plantPrices } from '../test/prices.ts';
import { withConnection } from '../database/with-connection.ts';
import { descriptors } from '../generated/index.ts';
import { servedWorld } from '../test/scenarios.ts';
import { insertRow } from '../test/world.ts';

const served = await servedWorld();
const list = await plantPrices(served.ownerUrl);
await withConnection(served.ownerUrl, (client) => client.query('update plan set return_url = true, link_list = true'));

const patch = (as: string, path: string, body: object) => served.call({ as, method: 'PATCH', path, body });

const userId = (name: string): number => served.world.principals[name]?.userId ?? 0;
const linksTo = (url: string) => ({ links: [{ title: { en: 'Menu' }, url }] });

const cases: [what: string, as: string, path: () => Promise<string>, first: object, second: object][] = [
  ['a plan', 'superadmin', async () => `plan/${list.plans.pro}`, { user_count: 7 }, { description: '<p>Mine</p>' }],
  ['a price', 'superadmin', async () => `subplan/${list.prices['de_pro_yearly']}`, { price: 1 }, { price: 2 }],
  ['a plan location', 'superadmin', async () => `planlocation/${list.locations.de}`, { tax_rate: 7 }, { tax_rate: 8 }],
  [
    'a discount',
    'superadmin',
    () =>
      made('superadmin', 'discount', { code: 'TWO', kind: 'percent', percent: 5, valid_from: '2026-01-01T00:00:00Z' }),
    { percent: 6 },
    { maximum_uses: 3 },
  ],
  [
    'a rule',
    'adminA',
    () =>
      made('adminA', 'feedbackrules', {
        name: 'Low',
        conditions: ['score_at_most'],
        score_at_most: 40,
        notifies_responsible: true,
      }),
    { score_at_most: 30 },
    { name: 'Lower' },
  ],
  [
    'a webhook',
    'adminA',
    () =>
      made('adminA', 'webhooks', { name: 'Hook', url: 'https://hooks.example.com/in', events: ['feedback.created'] }),
    { name: 'One' },
    { is_active: false },
  ],
  [
    'an organization',
    'adminA',
    async () => `companyorganization/${served.world.companyA.organizationId}`,
    { name: 'One' },
    { name: 'Two' },
  ],
  [
    'the company',
    'adminA',
    async () => `companyprofile/${served.world.companyA.id}`,
    { city: 'Hamburg' },
    { city: 'Lyon' },
  ],
  [
    'its return address',
    'adminA',
    async () => `companyreturnurl/${served.world.companyA.id}`,
    { return_url: 'https://one.example/' },
    { return_url: 'https://two.example/' },
  ],
  ['a contract', 'superadmin', madeContract, { price: 2 }, { note: 'By phone' }],
  [
    'a tag',
    'adminA',
    () => made('adminA', 'companytags', { name: 'Tea' }),
    { name: 'Green tea' },
    { color: '#112233' },
  ],
  [
    'a survey group',
    'adminA',
    () => made('adminA', 'surveygroups', { name: 'Bars' }),
    { name: 'One' },
    { name: 'Two' },
  ],
  [
    'a group of codes',
    'adminA',
    () => made('adminA', 'qrcodegroups', { name: 'Stands' }),
    { design: { foreground: '#112233' } },
    { design: { foreground: '#332211' } },
  ],
  [
    'a group of links',
    'adminA',
    () => made('adminA', 'linklistgroups', { name: 'Links' }),
    { document: linksTo('https://one.example/') },
    { document: linksTo('https://two.example/') },
  ],
  [
    'the design of a code',
    'qr_edit',
    () => found('qr_edit', 'nodeqrcode', { node_id: served.world.companyA.nodes.room }),
    { design: { foreground: '#112233' } },
    { design: null },
  ],
  [
    'the links of a unit',
    'node_edit',
    ownLinks,
    { document: linksTo('https://one.example/') },
    { document: linksTo('https://two.example/') },
  ],
  [
    'a unit',
    'node_edit',
    async () => `companyorganizationnodes/${served.world.companyA.nodes.room}`,
    { name: 'One' },
    { is_paused: true },
  ],
  [
    'a user',
    'adminA',
    async () => `customeruser/${userId('nobody')}`,
    { phone: '+491711234567' },
    { full_name: 'Two' },
  ],
  [
    'oneself',
    'nobody',
    async () => `customeruser/${userId('nobody')}`,
    { full_name: 'One' },
    { phone: '+491717654321' },
  ],
  [
    'oneself on the platform',
    'superadmin',
    async () => `customeruser/${userId('superadmin')}`,
    { full_name: 'One' },
    { full_name: 'Two' },
  ],
  ['a finding', 'qr_edit', plantedFinding, { note: 'Closed for the season' }, { state: 'checked' }],
];

async function found(as: string, path: string, filter: object): Promise<string> {
  const { body } = await served.call({ as, path: `${path}?filter=${JSON.stringify(filter)}` });
  return `${path}/${(body as { id: number }[])[0]?.id}`;
}

async function madeContract(): Promise<string> {
  return made('superadmin', 'contract', {
    customer_id: served.world.companyA.id,
    plan_id: list.plans.pro,
    starts_on: new Date(Date.now() + 864_000_000).toISOString().slice(0, 10),
    price: 1,
    currency_id: Number((await found('superadmin', 'currency', { code: 'EUR' })).split('/')[1]),
  });
}

async function ownLinks(): Promise<string> {
  const { room } = served.world.companyA.nodes;
  const body = { kind: 'link_list' };
  const path = `companyorganizationnodes/${room}/start_own_design`;
  expect(await served.call({ as: 'node_edit', method: 'POST', path, body })).toMatchObject({ status: 200 });
  return found('node_edit', 'nodelinklists', { node_id: room });
}

async function plantedFinding(): Promise<string> {
  const { database, companyA } = served.world;
  const facts = { node_id: companyA.nodes.room, kind: 'silent', since: new Date(), found_at: new Date() };
  const figures = { expected: 9, chance: 0.001, weekly_reads: 20, weeks: '[]', hours: '[]' };
  return `codefindings/${await insertRow(database, companyA.id, 'code_finding', { ...facts, ...figures })}`;
}

async function made(as: string, path: string, body: object): Promise<string> {
  const { status, body: row } = await served.call({ as, method: 'POST', path, body });
  expect({ status, row }).toMatchObject({ status: 201 });
  return `${path}/${(row as { id: number }).id}`;
}

test.each(cases)('%s', async (_what, as, find, first, second) => {
  const path = await find();
  const { revision } = (await served.call({ as, path })).body as { revision: number };
  expect(await patch(as, path, { ...first, revision })).toMatchObject({
    status: 200,
    body: { revision: revision + 1 },
  });
  expect(await patch(as, path, { ...second, revision })).toMatchObject({
    status: 409,
    body: { code: 'row_changed', revision: revision + 1, row: first, changed_by: { role: expect.any(String) } },
  });
  expect((await served.call({ as, path })).body).toMatchObject(first);
  expect(await patch(as, path, { ...second, revision: revision + 1 })).toMatchObject({ status: 200, body: second });
});

test('prices that are set in the matrix are told at the price itself', async () => {
  const path = `subplan/${list.prices['jp_pro_yearly']}`;
  const { revision } = (await served.call({ as: 'superadmin', path })).body as { revision: number };
  const prices = [{ plan_location_id: list.locations.jp, period: 'yearly', price: 5, seen: 143_000 }];
  const body = { plan_id: list.plans.pro, prices };
  expect(await served.call({ as: 'superadmin', method: 'POST', path: 'subplan/save_prices', body })).toMatchObject({
    status: 200,
  });
  expect(await patch('superadmin', path, { price: 6, revision })).toMatchObject({
    status: 409,
    body: { code: 'row_changed' },
  });
});

test('a design that a unit begins with a copy is told to who saw none', async () => {
  const { branch } = served.world.companyA.nodes;
  const path = await found('adminA', 'nodeqrcode', { node_id: branch });
  const { revision } = (await served.call({ as: 'adminA', path })).body as { revision: number };
  const start = `companyorganizationnodes/${branch}/start_own_design`;
  expect(await served.call({ as: 'adminA', method: 'POST', path: start, body: { kind: 'qr_code' } })).toMatchObject({
    status: 200,
  });
  expect(await patch('adminA', path, { design: { foreground: '#112233' }, revision })).toMatchObject({
    status: 409,
    body: { code: 'row_changed', row: { design: { background: '#FFFFFF' } } },
  });
});

test('a code that is retired is no other design', async () => {
  const path = await found('adminA', 'nodeqrcode', { node_id: served.world.companyA.nodes.root });
  const { revision } = (await served.call({ as: 'adminA', path })).body as { revision: number };
  expect(await patch('adminA', path, { state: 'retired' })).toMatchObject({ status: 200, body: { revision } });
  expect(await patch('adminA', path, { design: { foreground: '#112233' }, revision })).toMatchObject({ status: 200 });
});

/** Where nothing is lost that somebody else has written. */
const WITHOUT: Record<string, string> = {
  saved_filter: 'kept as a whole, as somebody has the list before him',
  report_subscription: 'everybody has his own',
  notice_preference: 'everybody has his own',
  feedback_comment: 'only who wrote it changes it',
  support_ticket: 'a state, and each move is judged from the stored one',
  cell: 'one yes or no',
  node_survey: 'one choice, made as a whole',
  group_node: 'one choice, made as a whole',
  qr_code_group_node: 'one choice, made as a whole',
  node_user_access: 'yes or no, and only what is changed is sent: two who change one right change it to the same',
  node_survey_answer_media: 'the name of a file, which no screen changes',
};

test('what several people change is counted, or says here why not', () => {
  const uncounted = Object.values(descriptors).filter(
    ({ operations, revision }) => operations.includes('patch') && revision === undefined,
  );
  expect(uncounted.map(({ id }) => id).toSorted()).toEqual(Object.keys(WITHOUT).toSorted());
});
