/** What a crash leaves, and who finishes it. */
import { beforeEach, describe, expect, test } from 'vitest';
import { GatewayError } from './gateway.ts';
import { reconcile } from './reconcile.ts';
import { nothing, openPaying } from './test/paying.ts';

const unreachable = () => Promise.reject(new GatewayError('no route'));

const paying = await openPaying();
const companyId = paying.served.world.companyA.id;
beforeEach(() => paying.forget());

/** As if its minutes had passed. */
const age = (reference: string, minutes: number) =>
  paying.sql(
    `update payment set created_at = now() - make_interval(mins => $2), updated_at = now() - make_interval(mins => $2)
     where reference = $1`,
    [reference, minutes],
  );

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
    const { retrieve } = paying.served.app.payments.gateway;
    const { key } = await paying.chargeOf(one);
    paying.breakGateway({ retrieve: (charge) => (charge === key ? retrieve(charge) : unreachable()) });
    const notified: unknown[] = [];
    await reconcile({ ...paying.served.app.payments, log: { error: (message) => notified.push(message) } });
    expect(notified).toEqual(['asking for a payment failed']);
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
