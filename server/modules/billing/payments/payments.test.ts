/** A payment's way, from the card to the bank and back, and what must not happen on it. */
import { beforeEach, describe, expect, test } from 'vitest';
import { settle } from './settle.ts';
import { CARDS, nothing, openPaying } from './test/paying.ts';

const paying = await openPaying();
const companyId = paying.served.world.companyA.id;
beforeEach(() => paying.forget());

describe('a card that is good', () => {
  test('pays at the bank: a subscription, an invoice, a state to wait for', async () => {
    const started = await paying.start();
    expect(started).toMatchObject({
      state: 'pending',
      redirect_url: expect.stringContaining('https://feedback.test/bank/sim_'),
    });
    expect(await paying.stateOf(started.reference)).toEqual({
      reference: started.reference,
      state: 'pending',
      reason: null,
    });
    const led = await paying.decide(started.redirect_url, 'approve');
    expect([led.status, led.headers.get('location')]).toEqual([
      303,
      `https://feedback.test/register/creditcardpay?payment=${started.reference}`,
    ]);
    expect(await paying.stateOf(started.reference)).toEqual({
      reference: started.reference,
      state: 'paid',
      reason: null,
    });
    const held = await paying.holdings(companyId);
    expect(held).toMatchObject({ payments: ['paid'], subscriptions: 1, invoices: [{ total: 11_781 }], cards: 0 });
    expect(held.invoices[0]?.number).toMatch(/^FT-20\d\d-\d{5}$/);
    const [invoice] = await paying.sql(
      `select i.state, i.subtotal::int, i.tax_rate, i.tax_amount::int, i.billing_country, i.tax_number, p.card_last4, s.period, s.is_current
       from invoice i join payment p on p.invoice_id = i.id join subscription s on s.id = i.subscription_id`,
    );
    expect(invoice).toEqual({
      state: 'paid',
      subtotal: 9_900,
      tax_rate: 19,
      tax_amount: 1_881,
      billing_country: 'DE',
      tax_number: 'DE 136695976',
      card_last4: '4242',
      period: 'monthly',
      is_current: true,
    });
    const log = await paying.sql<{ operation: string }>(
      `select operation from audit_entry where company_id = $1 and entity = 'payment' order by id`,
      [companyId],
    );
    expect(log.map(({ operation }) => operation).slice(-2)).toEqual(['start', 'paid']);
  });

  test('is kept where its owner agreed, and only as far as it may be', async () => {
    const started = await paying.start({ save_card: true });
    await paying.decide(started.redirect_url, 'approve');
    const [card] = await paying.sql(
      'select c.brand, c.last4, c.expiry_month, c.expiry_year, c.holder from company_saved_card c join customer o on o.saved_card_id = c.id',
    );
    expect(card).toEqual({ brand: 'visa', last4: '4242', expiry_month: 9, expiry_year: 2040, holder: 'Ada Byron' });
  });

  test('is not asked where a code takes all off', async () => {
    const started = await paying.start({ discount_code: 'WHOLE', amount: 0 });
    expect(started).toMatchObject({ state: 'paid', redirect_url: null });
    expect(await paying.holdings(companyId)).toMatchObject({
      payments: ['paid'],
      invoices: [{ total: 0 }],
      redemptions: 1,
    });
    expect(await paying.sql('select 1 from simulated_charge where reference = $1', [started.reference])).toEqual([]);
  });

  test('buys one first plan', async () => {
    const started = await paying.start();
    await paying.decide(started.redirect_url, 'approve');
    expect(await paying.pay()).toMatchObject({ status: 409, body: { code: 'plan_already_chosen' } });
    expect((await paying.holdings(companyId)).payments).toEqual(['paid']);
  });
});

