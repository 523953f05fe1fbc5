/** Prices, discount codes and what an upgrade costs, asked for by everybody. */
import type { Try } from './calls.ts';
import { type Fixture, MISSING_ID } from './fixture.ts';
import { admin, type Caller, everyone, type Permit } from './vocabulary.ts';

type Tries = (fixture: Fixture, caller: Caller) => Try[] | Promise<Try[]>;

const card = {
  card_number: '4242424242424242',
  card_expiry: '09/40',
  card_holder: 'Ada Byron',
  accept_agreement: true,
};

const notOnSale = { target: 'a missing price', status: 400, code: 'invalid_input' };

/** A price of a plan that is larger than what the companies have, where companies without a country buy. */
async function largerPrice(fixture: Fixture): Promise<number> {
  const name = 'A larger plan';
  const [made] = await fixture.query<{ id: string }>(
    'select s.id from sub_plan s join plan p on p.id = s.plan_id where p.name = $1',
    [name],
  );
  if (made) return Number(made.id);
  const location = fixture.one('plan_location', 'none', { traits: ['global'] }).id;
  const plan = await fixture.insert('plan', { name, tag: 'pro', sort_order: 9, user_count: 100_000 });
  return fixture.insert('sub_plan', { plan_id: plan, plan_location_id: location, period: 'monthly', price: 9_900 });
}

const setGlobal: Tries = (fixture) => {
  const call = (id: number) => ({ method: 'POST', path: 'planlocation/set_global', body: { id } });
  const global = fixture.one('plan_location', 'none', { traits: ['global'] }).id;
  const other = fixture.of('plan_location').find(({ id }) => id !== global)?.id ?? MISSING_ID;
  return [
    { ...call(MISSING_ID), target: 'a missing location', status: 404 },
    { ...call(other), target: 'another location', status: 200 },
    { ...call(global), target: 'the one that was it', status: 200 },
  ];
};

const checkDiscount: Tries = async (fixture) => {
  const [known] = await fixture.query<{ code: string }>('select code from discount where id = $1', [
    fixture.one('discount', 'none').id,
  ]);
  const price = fixture.of('sub_plan').find(({ traits }) => !traits?.includes('inactive'))?.id ?? MISSING_ID;
  const call = (code: string, subPlan: number) => ({
    method: 'POST',
    path: 'discount/check_discount',
    body: { code, sub_plan_id: subPlan },
  });
  return [
    { ...call(known?.code ?? '', price), target: 'a code', status: 200 },
    { ...call('GUESSED', price), target: 'a guessed code', status: 409, code: 'coupon_invalid' },
    { ...call(known?.code ?? '', MISSING_ID), ...notOnSale },
  ];
};

/** Where a company buys is decided by its country, else by the global location; earlier calls may have written both. */
async function sellGlobally(fixture: Fixture): Promise<void> {
  await fixture.query('update customer set country_id = null');
  await fixture.query('update plan_location set is_global = false where is_global');
  const global = fixture.one('plan_location', 'none', { traits: ['global'] }).id;
  await fixture.query('update plan_location set is_global = true where id = $1', [global]);
}

const upgradeAmount: Tries = async (fixture) => {
  await sellGlobally(fixture);
  const call = (subPlan: number) => ({
    method: 'POST',
    path: 'subscriptionupgradeamountcalculation',
    body: { sub_plan_id: subPlan },
  });
  return [
    { ...call(await largerPrice(fixture)), target: 'a larger plan', status: 200, confined: true },
    { ...call(MISSING_ID), ...notOnSale },
  ];
};

/** A payment is found by its reference alone, which nobody can guess. */
const checks: Tries = async (fixture) => {
  const call = (reference: string) => ({ method: 'POST', path: 'payment/paymentcheck', body: { reference } });
  const made = async (company: 'A' | 'B'): Promise<string> => {
    const reference = String(fixture.serial()).padStart(32, '0');
    const charge = { currency: 'EUR', amount: 100, gateway: 'simulator', state: 'paid', settled_at: new Date() };
    await fixture.owned('payment', company, { reference, ...charge });
    return reference;
  };
  return [
    { ...call(await made('A')), target: "A's payment", status: 200 },
    { ...call(await made('B')), target: "B's payment", status: 200 },
    { ...call('f'.repeat(32)), target: 'a missing one', status: 404, code: 'payment_not_found' },
  ];
};

const firstPlan: Tries = async (fixture) => [
  {
    target: 'beside the plan that it has',
    method: 'POST',
    path: 'account/clientregistercreditcartpay',
    body: {
      sub_plan_id: await largerPrice(fixture),
      country: 'AA',
      amount: 9_900,
      currency: 'EUR',
      ...card,
    },
    status: 409,
    code: 'plan_already_chosen',
  },
];

const checkCountry: Tries = () => {
  const call = (query: string) => ({ path: `account/clientregistercheckcountry${query}` });
  return [
    { ...call(''), target: 'a guess', status: 200 },
    { ...call('?country=ZZ'), target: 'a missing country', status: 400, code: 'invalid_input' },
  ];
};

const LONG_AGO = '2024-01-01';
const FAR_AWAY = '2090-01-01';

/** The caller's company, if it is one of the two, and the other one. */
const companiesOf = ({ company }: Caller) => (company === 'B' ? (['B', 'A'] as const) : (['A', 'B'] as const));

