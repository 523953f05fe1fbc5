/** The first plan of a company paid by Stripe, as its callbacks come: through the whole application, against the double. */
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plantPrices } from '../../../../test/prices.ts';
import { withConnection } from '../../../../database/with-connection.ts';
import { type Served, serveWorld } from '../../../../test/scenarios.ts';
import { startStripeDouble, STRIPE_CARDS } from '../test/stripe-double.ts';
import { createStripe } from './gateway.ts';

const WEBHOOK_SECRET = 'whsec_of_the_test';

const double = await startStripeDouble();
let served: Served;
let subPlan = 0;
beforeAll(async () => {
  const gateway = createStripe({ secretKey: 'sk_test_x', webhookSecret: WEBHOOK_SECRET, api: double.api });
  served = await serveWorld({ throughGateway: () => gateway });
  subPlan = (await plantPrices(served.ownerUrl)).prices['de_pro_monthly'] ?? 0;
});
afterAll(async () => {
  await served.close();
  await double.close();
});

interface Started {
  reference: string;
  state: string;
  redirect_url: string | null;
}

async function pay(number: string): Promise<Started> {
  const answer = await served.call({
    as: 'adminA',
    method: 'POST',
    path: 'account/clientregistercreditcartpay',
    body: {
      sub_plan_id: subPlan,
      country: 'DE',
      tax_number: 'DE 136695976',
      address: 'Speicherstraße 14',
      postal_code: '20457',
      city: 'Hamburg',
      amount: 11_781,
      currency: 'EUR',
      card_number: number,
      card_expiry: '09/40',
      card_holder: 'Ada Byron',
      accept_agreement: true,
      save_card: true,
    },
  });
  expect(answer.status).toBe(200);
  return answer.body as Started;
}

const chargeOf = ({ reference }: Started): string =>
  [...double.intents.values()].find(({ metadata }) => metadata['reference'] === reference)?.id ?? '';

async function callback({ reference }: Started, secret = WEBHOOK_SECRET): Promise<number> {
  const payload = JSON.stringify({
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { object: 'payment_intent', status: 'succeeded', metadata: { reference } } },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  const headers = { 'stripe-signature': signature };
  return (await served.call({ method: 'POST', path: 'payment/callback', headers, body: payload })).status;
}

const state = async ({ reference }: Started): Promise<unknown> =>
  (await served.call({ method: 'POST', path: 'payment/paymentcheck', body: { reference } })).body;

test('a declined card fails; with the next one the bank decides, its word counts once, and nobody else has a say', async () => {
  const declined = await pay(STRIPE_CARDS.poor);
  expect(declined).toMatchObject({ state: 'failed', redirect_url: null });

  const started = await pay(STRIPE_CARDS.challenged);
  expect(started).toMatchObject({ state: 'pending', redirect_url: expect.stringContaining('3ds') as unknown });
  // A callback that says paid is only a reason to ask; one that is forged is not even that.
  expect(await callback(started)).toBe(204);
  expect(await callback(started, 'whsec_guessed')).toBe(400);
  expect(await state(started)).toMatchObject({ state: 'pending' });

  double.decide(chargeOf(started), true);
  const told = await Promise.all(Array.from({ length: 10 }, () => callback(started)));
  expect(new Set(told)).toEqual(new Set([204]));
  expect(await state(started)).toMatchObject({ state: 'paid' });

  const kept = await withConnection(served.ownerUrl, async (client) => ({
    invoices: (await client.query('select total, state from invoice')).rows,
    cards: (await client.query('select gateway, last4, gateway_token, gateway_customer from company_saved_card')).rows,
    payments: (await client.query('select state, gateway from payment order by id')).rows,
    everything: (await client.query('select p::text from payment p union all select a::text from audit_entry a')).rows,
  }));
  expect(kept).toMatchObject({
    invoices: [{ total: 11_781, state: 'paid' }],
    cards: [
      {
        gateway: 'stripe',
        last4: STRIPE_CARDS.challenged.slice(-4),
        gateway_token: expect.stringMatching(/^pm_/) as unknown,
        gateway_customer: expect.stringMatching(/^cus_/) as unknown,
      },
    ],
    payments: [
      { state: 'failed', gateway: 'stripe' },
      { state: 'paid', gateway: 'stripe' },
    ],
  });
  for (const number of Object.values(STRIPE_CARDS)) expect(JSON.stringify(kept.everything)).not.toContain(number);
});
