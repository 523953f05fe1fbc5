/** Plans on sale, discount codes, and what an upgrade costs. */
import { beforeAll, describe, expect, test } from 'vitest';
import { type CallAnswer, servedWorld } from '../../../test/scenarios.ts';
import { plantPrices, settle } from '../../../test/prices.ts';
import { withConnection } from '../../../database/with-connection.ts';

const LONG_AGO = '2024-01-01';
const MISSING_ID = 999_999_999;

const served = await servedWorld();
const list = await plantPrices(served.ownerUrl);

const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  withConnection(
    served.ownerUrl,
    async (client) => (await client.query<Row & Record<string, unknown>>(text, values)).rows,
  );
const post = (as: string, path: string, body: object): Promise<CallAnswer> =>
  served.call({ as, method: 'POST', path, body });
const codeOf = ({ status, body }: CallAnswer) => ({ status, code: (body as { code?: string }).code });

interface GotPlan {
  country: string | null;
  location: { name: string };
  currency: { code: string; minor_digits: number };
  plans: { tag: string; prices: { id: number; period: string; price: number; tax_amount: number; total: number }[] }[];
}

describe('the plans on sale', () => {
  const got = async (query = '', as = 'adminA') =>
    (await served.call({ as, path: `planlocation/get_plan${query}` })).body as GotPlan;

  test.each([
    ['?country=DE', 'de', 'EUR', 9_900, 1_881],
    ['?country=JP', 'jp', 'JPY', 14_800, 1_480],
    ['?country=CA', 'world', 'USD', 10_000, 0],
    ['', 'world', 'USD', 10_000, 0],
  ])('of %j are those of %s', async (query, location, currency, price, tax) => {
    const { plans, ...rest } = await got(query);
    expect(rest).toMatchObject({ location: { name: location }, currency: { code: currency } });
    expect(plans.map(({ tag }) => tag)).toEqual(['free', 'basic', 'pro', 'enterprise']);
    expect(plans[3]?.prices).toEqual([]);
    const id = list.prices[`${location}_pro_monthly`];
    expect(plans[2]?.prices[0]).toEqual({ id, period: 'monthly', price, tax_amount: tax, total: price + tax });
  });

  test("without a country are those of the company's own", async () => {
    await settle(served.ownerUrl, served.world.companyB.id, 'JP');
    expect(await got('', 'adminB')).toMatchObject({ country: 'JP', currency: { code: 'JPY', minor_digits: 0 } });
  });

  test('are without what is offered no longer', async () => {
    await sql('update sub_plan set is_active = false where id = $1', [list.prices['de_pro_yearly']]);
    await sql('update plan set is_active = false where id = $1', [list.plans.basic]);
    const { plans } = await got('?country=DE');
    await sql('update sub_plan set is_active = true');
    await sql('update plan set is_active = true');
    expect(plans.map(({ tag, prices }) => `${tag} ${prices.length}`)).toEqual(['free 2', 'pro 1', 'enterprise 0']);
  });

  test('are refused for a country that is no code', async () => {
    expect(codeOf(await served.call({ as: 'adminA', path: 'planlocation/get_plan?country=germany' }))).toEqual({
      status: 400,
      code: 'invalid_input',
    });
  });
});

