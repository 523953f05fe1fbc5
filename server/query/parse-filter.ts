/** The filter of a list: an object of fields, each with a value, a list of values or null, bounds by suffix, and groups of filters. */
import type { FieldViolation } from '../errors.ts';
import type { EntityDescriptor, FieldDescriptor, JsonSchema } from '../../shared/contract/descriptor.ts';
import {
  type FilterGroup,
  type FilterPart,
  type GroupPlace,
  isGroupName,
  MAX_ALL_PARTS,
  parseGroup,
} from './filter-groups.ts';
import { boundsOf, columnOf, isOrdered, rangeViolations, TIME_OF_DAY } from './filter-range.ts';
import { memoizeByIdentity } from '../validation/memoize-by-identity.ts';
import { violations } from '../validation/validate.ts';

/** 'within': refers to the row of a tree, or to one below it. */
export type Comparison = '=' | '>=' | '<=' | 'in' | 'null' | 'contains' | 'within';

export interface FilterTerm {
  field: string;
  comparison: Comparison;
  value: unknown;
}

const MAX_IDS = 1_000;
const MAX_SEARCH_LENGTH = 200;
const IMPLICIT: Record<string, FieldDescriptor> = {
  id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false },
  created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false },
  updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false },
};

export interface ParsedFilter extends FilterPart {
  /** Of the filter `q`. */
  search: string | undefined;
}

interface Parsing {
  entity: EntityDescriptor;
  errors: FieldViolation[];
  isReadable: (field: string) => boolean;
}

const ALL_READABLE = () => true;

/**
 * The terms and groups of a filter, in one order; adds every violation to `errors`, at `/filter/<name>`.
 * @param isReadable whether the caller may find rows by a field: else it is as unknown as one that is not there
 */
export function parseFilter(
  entity: EntityDescriptor,
  filter: unknown,
  errors: FieldViolation[],
  isReadable: Parsing['isReadable'] = ALL_READABLE,
): ParsedFilter {
  if (filter === undefined) return { terms: [], groups: [], search: undefined };
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    errors.push({ pointer: '/filter', code: 'type', parameters: { expected: 'object' } });
    return { terms: [], groups: [], search: undefined };
  }
  const { q, ...others } = filter as Record<string, unknown>;
  const isSearched = entity.list.search.length > 0 && q !== undefined;
  if (isSearched) errors.push(...violations(SEARCH, q, '/filter/q'));
  const place = { pointer: '/filter', depth: 0, left: { parts: MAX_ALL_PARTS } };
  const part = parsePart({ entity, errors, isReadable }, isSearched ? others : filter, place);
  return { ...part, search: isSearched ? String(q) : undefined };
}

/** What has to be met together. */
function parsePart(parsing: Parsing, part: object, place: GroupPlace): FilterPart {
  const { errors } = parsing;
  const terms: FilterTerm[] = [];
  const groups: FilterGroup[] = [];
  const found = errors.length;
  for (const [name, value] of Object.entries(part)) {
    const own = { ...place, pointer: `${place.pointer}/${name}`, depth: place.depth + 1 };
    if (isGroupName(name)) {
      const group = parseGroup(name, value, own, errors, (inner, at) => parsePart(parsing, inner, at));
      if (group) groups.push(group);
    } else {
      const term = parseTerm(parsing, name, value, own.pointer);
      if (term) terms.push(term);
    }
  }
  // Of values that are none nothing more can be said.
  if (errors.length === found) errors.push(...rangeViolations(terms, place.pointer));
  // One order of terms means one prepared statement for the same filters.
  terms.sort((one, other) => `${one.field}${one.comparison}`.localeCompare(`${other.field}${other.comparison}`));
  groups.sort((one, other) => one.name.localeCompare(other.name));
  return { terms, groups };
}

