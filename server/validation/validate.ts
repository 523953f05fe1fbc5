/** JSON Schema validation of what comes in, answered as field errors: every violation with its pointer. */
import { readdirSync, readFileSync } from 'node:fs';
import { _, type KeywordErrorDefinition } from 'ajv';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isCountryCode } from '../../shared/i18n/countries.ts';
import { isLanguageTag } from '../../shared/i18n/language-tags.ts';
import { isLinkAddress } from '../../shared/link-list/link-address.ts';
import { wallTimeOf } from '../../shared/clock/clock.ts';
import { isPublicAddress } from '../../shared/text/public-address.ts';
import { type FieldViolation, invalidInput } from '../errors.ts';
import type { JsonSchema } from '../../shared/contract/descriptor.ts';
import { hasVisibleText } from './has-visible-text.ts';
import { memoizeByIdentity } from './memoize-by-identity.ts';
import { cleanRichText } from './rich-text.ts';

/** `verbose`: a violation has the value that it is about. `discriminator`: of a question or the like, only the branch of its own type reports its violations. */
const ajv = new Ajv2020({
  allErrors: true,
  strict: false,
  allowUnionTypes: true,
  ownProperties: true,
  verbose: true,
  discriminator: true,
});
addFormats.default(ajv, ['date', 'date-time', 'email', 'uuid']);
// ajv's own `uri` accepts `javascript:`; the addresses that people store are opened by their visitors.
ajv.addFormat('uri', { type: 'string', validate: isPublicAddress });
ajv.addFormat('local-time', /^([01]\d|2[0-3]):[0-5]\d$/);
ajv.addFormat('country', { type: 'string', validate: isCountryCode });
ajv.addFormat('language', { type: 'string', validate: isLanguageTag });
// Made of whatever was sent, before it is judged (`validated`).
ajv.addFormat('rich-text', true);
ajv.addFormat('link', { type: 'string', validate: isLinkAddress });
ajv.addFormat('local-date-time', { type: 'string', validate: (moment) => !Number.isNaN(wallTimeOf(moment)) });

/** Text that must have a sign must have one that is seen. */
const limitOf: KeywordErrorDefinition = { message: 'too short', params: ({ schema }) => _`{limit: ${schema}}` };
ajv.removeKeyword('minLength');
ajv.addKeyword({
  keyword: 'minLength',
  type: 'string',
  schemaType: 'number',
  error: limitOf,
  errors: false,
  compile: (least: number) => (least === 1 ? hasVisibleText : (text: string) => [...text].length >= least),
});

/** The compiler keeps every schema for ever: each has to be a constant, or to be made once. */
const validatorOf = memoizeByIdentity((schema: JsonSchema): ValidateFunction => ajv.compile(schema));

/**
 * The violations of a value; empty when the schema accepts it. At most 100, one a place and code.
 * @param schema a constant, or made once: each is compiled and kept for ever
 * @param at pointer of the value, before those of the violations
 */
export const violations = (schema: JsonSchema, value: unknown, at = ''): FieldViolation[] =>
  violationsBy(validatorOf(schema), value, at);

/**
 * The violations of a document by its dialect under schemas/documents; at most 100, one a place and code.
 * @throws Error for a dialect that there is not
 */
export const documentViolations = (dialect: string, value: unknown, at = ''): FieldViolation[] =>
  violationsBy(dialectValidator(dialect), value, at);

const DOCUMENTS = new URL('../../schemas/documents/', import.meta.url);

function dialectValidator(dialect: string): ValidateFunction {
  const id = `${dialect}.schema.json`;
  if (!ajv.getSchema(id))
    for (const file of readdirSync(DOCUMENTS))
      ajv.addSchema(JSON.parse(readFileSync(new URL(file, DOCUMENTS), 'utf8')) as object);
  const validate = ajv.getSchema(id);
  if (!validate) throw new Error(`There is no dialect schemas/documents/${id}.`);
  return validate as ValidateFunction;
}

/** More than any person's input has: a small body of nothing but violations must not be answered by a large one. */
const MAX_VIOLATIONS = 100;

function violationsBy(validate: ValidateFunction, value: unknown, at: string): FieldViolation[] {
  const textViolations = inspectJson(value, at);
  if (textViolations.length > 0) return textViolations.slice(0, MAX_VIOLATIONS);
  if (validate(value)) return [];
  // A field that is null-or-something fails once per branch: one message a place and code is enough.
  const found = new Map<string, FieldViolation>();
  for (const error of validate.errors ?? []) {
    const violation = toFieldViolation(error, at);
    if (violation) found.set(`${violation.pointer} ${violation.code}`, violation);
  }
  // The pattern of an address is for those who know no better: the format has said the same.
  for (const { pointer, code } of found.values()) if (code === 'url') found.delete(`${pointer} pattern`);
  return found.size > 0 ? [...found.values()].slice(0, MAX_VIOLATIONS) : [{ pointer: at || '/', code: 'invalid' }];
}

