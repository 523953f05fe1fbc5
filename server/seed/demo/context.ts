import { addMonths, DAY, HOUR, startOfDay } from '../days.ts';
import type { CompanySeeding, Seeding, SeedRow } from '../seeding.ts';
import type { CompanyPlan } from './company-plan.ts';

/** The length of the demo's history. */
export const HISTORY_DAYS = 182;

/** What each part of a company's seed works with. */
export interface CompanyContext {
  plan: CompanyPlan;
  seeding: Seeding;
  company: CompanySeeding;
  /** Nothing lies after it. */
  now: number;
  /** Start of today (UTC), from which everything is counted back. */
  today: number;
  foundedAt: number;
}

/** Some way into the running month, so that its bill has been paid. */
const FOUNDED = -11 * DAY + 9 * HOUR;

export async function openCompany(seeding: Seeding, plan: CompanyPlan, now: number): Promise<CompanyContext> {
  const [companyId = 0] = await seeding.reserveIds('customer', 1);
  const today = startOfDay(now);
  const foundedAt = addMonths(today, -plan.ageInMonths) + FOUNDED;
  return { plan, seeding, company: seeding.inCompany(companyId), now, today, foundedAt };
}

/** Inserts rows and answers them with their new ids. */
export async function insertNumbered<Row extends SeedRow>(
  { seeding, company }: CompanyContext,
  table: string,
  rows: Row[],
): Promise<(Row & { id: number })[]> {
  const ids = await seeding.reserveIds(table, rows.length);
  const numbered = rows.map((row, at) => ({ id: ids[at] ?? 0, ...row }));
  await company.insert(table, numbered);
  return numbered;
}

/** A time as a row has it when nothing happened since. */
export const createdAt = (time: string): { created_at: string; updated_at: string } => ({
  created_at: time,
  updated_at: time,
});

/** @throws Error when the demo's own data name something that they do not have */
export function found<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo names '${key}', which it does not have.`);
  return value;
}

/** Ids of a global table by one of its columns; the statement calls them `key` and `id`. */
export async function idsBy(seeding: Seeding, text: string): Promise<Map<string, number>> {
  const rows = await seeding.read<{ key: string; id: string }>(text);
  return new Map(rows.map(({ key, id }) => [key, Number(id)]));
}
