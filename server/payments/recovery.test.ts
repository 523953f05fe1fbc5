/** Callbacks as they should not come, payments all at once, and what a crash leaves. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_SECRET } from '../test/world.ts';
import { GatewayError } from './gateway.ts';
import { reconcile } from './reconcile.ts';
import { redeem } from './redeem.ts';
import { callbackKey, signCallback } from './simulator/callback.ts';
import type { SimulatedCharge } from './simulator/charges.ts';
import { nothing, openPaying, type Paying } from './test/paying.ts';

const unreachable = () => Promise.reject(new GatewayError('no route'));

let paying: Paying;
let companyId: number;
beforeAll(async () => {
  paying = await openPaying();
  companyId = paying.served.world.companyA.id;
});
afterAll(() => paying.served.close());
beforeEach(() => paying.forget());

/** As if its minutes had passed. */
const age = (reference: string, minutes: number) =>
  paying.sql(
    `update payment set created_at = now() - make_interval(mins => $2), updated_at = now() - make_interval(mins => $2)
     where reference = $1`,
    [reference, minutes],
  );

describe('a callback', () => {
  const paid = async () => {
    const started = await paying.start();
    await paying.sql(`update simulated_charge set state = 'paid' where reference = $1`, [started.reference]);
    const charge = await paying.chargeOf(started);
    return { started, charge, signed: signCallback(callbackKey(TEST_SECRET), charge) };
  };

  test('that comes a hundred times at once settles once', async () => {
    const { signed } = await paid();
    const answers = await Promise.all(Array.from({ length: 100 }, () => paying.callback(signed.headers, signed.body)));
    // Some may be told to come again while the database is busy; none is refused, and none counts twice.
    expect(answers.every(({ status }) => status === 204 || status === 503)).toBe(true);
    expect(answers.some(({ status }) => status === 204)).toBe(true);
    expect(await paying.holdings(companyId)).toMatchObject({
      payments: ['paid'],
      subscriptions: 1,
      invoices: [{ total: 11_781 }],
    });
  });

  test('is refused unsigned, signed by another, altered in any field, or late', async () => {
    const { started, charge, signed } = await paid();
    const altered = Object.keys(JSON.parse(signed.body) as object).map((field) =>
      JSON.stringify({ ...(JSON.parse(signed.body) as object), [field]: 'altered' }),
    );
    const forged = signCallback(callbackKey(Buffer.from('another secret')), charge);
    const late = signCallback(callbackKey(TEST_SECRET), charge, new Date(Date.now() - 6 * 60_000));
    const json = { 'content-type': 'application/json' };
    const tries: [Record<string, string>, string][] = [
      [json, signed.body],
      [forged.headers, forged.body],
      [late.headers, late.body],
      [{ ...signed.headers, 'webhook-id': 'another' }, signed.body],
      [{ ...signed.headers, 'webhook-timestamp': String(Math.floor(Date.now() / 1_000) + 60) }, signed.body],
      ...altered.map((body): [Record<string, string>, string] => [signed.headers, body]),
    ];
    for (const [headers, body] of tries)
      expect(await paying.callback(headers, body)).toMatchObject({ status: 400, body: { code: 'invalid_proof' } });
    expect(await paying.stateOf(started.reference)).toMatchObject({ state: 'pending' });
    expect((await paying.callback(signed.headers, signed.body)).status).toBe(204);
    expect(await paying.stateOf(started.reference)).toMatchObject({ state: 'paid' });
  });

  test('that says paid pays nothing which the gateway does not know as paid', async () => {
    const started = await paying.start();
    const { headers, body } = signCallback(callbackKey(TEST_SECRET), {
      ...(await paying.chargeOf(started)),
      state: 'paid',
    });
    expect((await paying.callback(headers, body)).status).toBe(204);
    expect(await paying.stateOf(started.reference)).toMatchObject({ state: 'pending' });
  });

  test('out of its order, or of a payment that is not there, changes nothing', async () => {
    const { started, charge, signed } = await paid();
    await paying.callback(signed.headers, signed.body);
    const before = await paying.holdings(companyId);
    for (const changes of [{ state: 'failed' }, { reference: '0'.repeat(32) }] as Partial<SimulatedCharge>[]) {
      const { headers, body } = signCallback(callbackKey(TEST_SECRET), { ...charge, ...changes });
      expect((await paying.callback(headers, body)).status).toBe(204);
    }
    expect(await paying.holdings(companyId)).toEqual(before);
    expect(await paying.stateOf(started.reference)).toMatchObject({ state: 'paid' });
  });
});

describe('a code with one use', () => {
  test('is had by one of all who pay at once, and its count is that of its redemptions', async () => {
    const begin = (as: string) => paying.pay({ discount_code: 'FIFTH', amount: 9_425 }, as);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => begin(at % 2 === 0 ? 'adminA' : 'adminB')));
    expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    const [counted] = await paying.sql<{ used_count: number; redeemed: number }>(
      `select d.used_count, (select count(*)::int from discount_redemption r where r.discount_id = d.id) as redeemed
       from discount d where d.code = 'FIFTH'`,
    );
    expect(counted?.used_count).toBe(counted?.redeemed);
    expect(counted?.used_count).toBeLessThanOrEqual(1);
    const living = await paying.sql<{ company_id: string; living: number }>(
      `select company_id, count(*)::int as living from payment where settled_at is null group by company_id`,
    );
    expect(living.every((one) => one.living === 1)).toBe(true);
  });
});

