/** Callbacks as they should not come, of every purpose: doubled, replayed, out of their order, forged, with fields altered. */
import { beforeEach, describe, expect, test } from 'vitest';
import { renewDue } from '../subscriptions/renew.ts';
import { TEST_SECRET } from '../../../test/world.ts';
import { GatewayError } from './gateway.ts';
import { callbackKey, signCallback } from './simulator/callback.ts';
import type { SimulatedCharge } from './simulator/charges.ts';
import { days, owingOf } from './test/owing.ts';
import { openPaying, type Started, startedOf, typedCard } from './test/paying.ts';

const paying = await openPaying();
const owing = owingOf(paying);
const a = paying.served.world.companyA.id;
beforeEach(() => owing.begin());

const KEY = callbackKey(TEST_SECRET);

interface Case {
  /** Leaves a payment that is under way here, and not yet paid at the gateway. */
  begin(): Promise<Started>;
  /** What the company has once it is paid. */
  had: object;
}

/** A renewal whose server stopped before it could ask how its charge went. */
async function renewal(): Promise<Started> {
  await paying.sql(`update subscription set period_end = now() where company_id = $1`, [a]);
  paying.breakGateway({ retrieve: () => Promise.reject(new GatewayError('no route')) });
  await renewDue({ ...owing.renewing.parts(days(0.01)), log: { error: () => undefined } });
  paying.breakGateway(null);
  const [row] = await paying.sql<{ reference: string }>('select reference from payment');
  await paying.sql(`update simulated_charge set state = 'pending' where reference = $1`, [row?.reference]);
  return { reference: row?.reference ?? '', state: 'pending', redirect_url: null };
}

const cases: Record<string, Case> = {
  'a first plan': {
    async begin() {
      await paying.forget();
      return paying.start();
    },
    had: { plan: 'pro monthly', invoices: ['paid 11781'], mails: ['receipt'] },
  },
  'an upgrade': {
    begin: async () => startedOf(await owing.upgrade((await owing.quote()).quote_id)),
    had: { plan: 'pro monthly', invoices: ['paid 10727'], mails: ['receipt'] },
  },
  'an open invoice': {
    begin: async () => startedOf(await owing.payInvoice(await owing.openInvoice())),
    had: { plan: 'basic monthly', invoices: ['paid 2261'], mails: ['receipt'] },
  },
  'a renewal': { begin: renewal, had: { plan: 'basic monthly', invoices: ['paid 2261'], mails: ['receipt'] } },
  'a verified card': {
    begin: async () => startedOf(await paying.post('companysavedcard/update_company_card', typedCard())),
    had: { plan: 'basic monthly', invoices: [], mails: [] },
  },
};

const decided = (started: Started, state: 'paid' | 'failed'): Promise<unknown> =>
  paying.sql(`update simulated_charge set state = $2, failure_code = $3 where reference = $1`, [
    started.reference,
    state,
    state === 'failed' ? 'card_declined' : null,
  ]);

/** All that a callback could change, but for the moment at which the gateway was last asked. */
async function everything(): Promise<unknown> {
  const tables = [
    'payment',
    'invoice',
    'subscription',
    'quote',
    'company_saved_card',
    'customer',
    'mail_message',
    'discount',
  ];
  const rows = tables.map((table) =>
    paying.sql(`select to_jsonb(t) - 'updated_at' as row from ${table} t order by id`),
  );
  return Promise.all(rows);
}

type Try = [headers: Record<string, string>, body: string];

function forgeries(charge: SimulatedCharge): Record<string, Try> {
  const { headers, body } = signCallback(KEY, charge);
  const fields = JSON.parse(body) as Record<string, unknown>;
  const another = signCallback(callbackKey(Buffer.from('another secret')), charge);
  const late = signCallback(KEY, charge, new Date(Date.now() - 6 * 60_000));
  const early = signCallback(KEY, charge, new Date(Date.now() + 6 * 60_000));
  const altered = Object.keys(fields).map((field): [string, Try] => [
    `another ${field}`,
    [headers, JSON.stringify({ ...fields, [field]: typeof fields[field] === 'number' ? 1 : 'altered' })],
  ]);
  return {
    unsigned: [{ 'content-type': 'application/json' }, body],
    'signed by another': [another.headers, another.body],
    late: [late.headers, late.body],
    'from the time to come': [early.headers, early.body],
    'under another id': [{ ...headers, 'webhook-id': 'another' }, body],
    'at another time': [{ ...headers, 'webhook-timestamp': String(Math.floor(Date.now() / 1_000) + 60) }, body],
    'with the signature of another': [
      { ...headers, 'webhook-signature': another.headers['webhook-signature'] ?? '' },
      body,
    ],
    'without a field': [headers, JSON.stringify({ ...fields, amount: undefined })],
    'with one more field': [headers, JSON.stringify({ ...fields, more: true })],
    ...Object.fromEntries(altered),
  };
}

