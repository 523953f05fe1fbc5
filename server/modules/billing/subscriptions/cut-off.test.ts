/** Renewals that fail, or were cut off in the middle. */
import { beforeEach, describe, expect, test } from 'vitest';
import { GatewayError } from '../payments/gateway.ts';
import { reconcile } from '../payments/reconcile.ts';
import type { PaymentParts } from '../payments/settle.ts';
import { openPaying, typedCard } from '../payments/test/paying.ts';
import { renewDue } from './renew.ts';
import { renewingOf } from './test/renewing.ts';

const paying = await openPaying();
const renewing = renewingOf(paying);
const a = paying.served.world.companyA.id;
beforeEach(() => paying.forget());

const JANUARY = { from: '2026-01-31T10:00Z', to: '2026-02-28T10:00Z' };

const unreachable = () => Promise.reject(new GatewayError('no route'));

test('a renewal that fails each time keeps no other waiting, however few are looked at together', async () => {
  await renewing.subscribe(a, JANUARY);
  const b = paying.served.world.companyB.id;
  await renewing.subscribe(b, { ...JANUARY, to: '2026-02-28T11:00Z' });
  // Not even taken up: nothing is left of it by which it could be told from one that was not tried.
  const { database } = paying.served;
  const parts: PaymentParts = {
    ...renewing.parts('2026-03-01T00:00Z'),
    database: {
      ...database,
      withTenant: (role, companyId, work) =>
        companyId === a ? Promise.reject(new Error('out of order')) : database.withTenant(role, companyId, work),
    },
    log: { error: () => undefined },
  };
  await renewDue(parts, 1);
  expect(await renewing.standing(b)).toMatchObject({ to: '2026-03-31T11:00', payments: ['paid'] });
  expect(await renewing.standing(a)).toMatchObject({ to: '2026-02-28T10:00', payments: [] });
});

describe('a renewal that was cut off', () => {
  const quiet = async (now: string) => {
    const notified: string[] = [];
    await renewDue({ ...renewing.parts(now), log: { error: (message: string) => void notified.push(message) } });
    return notified;
  };

  test.each(['open', 'confirm', 'retrieve'] as const)(
    'before it could %s the charge goes on with the same one',
    async (step) => {
      await renewing.subscribe(a, JANUARY);
      paying.breakGateway({ [step]: unreachable });
      expect(await quiet('2026-02-28T10:00Z')).toEqual(['renewing a subscription failed']);
      paying.breakGateway(null);
      await renewing.run('2026-02-28T10:01Z');
      expect(await renewing.standing(a)).toMatchObject({
        payments: ['paid'],
        invoices: ['paid 11781'],
        to: '2026-03-31T10:00',
      });
    },
  );

  test('leaves the company to who pays by hand: then there is nothing left to charge', async () => {
    await renewing.subscribe(a, JANUARY);
    paying.breakGateway({ confirm: unreachable });
    await quiet('2026-02-28T10:00Z');
    paying.breakGateway(null);
    const { body } = await paying.post('invoicepaywithcreditcard', {
      invoice_id: await renewing.openInvoice(a),
      ...typedCard(),
    });
    await renewing.run('2026-02-28T10:01Z');
    await paying.decide((body as { redirect_url: string }).redirect_url, 'approve');
    await renewing.run('2026-02-28T10:02Z');
    expect(await renewing.standing(a)).toMatchObject({ payments: ['canceled', 'paid'], invoices: ['paid 11781'] });
  });

  test('and given up is no failed attempt: the next one charges the same invoice', async () => {
    await renewing.subscribe(a, JANUARY);
    paying.breakGateway({ confirm: unreachable });
    await quiet('2026-02-28T10:00Z');
    paying.breakGateway(null);
    await paying.sql(
      `update payment set created_at = now() - interval '1 hour', updated_at = now() - interval '1 hour'`,
    );
    await reconcile(paying.served.app.payments);
    expect(await renewing.standing(a)).toMatchObject({ state: 'active', payments: ['canceled'], mails: [] });
    await renewing.run('2026-02-28T12:00Z');
    expect(await renewing.standing(a)).toMatchObject({ payments: ['canceled', 'paid'], invoices: ['paid 11781'] });
  });
});