/**
 * The value as the schema's type: nothing is converted or left out but what rich text must not hold.
 * @throws Problem 400 with every violation
 */
export function validated<Value>(schema: JsonSchema, value: unknown): Value {
  const { clean, errors: unread } = cleanRichText(schema, value);
  const others = violations(schema, clean).filter(({ pointer }) => !unread.some((one) => one.pointer === pointer));
  const errors = [...unread, ...others];
  if (errors.length > 0) throw invalidInput({ errors });
  return clean as Value;
}

/** The values of an address, which are all texts, as the types that the schema wants; what does not read as one stays. */
export function readQuery(schema: JsonSchema, query: Record<string, unknown>): Record<string, unknown> {
  const { properties = {} } = schema as { properties?: Record<string, { type?: unknown }> };
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, readText(value, [properties[name]?.type].flat())]),
  );
}

function readText(value: unknown, types: unknown[]): unknown {
  if (typeof value !== 'string') return value;
  if (types.includes('integer') && /^-?\d+$/.test(value)) return Number(value);
  if (types.includes('boolean') && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

/** A name as a part of a JSON pointer (RFC 6901). */
export const escapePointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const LIMIT_CODES: Record<string, string> = {
  maxLength: 'too_long',
  minLength: 'too_short',
  minimum: 'minimum',
  maximum: 'maximum',
  maxItems: 'too_many_items',
  minItems: 'too_few_items',
  minProperties: 'too_few_properties',
};

/** Formats that people know by another name. */
const FORMATS: Record<string, Omit<FieldViolation, 'pointer'>> = {
  uri: { code: 'url' },
  link: { code: 'url' },
  country: { code: 'unknown_country' },
  language: { code: 'unknown_language' },
  'local-time': { code: 'invalid_time' },
};

/** A keyword that is not here reports `invalid`. */
const VIOLATIONS: Record<
  string,
  (params: ErrorObject['params']) => Omit<FieldViolation, 'pointer'> & { child?: unknown }
> = {
  required: (params) => ({ code: 'required', child: params['missingProperty'] }),
  additionalProperties: (params) => ({ code: 'unknown_field', child: params['additionalProperty'] }),
  propertyNames: (params) => ({ code: 'unknown_field', child: params['propertyName'] }),
  type: (params) => ({ code: 'type', parameters: { expected: String(params['type']).replaceAll(',', ', ') } }),
  enum: (params) => ({ code: 'enum', parameters: { allowed: listAllowed(params['allowedValues']) } }),
  const: (params) => ({ code: 'enum', parameters: { allowed: String(params['allowedValue']) } }),
  format: ({ format }) => FORMATS[String(format)] ?? { code: 'format', parameters: { format: String(format) } },
  pattern: () => ({ code: 'pattern' }),
};

const listAllowed = (values: unknown): string =>
  (Array.isArray(values) ? values : []).filter((value) => value !== null).join(', ');

/** The branches of a composition report their own violations. */
const COMPOSITIONS = new Set(['anyOf', 'oneOf', 'allOf', 'if']);

/** Null or an empty text where neither is possible. */
const isLeftEmpty = ({ keyword, params, data }: ErrorObject): boolean =>
  keyword === 'type' && (data === null || data === '') && ![params['type']].flat().includes('null');

function toFieldViolation(error: ErrorObject, at: string): FieldViolation | null {
  const { instancePath, keyword, params } = error;
  if (COMPOSITIONS.has(keyword)) return null;
  const pointer = at + instancePath;
  // What is left empty where something is wanted is a field left out, to a person.
  if (isLeftEmpty(error) || (keyword === 'minLength' && params['limit'] === 1)) return { pointer, code: 'required' };
  const limitCode = LIMIT_CODES[keyword];
  if (limitCode) return { pointer, code: limitCode, parameters: { limit: Number(params['limit']) } };
  const { child, ...violation } = VIOLATIONS[keyword]?.(params) ?? { code: 'invalid' };
  return { ...violation, pointer: child === undefined ? pointer : `${pointer}/${escapePointer(String(child))}` };
}

/** Deeper than any schema of ours; bounds the walk over what a stranger sends. */
const MAX_DEPTH = 24;
const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/** What no schema can say: text that PostgreSQL can't store, names that touch prototypes, depth. */
function inspectJson(value: unknown, pointer: string, depth = 0): FieldViolation[] {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? [{ pointer, code: 'invalid_text' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (depth >= MAX_DEPTH) return [{ pointer, code: 'too_deep' }];
  return Object.entries(value).flatMap(([name, item]) => {
    const place = `${pointer}/${escapePointer(name)}`;
    if (FORBIDDEN_NAMES.has(name)) return [{ pointer: place, code: 'forbidden_name' }];
    if (name.includes('\0') || !name.isWellFormed()) return [{ pointer: `${pointer}/`, code: 'invalid_text' }];
    return inspectJson(item, place, depth + 1);
  });
}
