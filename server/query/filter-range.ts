/** Ranges of a filter: what has an order, how far a date may lie, and that a range goes forwards. */
import type { FieldViolation } from '../errors.ts';
import type { FieldDescriptor } from '../../shared/contract/descriptor.ts';
import type { FilterTerm } from './parse-filter.ts';

const FIRST_YEAR = 1970;
const LAST_YEAR = 2200;
/** Longer than any company keeps its answers: somebody means something else. */
const MAX_YEARS = 100;

/** The kind of field whose texts are in the order of the clock. */
export const TIME_OF_DAY = 'time';

const ORDERED = new Set(['date', 'timestamptz']);

/** Whether a field's values can be asked for from one to another: numbers that count something, and times. */
export const isOrdered = (field: FieldDescriptor): boolean => {
  const { kind, type, ref } = field;
  const isNumber = type === 'integer' || type === 'number';
  return !ref && (isNumber || ORDERED.has(columnOf(field) ?? '') || kind === TIME_OF_DAY);
};

/** That of a field that a company has added is what it would have: it has none. */
export const columnOf = ({ column, custom, kind }: FieldDescriptor): string | undefined =>
  custom !== undefined && kind === 'date' ? 'date' : column;

interface Bounds {
  violations(value: unknown, pointer: string): FieldViolation[];
  /** The last moment that an upper bound includes. */
  last(value: unknown): unknown;
}

const ANY: Bounds = { violations: () => [], last: (value) => value };
const DATE: Bounds = { violations: dateViolations, last: (value) => value };
/** A day as an upper bound is meant with all its hours, in UTC like every day here. */
const TIME: Bounds = {
  violations: dateViolations,
  last: (value) => (typeof value === 'string' && value.length === 10 ? `${value}T23:59:59.999999Z` : value),
};

/** What holds for a field's values in filters besides their type. */
export function boundsOf(field: FieldDescriptor): Bounds {
  const column = columnOf(field);
  if (column === 'date') return DATE;
  return column === 'timestamptz' ? TIME : ANY;
}

function dateViolations(value: unknown, pointer: string): FieldViolation[] {
  const time = timeOf(value);
  if (Number.isNaN(time)) return [{ pointer, code: 'format', parameters: { format: 'date-time' } }];
  const year = new Date(time).getUTCFullYear();
  if (year >= FIRST_YEAR && year < LAST_YEAR) return [];
  return [{ pointer, code: 'date_too_far', parameters: { first: FIRST_YEAR, last: LAST_YEAR - 1 } }];
}

/** RFC 3339 lets the parts of a time be joined by a space or a small t, which `Date` does not read. */
const timeOf = (value: unknown): number => Date.parse(String(value).toUpperCase().replace(' ', 'T'));

/** Of terms whose values are valid: a violation at the end of each range that goes backwards or is too long. */
export function rangeViolations(terms: readonly FilterTerm[], place: string): FieldViolation[] {
  return terms.flatMap(({ field, comparison, value: to }) => {
    const from = terms.find((other) => other.field === field && other.comparison === '>=')?.value;
    if (comparison !== '<=' || from === undefined) return [];
    const pointer = `${place}/${field}_lte`;
    const [first, last] = typeof to === 'number' ? [Number(from), to] : [timeOf(from), timeOf(to)];
    if (first > last) return [{ pointer, code: 'range_reversed' }];
    if (typeof to === 'string' && last > yearsAfter(first))
      return [{ pointer, code: 'range_too_long', parameters: { limit: MAX_YEARS } }];
    return [];
  });
}

function yearsAfter(time: number): number {
  const date = new Date(time);
  return date.setUTCFullYear(date.getUTCFullYear() + MAX_YEARS);
}