describe.each(Object.entries(cases))('of %s', (_name, { begin, had }) => {
  const send = async (started: Started, changes: Partial<SimulatedCharge> = {}) => {
    const { headers, body } = signCallback(KEY, { ...(await paying.chargeOf(started)), ...changes });
    return (await paying.callback(headers, body)).status;
  };
  const standing = async () => {
    const { payments, ...rest } = await owing.renewing.standing(a);
    return { ...rest, paid: payments.filter((state) => state === 'paid').length };
  };

  test('one that comes a hundred times at once, and replayed, settles once', async () => {
    const started = await begin();
    await decided(started, 'paid');
    const { headers, body } = signCallback(KEY, await paying.chargeOf(started));
    const answers = await Promise.all(Array.from({ length: 100 }, () => paying.callback(headers, body)));
    // Some may be told to come again while the database is busy; none is refused, and none counts twice.
    expect(answers.filter(({ status }) => status !== 204 && status !== 503)).toEqual([]);
    await expect.poll(async () => (await paying.callback(headers, body)).status).toBe(204);
    expect(await standing()).toMatchObject({ ...had, paid: 1 });
    const after = await everything();
    expect((await paying.callback(headers, body)).status).toBe(204);
    expect(await everything()).toEqual(after);
  });

  test('one that is forged or altered in any field is refused, and changes nothing', async () => {
    const started = await begin();
    await decided(started, 'paid');
    const before = await everything();
    for (const [name, [headers, body]] of Object.entries(forgeries(await paying.chargeOf(started))))
      expect(await paying.callback(headers, body), name).toMatchObject({
        status: 400,
        body: { code: 'invalid_proof' },
      });
    expect(await everything()).toEqual(before);
    expect(await send(started)).toBe(204);
    expect(await standing()).toMatchObject({ ...had, paid: 1 });
  });

  test('one that says paid, or another amount, pays nothing which the gateway does not know as paid', async () => {
    const started = await begin();
    const before = await everything();
    for (const changes of [
      { state: 'paid' },
      { state: 'paid', amount: 1 },
      { state: 'paid', currency: 'JPY' },
    ] as const)
      expect(await send(started, changes)).toBe(204);
    expect(await everything()).toEqual(before);
    expect(await paying.stateOf(started.reference)).toMatchObject({ state: 'pending' });
  });

  test('one out of its order, or of a payment that is not there, changes nothing', async () => {
    const started = await begin();
    await decided(started, 'paid');
    // The word of a failure that is over comes first, and again at the end.
    expect(await send(started, { state: 'failed' })).toBe(204);
    expect(await standing()).toMatchObject({ ...had, paid: 1 });
    const after = await everything();
    for (const changes of [{ state: 'failed' }, { state: 'pending' }, { reference: '0'.repeat(32) }] as const)
      expect(await send(started, changes)).toBe(204);
    expect(await everything()).toEqual(after);
  });

  test('one that says paid of a charge that failed leaves it failed', async () => {
    const started = await begin();
    await decided(started, 'failed');
    expect(await send(started, { state: 'paid' })).toBe(204);
    expect(await paying.stateOf(started.reference)).toMatchObject({ state: 'failed' });
    expect(await paying.sql(`select 1 from payment where state = 'paid'`)).toEqual([]);
    expect(await paying.sql(`select 1 from invoice where state = 'paid' and number not like 'OLD-%'`)).toEqual([]);
  });
});

describe('a request that says what is to be paid', () => {
  const fields = {
    amount: 1,
    currency: 'JPY',
    total: 1,
    price: 1,
    sub_plan_id: 1,
    plan_id: 1,
    tax_rate: 0,
    discount_code: 'WHOLE',
  };
  const calls: Record<string, () => Promise<[path: string, body: object]>> = {
    'an upgrade': async () => ['subscriptionupgrade', { quote_id: (await owing.quote()).quote_id, ...typedCard() }],
    'an open invoice': async () => [
      'invoicepaywithcreditcard',
      { invoice_id: await owing.openInvoice(), ...typedCard() },
    ],
    'a verified card': () => Promise.resolve(['companysavedcard/update_company_card', typedCard()]),
  };
  test.each(Object.entries(calls))('is refused for %s, field by field', async (_name, prepare) => {
    const [path, body] = await prepare();
    const before = await everything();
    for (const [field, value] of Object.entries(fields))
      expect(await paying.post(path, { ...body, [field]: value }), field).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', errors: [{ pointer: `/${field}`, code: 'unknown_field' }] },
      });
    expect(await everything()).toEqual(before);
  });

  test('is compared with the price for a first plan: each that differs is refused', async () => {
    await paying.forget();
    const { prices } = paying.list;
    const changes: [object, number, string][] = [
      [{ amount: 1 }, 409, 'amount_changed'],
      [{ amount: 11_780 }, 409, 'amount_changed'],
      [{ currency: 'JPY' }, 409, 'amount_changed'],
      [{ sub_plan_id: prices['de_pro_yearly'] }, 409, 'amount_changed'],
      [{ sub_plan_id: prices['de_basic_monthly'] }, 409, 'amount_changed'],
      [{ sub_plan_id: prices['jp_pro_monthly'] }, 400, 'invalid_input'],
      [{ discount_code: 'WHOLE' }, 409, 'amount_changed'],
      [{ total: 1 }, 400, 'invalid_input'],
      [{ quote_id: 1 }, 400, 'invalid_input'],
    ];
    for (const [changed, status, code] of changes)
      expect(await paying.pay(changed), JSON.stringify(changed)).toMatchObject({ status, body: { code } });
    expect(await paying.sql('select 1 from payment')).toEqual([]);
  });
});
