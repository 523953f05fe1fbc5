/** What comes at the end of a period, over simulated months. */
import { beforeEach, describe, expect, test } from 'vitest';
import { openPaying } from '../payments/test/paying.ts';
import { renewingOf } from './test/renewing.ts';

const paying = await openPaying();
const renewing = renewingOf(paying);
const a = paying.served.world.companyA.id;
beforeEach(() => paying.forget());

const JANUARY = { from: '2026-01-31T10:00Z', to: '2026-02-28T10:00Z' };

describe('a period that is over', () => {
  test('is followed by the next one, at the price that was agreed, on the day of the month that it began on', async () => {
    await renewing.subscribe(a, JANUARY);
    await paying.sql(`update sub_plan set price = price * 2 where id = $1`, [paying.list.prices['de_pro_monthly']]);
    await renewing.run('2026-02-28T09:59Z');
    expect(await renewing.standing(a)).toMatchObject({ to: '2026-02-28T10:00', invoices: [] });
    await renewing.run('2026-02-28T10:00Z');
    expect(await renewing.standing(a)).toEqual({
      company: 'active',
      state: 'active',
      plan: 'pro monthly',
      from: '2026-02-28T10:00',
      to: '2026-03-31T10:00',
      retry: null,
      invoices: ['paid 11781'],
      payments: ['paid'],
      mails: ['receipt'],
    });
    await renewing.run('2026-03-31T10:01Z');
    await paying.sql(`update sub_plan set price = price / 2 where id = $1`, [paying.list.prices['de_pro_monthly']]);
    expect(await renewing.standing(a)).toMatchObject({ from: '2026-03-31T10:00', to: '2026-04-30T10:00' });
  });

  test('is charged once by all servers that come to it at once', async () => {
    await renewing.subscribe(a, JANUARY);
    await renewing.subscribe(paying.served.world.companyB.id, JANUARY);
    await Promise.all(Array.from({ length: 6 }, () => renewing.run('2026-03-01T00:00Z')));
    await renewing.run('2026-03-01T00:00Z');
    for (const { id } of [paying.served.world.companyA, paying.served.world.companyB])
      expect(await renewing.standing(id)).toMatchObject({ payments: ['paid'], invoices: ['paid 11781'] });
  });

  test('is made up for, one after the other, where no server ran for months', async () => {
    await renewing.subscribe(a, JANUARY);
    for (let round = 0; round < 4; round += 1) await renewing.run('2026-05-01T00:00Z');
    expect(await renewing.standing(a)).toMatchObject({
      to: '2026-05-31T10:00',
      payments: ['paid', 'paid', 'paid'],
    });
  });

  test('of a closed company is left alone', async () => {
    await renewing.subscribe(a, JANUARY);
    await paying.sql(`update customer set state = 'closed' where id = $1`, [a]);
    await renewing.run('2026-03-01T00:00Z');
    expect(await renewing.standing(a)).toMatchObject({ payments: [], invoices: [] });
  });

  test('of what costs nothing is followed by the next one without a charge', async () => {
    await renewing.subscribe(a, JANUARY);
    await paying.sql('update subscription set price = 0 where company_id = $1', [a]);
    await renewing.run('2026-03-01T00:00Z');
    expect(await renewing.standing(a)).toMatchObject({ to: '2026-03-31T10:00', payments: [], invoices: ['paid 0'] });
  });
});
