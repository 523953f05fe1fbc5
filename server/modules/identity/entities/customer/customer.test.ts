/** A customer's page: what a company has and pays, its users, and closing and reopening it. */
import { describe, expect, test } from 'vitest';
import { plantPrices } from '../../../../test/prices.ts';
import { withConnection } from '../../../../database/with-connection.ts';
import { type CallAnswer, type Scenario, scenarios, servedWorld } from '../../../../test/scenarios.ts';
import { insertRow } from '../../../../test/world.ts';

const REASON = 'It asked for it, ticket 12';
const call = { as: 'superadmin', method: 'POST' } as const;
const on =
  (action: string) =>
  ({ companyA }: { companyA: { id: number } }): string =>
    `customer/${companyA.id}/${action}`;

const refusals = (action: 'close' | 'reopen'): Scenario[] => [
  {
    ...call,
    name: `${action}: blanks are no reason`,
    path: on(action),
    body: { reason: '  ' },
    status: 400,
    pointers: ['/reason'],
  },
  {
    ...call,
    name: `${action}: the platform itself is no customer`,
    path: ({ principals }) => `customer/${principals['superadmin']?.companyId}/${action}`,
    body: { reason: REASON },
    status: 404,
  },
];

scenarios('close a company and open it again', [
  ...refusals('close'),
  ...refusals('reopen'),
  {
    ...call,
    name: 'what is open is not reopened',
    path: on('reopen'),
    body: { reason: REASON },
    status: 409,
    code: 'company_not_closed',
  },
  {
    ...call,
    name: 'it is closed',
    path: on('close'),
    body: { reason: REASON },
    status: 200,
    contains: { state: 'closed' },
  },
  {
    ...call,
    name: 'what is closed is not closed again',
    path: on('close'),
    body: { reason: REASON },
    status: 409,
    code: 'company_closed',
  },
  { name: 'its users are logged out at once', as: 'adminA', path: 'account/userinfo', status: 401 },
  { name: 'those of others are not', as: 'adminB', path: 'account/userinfo', status: 200 },
  {
    ...call,
    name: 'it is reopened',
    path: on('reopen'),
    body: { reason: REASON },
    status: 200,
    contains: { state: 'active' },
  },
  { name: 'its users are back', as: 'adminA', path: 'account/userinfo', status: 200 },
  {
    name: 'its own log tells both, with the reason and by whom',
    as: 'adminA',
    path: 'auditentry?filter={"entity":"customer"}&sort=["created_at","DESC"]',
    status: 200,
    contains: [
      { operation: 'reopen', actor_name: 'superadmin', changes: { state: 'active', reason: REASON } },
      { operation: 'close', actor_name: 'superadmin', changes: { state: 'closed', reason: REASON } },
    ],
  },
]);

const served = await servedWorld();
const list = await plantPrices(served.ownerUrl);

const read = (action: string, companyId = served.world.companyA.id): Promise<CallAnswer> =>
  served.call({ as: 'superadmin', path: `customer/${companyId}/${action}` });

interface Listed {
  total: number;
  results: Record<string, unknown>[];
}
const listed = async (action: string): Promise<Listed> => (await read(action)).body as Listed;

test('a company that was read-only is so again when it is reopened', async () => {
  const { id } = served.world.companyB;
  const state = (action: string) =>
    served.call({ ...call, path: `customer/${id}/${action}`, body: { reason: REASON } });
  await withConnection(served.ownerUrl, (client) =>
    client.query("update customer set state = 'read_only' where id = $1", [id]),
  );
  expect((await state('close')).body).toEqual({ id, state: 'closed' });
  expect((await state('reopen')).body).toEqual({ id, state: 'read_only' });
});

