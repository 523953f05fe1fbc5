/** The fields of feedback that a survey fills from addresses: they are the company's, and come and go. */
import type { AddressField } from '../../../shared/survey/document.ts';
import type { FieldViolation } from '../../errors.ts';
import type { Transaction } from '../../access/database.ts';

/**
 * @param draft as far as it is written
 * @param at JSON pointer of where it stands
 * @returns a violation for each field that the company has not added to feedback
 */
export async function addressFieldViolations(
  transaction: Transaction,
  draft: object | null,
  at: string,
): Promise<FieldViolation[]> {
  const { address_fields: fields = [] } = (draft ?? {}) as { address_fields?: AddressField[] };
  if (fields.length === 0) return [];
  const known = await transaction.query<{ key: string }>({
    name: 'fields_of_feedback',
    text: `select key from custom_field where company_id = $1 and entity = 'feedback' and key = any($2)`,
    values: [transaction.companyId, fields.map(({ field }) => field)],
  });
  const keys = new Set(known.map(({ key }) => key));
  return fields.flatMap(({ field }, place): FieldViolation[] =>
    keys.has(field) ? [] : [{ pointer: `${at}/address_fields/${place}/field`, code: 'reference_not_found' }],
  );
}
