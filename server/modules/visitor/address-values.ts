/**
 * Values that an address brought along (`?table=12`), as the feedback keeps them: each in the field that the company has
 * added, if it is a value of that field's kind. What is none is left out: nobody at a table can mend its code.
 */
import type { AddressValues } from '../../../shared/survey/address-fields.ts';
import { MAX_ADDRESS_VALUE, SIGNATURE } from '../../../shared/survey/address-fields.ts';
import type { AddressField, SurveyDocument } from '../../../shared/survey/document.ts';
import type { FieldDescriptor } from '../../../shared/contract/descriptor.ts';
import type { CustomField, CustomFields } from '../../access/custom-fields.ts';
import type { Database } from '../../access/database.ts';
import type { FieldViolation } from '../../errors.ts';
import { describeCustom } from '../../query/custom-fields.ts';
import { customValueViolations } from '../../validation/custom-values.ts';
import { provenNames } from './address-signature.ts';
import type { Resolved } from './resolve.ts';

export interface KeptValues {
  /** By the ids of the fields. */
  custom: Record<string, unknown>;
  /** Names of values that were sent and are not kept. */
  leftOut: string[];
}

const NONE: ReadonlySet<string> = new Set();
const NOTHING: KeptValues = { custom: {}, leftOut: [] };

const NUMBER = /^[-+]?\d{1,15}(\.\d{1,9})?$/;
const YES = new Set(['true', '1', 'yes']);
const NO = new Set(['false', '0', 'no']);

/** What a text of an address is as a value of a kind; a text that is none stays one, which its judgement refuses. */
function valueOf({ kind, type }: FieldDescriptor, text: string): unknown {
  if (type === 'number') return NUMBER.test(text) ? Number(text) : text;
  if (type === 'boolean') return YES.has(text) || (NO.has(text) ? false : text);
  if (type === 'array') return text.split(',');
  return kind === 'country' ? text.toUpperCase() : text;
}

export interface AddressParts {
  database: Database;
  customFields: CustomFields;
}

/**
 * @param document of the survey that is answered, which says what it takes
 * @param values as they stood in the address
 */
export async function keptValues(
  { database, customFields }: AddressParts,
  target: Pick<Resolved, 'companyId' | 'code'>,
  document: SurveyDocument,
  values: AddressValues | undefined,
): Promise<KeptValues> {
  const sent = Object.entries(values ?? {}).filter(([name]) => name !== SIGNATURE);
  if (values === undefined || sent.length === 0) return NOTHING;
  const asked = new Map((document.address_fields ?? []).map((each) => [each.field, each]));
  const known = (await customFields.of(target.companyId)).get('feedback') ?? [];
  const proven = [...asked.values()].some(({ signed }) => signed) ? await provenNames(database, target, values) : NONE;
  const custom: Record<string, unknown> = {};
  const leftOut: string[] = [];
  for (const [name, text] of sent) {
    const field = known.find(({ key }) => key === name);
    const value = field && isTaken(asked.get(name), proven) ? judged(field, text) : undefined;
    if (field && value !== undefined) custom[field.id] = value;
    else leftOut.push(name);
  }
  return { custom, leftOut };
}

const isTaken = (asked: AddressField | undefined, proven: ReadonlySet<string>): boolean =>
  asked !== undefined && (asked.signed !== true || proven.has(asked.field));

function judged(field: CustomField, text: string): unknown {
  if (text.length > MAX_ADDRESS_VALUE) return undefined;
  return valueViolations(field, text, '').length > 0 ? undefined : valueOf(describeCustom(field), text);
}

/** What is wrong with a text of an address as a value of a field; empty where it is taken. */
export function valueViolations(field: CustomField, text: string, pointer: string): FieldViolation[] {
  const described = describeCustom(field);
  return customValueViolations(described, valueOf(described, text), pointer);
}
