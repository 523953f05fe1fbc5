/** The condition of a rule on a field that the company has added: of feedback or of its unit, and a value that it can have. */
import type { CustomField } from '../../../../access/custom-fields.ts';
import type { Work } from '../../../../access/work.ts';
import type { Values } from '../../../../database/rows.ts';
import { type FieldViolation, invalidInput, Problem } from '../../../../errors.ts';
import { describeCustom } from '../../../../query/custom-fields.ts';
import { refuseCustomValues } from '../../../../validation/custom-values.ts';

/** @throws Problem 400 at the field that can't be asked for, or at a value that it never has */
export async function refuseStrangeValue(
  { transaction, principal }: Pick<Work, 'transaction' | 'principal'>,
  rule: Values,
): Promise<void> {
  const { custom_field_id: id, custom_value: value, trigger = 'answer' } = rule;
  if (typeof id !== 'number' || typeof value !== 'string') return;
  const [field] = await transaction.query<CustomField>({
    name: 'custom_field_of_rule',
    text: `select id, entity, key, label, help, kind, choices, false as is_required, seen_by, in_list
      from custom_field where company_id = $1 and id = $2 and key is not null`,
    values: [transaction.companyId, id],
  });
  const isSeen = field !== undefined && (principal.role === 'company_admin' || field.seen_by === 'everyone');
  if (!isSeen) throw invalid({ pointer: '/custom_field_id', code: 'reference_not_found' });
  // An answer that has just come has no values yet.
  const isKnown = field.entity === 'node' || (field.entity === 'feedback' && trigger === 'unhandled');
  if (!isKnown) throw invalid({ pointer: '/custom_field_id', code: 'not_applicable' });
  refuseValue(field, value);
}

const invalid = (error: FieldViolation): Problem => invalidInput({ errors: [error] });

function refuseValue(field: CustomField, text: string): void {
  const described = describeCustom(field);
  try {
    refuseCustomValues(
      { value: typed(described.type, text) },
      { fields: new Map([['value', described]]), isNew: false },
    );
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const [{ code, parameters } = { code: 'invalid' }] = error.errors;
    throw invalid({ pointer: '/custom_value', code, ...(parameters && { parameters }) });
  }
}

function typed(type: string, text: string): unknown {
  if (type === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  return type === 'array' ? [text] : text;
}
