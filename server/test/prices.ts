/** A small price list for tests: Germany in euros with tax, Japan in yen, and dollars for all others. */
import { withConnection } from '../database/with-connection.ts';

export interface PriceList {
  /** Ids of plan locations by name. */
  locations: { de: number; jp: number; world: number };
  plans: { free: number; basic: number; pro: number };
  /** `de_pro_yearly` to the id of its sub-plan. */
  prices: Record<string, number>;
}

const PRICES = {
  de: { currency: 'EUR', taxRate: 19, basic: [1_900, 19_000], pro: [9_900, 96_000] },
  jp: { currency: 'JPY', taxRate: 10, basic: [2_800, 28_000], pro: [14_800, 143_000] },
  world: { currency: 'USD', taxRate: 0, basic: [2_000, 20_000], pro: [10_000, 97_000] },
} as const;

const COUNTRIES = [
  ['DE', 'DEU', '276', 'Germany'],
  ['JP', 'JPN', '392', 'Japan'],
  ['CA', 'CAN', '124', 'Canada'],
];

export const plantPrices = (ownerUrl: string): Promise<PriceList> =>
  withConnection(ownerUrl, async (client) => {
    const insert = async (text: string, values: unknown[]): Promise<number> =>
      Number((await client.query<{ id: string }>(`${text} returning id`, values)).rows[0]?.id);
    for (const country of COUNTRIES)
      await insert('insert into country (code, alpha3, numeric_code, name) values ($1, $2, $3, $4)', country);
    // As many users as its place says; enterprise is without limits.
    const plan = (tag: string, rank: number) =>
      insert('insert into plan (name, tag, sort_order, user_count) values ($1, $2, $3, $4)', [
        `The ${tag} plan`,
        tag,
        rank,
        tag === 'enterprise' ? null : 1_000 * rank,
      ]);
    const plans = { free: await plan('free', 1), basic: await plan('basic', 2), pro: await plan('pro', 3) };
    await plan('enterprise', 4);
    const prices: Record<string, number> = {};
    const locations = { de: 0, jp: 0, world: 0 };
    for (const [name, { currency, taxRate, ...offered }] of Object.entries(PRICES)) {
      const digits = currency === 'JPY' ? 0 : 2;
      const currencyId = await insert(
        'insert into currency (code, name, symbol, minor_digits) values ($1, $1, $1, $2)',
        [currency, digits],
      );
      const id = await insert(
        'insert into plan_location (name, countries, currency_id, tax_rate, is_global) values ($1, $2, $3, $4, $5)',
        [name, name === 'world' ? [] : [name.toUpperCase()], currencyId, taxRate, name === 'world'],
      );
      locations[name as keyof typeof locations] = id;
      for (const [tag, [monthly, yearly]] of Object.entries({ free: [0, 0], ...offered }))
        for (const [period, price] of Object.entries({ monthly, yearly }))
          prices[`${name}_${tag}_${period}`] = await insert(
            'insert into sub_plan (plan_id, plan_location_id, period, price) values ($1, $2, $3, $4)',
            [plans[tag as keyof typeof plans], id, period, price],
          );
    }
    return { locations, plans, prices };
  });

/** Says in which country a company is. */
export const settle = (ownerUrl: string, companyId: number, country: string): Promise<unknown> =>
  withConnection(ownerUrl, (client) =>
    client.query('update customer set country_id = (select id from country where code = $2) where id = $1', [
      companyId,
      country,
    ]),
  );