const SEARCH: JsonSchema = { type: 'string', maxLength: MAX_SEARCH_LENGTH };
const SUFFIXES: [suffix: string, comparison: Comparison][] = [
  ['_gte', '>='],
  ['_lte', '<='],
  ['_within', 'within'],
];

function parseTerm(
  { entity, errors, isReadable }: Parsing,
  name: string,
  value: unknown,
  pointer: string,
): FilterTerm | null {
  const filterable = [...entity.list.filters, 'id', 'created_at', 'updated_at'];
  const [suffix, named] = SUFFIXES.find(([end]) => name.endsWith(end)) ?? ['', undefined];
  const field = name.slice(0, name.length - suffix.length);
  const descriptor = entity.fields[field] ?? IMPLICIT[field];
  if (!filterable.includes(field) || !descriptor || !canCompare(descriptor, named) || !isReadable(field)) {
    errors.push({ pointer, code: 'unknown_filter' });
    return null;
  }
  if (value === null && !named) return { field, comparison: 'null', value };
  if (isOfPresence(descriptor)) {
    errors.push({ pointer, code: 'type', parameters: { expected: 'null' } });
    return null;
  }
  if (Array.isArray(value) && !named) {
    if (value.length > MAX_IDS) errors.push({ pointer, code: 'too_many_items', parameters: { limit: MAX_IDS } });
    errors.push(...value.flatMap((item, at) => violationsOf(descriptor, item, `${pointer}/${at}`)));
    return { field, comparison: 'in', value };
  }
  const found = violationsOf(descriptor, value, pointer);
  errors.push(...found);
  const comparison = named ?? (descriptor.type === 'array' ? 'contains' : '=');
  if (found.length > 0) return { field, comparison, value };
  return { field, comparison, value: comparison === '<=' ? boundsOf(descriptor).last(value) : value };
}

/** Files, objects and lists of them are not compared: one may ask whether there is one. */
const isOfPresence = ({ column, custom, type }: FieldDescriptor): boolean =>
  custom === undefined && (column === 'jsonb' || type === 'object');

function canCompare(field: FieldDescriptor, named: Comparison | undefined): boolean {
  if (named === undefined) return true;
  return named === 'within' ? field.tree !== undefined : isOrdered(field);
}

const violationsOf = (field: FieldDescriptor, value: unknown, pointer: string): FieldViolation[] => {
  const found = violations(valueSchema(field), value, pointer);
  return found.length > 0 ? found : boundsOf(field).violations(value, pointer);
};

/** What one value of a field may be in a filter, bounds left out: a filter that finds nothing is no violation. */
const valueSchema = memoizeByIdentity((field: FieldDescriptor): JsonSchema => {
  if (field.type === 'array') return field.ref ? INTEGER : TEXT;
  if (field.enum) return { enum: field.enum };
  if (columnOf(field) === 'date') return DAY;
  if (field.column === 'timestamptz')
    return {
      anyOf: [
        { type: 'string', format: 'date-time' },
        { type: 'string', format: 'date' },
      ],
    };
  if (field.kind === TIME_OF_DAY) return { type: 'string', format: 'local-time' };
  if (field.column === 'uuid') return { type: 'string', format: 'uuid' };
  if (field.type === 'integer') return field.column === 'bigint' || field.ref ? INTEGER : SMALL_INTEGER;
  if (field.type === 'string') return TEXT;
  return field.type === 'boolean' ? BOOLEAN : field.type === 'number' ? NUMBER : { type: field.type };
});

/** Constants where companies add fields of the kind: each schema is kept for ever. */
const DAY: JsonSchema = { type: 'string', format: 'date' };
const BOOLEAN: JsonSchema = { type: 'boolean' };
const NUMBER: JsonSchema = { type: 'number' };
const TEXT: JsonSchema = { type: 'string', maxLength: 2_000 };
const INTEGER: JsonSchema = { type: 'integer', minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
const SMALL_INTEGER: JsonSchema = { type: 'integer', minimum: -2_147_483_648, maximum: 2_147_483_647 };
