/** Who sells, as it stands on invoices: the operator's settings, or else the platform's own company. */
import type { Database } from '../../../access/database.ts';
import type { SellerCountry } from '../pricing/tax-of-company.ts';

/** Names and addresses may be anything that people write. */
export interface Seller {
  name: string;
  email: string;
  address: string | null;
  postalCode: string | null;
  city: string | null;
  /** Two letters of ISO 3166. */
  country: string | null;
  taxNumber: string | null;
}

/** Where no operator is known. */
export const nobody: Seller = {
  name: '',
  email: '',
  address: null,
  postalCode: null,
  city: null,
  country: null,
  taxNumber: null,
};

/** The settings, null where there are none, or what is wrong with them. */
export function readSellerSettings(environment: NodeJS.ProcessEnv): Seller | { error: string } | null {
  const given = (name: string): string | null => environment[`SELLER_${name}`]?.trim() || null;
  const rest = {
    address: given('ADDRESS'),
    postalCode: given('POSTAL_CODE'),
    city: given('CITY'),
    country: given('COUNTRY'),
    taxNumber: given('TAX_NUMBER'),
  };
  const [name, email] = [given('NAME'), given('EMAIL')];
  if (name === null && email === null && Object.values(rest).every((value) => value === null)) return null;
  if (name === null || email === null || rest.address === null)
    return { error: 'An invoice says who sells: set SELLER_NAME, SELLER_EMAIL and SELLER_ADDRESS together, or none.' };
  if (rest.country !== null && !/^[A-Z]{2}$/.test(rest.country))
    return { error: `SELLER_COUNTRY is "${rest.country}": set it to two letters such as DE.` };
  return { name, email, ...rest };
}

export async function readSeller(database: Database): Promise<Seller> {
  const [seller] = await database.lookup<Seller>('platform', {
    name: 'seller_of_invoices',
    text: `select c.name, c.email, c.address, c.postal_code as "postalCode", c.city, country.code as country,
        c.tax_number as "taxNumber"
      from customer c left join country on country.id = c.country_id where c.is_platform`,
    values: [],
  });
  if (!seller) throw new Error('The platform has no company of its own.');
  return seller;
}

/** By which tax is judged: as it is set, else that of the platform's own company. */
export const sellerCountryOf =
  (seller: Seller | null, database: Database): SellerCountry =>
  async () =>
    (seller ?? (await readSeller(database))).country;

/** Reads who sells when it is asked for: as it is set, else the platform's own company. */
export const sellerOf =
  ({ seller, database }: { seller?: Seller | null; database: Database }) =>
  async (): Promise<Seller> =>
    seller ?? readSeller(database);