/** The company's own, another one's and a missing one, of what is paid by its id. */
const paidById =
  (path: string, key: string, make: (fixture: Fixture, company: 'A' | 'B') => Promise<number>): Tries =>
  async (fixture, caller) => {
    const [own, foreign] = companiesOf(caller);
    const call = (id: number) => ({ method: 'POST', path, body: { [key]: id, ...card } });
    return [
      { ...call(await make(fixture, own)), target: 'their own', status: 200 },
      { ...call(await make(fixture, foreign)), target: "another company's", status: 404 },
      { ...call(MISSING_ID), target: 'a missing one', status: 404 },
    ];
  };

const payUpgrade = paidById('subscriptionupgrade', 'quote_id', async (fixture, company) => {
  const [current] = await fixture.query<{ id: string }>(
    'select id from subscription where company_id = $1 and is_current',
    [fixture.companyId(company)],
  );
  await fixture.query("update customer set address = 'Way 1', postal_code = '1', city = 'Town' where id = $1", [
    fixture.companyId(company),
  ]);
  return fixture.owned('quote', company, {
    kind: 'upgrade',
    subscription_id: current?.id,
    sub_plan_id: await largerPrice(fixture),
    currency: 'EUR',
    price: 100,
    total: 100,
    expires_at: FAR_AWAY,
  });
});

const payInvoice = paidById('invoicepaywithcreditcard', 'invoice_id', (fixture, company) =>
  fixture.owned('invoice', company, {
    number: `OPEN-${fixture.serial()}`,
    description: 'An open one',
    currency: 'EUR',
    subtotal: 100,
    total: 100,
    issued_at: LONG_AGO,
    due_at: FAR_AWAY,
    billing_name: 'Somebody',
  }),
);

/** Of invoices that name somebody else than the company. */
const reissue: Tries = async (fixture, caller) => {
  const [own, foreign] = companiesOf(caller);
  const made = async (company: 'A' | 'B'): Promise<number> => {
    await fixture.query("update customer set address = 'Way 1', postal_code = '1', city = 'Town' where id = $1", [
      fixture.companyId(company),
    ]);
    await fixture.query("update payment set state = 'expired', settled_at = now() where settled_at is null", []);
    return fixture.owned('invoice', company, {
      number: `WRONG-${fixture.serial()}`,
      description: 'To somebody else',
      currency: 'EUR',
      subtotal: 100,
      total: 100,
      issued_at: LONG_AGO,
      due_at: FAR_AWAY,
      billing_name: 'Somebody',
    });
  };
  const call = (id: number) => ({ method: 'POST', path: `invoice/${id}/reissue`, body: {} });
  return [
    { ...call(await made(own)), target: 'their own', status: 200 },
    { ...call(await made(foreign)), target: "another company's", status: 404 },
    { ...call(MISSING_ID), target: 'a missing one', status: 404 },
  ];
};

const updateCard: Tries = async (fixture) => {
  await sellGlobally(fixture);
  const call = { method: 'POST', path: 'companysavedcard/update_company_card' };
  return [{ ...call, target: 'a card', body: card, status: 200 }];
};

const removeCard: Tries = async (fixture, caller) => {
  for (const company of companiesOf(caller)) {
    const id = await fixture.owned('company_saved_card', company, {
      brand: 'visa',
      last4: '4242',
      expiry_month: 1,
      expiry_year: 2090,
      holder: 'Somebody',
      consented_at: LONG_AGO,
      gateway: 'simulator',
      gateway_token: `removed-${fixture.serial()}`,
    });
    await fixture.query('update customer set saved_card_id = $2 where id = $1', [fixture.companyId(company), id]);
  }
  const call = { method: 'POST', path: 'companysavedcard/remove_company_card', body: {} };
  return [{ ...call, target: 'the saved card', status: 200, confined: true }];
};

export const billingCalls: Record<string, { may: Permit[]; tries: Tries }> = {
  'payment.check_country': { may: [everyone], tries: checkCountry },
  'payment.free_plan': {
    may: [admin],
    tries: () => [
      {
        target: 'beside the plan that it has',
        method: 'POST',
        path: 'account/clientregisterfreeplan',
        body: {},
        status: 409,
        code: 'plan_already_chosen',
      },
    ],
  },
  'payment.first_plan': { may: [admin], tries: firstPlan },
  'payment.upgrade': { may: [admin], tries: payUpgrade },
  'payment.invoice': { may: [admin], tries: payInvoice },
  'payment.card': { may: [admin], tries: updateCard },
  'payment.check': { may: [everyone], tries: checks },
  'payment.callback': {
    may: [everyone],
    tries: () => [
      {
        target: 'without a signature',
        method: 'POST',
        path: 'payment/callback',
        body: { reference: 'f'.repeat(32) },
        status: 400,
        code: 'invalid_proof',
      },
    ],
  },
};

export const billingActionTries: Record<string, Tries> = {
  'plan_location.get_plan': () => [{ target: 'the plans', path: 'planlocation/get_plan', status: 200 }],
  'plan_location.set_global': setGlobal,
  'discount.check_discount': checkDiscount,
  'subscription.upgrade_amount': upgradeAmount,
  'subscription.usage': () => [{ target: 'the own use', path: 'subscription/usage', status: 200 }],
  'subscription.renewal': () => [
    {
      target: 'what comes at the end',
      method: 'POST',
      path: 'subscriptionrenewal',
      body: { auto_renew: false },
      status: 200,
      confined: true,
    },
  ],
  'company_saved_card.remove_company_card': removeCard,
  'invoice.reissue': reissue,
};
