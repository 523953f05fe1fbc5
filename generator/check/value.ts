import type { JsonSchema, JsonValue } from '../../shared/contract/model.ts';

/**
 * Whether a constant of a schema file satisfies a plain schema. ajv would compile one function for each of some hundred
 * defaults, which costs more than the whole pass; formats are left to the database's own defaults check.
 */
export function satisfies(value: JsonValue, schema: JsonSchema): boolean {
  const types = [schema.type].flat();
  if (!types.some((type) => hasType(value, type))) return false;
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) return false;
  if (schema.const !== undefined && schema.const !== value) return false;
  if (typeof value === 'number') return within(value, schema.minimum, schema.maximum);
  if (typeof value === 'string') return isText(value, schema);
  if (Array.isArray(value)) return isList(value, schema);
  return typeof value === 'object' && value !== null ? isObject(value, schema) : true;
}

const TYPE_TESTS: Record<string, (value: JsonValue) => boolean> = {
  null: (value) => value === null,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  array: (value) => Array.isArray(value),
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

function hasType(value: JsonValue, type: JsonValue | undefined): boolean {
  return typeof type !== 'string' || (TYPE_TESTS[type]?.(value) ?? false);
}

function within(size: number, minimum: JsonValue | undefined, maximum: JsonValue | undefined): boolean {
  return size >= Number(minimum ?? -Infinity) && size <= Number(maximum ?? Infinity);
}

/** Lengths are counted in code points, as JSON Schema and PostgreSQL do. */
function isText(value: string, { minLength, maxLength, pattern }: JsonSchema): boolean {
  const fits = typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value);
  return fits && within([...value].length, minLength, maxLength);
}

function isObject(value: { [name: string]: JsonValue }, { properties, required }: JsonSchema): boolean {
  if (typeof properties !== 'object' || properties === null || Array.isArray(properties)) return true;
  const names = Array.isArray(required) ? required : [];
  const isComplete = names.every((name) => typeof name === 'string' && name in value);
  return isComplete && Object.entries(value).every(([name, inner]) => isProperty(inner, properties[name]));
}

const isProperty = (value: JsonValue, schema: JsonValue | undefined): boolean =>
  typeof schema === 'object' && schema !== null && !Array.isArray(schema) && satisfies(value, schema);

function isList(value: JsonValue[], { minItems, maxItems, items }: JsonSchema): boolean {
  const inner = typeof items === 'object' && items !== null && !Array.isArray(items) ? items : {};
  return within(value.length, minItems, maxItems) && value.every((item) => satisfies(item, inner));
}
