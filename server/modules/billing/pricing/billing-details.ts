/** The name and address that stand on a company's invoices. */
import type { Transaction } from '../../../access/database.ts';
import { billingAddressMissing, type FieldViolation } from '../../../errors.ts';

export interface BillingDetails {
  billing_name?: string | null;
  address?: string | null;
  postal_code?: string | null;
  city?: string | null;
}

const NEEDED = ['address', 'postal_code', 'city'] as const;

/** Countries whose addresses have no postal code (Universal Postal Union). */
const WITHOUT_POSTAL_CODE = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GM GQ GY HK IE JM KE KI KM KN KP LC LY ML MO MR MW NR QA RW SB SC SL SR ST SY TD TG TK TL TO TT TV UG VU WS YE ZW'.split(
    ' ',
  ),
);

interface Stored extends Record<(typeof NEEDED)[number], string | null> {
  country: string | null;
}

async function storedOf({ query, companyId }: Transaction): Promise<Stored> {
  const [stored] = await query<Stored>({
    name: 'billing_address_of_company',
    text: `select c.address, c.postal_code, c.city, country.code as country
      from customer c left join country on country.id = c.country_id where c.id = $1`,
    values: [companyId],
  });
  if (!stored) throw new Error('The company is gone.');
  return stored;
}

function missingOf(details: Stored): (typeof NEEDED)[number][] {
  return NEEDED.filter(
    (name) => !details[name]?.trim() && (name !== 'postal_code' || !WITHOUT_POSTAL_CODE.has(details.country ?? '')),
  );
}

/** Throws 409 for a company whose invoices would have no address. */
export async function requireBillingAddress(transaction: Transaction): Promise<void> {
  if (missingOf(await storedOf(transaction)).length > 0) throw billingAddressMissing();
}

/** Of a checkout: each field that neither comes with it nor is known. */
export async function addressViolations(
  transaction: Transaction,
  given: BillingDetails,
  country: string,
): Promise<FieldViolation[]> {
  const stored = await storedOf(transaction);
  const { address = stored.address, postal_code = stored.postal_code, city = stored.city } = given;
  return missingOf({ address, postal_code, city, country }).map((name) => ({ pointer: `/${name}`, code: 'required' }));
}
