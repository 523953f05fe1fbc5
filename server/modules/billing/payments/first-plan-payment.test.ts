/** The calls around the first plan: what a country means, and the plan that is had for nothing. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nothing, openPaying } from './test/paying.ts';

const paying = await openPaying();
beforeEach(() => paying.forget());

describe('a country', () => {
  const ask = (query: string, headers = {}) =>
    paying.served.call({ path: `account/clientregistercheckcountry${query}`, headers });

  test('that is chosen tells its prices, its tax and its tax number', async () => {
    expect(await ask('?country=DE', { 'accept-language': 'tr-TR' })).toMatchObject({
      status: 200,
      body: {
        country: 'DE',
        is_guess: false,
        location: { tax_rate: 19 },
        currency: { code: 'EUR', minor_digits: 2 },
        tax_number: { label: 'USt-IdNr.', pattern: expect.stringContaining('DE'), example: 'DE136695976' },
      },
    });
  });

  test('is guessed by the time zone, else by the languages, else not', async () => {
    const guess = async (query: string, languages: string) =>
      (await ask(query, { 'accept-language': languages })).body as { country: string | null; is_guess: boolean };
    expect(await guess('?time_zone=Europe/Berlin', 'en-US')).toMatchObject({ country: 'DE', is_guess: true });
    expect(await guess('', 'de-DE,de;q=0.9')).toMatchObject({ country: 'DE' });
    expect(await guess('', 'de')).toMatchObject({ country: null, tax_number: null });
    // One that the platform does not know is none.
    expect(await guess('', 'en-ZZ')).toMatchObject({ country: null });
  });

  test.each([
    ['?country=ZZ', '/country'],
    ['?country=de', '/country'],
    ['?land=DE', '/land'],
    [`?time_zone=${'x'.repeat(61)}`, '/time_zone'],
  ])('asked for by %s is refused at its place', async (query, pointer) => {
    expect(await ask(query)).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
  });

  test('refuses a tax number that its companies do not have', async () => {
    expect(await paying.pay({ tax_number: '12' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/tax_number', code: 'tax_number' }] },
    });
    expect(await paying.holdings(paying.served.world.companyA.id)).toEqual(nothing);
  });
});

describe('the free plan', () => {
  const choose = (body: object = {}, as = 'adminA') =>
    paying.served.call({ as, method: 'POST', path: 'account/clientregisterfreeplan', body });
  beforeAll(async () => {
    await paying.sql(`insert into plan (name, tag) select 'Nothing to pay', 'free'
      where not exists (select 1 from plan where tag = 'free')`);
    await paying.sql(`update plan set is_active = true where tag = 'free'`);
  });

  test('begins without a price and without an end, once; a larger one is paid for later', async () => {
    expect(await choose({ country: 'DE' })).toMatchObject({ status: 201 });
    const [row] = await paying.sql(
      `select p.tag, s.is_current, s.state, s.price::int, s.currency, s.period_end, s.sub_plan_id, c.code as country
        from subscription s join plan p on p.id = s.plan_id join customer o on o.id = s.company_id join country c on c.id = o.country_id`,
    );
    expect(row).toEqual({
      tag: 'free',
      is_current: true,
      state: 'active',
      price: 0,
      currency: null,
      period_end: null,
      sub_plan_id: null,
      country: 'DE',
    });
    expect(await choose()).toMatchObject({ status: 409, body: { code: 'plan_already_chosen' } });
    expect(await paying.pay()).toMatchObject({ status: 409, body: { code: 'plan_already_chosen' } });
    const log = await paying.sql(`select operation from audit_entry where entity = 'subscription'`);
    expect(log).toEqual([{ operation: 'create' }]);
  });

  test('is chosen once by two at the same moment', async () => {
    const both = await Promise.all([choose(), choose(), choose()]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
  });

  test.each([
    [{ country: 'ZZ' }, 'adminA', 400],
    [{ plan_id: 1 }, 'adminA', 400],
    [{}, 'nobody', 403],
    [{}, 'superadmin', 403],
  ])('with %j by %s: %i', async (body, as, status) => {
    expect((await choose(body, as)).status).toBe(status);
    expect(await paying.sql('select 1 from subscription')).toEqual([]);
  });

  test('that the platform does not offer is not found', async () => {
    await paying.sql(`update plan set is_active = false where tag = 'free'`);
    expect((await choose()).status).toBe(404);
    await paying.sql(`update plan set is_active = true where tag = 'free'`);
  });
});
