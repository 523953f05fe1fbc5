/** What Stripe is asked where something was taken wrongly. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readCard } from '../../pricing/card/card.ts';
import { GatewayError } from '../gateway.ts';
import { startStripeDouble, STRIPE_CARDS } from '../test/stripe-double.ts';
import { createStripe } from './gateway.ts';

const double = await startStripeDouble();
const gateway = createStripe({ secretKey: 'sk_test_x', webhookSecret: 'whsec_of_the_test', api: double.api });
let serial = 0;
beforeEach(() => void (double.asked.length = 0));
afterAll(() => double.close());

/** Answers the charge, which is paid. */
async function pay(): Promise<string> {
  const reference = String((serial += 1)).padStart(32, '0');
  const charge = await gateway.open({ reference, kind: 'charge', amount: 11_781, currency: 'EUR', minorDigits: 2 });
  const typed = { card_number: STRIPE_CARDS.good, card_expiry: '09/40', card_holder: 'Ada Byron' };
  const card = readCard(typed, new Date());
  await gateway.confirm(charge, {
    means: { kind: 'typed', card, keepsCard: false, customer: null },
    payer: { returnUrl: 'https://feedback.test/register/creditcardpay', locale: 'en' },
  });
  return charge;
}

const askedFor = (path: RegExp) => double.asked.filter((request) => path.test(`${request.method} ${request.path}`));

describe('a refund', () => {
  test('gives back what was taken, once, under a key of its own', async () => {
    const charge = await pay();
    await gateway.refund(charge);
    await gateway.refund(charge);
    expect(double.intents.get(charge)?.isRefunded).toBe(true);
    expect(askedFor(/POST \/v1\/refunds/).map(({ fields, idempotencyKey }) => [fields, idempotencyKey])).toEqual(
      Array.from({ length: 2 }, () => [{ payment_intent: charge }, `refund-${charge}`]),
    );
  });

  test('of what somebody has given back already, or of a verification, is done', async () => {
    const charge = await pay();
    Object.assign(double.intents.get(charge) ?? {}, { isRefunded: true });
    await expect(gateway.refund(charge)).resolves.toBeUndefined();
    await expect(gateway.refund('seti_1')).resolves.toBeUndefined();
  });

  test('that Stripe does not take is to be tried again', async () => {
    const charge = await pay();
    double.mishaps.push({ path: '/v1/refunds', kind: 'fails', times: 2 });
    await expect(gateway.refund(charge)).rejects.toThrow(GatewayError);
    await gateway.refund(charge);
    expect(double.intents.get(charge)?.isRefunded).toBe(true);
  });
});
