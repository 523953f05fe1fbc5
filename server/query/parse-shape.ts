/** What of each row a reader asks for: some fields only, and whether it says what the caller may do to it. */
import { type FieldViolation, invalidInput } from '../errors.ts';
import type { EntityDescriptor, JsonSchema } from '../../shared/contract/descriptor.ts';
import { violations } from '../validation/validate.ts';

export interface RowShape {
  /** Null for all that the caller may read; the id comes always. */
  fields: readonly string[] | null;
  permissions: boolean;
}

export const WHOLE_ROW: RowShape = { fields: null, permissions: false };
export const ID_ALONE: RowShape = { fields: [], permissions: false };

/** Of the address; the values are texts that are read here. */
export const ROW_PARAMETERS: JsonSchema = { properties: { fields: {}, permissions: {} } };

const FIELDS: JsonSchema = { type: 'array', maxItems: 60, items: { type: 'string', maxLength: 48 } };

/** The shape out of the query parameters `fields` and `permissions`; adds every violation to `errors`. */
export function parseShape(
  entity: EntityDescriptor,
  query: Record<string, unknown>,
  isReadable: (field: string) => boolean,
  errors: FieldViolation[],
): RowShape {
  const { fields, permissions } = query;
  if (permissions !== undefined && permissions !== 'true' && permissions !== 'false')
    errors.push({ pointer: '/permissions', code: 'enum', parameters: { allowed: 'true, false' } });
  return { fields: parseFields(entity, fields, isReadable, errors), permissions: permissions === 'true' };
}

/** Of one row; throws 400 with every violation. */
export function readShape(
  entity: EntityDescriptor,
  query: Record<string, unknown>,
  isReadable: (field: string) => boolean,
): RowShape {
  const errors: FieldViolation[] = [];
  const shape = parseShape(entity, query, isReadable, errors);
  if (errors.length > 0) throw invalidInput({ errors });
  return shape;
}

/** A field that the caller may not read is as unknown as one that is not there. */
function parseFields(
  entity: EntityDescriptor,
  text: unknown,
  isReadable: (field: string) => boolean,
  errors: FieldViolation[],
): string[] | null {
  if (text === undefined) return null;
  const names = parsedList(text);
  const found = names === undefined ? [{ pointer: '/fields', code: 'json' }] : violations(FIELDS, names, '/fields');
  errors.push(...found);
  if (names === undefined || found.length > 0) return null;
  const wanted = names as string[];
  const unknown = wanted.flatMap((name, at) => {
    const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
    return field !== undefined && !field.writeOnly && isReadable(name) ? [] : [`/fields/${at}`];
  });
  errors.push(...unknown.map((pointer) => ({ pointer, code: 'unknown_field' })));
  // One order means one prepared statement for the same fields.
  return [...new Set(wanted)].toSorted();
}

function parsedList(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