describe('the account', () => {
  test('without a plan it is that of the free plan, and counts what there is', async () => {
    const { status, body } = await read('account');
    expect(status).toBe(200);
    expect(body).toEqual({
      subscription: null,
      usage: [
        { name: 'units', used: 4, limit: null, state: 'ok' },
        { name: 'users', used: 18, limit: 1000, state: 'ok' },
        { name: 'groups', used: 0, limit: null, state: 'ok' },
        { name: 'organizations', used: 1, limit: null, state: 'ok' },
        { name: 'storage', used: 0, limit: null, state: 'ok' },
      ],
      features: [],
    });
  });

  test('with a plan it tells its limits, its features and what it becomes next', async () => {
    const { database, companyA } = served.world;
    await withConnection(served.ownerUrl, (client) =>
      client.query('update plan set qr_code_count = 100, storage_mb = 50, link_list = true where id = $1', [
        list.plans.pro,
      ]),
    );
    await insertRow(database, companyA.id, 'subscription', {
      plan_id: list.plans.pro,
      sub_plan_id: list.prices['de_pro_yearly'],
      period: 'yearly',
      currency: 'EUR',
      price: 96_000,
      started_at: '2026-01-01T00:00:00Z',
      period_start: '2026-01-01T00:00:00Z',
      period_end: '2027-01-01T00:00:00Z',
      next_sub_plan_id: list.prices['de_basic_monthly'],
    });
    await insertRow(database, companyA.id, 'stored_file', {
      storage_key: 'a',
      purpose: 'picture',
      byte_size: 2_500_000,
    });
    await insertRow(database, companyA.id, 'stored_file', {
      storage_key: 'b',
      purpose: 'export',
      byte_size: 9_000_000,
    });
    expect((await read('account')).body).toMatchObject({
      subscription: {
        plan: 'The pro plan',
        tag: 'pro',
        state: 'active',
        period: 'yearly',
        price: 96_000,
        currency: 'EUR',
        auto_renew: true,
        next_plan: 'The basic plan',
        next_period: 'monthly',
        failed_charges: 0,
      },
      usage: expect.arrayContaining([
        { name: 'units', used: 4, limit: 100, state: 'ok' },
        { name: 'storage', used: 2.5, limit: 50, state: 'ok' },
      ]) as unknown,
      features: ['link_list'],
    });
  });
});

describe('the lists', () => {
  test('of users begin with the administrators, are searched and read by parts', async () => {
    const all = await listed('users');
    expect(all.total).toBe(18);
    expect(all.results[0]).toMatchObject({ full_name: 'adminA', is_admin: true, state: 'active', last_login_at: null });
    const names = async (query: string) => (await listed(`users?${query}`)).results.map((user) => user['full_name']);
    expect(await names('search=NOBO')).toEqual(['nobody']);
    expect(await names('search=%25')).toEqual([]);
    const parts = [await names('limit=10'), await names('limit=10&offset=10')].flat();
    expect(parts).toHaveLength(18);
    expect(new Set(parts).size).toBe(18);
    expect((await read('users?limit=101')).status).toBe(400);
    expect((await read('users?offset=-1')).status).toBe(400);
  });

  test('of invoices and payments are its own, the latest first', async () => {
    const { database, companyA, companyB } = served.world;
    const bill = { currency: 'EUR', subtotal: 100, total: 119, due_at: '2026-02-01T00:00:00Z', billing_name: 'A' };
    const old = await insertRow(database, companyA.id, 'invoice', {
      ...bill,
      number: 'T-1',
      description: 'x',
      issued_at: '2026-01-01T00:00:00Z',
      plan_id: list.plans.pro,
    });
    await insertRow(database, companyA.id, 'invoice', {
      ...bill,
      number: 'T-2',
      description: 'x',
      issued_at: '2026-01-02T00:00:00Z',
    });
    await insertRow(database, companyB.id, 'invoice', {
      ...bill,
      number: 'T-3',
      description: 'x',
      issued_at: '2026-01-03T00:00:00Z',
    });
    await insertRow(database, companyA.id, 'payment', {
      reference: '0'.repeat(32),
      currency: 'EUR',
      amount: 119,
      gateway: 'simulator',
      state: 'failed',
      failure_code: 'card_declined',
      card_brand: 'visa',
      card_last4: '0002',
      invoice_id: old,
      user_id: served.world.principals['adminA']?.userId,
    });
    const invoices = await listed('invoices');
    expect(invoices.total).toBe(2);
    expect(invoices.results.map(({ number, plan, total }) => [number, plan, total])).toEqual([
      ['T-2', null, 119],
      ['T-1', 'The pro plan', 119],
    ]);
    const payments = await listed('payments');
    expect(payments.total).toBe(1);
    expect(payments.results[0]).toMatchObject({
      state: 'failed',
      amount: 119,
      failure_code: 'card_declined',
      card_last4: '0002',
      invoice: 'T-1',
      paid_by: 'adminA',
    });
    expect(JSON.stringify(payments)).not.toContain('0'.repeat(32));
  });
});
