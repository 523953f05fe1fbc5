/** The conditions of a form's logic: one operation on a field and a value each, joined by `and` and `or`. */
import type { Comparison, Expression, Operator } from '../conversion/expression.ts';
import type { Lookup } from '../conversion/rules.ts';
import { isScalar, isSource, type Scalar, type Source, stringOf } from '../conversion/source.ts';

const OPERATORS: Record<string, Operator> = {
  is: 'equals',
  equal: 'equals',
  on: 'equals',
  is_not: 'not_equals',
  not_equal: 'not_equals',
  not_on: 'not_equals',
  contains: 'contains',
  not_contains: 'not_contains',
  lower_than: 'less',
  earlier_than: 'less',
  lower_equal_than: 'at_most',
  earlier_than_or_on: 'at_most',
  greater_than: 'greater',
  later_than: 'greater',
  greater_equal_than: 'at_least',
  later_than_or_on: 'at_least',
};
/** Of a field with several choices `is` asks whether it is among them. */
const OF_SEVERAL: Partial<Record<Operator, Operator>> = { equals: 'contains', not_equals: 'not_contains' };

const MAX_DEPTH = 20;

/** What always holds has no condition. */
export const isAlways = (condition: unknown): boolean =>
  condition === undefined || condition === null || (isSource(condition) && condition['op'] === 'always');

export interface Fields {
  lookup: Lookup;
  /** Rows of a matrix are fields too: what expressions call each, by its reference. */
  rows: ReadonlyMap<string, string>;
}

/** Null for what a rule can't say: variables, hidden fields, other operations. */
export function expressionOf(condition: unknown, fields: Fields, depth = 0): Expression | null {
  if (!isSource(condition) || !Array.isArray(condition['vars']) || depth > MAX_DEPTH) return null;
  const operation = stringOf(condition['op']);
  const inner = condition['vars'] as unknown[];
  if (operation !== 'and' && operation !== 'or') return comparisonOf(operation, inner, fields);
  const parts = inner.map((part) => expressionOf(part, fields, depth + 1));
  const read = parts.flatMap((part) => part ?? []);
  const [only] = read;
  if (!only || read.length < parts.length) return null;
  return read.length === 1 ? only : { join: operation === 'and' ? 'all' : 'any', parts: read };
}

function comparisonOf(operation: string, vars: unknown[], { lookup, rows }: Fields): Comparison | null {
  const sources = vars.filter(isSource);
  const [field, ...others] = sources.filter(({ type }) => type === 'field');
  const values = sources.flatMap(valueOf);
  if (!field || others.length > 0 || values.length !== sources.length - 1) return null;
  const reference = stringOf(field['value']);
  const name = rows.get(reference) ?? reference;
  const [value] = values;
  if (operation === 'answered' || operation === 'is_answered')
    return { name, operator: 'answered', values: [value !== false] };
  const operator = Object.hasOwn(OPERATORS, operation) ? OPERATORS[operation] : undefined;
  if (!operator || value === undefined || values.length > 1) return null;
  const several = lookup(name)?.type === 'multiple' ? OF_SEVERAL[operator] : undefined;
  return { name, operator: several ?? operator, values };
}

const valueOf = ({ type, value }: Source): Scalar[] =>
  (type === 'choice' || type === 'constant') && isScalar(value) ? [value] : [];
