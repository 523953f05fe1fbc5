/** What is on sale: the price region of a country, and the prices of plans in it. */
import type { Transaction } from '../../../access/database.ts';
import { notFound } from '../../../errors.ts';
import { isOffered } from '../../../access/offered.ts';
import type { Period } from './period.ts';

export interface Location {
  id: number;
  name: string;
  /** In percent. */
  taxRate: number;
  currency: { code: string; symbol: string; minor_digits: number };
}

/** The country of the caller's company; null while it has said none. */
export async function countryOfCompany({ query, companyId }: Transaction): Promise<string | null> {
  const [found] = await query<{ code: string }>({
    name: 'country_of_company',
    text: 'select country.code from customer join country on country.id = customer.country_id where customer.id = $1',
    values: [companyId],
  });
  return found?.code ?? null;
}

/** The region that names the country, else the global one. Throws 404 where the platform has made neither. */
export async function locationOf(transaction: Transaction, country: string | null): Promise<Location> {
  const found = await findLocation(transaction, country);
  if (!found) throw notFound();
  return found;
}

/** Null where the platform has made neither. */
export async function findLocation({ query }: Transaction, country: string | null): Promise<Location | null> {
  const [found] = await query<Omit<Location, 'taxRate'> & { tax_rate: number }>({
    name: 'location_of_country',
    text: `select l.id, l.name, l.tax_rate,
        json_build_object('code', c.code, 'symbol', c.symbol, 'minor_digits', c.minor_digits) as currency
      from plan_location l join currency c on c.id = l.currency_id
      where $1::text = any(l.countries) or l.is_global
      order by ($1::text = any(l.countries)) is true desc limit 1`,
    values: [country],
  });
  if (!found) return null;
  const { id, name, tax_rate: taxRate, currency } = found;
  return { id, name, taxRate, currency };
}

/** A price that is on sale, with all that a quote takes over from it. */
export interface Offer {
  subPlanId: number;
  planId: number;
  planName: string;
  /** Its place in the order of plans: more is more. */
  rank: number;
  locationId: number;
  period: Period;
  price: number;
  taxRate: number;
  currency: string;
}

/** Null for one that is missing, or offered no longer. */
export async function offerOf({ query }: Transaction, subPlanId: number): Promise<Offer | null> {
  const [found] = await query<Offer>({
    name: 'offer_of_sub_plan',
    text: `select s.id as "subPlanId", s.plan_id as "planId", p.name as "planName", p.sort_order as rank,
        s.plan_location_id as "locationId", s.period, s.price, l.tax_rate as "taxRate", c.code as currency
      from sub_plan s join plan p on p.id = s.plan_id
      join plan_location l on l.id = s.plan_location_id join currency c on c.id = l.currency_id
      where s.id = $1 and s.is_active and ${isOffered('p')}`,
    values: [subPlanId],
  });
  return found ?? null;
}
