/** Values of fields that a company has added: judged by their kinds, each at its place. */
import { isEmptyValue } from '../../shared/contract/empty-value.ts';
import { type FieldViolation, invalidInput } from '../errors.ts';
import type { Values } from '../database/rows.ts';
import type { FieldDescriptor, JsonSchema } from '../../shared/contract/descriptor.ts';
import { escapePointer, violations } from './validate.ts';

const text = (maxLength: number, rest: JsonSchema = {}): JsonSchema => ({ type: 'string', maxLength, ...rest });
const LARGEST = 1e15;

/** By the kernel's names of their kinds: constants, however many fields there are. */
export const CUSTOM_SCHEMAS: Record<string, JsonSchema> = {
  text: text(1_000),
  long_text: text(10_000),
  number: { type: 'number', minimum: -LARGEST, maximum: LARGEST },
  percent: { type: 'number', minimum: 0, maximum: 100 },
  boolean: { type: 'boolean' },
  date: text(10, { format: 'date' }),
  enum: text(100),
  string_list: { type: 'array', maxItems: 200, uniqueItems: true, items: text(100) },
  color: text(7, { pattern: '^#[0-9A-Fa-f]{6}$' }),
  url: text(2_000, { format: 'uri' }),
  email: text(254, { format: 'email' }),
  phone: text(32, { pattern: '^\\+?[0-9 ()./-]{5,31}$' }),
  country: text(2, { format: 'country' }),
  language: text(35, { format: 'language' }),
};

interface Judged {
  /** By key, those that the caller sees. */
  fields: ReadonlyMap<string, FieldDescriptor>;
  isNew: boolean;
  /** Pointer of what was sent. */
  at?: string;
}

/**
 * @param sent of the field `custom`; undefined where it was left out
 * @throws Problem 400 with each violation; a field that the caller does not see is as unknown as one that is not there
 */
export function refuseCustomValues(sent: Values | undefined, { fields, isNew, at = '/custom' }: Judged): void {
  const given = Object.entries(sent ?? {});
  const errors = given.flatMap(([key, value]): FieldViolation[] => {
    const pointer = `${at}/${escapePointer(key)}`;
    const field = fields.get(key);
    if (field === undefined) return [{ pointer, code: 'unknown_field' }];
    if (isEmptyValue(value)) return field.custom?.isRequired ? [{ pointer, code: 'required' }] : [];
    return customValueViolations(field, value, pointer);
  });
  const missing = [...fields].filter(([key, { custom }]) => isNew && custom?.isRequired && !(key in (sent ?? {})));
  errors.push(...missing.map(([key]) => ({ pointer: `${at}/${escapePointer(key)}`, code: 'required' })));
  if (errors.length > 0) throw invalidInput({ errors });
}

/** What is wrong with one value that is not empty. */
export function customValueViolations(field: FieldDescriptor, value: unknown, pointer: string): FieldViolation[] {
  const found = violations(CUSTOM_SCHEMAS[field.kind] ?? text(1_000), value, pointer);
  return found.length > 0 ? found : strangeChoices(value, field.custom?.choices, pointer);
}

function strangeChoices(value: unknown, choices: readonly string[] | undefined, pointer: string): FieldViolation[] {
  if (choices === undefined) return [];
  if (!Array.isArray(value)) return choices.includes(String(value)) ? [] : [{ pointer, code: 'not_an_option' }];
  return value.flatMap((one, at) =>
    choices.includes(String(one)) ? [] : [{ pointer: `${pointer}/${at}`, code: 'not_an_option' }],
  );
}
