/** A gateway that takes something else than was asked for: it goes back, pays nothing, and nothing more is taken meanwhile. */
import { beforeEach, expect, test } from 'vitest';
import { GatewayError } from './gateway.ts';
import { reconcile } from './reconcile.ts';
import { days, owingOf } from './test/owing.ts';
import { openPaying, type Started, startedOf } from './test/paying.ts';

// Somebody is told of each, by the payment's reference.
const paying = await openPaying({
  isMeant: (failure) => failure instanceof Error && /^[0-9a-f]{32}$/.test(failure.message),
});
const owing = owingOf(paying);
const a = paying.served.world.companyA.id;
beforeEach(() => owing.begin());

/** Of the payments that are there, and of the gateway's charges for them. */
const books = () =>
  paying.sql(
    `select p.state, p.failure_code, p.charged_amount::int, p.charged_currency, p.refunded_at is not null as is_refunded, c.state as charge
     from payment p join simulated_charge c using (reference) order by p.id`,
  );
const wrong = { state: 'failed', failure_code: 'other_amount', charged_amount: 11, charged_currency: 'USD' };

const purposes: Record<string, () => Promise<Started>> = {
  'a first plan': async () => {
    await paying.forget();
    return paying.start();
  },
  'an upgrade': async () => startedOf(await owing.upgrade((await owing.quote()).quote_id)),
  'an open invoice': async () => startedOf(await owing.payInvoice(await owing.openInvoice())),
};

test.each(Object.entries(purposes))('for %s it goes back at once, and nothing is had', async (_name, begin) => {
  const started = await begin();
  await paying.sql(`update simulated_charge set amount = 11, currency = 'USD' where reference = $1`, [
    started.reference,
  ]);
  await paying.decide(started.redirect_url, 'approve');
  expect(await books()).toEqual([{ ...wrong, is_refunded: true, charge: 'canceled' }]);
  expect(await paying.stateOf(started.reference)).toMatchObject({ state: 'failed' });
  expect(await paying.sql(`select 1 from invoice where state = 'paid' and number not like 'OLD-%'`)).toEqual([]);
  const log = await paying.sql<{ operation: string }>(
    `select operation from audit_entry where company_id = $1 and entity = 'payment' order by id desc limit 2`,
    [a],
  );
  expect(log.map(({ operation }) => operation)).toEqual(['refund', 'failed']);
});

test('for a renewal nothing more is taken until it has gone back, which is tried until it has', async () => {
  await paying.sql('update subscription set period_end = now() where company_id = $1', [a]);
  const { confirm } = paying.served.app.payments.gateway;
  const unreachable = () => Promise.reject(new GatewayError('no route'));
  paying.breakGateway({
    async confirm(charge, confirmation) {
      const redirect = await confirm(charge, confirmation);
      await paying.sql(`update simulated_charge set amount = 11, currency = 'USD' where key = $1`, [charge]);
      return redirect;
    },
    refund: unreachable,
  });
  await owing.renewing.run(days(0.01));
  paying.breakGateway({ refund: unreachable });
  const held = [{ ...wrong, is_refunded: false, charge: 'paid' }];
  expect(await books()).toEqual(held);
  // Its next try is due, and waits.
  await owing.renewing.run(days(4));
  const notified: string[] = [];
  await reconcile({ ...paying.served.app.payments, log: { error: (message) => void notified.push(message) } });
  expect(notified).toEqual(['asking for a payment failed']);
  expect(await books()).toEqual(held);

  paying.breakGateway(null);
  await Promise.all(Array.from({ length: 3 }, () => reconcile(paying.served.app.payments)));
  expect(await books()).toEqual([{ ...wrong, is_refunded: true, charge: 'canceled' }]);
  expect(
    await paying.sql(
      `select 1 from audit_entry where operation = 'refund' and company_id = $1
    and record_id = (select id from payment)`,
      [a],
    ),
  ).toHaveLength(1);
  await owing.renewing.run(days(4));
  expect(await owing.renewing.standing(a)).toMatchObject({
    state: 'active',
    invoices: ['paid 2261'],
    payments: ['other_amount', 'paid'],
  });
});
