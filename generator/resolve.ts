/** Properties as written to what they mean: shared definitions merged in, and the plain JSON Schema of a value. */
import { INTEGER_BOUNDS } from './fields/kind.ts';
import { fileSchema } from './file-rule.ts';
import { CONDITION_SCHEMA } from '../shared/contract/event-conditions.ts';
import type { JsonSchema, JsonValue } from '../shared/contract/model.ts';
import type { RawPayload, RawProperty, ScalarType } from './raw.ts';

/** What an object says of its inside. */
export type DeclaredObject = Pick<RawPayload, 'properties' | 'required'>;

/** `$defs` of schemas/common.schema.json. */
export type Definitions = Record<string, RawProperty>;

const COPIED = [
  'const',
  'format',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
] as const;

/** ajv's format `uri` takes `javascript:` for an address; the addresses that people store are opened by whoever reads them. */
const WEB_ADDRESS = '^https://[^\\s]+$';

/** Name of the definition that `../common.schema.json#/$defs/<name>` points at. */
export function definitionName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** The property with its `$ref` replaced by the shared definition; what stands beside the `$ref` wins. */
export function resolveProperty(property: RawProperty, definitions: Definitions): RawProperty {
  const { $ref, ...own } = property;
  const shared = $ref === undefined ? undefined : definitions[definitionName($ref)];
  if (shared === undefined) return own;
  const resolved: RawProperty = { ...shared, ...own };
  if (shared['x-ui'] && own['x-ui']) resolved['x-ui'] = { ...shared['x-ui'], ...own['x-ui'] };
  if (shared['x-db'] && own['x-db']) resolved['x-db'] = { ...shared['x-db'], ...own['x-db'] };
  return resolved;
}

/** The object that the property is, or that each item of its list is, with what it declares; undefined of all else. */
export function objectOf(property: RawProperty, definitions: Definitions): DeclaredObject | undefined {
  const resolved = resolveProperty(property, definitions);
  const inner = resolved.items === undefined ? resolved : resolveProperty(resolved.items, definitions);
  const { properties, required } = inner;
  if (typeOf(inner) !== 'object' || properties === undefined) return undefined;
  return { properties, ...(required !== undefined && { required }) };
}

/** The type without null, where the property says one or implies it. */
export function typeOf({ type, enum: words, const: constant }: RawProperty): ScalarType | undefined {
  if (type !== undefined) return Array.isArray(type) ? type[0] : type;
  if (words !== undefined || typeof constant === 'string') return 'string';
  if (typeof constant === 'boolean') return 'boolean';
  return typeof constant === 'number' ? 'number' : undefined;
}

/** Whether null is a value. */
export function isNullable({ type, enum: words, const: constant }: RawProperty): boolean {
  return Array.isArray(type) || constant === null || (type === undefined && (words?.includes(null) ?? false));
}

/** The values of an enum, null left out. */
export function wordsOf({ enum: words }: RawProperty): string[] | undefined {
  return words?.filter((word) => word !== null);
}

/** What a value must satisfy, as JSON Schema 2020-12 without `x-` keywords and references. */
export function plainSchema(property: RawProperty, definitions: Definitions): JsonSchema {
  const resolved = resolveProperty(property, definitions);
  const nullable = isNullable(resolved);
  const type = typeOf(resolved) ?? 'object';
  const schema: JsonSchema = { type: nullable ? [type, 'null'] : type };
  const words = wordsOf(resolved);
  if (words !== undefined) schema.enum = nullable ? [...words, null] : words;
  for (const keyword of COPIED) {
    const value = resolved[keyword];
    if (value !== undefined) schema[keyword] = value;
  }
  if (resolved['x-ref'] !== undefined && type === 'integer') schema.minimum ??= 1;
  if (resolved.format === 'uri' && resolved.pattern === undefined) schema.pattern = WEB_ADDRESS;
  if (resolved.items !== undefined) schema.items = boundIntegers(plainSchema(resolved.items, definitions));
  if (resolved.properties !== undefined)
    Object.assign(schema, objectSchema({ ...resolved, properties: resolved.properties }, definitions));
  if (resolved['x-conditions'] !== undefined) schema.items = CONDITION_SCHEMA;
  if (resolved['x-file'] !== undefined) Object.assign(schema, fileSchema);
  return schema;
}

/** The plain schema of an action's input or output; nothing when there is none. */
export function payloadSchema(payload: RawPayload | undefined, definitions: Definitions): JsonSchema {
  return { type: 'object', ...objectSchema(payload ?? { properties: {} }, definitions) };
}

/** The schema with the bounds of its column, so that a number which does not fit is refused with its place. */
export function boundIntegers(schema: JsonSchema, column = 'bigint'): JsonSchema {
  const [type] = [schema.type].flat();
  if (type !== 'integer' || schema.enum !== undefined || schema.const !== undefined) return schema;
  const bound = Object.entries(INTEGER_BOUNDS).find(([name]) => name === column)?.[1] ?? INTEGER_BOUNDS.bigint;
  const { minimum = -bound, maximum = bound, ...rest } = schema;
  return { ...rest, minimum, maximum };
}

function objectSchema({ properties, required }: DeclaredObject, definitions: Definitions): JsonSchema {
  const entries = Object.entries(properties).map(([name, property]): [string, JsonValue] => [
    name,
    described(boundIntegers(plainSchema(property, definitions)), resolveProperty(property, definitions)),
  ]);
  return {
    properties: Object.fromEntries(entries),
    ...(required !== undefined && required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** Texts are for the reader of the OpenAPI document and of the generated types. */
function described(schema: JsonSchema, { description }: RawProperty): JsonSchema {
  return description === undefined ? schema : { ...schema, description };
}
