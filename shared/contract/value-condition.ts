/** What fields hold: anything, or a value that a schema names (`x-when`, `x-required-when`, `when` of actions). */
import type { JsonValue, ValueCondition } from './model.ts';

/** As generated modules have it. */
export type ReadonlyValueCondition = Exclude<ValueCondition, object> | { readonly $in: readonly JsonValue[] };

/** The values that are wanted, each by itself. */
export const valuesOf = (wanted: ReadonlyValueCondition): readonly JsonValue[] =>
  typeof wanted === 'object' && wanted !== null ? wanted.$in : [wanted];

/** False holds nothing, as do an empty text and an empty list. */
export const holdsSomething = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== false && value !== '';

/** @returns whether the value is one of the wanted ones, or a list that has one of them */
export function matches(value: unknown, wanted: ReadonlyValueCondition): boolean {
  const values: readonly unknown[] = valuesOf(wanted);
  return Array.isArray(value) ? value.some((one) => values.includes(one)) : values.includes(value);
}
