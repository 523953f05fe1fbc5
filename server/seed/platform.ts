/** What every Feedtree starts with, in production too: countries, currencies, kinds of organization, plans and prices. */
import { countryRows } from './reference/countries.ts';
import { currencyRows } from './reference/currencies.ts';
import { organizationTypeRows } from './reference/organization-types.ts';
import { planRows } from './reference/plans.ts';
import { GLOBAL_REGION, priceRegions, pricesOf } from './reference/prices.ts';
import { type Seeding, type SeedRow, withSeeding } from './seeding.ts';

/** Does nothing when it has been done. */
export function seedPlatform(connectionString: string): Promise<void> {
  return withSeeding(connectionString, ensureReferenceData);
}

/** As part of a larger seed's transaction. */
export async function ensureReferenceData(seeding: Seeding): Promise<void> {
  const known = await seeding.read('select from country limit 1');
  if (known.length > 0) return;
  await seeding.insert('country', countryRows());
  await seeding.insert('organization_type', organizationTypeRows());
  const currencyIds = await insertKeyed(seeding, 'currency', 'code', currencyRows());
  const planIds = await insertKeyed(seeding, 'plan', 'tag', planRows());
  const regionRows = priceRegions.map(({ name, countries, currency, taxRate }) => ({
    name,
    countries,
    currency_id: idOf(currencyIds, currency),
    tax_rate: taxRate,
    is_global: name === GLOBAL_REGION,
  }));
  const regionIds = await insertKeyed(seeding, 'plan_location', 'name', regionRows);
  await seeding.insert('sub_plan', subPlanRows(planIds, regionIds));
}

const subPlanRows = (planIds: Map<string, number>, regionIds: Map<string, number>): SeedRow[] =>
  priceRegions.flatMap((region) =>
    pricesOf(region).map(({ tag, period, price }) => ({
      plan_id: idOf(planIds, tag),
      plan_location_id: idOf(regionIds, region.name),
      period,
      price,
    })),
  );

/** Inserts rows and answers their ids by one of their columns. */
async function insertKeyed(
  seeding: Seeding,
  table: string,
  key: string,
  rows: SeedRow[],
): Promise<Map<string, number>> {
  const ids = await seeding.reserveIds(table, rows.length);
  await seeding.insert(
    table,
    rows.map((row, at) => ({ id: ids[at], ...row })),
  );
  return new Map(rows.map((row, at) => [String(row[key]), ids[at] ?? 0]));
}

function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The seed refers to '${key}', which it does not make.`);
  return id;
}
