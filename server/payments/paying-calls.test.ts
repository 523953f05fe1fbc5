/** What a company pays beside its first plan: an upgrade, an open invoice, a card that is only verified. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { renewDue } from '../subscriptions/renew.ts';
import { type Renewing, renewingOf } from '../subscriptions/test/renewing.ts';
import { GatewayError } from './gateway.ts';
import { reconcile } from './reconcile.ts';
import { settle } from './settle.ts';
import { callbackKey, signCallback } from './simulator/callback.ts';
import { CARDS, openPaying, type Paying, startedOf, typedCard } from './test/paying.ts';
import { TEST_SECRET } from '../test/world.ts';

let paying: Paying;
let renewing: Renewing;
let a: number;
let b: number;
beforeAll(async () => {
  paying = await openPaying();
  renewing = renewingOf(paying);
  a = paying.served.world.companyA.id;
  b = paying.served.world.companyB.id;
});
afterAll(() => paying.served.close());

const days = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString();
/** Half of its month is over. */
const HALF = { from: days(-15.5), to: days(14.5), price: 'de_basic_monthly' };

beforeEach(async () => {
  await paying.forget();
  await paying.sql(`update customer set country_id = (select id from country where code = 'DE')`);
  await renewing.subscribe(a, HALF);
});

const KEPT = { use_saved_card: true, accept_agreement: true };

const quote = async (body: object = {}, as = 'adminA'): Promise<{ quote_id: number; total: number }> => {
  const subPlan = paying.list.prices['de_pro_monthly'];
  const answer = await paying.post('subscriptionupgradeamountcalculation', { sub_plan_id: subPlan, ...body }, as);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body as { quote_id: number; total: number };
};
const upgrade = (quoteId: number, body: object = typedCard(), as = 'adminA') =>
  paying.post('subscriptionupgrade', { quote_id: quoteId, ...body }, as);
const openInvoice = async (companyId = a): Promise<number> => {
  const [row] = await paying.sql<{ id: string }>(
    `insert into invoice (company_id, number, state, subscription_id, plan_id, description, currency, subtotal, total, issued_at, due_at,
       period_start, period_end, billing_name)
     select company_id, 'OPEN-' || id, 'open', id, plan_id, 'The next month', 'EUR', 1900, 2261, now(), now(), period_end, period_end + interval '1 month', 'A'
     from subscription where company_id = $1 and is_current returning id`,
    [companyId],
  );
  return Number(row?.id);
};
const payInvoice = (invoiceId: number, body: object = typedCard(), as = 'adminA') =>
  paying.post('invoicepaywithcreditcard', { invoice_id: invoiceId, ...body }, as);
const saved = () =>
  paying.sql<{ last4: string; is_saved: boolean; is_removed: boolean }>(
    `select k.last4, c.saved_card_id = k.id as is_saved, k.removed_at is not null as is_removed
     from company_saved_card k join customer c on c.id = k.company_id where k.company_id = $1 order by k.id`,
    [a],
  );
const codeOf = ({ status, body }: { status: number; body: unknown }) => ({
  status,
  code: (body as { code?: string }).code,
});