describe('a payment fails', () => {
  test.each([
    ['when the bank declines the card', CARDS.declined, 'approve', 'card_declined'],
    ['when there is not enough on it', CARDS.poor, 'approve', 'insufficient_funds'],
    ['when the payer refuses it', CARDS.good, 'decline', 'verification_failed'],
  ] as const)('%s, and gives its code back', async (_name, card, decision, failure) => {
    const discounted = { card_number: card, discount_code: 'FIFTH', amount: 9_425 };
    const started = await paying.start(discounted);
    expect(await paying.holdings(companyId)).toMatchObject({ redemptions: 1 });
    await paying.decide(started.redirect_url, decision);
    expect(await paying.stateOf(started.reference)).toMatchObject({ state: 'failed' });
    expect(await paying.holdings(companyId)).toEqual({ ...nothing, payments: ['failed'] });
    expect(await paying.sql('select failure_code from payment')).toEqual([{ failure_code: failure }]);
    const again = await paying.start({ ...discounted, card_number: CARDS.good });
    await paying.decide(again.redirect_url, 'approve');
    expect(await paying.stateOf(again.reference)).toMatchObject({ state: 'paid' });
    expect(await paying.sql(`select used_count from discount where code = 'FIFTH'`)).toEqual([{ used_count: 1 }]);
  });

  test('at once with a card that is no test card', async () => {
    const started = await paying.start({ card_number: CARDS.unknown });
    expect(started).toMatchObject({ state: 'failed', redirect_url: null });
    expect(await paying.holdings(companyId)).toEqual({ ...nothing, payments: ['failed'] });
  });

  test('when the gateway took another amount or currency, and somebody is told', async () => {
    for (const wrong of [{ amount: 11_780 }, { currency: 'USD' }]) {
      await paying.forget();
      await paying.start();
      const [row] = await paying.sql<{ id: string }>('select id from payment');
      const notified: string[] = [];
      const parts = { ...paying.served.app.payments, log: { error: (message: string) => void notified.push(message) } };
      const verdict = {
        state: 'paid',
        amount: 11_781,
        currency: 'EUR',
        failureCode: null,
        card: null,
        ...wrong,
      } as const;
      expect(await settle(parts, { companyId, id: Number(row?.id) }, verdict)).toBe('failed');
      expect(notified).toEqual(['a charge differs from its payment']);
      expect(await paying.holdings(companyId)).toEqual({ ...nothing, payments: ['failed'] });
    }
  });
});

describe('a payment is refused', () => {
  const refused = async (changes: object, status: number, code: string, pointers: string[] = [], as?: string) => {
    const answer = await paying.pay(changes, as);
    expect(answer).toMatchObject({ status, body: { code } });
    const { errors = [] } = answer.body as { errors?: { pointer: string }[] };
    expect(errors.map(({ pointer }) => pointer).toSorted()).toEqual(pointers.toSorted());
    expect(JSON.stringify(answer.body)).not.toMatch(/4242|4241/);
    expect(await paying.holdings(companyId)).toEqual(nothing);
  };

  test('for every violation of the card and the consent at once', () =>
    refused(
      { card_number: '4242 4242 4242 4241', card_expiry: '09/20', card_holder: ' ', accept_agreement: false },
      400,
      'invalid_input',
      ['/card_number', '/card_expiry', '/card_holder', '/accept_agreement'],
    ));
  test('for a price of another country', () =>
    refused({ country: 'JP', tax_number: null }, 400, 'invalid_input', ['/sub_plan_id']));
  test('for a country that is not there', () =>
    refused({ country: 'XX' }, 400, 'invalid_input', ['/country', '/sub_plan_id']));
  test('for the free plan', () =>
    refused({ sub_plan_id: paying.list.prices['de_free_monthly'], amount: 0 }, 400, 'invalid_input', ['/sub_plan_id']));
  test('for a smaller amount than it costs', () => refused({ amount: 1 }, 409, 'amount_changed'));
  test('for the amount in another currency', () => refused({ currency: 'JPY' }, 409, 'amount_changed'));
  test('for the amount of another plan', () =>
    refused({ sub_plan_id: paying.list.prices['de_pro_yearly'] }, 409, 'amount_changed'));
  test('for a code that does not hold', () =>
    refused({ discount_code: 'NONE' }, 409, 'coupon_invalid', ['/discount_code']));
  test('for who is no administrator', async () => {
    await refused({}, 403, 'forbidden', [], 'user_edit');
    await refused({}, 403, 'forbidden', [], 'superadmin');
    await refused({}, 401, 'unauthorized', [], 'anonymous');
  });
  test('says what it costs now', async () => {
    const { body } = await paying.pay({ amount: 0, sub_plan_id: paying.list.prices['de_basic_monthly'] });
    expect(body).toMatchObject({
      code: 'amount_changed',
      currency: 'EUR',
      price: 1_900,
      tax_amount: 361,
      total: 2_261,
    });
  });
});

test('a payment that is not there is told from nothing', async () => {
  expect(await paying.check('0'.repeat(32))).toMatchObject({ status: 404, body: { code: 'payment_not_found' } });
  expect(await paying.check('../1')).toMatchObject({ status: 400, body: { errors: [{ pointer: '/reference' }] } });
});

test('invoices are numbered without a gap', async () => {
  for (const as of ['adminA', 'adminB']) await paying.decide((await paying.start({}, as)).redirect_url, 'approve');
  const rows = await paying.sql<{ number: string }>('select number from invoice order by id');
  const [one = 0, other = 0] = rows.map(({ number }) => Number(number.split('-')[2]));
  expect(other - one).toBe(1);
});
