/**
 * Is an answer what its schema wants? JSON Schema as far as `AnswerSchema` goes, interpreted: the visitor's browser
 * must not carry a whole validator. On the server the compiled schema judges; a property test holds that both agree.
 */
import type { AnswerFormat, AnswerSchema } from '../questions/kind.ts';
import { formats } from './formats.ts';

/** One keyword of a schema that a value breaks. */
export interface Broken {
  keyword: string;
  /** What the schema says there; of a member, its name. */
  limit: unknown;
  /** The row or field; undefined for the answer itself. */
  part?: string;
}

type Parts = Record<string, unknown>;

/** Code points, as JSON Schema and PostgreSQL count. */
const lengthOf = (text: string): number => {
  let length = 0;
  for (const _ of text) length++;
  return length;
};

/** Doubles hold no exact tenths: a multiple may be missed by so many decimals of a step. The server's validator has the same. */
export const MULTIPLE_PRECISION = 4;

function isMultiple(value: number, step: number): boolean {
  const steps = value / step;
  return Math.abs(Math.round(steps) - steps) <= Number(`1e-${MULTIPLE_PRECISION}`);
}

const types: Record<AnswerSchema['type'], (value: unknown) => boolean> = {
  integer: Number.isInteger,
  number: Number.isFinite,
  boolean: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** Keyword to what it wants of a value that has the schema's type. */
const rules = {
  const: (value: unknown, wanted: true) => value === wanted,
  enum: (value: string, options: string[]) => options.includes(value),
  format: (value: string, format: AnswerFormat) => formats[format](value),
  formatMinimum: (value: string, limit: string) => value >= limit,
  formatMaximum: (value: string, limit: string) => value <= limit,
  maxLength: (value: string, limit: number) => lengthOf(value) <= limit,
  minLength: (value: string, limit: number) => lengthOf(value) >= limit,
  minimum: (value: number, limit: number) => value >= limit,
  maximum: (value: number, limit: number) => value <= limit,
  multipleOf: isMultiple,
  uniqueItems: (value: unknown[]) => new Set(value).size === value.length,
  alone: (value: unknown[], single: string) => value.length < 2 || !value.includes(single),
  minItems: (value: unknown[], limit: number) => value.length >= limit,
  maxItems: (value: unknown[], limit: number) => value.length <= limit,
  minProperties: (value: object, limit: number) => Object.keys(value).length >= limit,
};

/** Every keyword that a value breaks; empty when the schema accepts it. */
export function brokenKeywords(schema: AnswerSchema, value: unknown): Broken[] {
  if (!types[schema.type](value)) return [{ keyword: 'type', limit: schema.type }];
  const own = Object.entries(rules).flatMap(([keyword, holds]): Broken[] => {
    const limit = schema[keyword as keyof typeof rules];
    return limit === undefined || holds(value as never, limit as never) ? [] : [{ keyword, limit }];
  });
  const { items } = schema;
  if (items && Array.isArray(value)) return [...own, ...value.flatMap((item) => brokenKeywords(items, item))];
  return schema.properties ? [...own, ...brokenMembers(schema.properties, schema.required ?? [], value as Parts)] : own;
}

function brokenMembers(properties: Record<string, AnswerSchema>, required: string[], parts: Parts): Broken[] {
  const missing = required.filter((part) => !Object.hasOwn(parts, part));
  return [
    ...missing.map((part) => ({ keyword: 'required', limit: part, part })),
    ...Object.entries(parts).flatMap(([part, value]): Broken[] => {
      const schema = Object.hasOwn(properties, part) ? properties[part] : undefined;
      if (!schema) return [{ keyword: 'additionalProperties', limit: part, part }];
      return brokenKeywords(schema, value).map((broken) => ({ ...broken, part }));
    }),
  ];
}

/** More than any question takes: what is beyond makes an answer no more wrong, but each part would be judged and told. */
const MAX_PARTS = 100;

function withoutBlank(list: unknown[]): unknown[] | undefined {
  const filled = list.map((item) => (typeof item === 'string' ? item.trim() : item)).filter((item) => item !== '');
  return filled.length === 0 ? undefined : filled;
}

/** What was left empty is not an answer; the visitor's own words go without the space around them. */
export function withoutEmpty(value: unknown): unknown {
  if (value === null) return undefined;
  if (Array.isArray(value)) return withoutBlank(value.slice(0, MAX_PARTS));
  if (typeof value === 'string') return value.replaceAll('\r\n', '\n').trim() || undefined;
  if (typeof value !== 'object') return value;
  const filled = Object.entries(value)
    .slice(0, MAX_PARTS)
    .map(([part, given]): [string, unknown] => [part, withoutEmpty(given)])
    .filter(([, given]) => given !== undefined);
  // To agree without having filled anything says nothing.
  return filled.some(([, given]) => typeof given !== 'boolean') ? Object.fromEntries(filled) : undefined;
}
