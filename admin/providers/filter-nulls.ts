/**
 * react-admin takes nulls out of a list's filter before they come into the address. What is meant by them, rows without
 * a value, stands there as a list of one null.
 */
import { isObject } from './user-data.ts';

type Filter = Record<string, unknown>;

const isListOfNull = (value: unknown): boolean => Array.isArray(value) && value.length === 1 && value[0] === null;

/** The filter as the API takes it. */
export function toWire(filter: unknown): Filter {
  return mapped(filter, (value) => (isListOfNull(value) ? null : value));
}

/** The filter as react-admin keeps it. */
export function fromWire(filter: unknown): Filter {
  return mapped(filter, (value) => (value === null ? [null] : value));
}

function mapped(filter: unknown, change: (value: unknown) => unknown): Filter {
  if (!isObject(filter)) return {};
  return Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, change(value)]));
}
