/** Invoices for something else than a period of the subscription, such as plaques. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Renewing, renewingOf } from '../subscriptions/test/renewing.ts';
import { openPaying, type Paying, startedOf, typedCard } from './test/paying.ts';

let paying: Paying;
let renewing: Renewing;
let company: number;
beforeAll(async () => {
  paying = await openPaying();
  renewing = renewingOf(paying);
  company = paying.served.world.companyA.id;
});
afterAll(() => paying.served.close());

test('are paid, and leave the subscription as it is', async () => {
  const days = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString();
  await renewing.subscribe(company, { from: days(-10), to: days(20), price: 'de_basic_monthly' });
  const [invoice] = await paying.sql<{ id: string }>(
    `insert into invoice (company_id, number, state, description, currency, subtotal, total, issued_at, due_at, billing_name)
     values ($1, 'PLAQUES-1', 'open', '24 plaques', 'EUR', 1900, 2261, now(), now(), 'A') returning id`,
    [company],
  );
  const subscription = () => paying.sql('select * from subscription where company_id = $1', [company]);
  const before = await subscription();
  const started = startedOf(
    await paying.post('invoicepaywithcreditcard', { invoice_id: Number(invoice?.id), ...typedCard() }, 'adminA'),
  );
  await paying.decide(started.redirect_url, 'approve');
  expect(await paying.stateOf(started.reference)).toMatchObject({ state: 'paid' });
  expect(await renewing.standing(company)).toMatchObject({
    invoices: ['paid 2261'],
    payments: ['paid'],
    mails: ['receipt'],
  });
  expect(await subscription()).toEqual(before);
});