describe('an upgrade', () => {
  test('costs exactly its quote, leads back to the plans, and ends what was before', async () => {
    const { quote_id: id, total } = await quote();
    // 9,900 less 14 of 30 days of 1,900, with 19 % tax.
    expect(total).toBe(10_727);
    await paying.sql('update sub_plan set price = price * 10 where id = $1', [paying.list.prices['de_pro_monthly']]);
    const started = startedOf(await upgrade(id));
    await paying.sql('update sub_plan set price = price / 10 where id = $1', [paying.list.prices['de_pro_monthly']]);
    const led = await paying.decide(started.redirect_url, 'approve');
    expect(led.headers.get('location')).toBe(`https://feedback.test/plan_management?payment=${started.reference}`);
    expect(await renewing.standing(a)).toMatchObject({
      plan: 'pro monthly',
      invoices: ['paid 10727'],
      payments: ['paid'],
      mails: ['receipt'],
    });
    expect(await paying.sql(`select state from subscription where not is_current`)).toEqual([{ state: 'ended' }]);
  });

  test('with the kept card is done at once', async () => {
    const { quote_id: id } = await quote();
    expect((await upgrade(id, KEPT)).body).toMatchObject({ state: 'paid', redirect_url: null });
    expect(await renewing.standing(a)).toMatchObject({ plan: 'pro monthly', payments: ['paid'] });
    expect(await paying.sql('select 1 from payment where saved_card_id is not null')).toHaveLength(1);
  });

  test('that is declined changes nothing, says so by mail, and can be tried again with the same quote', async () => {
    const { quote_id: id } = await quote({ discount_code: 'FIFTH' });
    await paying.decide(startedOf(await upgrade(id, typedCard(CARDS.declined))).redirect_url, 'approve');
    expect(await renewing.standing(a)).toMatchObject({
      plan: 'basic monthly',
      mails: ['payment_failed'],
      invoices: [],
    });
    await paying.decide(startedOf(await upgrade(id)).redirect_url, 'approve');
    expect(await renewing.standing(a)).toMatchObject({ plan: 'pro monthly', payments: ['card_declined', 'paid'] });
    expect(await paying.sql(`select used_count from discount where code = 'FIFTH'`)).toEqual([{ used_count: 1 }]);
  });

  test('voids what was asked for the old plan, and opens the company again', async () => {
    await openInvoice();
    await paying.sql(`update customer set state = 'read_only' where id = $1`, [a]);
    await paying.sql(`update subscription set state = 'past_due', period_end = now() where company_id = $1`, [a]);
    const { quote_id: id } = await quote();
    expect((await upgrade(id, KEPT)).status).toBe(200);
    expect(await renewing.standing(a)).toMatchObject({
      company: 'active',
      plan: 'pro monthly',
      invoices: ['void 2261', 'paid 11781'],
    });
  });

  test('is refused with a quote that is used, too old, of another company, or missing', async () => {
    const { quote_id: id } = await quote();
    await renewing.subscribe(b, HALF);
    expect(codeOf(await upgrade(id, typedCard(), 'adminB'))).toEqual({ status: 404, code: 'not_found' });
    expect(codeOf(await upgrade(999_999))).toEqual({ status: 404, code: 'not_found' });
    await paying.sql('update quote set expires_at = now()');
    expect(codeOf(await upgrade(id))).toEqual({ status: 409, code: 'quote_expired' });
    await paying.sql(`update quote set expires_at = now() + interval '1 minute'`);
    expect((await upgrade(id, KEPT)).status).toBe(200);
    expect(codeOf(await upgrade(id, KEPT))).toEqual({ status: 409, code: 'quote_used' });
    expect(await renewing.standing(a)).toMatchObject({ payments: ['paid'] });
  });

  test('is refused with the quote of a first plan', async () => {
    const first = startedOf(await paying.pay({}, 'adminB'));
    const [row] = await paying.sql<{ quote_id: string }>('select quote_id from payment where reference = $1', [
      first.reference,
    ]);
    expect(codeOf(await upgrade(Number(row?.quote_id), typedCard(), 'adminB'))).toMatchObject({ status: 404 });
  });

  test('is refused once the period that it was calculated in was renewed', async () => {
    await paying.sql(`update subscription set period_end = now() where company_id = $1`, [a]);
    const { quote_id: id } = await quote();
    await renewing.run(days(0.01));
    expect((await renewing.standing(a)).payments).toEqual(['paid']);
    expect(codeOf(await upgrade(id, KEPT))).toEqual({ status: 409, code: 'quote_expired' });
  });

  test('at the bank keeps a renewal from charging, and the renewal one of before', async () => {
    await paying.sql(`update subscription set period_end = now() where company_id = $1`, [a]);
    const started = startedOf(await upgrade((await quote()).quote_id));
    await renewing.run(days(0.01));
    expect(await renewing.standing(a)).toMatchObject({ invoices: [] });
    await paying.decide(started.redirect_url, 'approve');
    await renewing.run(days(0.02));
    expect(await renewing.standing(a)).toMatchObject({ plan: 'pro monthly', invoices: ['paid 11781'] });
  });

  test('at the bank is no place for the smaller plan that was chosen meanwhile: the larger one goes on', async () => {
    await paying.sql('update subscription set sub_plan_id = $2, price = 9900, plan_id = $3 where company_id = $1', [
      a,
      paying.list.prices['de_pro_monthly'],
      paying.list.plans.pro,
    ]);
    const { quote_id: id } = await quote({ sub_plan_id: paying.list.prices['de_pro_yearly'] });
    const started = startedOf(await upgrade(id));
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

  test('of one quote is had once, by a hundred callbacks and by twenty who pay it at once', async () => {
    const { quote_id: id } = await quote();
    const answers = await Promise.all(Array.from({ length: 20 }, () => upgrade(id, KEPT)));
    expect(answers.filter(({ status }) => ![200, 409, 503].includes(status))).toEqual([]);
    expect((await renewing.standing(a)).payments.filter((state) => state === 'paid')).toHaveLength(1);
    await paying.forget();
    await renewing.subscribe(a, HALF);
    const started = startedOf(await upgrade((await quote()).quote_id));
    await paying.sql(`update simulated_charge set state = 'paid' where reference = $1`, [started.reference]);
    const { headers, body } = signCallback(callbackKey(TEST_SECRET), await paying.chargeOf(started));
    const told = await Promise.all(Array.from({ length: 100 }, () => paying.callback(headers, body)));
    expect(told.every(({ status }) => status === 204 || status === 503)).toBe(true);
    expect(await renewing.standing(a)).toMatchObject({
      plan: 'pro monthly',
      invoices: ['paid 10727'],
      payments: ['paid'],
    });
  });

  test.each(['open', 'confirm', 'look'] as const)('that was cut off before it could %s is had once', async (step) => {
    const { quote_id: id } = await quote();
    paying.breakGateway({ [step]: () => Promise.reject(new GatewayError('no route')) });
    expect(codeOf(await upgrade(id, KEPT))).toEqual({ status: 503, code: 'gateway_unavailable' });
    paying.breakGateway(null);
    await paying.sql(
      `update payment set created_at = now() - interval '1 hour', updated_at = now() - interval '1 hour'`,
    );
    await reconcile(paying.served.app.payments);
    await upgrade(id, KEPT);
    const { plan, invoices, payments } = await renewing.standing(a);
    expect({ plan, invoices }).toEqual({ plan: 'pro monthly', invoices: ['paid 10727'] });
    expect(payments.filter((state) => state === 'paid')).toHaveLength(1);
    expect(
      await paying.sql(`select 1 from simulated_charge c join payment p using (reference) where c.state = 'paid'`),
    ).toHaveLength(1);
  });

  test('for which another amount was taken is not had, and what was taken is noted', async () => {
    await upgrade((await quote()).quote_id);
    const [row] = await paying.sql<{ id: string }>('select id from payment');
    const parts = { ...paying.served.app.payments, log: { error: () => undefined } };
    const verdict = { state: 'paid', amount: 1, currency: 'USD', failureCode: null, card: null } as const;
    expect(await settle(parts, { companyId: a, id: Number(row?.id) }, verdict)).toBe('failed');
    expect(await paying.sql('select failure_code, charged_amount::int, charged_currency from payment')).toEqual([
      { failure_code: 'other_amount', charged_amount: 1, charged_currency: 'USD' },
    ]);
    const [entry] = await paying.sql<{ changes: object }>(`select changes from audit_entry order by id desc limit 1`);
    expect(entry?.changes).toMatchObject({ charged_amount: 1, charged_currency: 'USD' });
    expect(await renewing.standing(a)).toMatchObject({ plan: 'basic monthly', invoices: [], mails: [] });
  });
});

describe('an open invoice', () => {
  test('is paid with a card, which may be kept, and leads back to the invoices', async () => {
    const started = startedOf(await payInvoice(await openInvoice(), { ...typedCard(), save_card: true }));
    const led = await paying.decide(started.redirect_url, 'approve');
    expect(led.headers.get('location')).toBe(`https://feedback.test/invoices_detail?payment=${started.reference}`);
    expect(await renewing.standing(a)).toMatchObject({
      invoices: ['paid 2261'],
      payments: ['paid'],
      mails: ['receipt'],
    });
    expect((await saved()).map(({ is_saved: isSaved, is_removed: isRemoved }) => [isSaved, isRemoved])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  test('of something besides the plan leaves the plan alone', async () => {
    const [row] = await paying.sql<{ id: string }>(
      `insert into invoice (company_id, number, state, description, currency, subtotal, total, issued_at, due_at, billing_name)
       values ($1, 'PLAQUES', 'open', 'Plaques', 'EUR', 100, 100, now(), now(), 'A') returning id`,
      [a],
    );
    const subscription = () => paying.sql('select * from subscription where company_id = $1', [a]);
    const before = await subscription();
    expect((await payInvoice(Number(row?.id), KEPT)).body).toMatchObject({ state: 'paid' });
    expect(await subscription()).toEqual(before);
    expect(await paying.sql(`select state from invoice where number = 'PLAQUES'`)).toEqual([{ state: 'paid' }]);
  });

  test('is paid once by all who pay it at once', async () => {
    const id = await openInvoice();
    await Promise.all(Array.from({ length: 10 }, () => payInvoice(id, KEPT)));
    const { invoices, payments } = await renewing.standing(a);
    expect(invoices).toEqual(['paid 2261']);
    expect(payments.filter((state) => state === 'paid')).toHaveLength(1);
  });

  test('that is refused leaves the payment that is under way', async () => {
    const id = await openInvoice();
    const started = startedOf(await payInvoice(id));
    expect((await payInvoice(999_999)).status).toBe(404);
    expect((await upgrade(999_999, KEPT)).status).toBe(404);
    expect(await paying.stateOf(started.reference)).toMatchObject({ state: 'pending' });
    await paying.decide(started.redirect_url, 'approve');
    expect(await renewing.standing(a)).toMatchObject({ invoices: ['paid 2261'], payments: ['paid'] });
  });

  test('is refused where it is paid, of another company, or missing', async () => {
    const id = await openInvoice();
    expect(codeOf(await payInvoice(id, typedCard(), 'adminB'))).toEqual({ status: 404, code: 'not_found' });
    expect(codeOf(await payInvoice(999_999))).toEqual({ status: 404, code: 'not_found' });
    await payInvoice(id, KEPT);
    expect(codeOf(await payInvoice(id, KEPT))).toEqual({ status: 409, code: 'invoice_not_open' });
    expect((await renewing.standing(a)).payments).toEqual(['paid']);
  });
});

test('a card that is good today and fails later is kept, and then asks for another one', async () => {
  await paying.forget();
  const started = startedOf(await paying.pay({ card_number: CARDS.laterDeclined, save_card: true }));
  await paying.decide(started.redirect_url, 'approve');
  await renewing.run(days(32));
  expect(await renewing.standing(a)).toMatchObject({ state: 'past_due', payments: ['paid', 'card_declined'] });
});

describe('a paying call is refused', () => {
  test.each([
    [
      'for a typed card beside the kept one',
      { ...typedCard(), ...KEPT, save_card: true },
      ['/card_number', '/card_expiry', '/card_holder', '/save_card'],
    ],
    ['for neither', { accept_agreement: true }, ['/card_number', '/card_expiry', '/card_holder']],
    ['without consent', { use_saved_card: true, accept_agreement: false }, ['/accept_agreement']],
    [
      'for all faults of the card at once',
      { ...typedCard('4242 4242 4242 4241'), card_expiry: '13/20', accept_agreement: false },
      ['/card_number', '/card_expiry', '/accept_agreement'],
    ],
    ['for a field that it does not know', { ...KEPT, amount: 1 }, ['/amount']],
  ])('%s', async (_name, body, pointers) => {
    const id = await openInvoice();
    const { quote_id: quoteId } = await quote();
    for (const answer of [await payInvoice(id, body), await upgrade(quoteId, body)]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
      const { errors } = answer.body as { errors: { pointer: string }[] };
      expect(errors.map(({ pointer }) => pointer).toSorted()).toEqual(pointers.toSorted());
      expect(JSON.stringify(answer.body)).not.toMatch(/4242|4241/);
    }
    expect(await renewing.standing(a)).toMatchObject({ payments: [] });
  });

  test('to who is no administrator, and changes nothing', async () => {
    const id = await openInvoice();
    const { quote_id: quoteId } = await quote();
    for (const [as, status] of [
      ['user_edit', 403],
      ['superadmin', 403],
      ['anonymous', 401],
    ] as const) {
      expect((await payInvoice(id, typedCard(), as)).status).toBe(status);
      expect((await upgrade(quoteId, typedCard(), as)).status).toBe(status);
    }
    expect(await renewing.standing(a)).toMatchObject({ payments: [], plan: 'basic monthly' });
  });
});

test('the number of a card is nowhere after an upgrade, an invoice, a verified card and a renewal', async () => {
  const said: string[] = [];
  const invoiceId = await openInvoice();
  for (const number of [CARDS.declined, CARDS.good])
    for (const begin of [
      () => paying.post('companysavedcard/update_company_card', typedCard(number)),
      () => payInvoice(invoiceId, typedCard(number)),
      async () => upgrade((await quote()).quote_id, typedCard(number)),
    ]) {
      const started = startedOf(await begin());
      said.push(JSON.stringify(started), await (await paying.decide(started.redirect_url, 'approve')).text());
      said.push(JSON.stringify(await paying.stateOf(started.reference)));
    }
  await renewDue(renewing.parts(days(400)));
  const tables = await paying.sql<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of tables) {
    const rows = await paying.sql<{ row: string }>(`select t::text as row from ${name} t`);
    said.push(...rows.map(({ row }) => row));
  }
  const text = said.join('\n');
  expect(/4242/.test(text), 'the last digits are kept').toBe(true);
  const told = Object.values(CARDS).filter((card) => text.includes(card) || text.includes(card.replaceAll(' ', '')));
  expect(told).toEqual([]);
});
