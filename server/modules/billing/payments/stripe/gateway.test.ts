/** The Stripe adapter against a double of Stripe's wire: what is asked of it, what its answers come to, what an error leaves. */
import { inspect } from 'node:util';
import Stripe from 'stripe';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readCard } from '../../pricing/card/card.ts';
import { Problem } from '../../../../errors.ts';
import { GatewayError, type PaymentMeans, type Order } from '../gateway.ts';
import { startStripeDouble, STRIPE_CARDS } from '../test/stripe-double.ts';
import { createStripe } from './gateway.ts';

const WEBHOOK_SECRET = 'whsec_of_the_test';
const BACK = 'https://feedback.test/register/creditcardpay?payment=x';

const double = await startStripeDouble();
const gateway = createStripe({
  secretKey: 'sk_test_x',
  webhookSecret: WEBHOOK_SECRET,
  api: { ...double.api, timeout: 500 },
});
let serial = 0;
beforeEach(() => {
  double.asked.length = 0;
  double.mishaps.length = 0;
});
afterAll(() => double.close());

const order = (rest: Partial<Order> = {}): Order => ({
  reference: String((serial += 1)).padStart(32, '0'),
  kind: 'charge',
  amount: 11_781,
  currency: 'EUR',
  minorDigits: 2,
  ...rest,
});
const typed = (number: string, keepsCard = false): PaymentMeans => ({
  kind: 'typed',
  card: readCard({ card_number: number, card_expiry: '09/40', card_holder: 'Ada Byron' }, new Date()),
  keepsCard,
  customer: null,
});
const payer = { returnUrl: BACK, locale: 'en' };

/** Opens and confirms; answers the charge and where the payer is led. */
async function pay(means: PaymentMeans, given: { order?: Partial<Order>; isAlone?: true } = {}) {
  const charge = await gateway.open(order(given.order));
  const redirect = await gateway.confirm(charge, { means, payer: given.isAlone ? null : payer });
  return { charge, redirect };
}

const askedFor = (path: RegExp) => double.asked.filter((request) => path.test(`${request.method} ${request.path}`));