describe('the global location', () => {
  const globals = async () =>
    (await sql<{ name: string }>('select name from plan_location where is_global')).map(({ name }) => name);
  const setGlobal = (id: number, as = 'superadmin') => post(as, 'planlocation/set_global', { id });

  test('moves, and there is one at any time, whoever moves it at once', async () => {
    const { de, jp, world } = list.locations;
    expect(await setGlobal(de)).toMatchObject({ status: 200, body: { id: de } });
    expect(await globals()).toEqual(['de']);
    const answers = await Promise.all([jp, de, world, jp, world, de, jp].map((id) => setGlobal(id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 200));
    expect(await globals()).toHaveLength(1);
    await setGlobal(world);
    expect(await globals()).toEqual(['world']);
  });

  test('is kept by a refusal, and each move is in the log', async () => {
    expect(codeOf(await setGlobal(MISSING_ID))).toEqual({ status: 404, code: 'not_found' });
    expect(codeOf(await setGlobal(list.locations.de, 'adminA'))).toEqual({ status: 403, code: 'forbidden' });
    expect(await globals()).toEqual(['world']);
    const [{ count } = { count: 0 }] = await sql<{ count: number }>(
      "select count(*)::int as count from audit_entry where operation = 'set_global' and entity = 'plan_location'",
    );
    expect(count).toBeGreaterThanOrEqual(4);
  });
});

describe('a discount code', () => {
  const check = (code: string, price = 'de_pro_monthly', as = 'adminA') =>
    post(as, 'discount/check_discount', { code, sub_plan_id: list.prices[price] ?? MISSING_ID });
  const discount = (values: Record<string, unknown>) => {
    const row: Record<string, unknown> = { valid_from: LONG_AGO, ...values };
    const names = Object.keys(row);
    const places = names.map((_, at) => `$${at + 1}`);
    return sql<{ id: string }>(
      `insert into discount (${names.join(', ')}) values (${places.join(', ')}) returning id`,
      Object.values(row),
    );
  };

  beforeAll(async () => {
    const [euro] = await sql<{ id: string }>("select id from currency where code = 'EUR'");
    await discount({ code: 'FIFTH', percent: 20 });
    await discount({ code: 'FIFTY', kind: 'amount', amount: 5_000, currency_id: euro?.id });
    await discount({ code: 'OFF', percent: 20, is_active: false });
    await discount({ code: 'OVER', percent: 20, valid_to: '2025-01-01' });
    await discount({ code: 'SOON', percent: 20, valid_from: '2099-01-01' });
    await discount({ code: 'GONE', percent: 20, maximum_uses: 2, used_count: 2 });
    await discount({ code: 'LAST', percent: 20, maximum_uses: 2, used_count: 1 });
    await discount({ code: 'BASIC', percent: 20, plan_ids: [list.plans.basic] });
    const [used] = await discount({ code: 'ONCE', percent: 20 });
    await sql('insert into discount_redemption (company_id, discount_id, currency, amount) values ($1, $2, $3, 1)', [
      served.world.companyA.id,
      used?.id,
      'EUR',
    ]);
  });

  test.each([
    ['FIFTH', 'de_pro_monthly', { price: 9_900, discount_amount: 1_980, tax_amount: 1_505, total: 9_425 }],
    [
      ' fifth ',
      'jp_pro_monthly',
      { currency: 'JPY', price: 14_800, discount_amount: 2_960, tax_amount: 1_184, total: 13_024 },
    ],
    ['FIFTY', 'de_basic_monthly', { price: 1_900, discount_amount: 1_900, tax_amount: 0, total: 0 }],
    ['LAST', 'de_pro_yearly', { discount_amount: 19_200 }],
    ['BASIC', 'de_basic_yearly', { discount_amount: 3_800 }],
  ])('%j takes its part off %s', async (code, price, expected) => {
    expect(await check(code, price)).toMatchObject({
      status: 200,
      body: { ...expected, code: code.trim().toUpperCase() },
    });
  });

  test.each([
    ['NONE', 'de_pro_monthly'],
    ['OFF', 'de_pro_monthly'],
    ['OVER', 'de_pro_monthly'],
    ['SOON', 'de_pro_monthly'],
    ['GONE', 'de_pro_monthly'],
    ['ONCE', 'de_pro_monthly'],
    ['BASIC', 'de_pro_monthly'],
    ['FIFTY', 'jp_pro_monthly'],
  ])('%s does not hold for %s, and says no more than that', async (code, price) => {
    const answer = await check(code, price);
    expect(answer.body).toEqual({
      type: 'urn:feedtree:problem:coupon_invalid',
      title: 'Coupon invalid',
      status: 409,
      code: 'coupon_invalid',
      detail: expect.any(String),
      errors: [{ pointer: '/code', code: 'coupon_invalid', message: 'Coupon invalid' }],
      request_id: expect.any(String),
    });
  });

  test('that another company has used holds for this one', async () => {
    expect(await check('ONCE', 'jp_pro_monthly', 'adminB')).toMatchObject({ status: 200 });
  });

  test.each([
    ['of a price that is not there', { code: 'FIFTH', sub_plan_id: MISSING_ID }, '/sub_plan_id'],
    ['that is too long', { code: 'A'.repeat(33), sub_plan_id: 1 }, '/code'],
    ['that is missing', { sub_plan_id: 1 }, '/code'],
  ])('%s is refused at its field', async (_name, body, pointer) => {
    const answer = await post('adminA', 'discount/check_discount', body);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
  });

  test('is not used up by being checked', async () => {
    const used = await sql<{ used: number }>('select sum(used_count)::int as used from discount');
    await check('FIFTH');
    expect(await sql('select sum(used_count)::int as used from discount')).toEqual(used);
  });
});

describe('an upgrade', () => {
  const amount = (price: string, body: object = {}, as = 'adminA') =>
    post(as, 'subscriptionupgradeamountcalculation', { sub_plan_id: list.prices[price] ?? MISSING_ID, ...body });
  const DAY = 86_400_000;

  /** Half a minute into the eleventh of thirty days: 19 are whole. */
  async function subscribe(
    companyId: number,
    { price = 'de_basic_monthly', paid = true, discount = 0 } = {},
  ): Promise<void> {
    const from = new Date(Date.now() - 10 * DAY - 30_000);
    const to = new Date(from.getTime() + 30 * DAY);
    await sql('delete from quote where company_id = $1', [companyId]);
    await sql('delete from invoice where company_id = $1', [companyId]);
    await sql('delete from subscription where company_id = $1', [companyId]);
    const [made] = await sql<{ id: string; price: string }>(
      `insert into subscription (company_id, plan_id, sub_plan_id, period, currency, price, tax_rate, started_at, period_start, period_end)
       select $1, s.plan_id, s.id, s.period, 'EUR', s.price, 19, $3, $3, $4 from sub_plan s where s.id = $2 returning id, price`,
      [companyId, list.prices[price], from, to],
    );
    await sql(
      `insert into invoice (company_id, number, state, subscription_id, description, period_start, period_end, currency,
         subtotal, discount_amount, total, issued_at, due_at, billing_name)
       values ($1, $2, $3, $4, '', $5, $6, 'EUR', $7, $8, $7, $5, $5, 'A')`,
      [companyId, `T-${companyId}`, paid ? 'paid' : 'open', made?.id, from, to, made?.price, discount],
    );
  }
  const quotes = async () =>
    Number((await sql<{ count: number }>('select count(*)::int as count from quote'))[0]?.count);

  test('before there is a plan is none', async () => {
    expect(codeOf(await amount('world_pro_monthly', {}, 'adminB'))).toEqual({ status: 409, code: 'no_subscription' });
  });

  test('costs the new price less the unused days of the old one, and stands as a quote for 15 minutes', async () => {
    await subscribe(served.world.companyA.id);
    const { status, body } = await amount('de_pro_monthly');
    // 19 of 30 days of 19 euros are 12.03; 19 percent on 86.97 are 16.52.
    const expected = {
      currency: 'EUR',
      price: 9_900,
      credit: 1_203,
      discount_amount: 0,
      tax_amount: 1_652,
      total: 10_349,
    };
    expect({ status, body }).toMatchObject({ status: 200, body: expected });
    const { quote_id: id, expires_at: expiresAt } = body as { quote_id: number; expires_at: string };
    const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(13);
    expect(minutes).toBeLessThanOrEqual(15.1);
    const [stored] = await sql(
      'select kind, currency, price::int, credit::int, tax_amount::int, total::int, used_at from quote where id = $1',
      [id],
    );
    expect(stored).toEqual({
      kind: 'upgrade',
      currency: 'EUR',
      price: 9_900,
      credit: 1_203,
      tax_amount: 1_652,
      total: 10_349,
      used_at: null,
    });
  });

  test('counts what was paid: without a discount of that time, and nothing that is still open', async () => {
    await subscribe(served.world.companyA.id, { discount: 900 });
    expect(await amount('de_pro_monthly')).toMatchObject({ body: { credit: 633 } });
    await subscribe(served.world.companyA.id, { paid: false });
    expect(await amount('de_pro_monthly')).toMatchObject({ body: { credit: 0, total: 11_781 } });
  });

  test('takes a code off what is left', async () => {
    await subscribe(served.world.companyA.id);
    const expected = { credit: 1_203, discount_amount: 1_739, tax_amount: 1_322, total: 8_280 };
    expect(await amount('de_pro_monthly', { discount_code: 'FIFTH' })).toMatchObject({ status: 200, body: expected });
    const before = await quotes();
    expect(await amount('de_pro_monthly', { discount_code: 'GONE' })).toMatchObject({
      status: 409,
      body: { code: 'coupon_invalid', errors: [{ pointer: '/discount_code' }] },
    });
    expect(await quotes()).toBe(before);
  });

  test.each([
    ['the same plan', 'de_basic_monthly', 'de_basic_monthly'],
    ['a smaller one', 'de_pro_monthly', 'de_basic_yearly'],
    ['the same one by the month again', 'de_pro_yearly', 'de_pro_monthly'],
  ])('to %s is none', async (_name, from, to) => {
    await subscribe(served.world.companyA.id, { price: from });
    const before = await quotes();
    expect(codeOf(await amount(to))).toEqual({ status: 409, code: 'not_an_upgrade' });
    expect(await quotes()).toBe(before);
  });

  test('to a year of the same plan is one', async () => {
    await subscribe(served.world.companyA.id);
    expect(await amount('de_basic_yearly')).toMatchObject({ status: 200, body: { price: 19_000, credit: 1_203 } });
  });

  test.each(['jp_pro_monthly', 'world_pro_monthly', 'de_free_monthly', 'nowhere'])(
    'at a price that is not on sale to the company is none: %s',
    async (price) => {
      await subscribe(served.world.companyA.id);
      const answer = await amount(price);
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: [{ pointer: '/sub_plan_id', code: 'reference_not_found' }] },
      });
    },
  );
});
