/** Whether fields have the values that a schema names: `x-when` of fields, `when` of actions. */
import type { JsonValue, ValueCondition } from './model.ts';

/** As generated modules have it. */
export type ReadonlyValueCondition = Exclude<ValueCondition, object> | { readonly $in: readonly JsonValue[] };

/** The values that are wanted, each by itself. */
export const valuesOf = (wanted: ReadonlyValueCondition): readonly JsonValue[] =>
  typeof wanted === 'object' && wanted !== null ? wanted.$in : [wanted];

/** @returns whether the value is one of the wanted ones, or a list that has one of them */
export function matches(value: unknown, wanted: ReadonlyValueCondition): boolean {
  const values: readonly unknown[] = valuesOf(wanted);
  return Array.isArray(value) ? value.some((one) => values.includes(one)) : values.includes(value);
}