describe('a charge', () => {
  test('with a good card is paid at once, and the number goes to one address alone', async () => {
    const { charge, redirect } = await pay(typed(STRIPE_CARDS.good));
    expect(redirect).toBeNull();
    expect(await gateway.retrieve(charge)).toEqual({
      state: 'paid',
      amount: 11_781,
      currency: 'EUR',
      failureCode: null,
      card: expect.objectContaining({
        brand: 'visa',
        last4: '4242',
        expiryMonth: 9,
        expiryYear: 2040,
        holder: 'Ada Byron',
        customer: null,
      }) as unknown,
    });
    const told = double.asked.filter(({ path, fields }) =>
      `${path}${JSON.stringify(fields)}`.includes(STRIPE_CARDS.good),
    );
    expect(told.map(({ path }) => path)).toEqual(['/v1/payment_methods']);
  });

  test('is opened without a card, under our reference: asked twice, there is one', async () => {
    const one = order();
    const charges = [await gateway.open(one), await gateway.open(one)];
    expect(new Set(charges).size).toBe(1);
    expect(double.intents.get(charges[0] ?? '')).toMatchObject({
      payment_method: null,
      metadata: { reference: one.reference },
    });
    expect((await gateway.retrieve(charges[0] ?? '')).state).toBe('pending');
  });

  test.each([
    ['EUR', 2, 1_990, '1990'],
    ['JPY', 0, 1_990, '1990'],
    ['KWD', 3, 1_990, '1990'],
    ['ISK', 0, 1_990, '199000'],
  ])('in %s is counted as Stripe counts it, and read back as we do', async (currency, minorDigits, amount, counted) => {
    const { charge } = await pay(typed(STRIPE_CARDS.good), { order: { currency, minorDigits, amount } });
    expect(askedFor(/^POST \/v1\/payment_intents$/)[0]?.fields).toMatchObject({
      amount: counted,
      currency: currency.toLowerCase(),
    });
    expect(await gateway.retrieve(charge)).toMatchObject({ state: 'paid', amount, currency });
  });

  test('of a part that Stripe can not count is not opened', async () => {
    await expect(gateway.open(order({ currency: 'KWD', minorDigits: 3, amount: 1_995 }))).rejects.toThrow(GatewayError);
    expect(double.asked).toEqual([]);
  });

  test.each([
    [STRIPE_CARDS.declined, 'card_declined'],
    [STRIPE_CARDS.poor, 'insufficient_funds'],
    [STRIPE_CARDS.unsupported, 'card_not_supported'],
  ])('with the card %s fails with %s, and can not be paid by another one', async (number, failureCode) => {
    const { charge, redirect } = await pay(typed(number));
    expect(redirect).toBeNull();
    expect(await gateway.retrieve(charge)).toMatchObject({ state: 'failed', failureCode });
    double.asked.length = 0;
    expect(await gateway.confirm(charge, { means: typed(STRIPE_CARDS.good), payer })).toBeNull();
    expect(askedFor(/payment_methods|confirm/)).toEqual([]);
    expect(await gateway.retrieve(charge)).toMatchObject({ state: 'failed', failureCode });
  });

  test('that the bank asks about leads there, waits, and ends as its owner decides', async () => {
    const approved = await pay(typed(STRIPE_CARDS.challenged));
    expect(approved.redirect).toBe(`https://hooks.stripe.test/3ds/${approved.charge}`);
    expect(askedFor(/confirm$/)[0]?.fields).toMatchObject({ return_url: BACK });
    expect((await gateway.retrieve(approved.charge)).state).toBe('pending');
    expect(await gateway.confirm(approved.charge, { means: typed(STRIPE_CARDS.good), payer })).toBe(approved.redirect);
    double.decide(approved.charge, true);
    expect((await gateway.retrieve(approved.charge)).state).toBe('paid');
    const refused = await pay(typed(STRIPE_CARDS.challenged));
    double.decide(refused.charge, false);
    expect(await gateway.retrieve(refused.charge)).toMatchObject({
      state: 'failed',
      failureCode: 'payment_intent_authentication_failure',
    });
  });

  test('that is confirmed twice at once is paid once', async () => {
    const charge = await gateway.open(order());
    const confirm = () => gateway.confirm(charge, { means: typed(STRIPE_CARDS.good), payer });
    expect(await Promise.all([confirm(), confirm()])).toEqual([null, null]);
    expect(await gateway.retrieve(charge)).toMatchObject({ state: 'paid' });
  });

  test('that is let go of can not be paid; what is over tells how it ended', async () => {
    const open = await gateway.open(order());
    expect(await gateway.cancel(open)).toMatchObject({ state: 'canceled' });
    expect(await gateway.confirm(open, { means: typed(STRIPE_CARDS.good), payer })).toBeNull();
    expect(await gateway.retrieve(open)).toMatchObject({ state: 'canceled' });
    expect(await gateway.cancel((await pay(typed(STRIPE_CARDS.good))).charge)).toMatchObject({ state: 'paid' });
    expect(await gateway.cancel((await pay(typed(STRIPE_CARDS.poor))).charge)).toMatchObject({ state: 'failed' });
    const waiting = await pay(typed(STRIPE_CARDS.challenged));
    expect(await gateway.cancel(waiting.charge)).toMatchObject({ state: 'canceled' });
    const onItsWay = await gateway.open(order());
    Object.assign(double.intents.get(onItsWay) ?? {}, { status: 'processing' });
    expect(await gateway.cancel(onItsWay)).toMatchObject({ state: 'pending' });
  });
});

describe('a kept card', () => {
  async function keep(number: string) {
    const { charge } = await pay(typed(number, true));
    double.decide(charge, true);
    const { card } = await gateway.retrieve(charge);
    if (!card) throw new Error('No card was kept.');
    return card;
  }

  test('is kept for its owner, and charged again while nobody is there', async () => {
    const card = await keep(STRIPE_CARDS.good);
    expect(card.customer).toMatch(/^cus_/);
    double.asked.length = 0;
    const { charge, redirect } = await pay({ kind: 'kept', card }, { isAlone: true });
    expect(redirect).toBeNull();
    expect(await gateway.retrieve(charge)).toMatchObject({ state: 'paid', card: { token: card.token } });
    expect(askedFor(/confirm$/)[0]?.fields).toMatchObject({ off_session: 'true', payment_method: card.token });
    expect(askedFor(/confirm$/)[0]?.fields).not.toHaveProperty('return_url');
  });

  test('that its bank wants to see its owner for fails while he is away', async () => {
    const card = await keep(STRIPE_CARDS.challenged);
    const { charge, redirect } = await pay({ kind: 'kept', card }, { isAlone: true });
    expect(redirect).toBeNull();
    expect(await gateway.retrieve(charge)).toMatchObject({ state: 'failed', failureCode: 'authentication_required' });
  });

  test('is verified for nothing', async () => {
    const { charge } = await pay(typed(STRIPE_CARDS.good, true), { order: { kind: 'verification', amount: 0 } });
    expect(charge).toMatch(/^seti_/);
    expect(await gateway.retrieve(charge)).toMatchObject({
      state: 'paid',
      amount: 0,
      currency: 'EUR',
      card: { last4: '4242', customer: expect.stringMatching(/^cus_/) as unknown },
    });
    const refused = await pay(typed(STRIPE_CARDS.declined, true), { order: { kind: 'verification', amount: 0 } });
    expect(await gateway.retrieve(refused.charge)).toMatchObject({ state: 'failed', failureCode: 'card_declined' });
  });

  test('is forgotten, once or twice', async () => {
    const card = await keep(STRIPE_CARDS.good);
    await gateway.forget(card);
    expect(double.methods.has(card.token)).toBe(false);
    await gateway.forget(card);
  });
});

