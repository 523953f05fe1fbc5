import { afterAll, expect, test } from 'vitest';
import { seedPlatform } from './index.ts';
import { openSeeded } from './test/seeded.ts';

const platform = await openSeeded(seedPlatform);
afterAll(() => platform.drop());

test('ISO 3166-1: 249 countries with all three codes', async () => {
  const countries = await platform.rows('select code, alpha3, numeric_code, name from country order by code');
  expect(countries).toHaveLength(249);
  expect(countries).toContainEqual({ code: 'TR', alpha3: 'TUR', numeric_code: '792', name: 'Türkiye' });
  expect(countries).toContainEqual({ code: 'AF', alpha3: 'AFG', numeric_code: '004', name: 'Afghanistan' });
});

test('ISO 4217: minor digits and signs as they are printed, no funds and no metals', async () => {
  const currencies = await platform.rows<{ code: string }>('select code, symbol, minor_digits from currency');
  expect(currencies).toContainEqual({ code: 'EUR', symbol: '€', minor_digits: 2 });
  expect(currencies).toContainEqual({ code: 'JPY', symbol: '¥', minor_digits: 0 });
  expect(currencies).toContainEqual({ code: 'BHD', symbol: 'BHD', minor_digits: 3 });
  expect(currencies.map(({ code }) => code)).not.toContain('XAU');
  expect(currencies.length).toBeGreaterThan(150);
});

test('the plans are those of the price list', async () => {
  const plans = await platform.rows<Record<string, unknown>>(
    `select tag, qr_code_count, user_count, group_count, organization_count, storage_mb, return_url, custom_logo, link_list, on_premise
     from plan order by sort_order`,
  );
  expect(
    plans.map((plan) =>
      Object.values(plan).map((value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value)),
    ),
  ).toEqual([
    ['free', 3, 2, 1, 1, 100, false, false, false, false],
    ['basic', 25, 5, 5, 1, 2_000, true, true, false, false],
    ['standart', 100, 20, 25, 3, 10_000, true, true, true, false],
    ['pro', 500, 100, 100, 10, 50_000, true, true, true, false],
    ['enterprise', null, null, null, null, null, true, true, true, true],
  ]);
});

const pricesIn = (region: string) =>
  platform.rows<{ tag: string; period: string; price: string }>(
    `select plan.tag, period, price from sub_plan join plan on plan.id = plan_id join plan_location on plan_location.id = plan_location_id
     where plan_location.name = $1 order by plan.sort_order, period`,
    [region],
  );

test.each([
  ['Global', [0, 0, 1_900, 19_000, 4_900, 48_000, 9_900, 96_000]],
  ['Germany', [0, 0, 1_900, 19_000, 4_900, 48_000, 9_900, 96_000]],
  ['Japan', [0, 0, 2_800, 28_000, 7_200, 70_500, 14_800, 143_000]],
])('%s: prices in minor units, none for enterprise', async (region, prices) => {
  const found = await pricesIn(region);
  expect(found.map(({ price }) => Number(price))).toEqual(prices);
});

test('a country belongs to one price region, the fallback names none, and both speak of what exists', async () => {
  const regions = await platform.rows<{ is_global: boolean; countries: string[] }>(
    'select is_global, countries from plan_location',
  );
  expect(regions.filter(({ is_global }) => is_global)).toEqual([{ is_global: true, countries: [] }]);
  const named = regions.flatMap(({ countries }) => countries);
  expect(new Set(named).size).toBe(named.length);
  const known = await platform.rows('select from country where code = any($1)', [named]);
  expect(known).toHaveLength(named.length);
});

test('again: nothing changes', async () => {
  const before = await platform.rows('select * from plan_location order by id');
  await seedPlatform(platform.url);
  expect(await platform.rows('select * from plan_location order by id')).toEqual(before);
  expect(await platform.rows('select from customer')).toEqual([]);
});
