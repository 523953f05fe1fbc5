/** Which tax a company pays: that of its region, or none where it owes the tax itself. */
import type { Transaction } from '../../../access/database.ts';
import { type Buyer, isReverseCharge } from './vat-numbers.ts';

/** Two letters of ISO 3166; null where the operator has told none. */
export type SellerCountry = () => Promise<string | null>;

export const noSellerCountry: SellerCountry = () => Promise.resolve(null);

export interface Tax {
  /** In percent. */
  taxRate: number;
  reverseCharge: boolean;
}

/** @param taxRate of the region */
export async function taxOfCompany(
  { query, companyId }: Transaction,
  sellerCountry: SellerCountry,
  taxRate: number,
): Promise<Tax> {
  const [buyer] = await query<Buyer>({
    name: 'buyer_of_company',
    text: `select country.code as country, c.tax_number as "taxNumber"
      from customer c left join country on country.id = c.country_id where c.id = $1`,
    values: [companyId],
  });
  const reverseCharge = buyer !== undefined && isReverseCharge(await sellerCountry(), buyer);
  return { taxRate: reverseCharge ? 0 : taxRate, reverseCharge };
}