describe('errors', () => {
  test('a request that failed, or whose answer was lost, is made once more and counts once', async () => {
    for (const kind of ['fails', 'fails after'] as const)
      for (const path of ['/v1/payment_intents', '/v1/payment_methods']) {
        double.mishaps.push({ path, kind, times: 1 });
        const before = double.intents.size;
        const { charge } = await pay(typed(STRIPE_CARDS.good));
        expect(await gateway.retrieve(charge)).toMatchObject({ state: 'paid' });
        expect(double.intents.size).toBe(before + 1);
      }
  });

  test.each(['fails', 'hangs'] as const)('a gateway that %s is given up after two tries', async (kind) => {
    double.mishaps.push({ path: '/v1/payment_intents', kind, times: 100 });
    await expect(gateway.open(order())).rejects.toThrow(GatewayError);
    expect(double.asked).toHaveLength(2);
  });

  test('an account that may not send card numbers is told what to ask for', async () => {
    double.mishaps.push({ path: '/v1/payment_methods', kind: 'raw cards off', times: 100 });
    await expect(pay(typed(STRIPE_CARDS.good))).rejects.toThrow(/raw card data/);
  });

  test('no error tells the number or what Stripe said', async () => {
    const errors: unknown[] = [];
    for (const kind of ['fails', 'hangs', 'raw cards off'] as const) {
      double.mishaps.length = 0;
      double.mishaps.push({ path: '/v1/payment_methods', kind, times: 100 });
      errors.push(await pay(typed(STRIPE_CARDS.good)).catch((error: unknown) => error));
    }
    expect(errors.every((error) => error instanceof GatewayError)).toBe(true);
    const told = inspect(errors, { depth: 10, showHidden: true });
    expect(told).not.toContain(STRIPE_CARDS.good);
    expect(told).not.toContain('sk_test_x');
  });

  test('a charge that is not there is an error, not a state', async () => {
    await expect(gateway.retrieve('pi_missing')).rejects.toThrow('No such intent');
  });
});

describe('a callback', () => {
  const body = JSON.stringify({
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { object: 'payment_intent', metadata: { reference: 'a'.repeat(32) } } },
  });
  const signed = (payload = body, rest: { secret?: string; timestamp?: number } = {}) => ({
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, ...rest }),
  });
  const read = (headers: Record<string, string>, payload = body) => gateway.readCallback(headers, Buffer.from(payload));

  test('names the payment, also of a card that is verified; what is of no concern names none', () => {
    expect(read(signed())).toBe('a'.repeat(32));
    const setup = body.replaceAll('payment_intent', 'setup_intent');
    expect(read(signed(setup), setup)).toBe('a'.repeat(32));
    const other = JSON.stringify({
      object: 'event',
      type: 'customer.created',
      data: { object: { object: 'customer' } },
    });
    expect(read(signed(other), other)).toBeNull();
    const bare = body.replace(/"metadata":\{.*?\}/, '"metadata":{}');
    expect(read(signed(bare), bare)).toBeNull();
  });

  test.each([
    ['without a signature', {}, body],
    ['with a guessed one', { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` }, body],
    ['with that of another secret', signed(body, { secret: 'whsec_guessed' }), body],
    ['with that of another body', signed(), body.replace('aaaa', 'bbbb')],
    ['from six minutes ago', signed(body, { timestamp: Math.floor(Date.now() / 1000) - 360 }), body],
    ['that is nonsense', { 'stripe-signature': 'nonsense' }, body],
  ])('%s is refused', (_what, headers, payload) => {
    expect(() => read(headers as Record<string, string>, payload)).toThrow(Problem);
    expect(() => read(headers as Record<string, string>, payload)).toThrow('invalid_proof');
  });
});
