/** A company's tax number fits its country, as it stands on invoices. What it is already may stay as it is. */
import { isTaxNumber, taxNumberRule } from '../../../../../shared/tax/tax-numbers.ts';
import { hasRightDigits } from '../../../billing/index.ts';
import { invalidInput } from '../../../../errors.ts';
import type { Work } from '../../../../access/work.ts';
import type { Values } from '../../../../database/rows.ts';

/** Throws 400 at the tax number for one that companies of the country do not have. */
export async function refuseTaxNumber({ transaction }: Work, row: Values, changes: Values): Promise<void> {
  const changed = ['tax_number', 'country_id'].some((name) => name in changes && changes[name] !== row[name]);
  const { tax_number: taxNumber, country_id: countryId } = { ...row, ...changes };
  if (!changed || typeof taxNumber !== 'string' || typeof countryId !== 'number') return;
  const [country] = await transaction.query<{ code: string }>({
    name: 'code_of_country',
    text: 'select code from country where id = $1',
    values: [countryId],
  });
  if (!country || (isTaxNumber(country.code, taxNumber) && hasRightDigits(country.code, taxNumber))) return;
  const example = taxNumberRule(country.code)?.example ?? '';
  throw invalidInput({ errors: [{ pointer: '/tax_number', code: 'tax_number', parameters: { example } }] });
}
