/** The price matrix of a plan: all prices or none, one that another has changed is refused, and nothing is lost. */
import { expect } from 'vitest';
import { plantPrices, type PriceList } from '../../../../test/prices.ts';
import { withConnection } from '../../../../database/with-connection.ts';
import { type Scenario, scenarios } from '../../../../test/scenarios.ts';

let list: PriceList;
/** The plan that has no price. */
let enterprise: number;

interface Price {
  plan_location_id: number;
  period: string;
  price: number | null;
  seen: number | null;
}

const at = (
  location: keyof PriceList['locations'],
  period: string,
  price: number | null,
  seen: number | null,
): Price => ({
  plan_location_id: list.locations[location],
  period,
  price,
  seen,
});

const call = { as: 'superadmin', method: 'POST', path: 'subplan/save_prices' } as const;
const saving = (prices: () => Price[], plan: keyof PriceList['plans'] = 'pro'): Pick<Scenario, 'body'> => ({
  body: () => ({ plan_id: list.plans[plan], prices: prices() }),
});

scenarios(
  'save the prices of a plan',
  [
    {
      ...call,
      name: 'one price is changed, one taken off sale, the others stay',
      ...saving(() => [at('de', 'monthly', 8_900, 9_900), at('jp', 'yearly', null, 143_000)]),
      status: 200,
      contains: () => ({
        plan_id: list.plans.pro,
        prices: expect.arrayContaining([
          expect.objectContaining({ plan_location_id: list.locations.de, period: 'monthly', price: 8_900 }),
          expect.objectContaining({ plan_location_id: list.locations.de, period: 'yearly', price: 96_000 }),
          expect.objectContaining({ plan_location_id: list.locations.jp, period: 'monthly', price: 14_800 }),
        ]) as unknown,
      }),
    },
    {
      name: 'what is off sale keeps its price for those who pay it',
      as: 'superadmin',
      path: () => `subplan/${list.prices['jp_pro_yearly']}`,
      status: 200,
      contains: { price: 143_000, is_active: false },
    },
    {
      ...call,
      name: 'what is off sale is seen as empty, and comes back under its own row',
      ...saving(() => [at('jp', 'yearly', 140_000, null)]),
      status: 200,
      contains: () => ({
        prices: expect.arrayContaining([
          expect.objectContaining({ id: list.prices['jp_pro_yearly'], price: 140_000 }),
        ]) as unknown,
      }),
    },
    {
      ...call,
      name: 'empty for empty is nothing to do',
      body: () => ({ plan_id: enterprise, prices: [at('de', 'monthly', null, null)] }),
      status: 200,
      contains: { prices: [] },
    },
    {
      ...call,
      name: 'a price of nothing is a price',
      ...saving(() => [at('world', 'monthly', 0, 10_000)]),
      status: 200,
    },
    {
      ...call,
      name: 'what another has changed since is refused at its place, and the rest with it',
      ...saving(() => [at('de', 'yearly', 1, 96_000), at('de', 'monthly', 2, 9_900), at('jp', 'monthly', 3, null)]),
      status: 400,
      pointers: ['/prices/1/price', '/prices/2/price'],
    },
    {
      ...call,
      name: 'and nothing of it was stored',
      ...saving(() => [at('de', 'yearly', 96_000, 96_000)]),
      status: 200,
    },
    {
      ...call,
      name: 'one place twice is refused at the second',
      ...saving(() => [at('de', 'yearly', 5, 96_000), at('de', 'yearly', 6, 96_000)]),
      status: 400,
      pointers: ['/prices/1/price'],
    },
    {
      ...call,
      name: 'a missing location is refused at its place',
      ...saving(() => [{ ...at('de', 'yearly', 5, 96_000), plan_location_id: 999_999 }]),
      status: 400,
      pointers: ['/prices/0/plan_location_id'],
    },
    {
      ...call,
      name: 'a missing plan is refused',
      body: () => ({ plan_id: 999_999, prices: [at('de', 'yearly', 5, null)] }),
      status: 400,
      pointers: ['/plan_id'],
    },
    {
      ...call,
      name: 'a price below nothing, of parts, or of another period is refused',
      ...saving(() => [
        at('de', 'monthly', -1, 8_900),
        at('de', 'yearly', 1.5, 96_000),
        at('jp', 'weekly', 100, 14_800),
      ]),
      status: 400,
      pointers: ['/prices/0/price', '/prices/1/price', '/prices/2/period'],
    },
  ],
  async ({ ownerUrl }) => {
    list = await plantPrices(ownerUrl);
    enterprise = await withConnection(ownerUrl, async (client) => {
      const { rows } = await client.query<{ id: string }>("select id from plan where tag = 'enterprise'");
      return Number(rows[0]?.id);
    });
  },
);