test('a code with one use is had by one of two hundred companies that redeem it at once', async () => {
  const made = await paying.sql<{ company_id: string; user_id: string; quote_id: string }>(
    `with companies as (
       insert into customer (name, email) select 'Company ' || n, 'many' || n || '@test.example' from generate_series(1, 200) n
       returning id
     ), users as (
       insert into customer_user (company_id, full_name, email, state)
       select id, 'Admin', 'admin-of-many' || id || '@test.example', 'active' from companies returning company_id, id
     ), quotes as (
       insert into quote (company_id, kind, sub_plan_id, currency, price, total, expires_at)
       select id, 'start', $1, 'EUR', 100, 100, now() from companies returning company_id, id
     )
     select company_id, users.id as user_id, quotes.id as quote_id from users join quotes using (company_id)`,
    [paying.list.prices['de_pro_monthly']],
  );
  const [code] = await paying.sql<{ id: string }>(`select id from discount where code = 'FIFTH'`);
  const redeems = made.map(({ company_id: id, user_id: userId, quote_id: quoteId }) =>
    paying.served.database.withTenant('app', Number(id), (transaction) =>
      redeem(transaction, {
        discountId: Number(code?.id),
        quoteId: Number(quoteId),
        userId: Number(userId),
        currency: 'EUR',
        amount: 20,
      }),
    ),
  );
  const ends = await Promise.allSettled(redeems);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await paying.sql(`select used_count from discount where code = 'FIFTH'`)).toEqual([{ used_count: 1 }]);
  expect(await paying.sql('select 1 from discount_redemption')).toHaveLength(1);
});

describe('what a crash leaves', () => {
  const run = () => reconcile(paying.served.app.payments);

  test('after the bank, before the callback, is paid by asking', async () => {
    const started = await paying.start();
    await paying.sql(`update simulated_charge set state = 'paid' where reference = $1`, [started.reference]);
    await run();
    expect(await paying.stateOf(started.reference), 'it is left alone while it is fresh').toMatchObject({
      state: 'pending',
    });
    await age(started.reference, 1);
    await Promise.all([run(), run(), run()]);
    expect(await paying.holdings(companyId)).toMatchObject({
      payments: ['paid'],
      subscriptions: 1,
      invoices: [{ total: 11_781 }],
    });
  });

  test('before the charge was opened expires, and gives its code back', async () => {
    paying.breakGateway({ open: unreachable });
    expect(await paying.pay({ discount_code: 'FIFTH', amount: 9_425 })).toMatchObject({
      status: 503,
      body: { code: 'gateway_unavailable' },
    });
    paying.breakGateway(null);
    const [left] = await paying.sql<{ reference: string }>('select reference from payment');
    await age(left?.reference ?? '', 3);
    await run();
    expect(await paying.holdings(companyId)).toEqual({ ...nothing, payments: ['expired'] });
    expect(await paying.stateOf(left?.reference ?? '')).toMatchObject({ state: 'failed' });
  });

  test('before the card was handed over expires once the gateway has let go of it', async () => {
    paying.breakGateway({ confirm: unreachable });
    expect((await paying.pay()).status).toBe(503);
    paying.breakGateway(null);
    const [left] = await paying.sql<{ reference: string }>('select reference from payment');
    await age(left?.reference ?? '', 31);
    await run();
    expect((await paying.holdings(companyId)).payments).toEqual(['expired']);
    expect(await paying.sql('select state from simulated_charge where reference = $1', [left?.reference])).toEqual([
      { state: 'canceled' },
    ]);
  });

  test('stays as it is while the gateway is not reached, and does not keep others waiting', async () => {
    const [one, other] = [await paying.start(), await paying.start({}, 'adminB')];
    for (const { reference } of [one, other]) await age(reference, 1);
    await paying.sql(`update simulated_charge set state = 'paid' where reference = $1`, [other.reference]);
    const { look } = paying.served.app.payments.gateway;
    const { key } = await paying.chargeOf(one);
    paying.breakGateway({ look: (charge) => (charge === key ? look(charge) : unreachable()) });
    const told: unknown[] = [];
    await reconcile({ ...paying.served.app.payments, log: { error: (message) => told.push(message) } });
    expect(told).toEqual(['asking for a payment failed']);
    paying.breakGateway(null);
    await age(other.reference, 1);
    await run();
    expect(await paying.stateOf(other.reference)).toMatchObject({ state: 'paid' });
  });

  test('at the bank is given up by whoever pays anew, and can be paid no longer', async () => {
    const left = await paying.start();
    const again = await paying.start();
    expect(await paying.stateOf(left.reference)).toMatchObject({ state: 'failed' });
    await paying.decide(left.redirect_url, 'approve');
    await paying.decide(again.redirect_url, 'approve');
    expect(await paying.holdings(companyId)).toMatchObject({
      payments: ['expired', 'paid'],
      invoices: [{ total: 11_781 }],
    });
  });
});
