/** An upgrade that is paid: exactly its quote, once. */
import { beforeEach, describe, expect, test } from 'vitest';
import { GatewayError } from './gateway.ts';
import { reconcile } from './reconcile.ts';
import { settle } from './settle.ts';
import { codeOf, days, half, SAVED_CARD_PAYMENT, owingOf } from './test/owing.ts';
import { CARDS, openPaying, startedOf, typedCard } from './test/paying.ts';

const paying = await openPaying();
const owing = owingOf(paying);
const a = paying.served.world.companyA.id;
const b = paying.served.world.companyB.id;
beforeEach(() => owing.begin());

describe('an upgrade', () => {
  test('costs exactly its quote, leads back to the plans, and ends what was before', async () => {
    const { quote_id: id, total } = await owing.quote();
    // 9,900 less 14 of 30 days of 1,900, with 19 % tax.
    expect(total).toBe(10_727);
    await paying.sql('update sub_plan set price = price * 10 where id = $1', [paying.list.prices['de_pro_monthly']]);
    const started = startedOf(await owing.upgrade(id));
    await paying.sql('update sub_plan set price = price / 10 where id = $1', [paying.list.prices['de_pro_monthly']]);
    const led = await paying.decide(started.redirect_url, 'approve');
    expect(led.headers.get('location')).toBe(`https://feedback.test/plan_management?payment=${started.reference}`);
    expect(await owing.renewing.standing(a)).toMatchObject({
      plan: 'pro monthly',
      invoices: ['paid 10727'],
      payments: ['paid'],
      mails: ['receipt'],
    });
    expect(await paying.sql(`select state from subscription where not is_current`)).toEqual([{ state: 'ended' }]);
  });

  test('with the kept card is done at once', async () => {
    const { quote_id: id } = await owing.quote();
    expect((await owing.upgrade(id, SAVED_CARD_PAYMENT)).body).toMatchObject({ state: 'paid', redirect_url: null });
    expect(await owing.renewing.standing(a)).toMatchObject({ plan: 'pro monthly', payments: ['paid'] });
    expect(await paying.sql('select 1 from payment where saved_card_id is not null')).toHaveLength(1);
  });

  test('that is declined changes nothing, says so by mail, and can be tried again with the same quote', async () => {
    const { quote_id: id } = await owing.quote({ discount_code: 'FIFTH' });
    await paying.decide(startedOf(await owing.upgrade(id, typedCard(CARDS.declined))).redirect_url, 'approve');
    expect(await owing.renewing.standing(a)).toMatchObject({
      plan: 'basic monthly',
      mails: ['payment_failed'],
      invoices: [],
    });
    await paying.decide(startedOf(await owing.upgrade(id)).redirect_url, 'approve');
    expect(await owing.renewing.standing(a)).toMatchObject({
      plan: 'pro monthly',
      payments: ['card_declined', 'paid'],
    });
    expect(await paying.sql(`select used_count from discount where code = 'FIFTH'`)).toEqual([{ used_count: 1 }]);
  });

  test('voids what was asked for the old plan, and opens the company again', async () => {
    await owing.openInvoice();
    await paying.sql(`update customer set state = 'read_only' where id = $1`, [a]);
    await paying.sql(`update subscription set state = 'past_due', period_end = now() where company_id = $1`, [a]);
    const { quote_id: id } = await owing.quote();
    expect((await owing.upgrade(id, SAVED_CARD_PAYMENT)).status).toBe(200);
    expect(await owing.renewing.standing(a)).toMatchObject({
      company: 'active',
      plan: 'pro monthly',
      invoices: ['void 2261', 'paid 11781'],
    });
  });

  test('is refused with a quote that is used, too old, of another company, or missing', async () => {
    const { quote_id: id } = await owing.quote();
    await owing.renewing.subscribe(b, half());
    expect(codeOf(await owing.upgrade(id, typedCard(), 'adminB'))).toEqual({ status: 404, code: 'not_found' });
    expect(codeOf(await owing.upgrade(999_999))).toEqual({ status: 404, code: 'not_found' });
    await paying.sql('update quote set expires_at = now()');
    expect(codeOf(await owing.upgrade(id))).toEqual({ status: 409, code: 'quote_expired' });
    await paying.sql(`update quote set expires_at = now() + interval '1 minute'`);
    expect((await owing.upgrade(id, SAVED_CARD_PAYMENT)).status).toBe(200);
    expect(codeOf(await owing.upgrade(id, SAVED_CARD_PAYMENT))).toEqual({ status: 409, code: 'quote_used' });
    expect(await owing.renewing.standing(a)).toMatchObject({ payments: ['paid'] });
  });

  test('is refused with the quote of a first plan', async () => {
    const first = startedOf(await paying.pay({}, 'adminB'));
    const [row] = await paying.sql<{ quote_id: string }>('select quote_id from payment where reference = $1', [
      first.reference,
    ]);
    expect(codeOf(await owing.upgrade(Number(row?.quote_id), typedCard(), 'adminB'))).toMatchObject({ status: 404 });
  });

  test('is refused once the period that it was calculated in was renewed', async () => {
    await paying.sql(`update subscription set period_end = now() where company_id = $1`, [a]);
    const { quote_id: id } = await owing.quote();
    await owing.renewing.run(days(0.01));
    expect((await owing.renewing.standing(a)).payments).toEqual(['paid']);
    expect(codeOf(await owing.upgrade(id, SAVED_CARD_PAYMENT))).toEqual({ status: 409, code: 'quote_expired' });
  });

  test('at the bank keeps a renewal from charging, and the renewal one of before', async () => {
    await paying.sql(`update subscription set period_end = now() where company_id = $1`, [a]);
    const started = startedOf(await owing.upgrade((await owing.quote()).quote_id));
    await owing.renewing.run(days(0.01));
    expect(await owing.renewing.standing(a)).toMatchObject({ invoices: [] });
    await paying.decide(started.redirect_url, 'approve');
    await owing.renewing.run(days(0.02));
    expect(await owing.renewing.standing(a)).toMatchObject({ plan: 'pro monthly', invoices: ['paid 11781'] });
  });

  test('at the bank is no place for the smaller plan that was chosen meanwhile: the larger one goes on', async () => {
    await paying.sql('update subscription set sub_plan_id = $2, price = 9900, plan_id = $3 where company_id = $1', [
      a,
      paying.list.prices['de_pro_monthly'],
      paying.list.plans.pro,
    ]);
    const { quote_id: id } = await owing.quote({ sub_plan_id: paying.list.prices['de_pro_yearly'] });
    const started = startedOf(await owing.upgrade(id));
    const smaller = paying.list.prices['de_basic_monthly'];
    const chosen = paying.post('subscriptionrenewal', { next_sub_plan_id: smaller });
    const [, answer] = await Promise.all([paying.decide(started.redirect_url, 'approve'), chosen]);
    expect([200, 409]).toContain(answer.status);
    const rows = await paying.sql<{ next_sub_plan_id: number | null; period: string }>(
      'select period, next_sub_plan_id from subscription where company_id = $1 and is_current',
      [a],
    );
    expect(rows.map(({ period }) => period)).toEqual(['yearly']);
  });

  test('of one quote is had once by twenty who pay it at once', async () => {
    const { quote_id: id } = await owing.quote();
    const answers = await Promise.all(Array.from({ length: 20 }, () => owing.upgrade(id, SAVED_CARD_PAYMENT)));
    expect(answers.filter(({ status }) => ![200, 409, 503].includes(status))).toEqual([]);
    expect((await owing.renewing.standing(a)).payments.filter((state) => state === 'paid')).toHaveLength(1);
  });

  test.each(['open', 'confirm', 'retrieve'] as const)(
    'that was cut off before it could %s is had once',
    async (step) => {
      const { quote_id: id } = await owing.quote();
      paying.breakGateway({ [step]: () => Promise.reject(new GatewayError('no route')) });
      expect(codeOf(await owing.upgrade(id, SAVED_CARD_PAYMENT))).toEqual({ status: 503, code: 'gateway_unavailable' });
      paying.breakGateway(null);
      await paying.sql(
        `update payment set created_at = now() - interval '1 hour', updated_at = now() - interval '1 hour'`,
      );
      await reconcile(paying.served.app.payments);
      await owing.upgrade(id, SAVED_CARD_PAYMENT);
      const { plan, invoices, payments } = await owing.renewing.standing(a);
      expect({ plan, invoices }).toEqual({ plan: 'pro monthly', invoices: ['paid 10727'] });
      expect(payments.filter((state) => state === 'paid')).toHaveLength(1);
      expect(
        await paying.sql(`select 1 from simulated_charge c join payment p using (reference) where c.state = 'paid'`),
      ).toHaveLength(1);
    },
  );

  test('for which another amount was taken is not had, and what was taken is noted', async () => {
    await owing.upgrade((await owing.quote()).quote_id);
    const [row] = await paying.sql<{ id: string }>('select id from payment');
    const parts = { ...paying.served.app.payments, log: { error: () => undefined } };
    const verdict = { state: 'paid', amount: 1, currency: 'USD', failureCode: null, card: null } as const;
    expect(await settle(parts, { companyId: a, id: Number(row?.id) }, verdict)).toBe('failed');
    expect(await paying.sql('select failure_code, charged_amount::int, charged_currency from payment')).toEqual([
      { failure_code: 'other_amount', charged_amount: 1, charged_currency: 'USD' },
    ]);
    const [entry] = await paying.sql<{ changes: object }>(`select changes from audit_entry order by id desc limit 1`);
    expect(entry?.changes).toMatchObject({ charged_amount: 1, charged_currency: 'USD' });
    expect(await owing.renewing.standing(a)).toMatchObject({ plan: 'basic monthly', invoices: [], mails: [] });
  });
});
