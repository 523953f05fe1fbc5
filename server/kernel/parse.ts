/** The query of a list, in ra-data-simple-rest's words: sort, range, filter. Unknown fields are a 400. */
import { TREE_ENTITY } from '../access/subtree.ts';
import { type FieldError, invalidInput, notFound } from '../errors.ts';
import type { EntityDescriptor, FieldDescriptor, JsonSchema } from './descriptor.ts';
import { parseShape, type RowShape } from './parse-shape.ts';
import { faults } from './validate.ts';

/** 'within': points at the unit of the value or at one below it. */
export type Comparison = '=' | '>=' | '<=' | 'in' | 'null' | 'contains' | 'within';

export interface FilterTerm {
  field: string;
  comparison: Comparison;
  value: unknown;
}

export interface ListRequest {
  sort: [field: string, direction: 'asc' | 'desc'];
  offset: number;
  limit: number;
  filters: FilterTerm[];
  /** Search text of the filter `q`. */
  search?: string;
  shape: RowShape;
}

export const MAX_PAGE_ROWS = 100;
const MAX_OFFSET = 1_000_000;
const MAX_IDS = 1_000;
const MAX_SEARCH_LENGTH = 200;
const IMPLICIT: Record<string, FieldDescriptor> = {
  id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false },
  created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false },
  updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false },
};

/** The id of a path: a positive whole number, else the same 404 as a row that is missing. */
export function parseId(text: string | undefined): number {
  const id = /^[1-9]\d{0,15}$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw notFound();
  return id;
}

/**
 * A list's request out of its query parameters; throws 400 with every fault. A field that the caller may not read can't
 * be sorted or filtered by either: its order would tell its values.
 */
export function parseList(
  entity: EntityDescriptor,
  query: Record<string, unknown>,
  isReadable: (field: string) => boolean,
): ListRequest {
  const errors: FieldError[] = [];
  const sort = parseSort(entity, json(query['sort'], '/sort', errors), errors);
  const [offset, limit] = parseRange(json(query['range'], '/range', errors), errors);
  const { search, terms } = parseFilter(entity, json(query['filter'], '/filter', errors), errors);
  if (!isReadable(sort[0])) errors.push({ pointer: '/sort', code: 'unknown_sort' });
  for (const { field } of terms)
    if (!isReadable(field)) errors.push({ pointer: `/filter/${field}`, code: 'unknown_filter' });
  const shape = parseShape(entity, query, isReadable, errors);
  if (errors.length > 0) throw invalidInput({ errors });
  return { sort, offset, limit, filters: terms, shape, ...(search !== undefined && { search }) };
}

function json(text: unknown, pointer: string, errors: FieldError[]): unknown {
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(String(text));
  } catch {
    errors.push({ pointer, code: 'json' });
    return undefined;
  }
}

function parseSort(entity: EntityDescriptor, sort: unknown, errors: FieldError[]): ListRequest['sort'] {
  if (sort === undefined) return entity.list.sort;
  const [field, direction] = Array.isArray(sort) ? (sort as unknown[]) : [];
  const wanted = String(direction ?? 'asc').toLowerCase();
  if (typeof field === 'string' && isSortable(entity, field) && (wanted === 'asc' || wanted === 'desc'))
    return [field, wanted];
  errors.push({ pointer: '/sort', code: 'unknown_sort' });
  return entity.list.sort;
}

const isSortable = (entity: EntityDescriptor, field: string): boolean =>
  field === 'id' || entity.list.sortable.includes(field) || entity.list.sort[0] === field;

function parseRange(range: unknown, errors: FieldError[]): [offset: number, limit: number] {
  if (range === undefined) return [0, 25];
  const [from, to] = Array.isArray(range) ? (range as unknown[]) : [];
  const valid =
    Number.isSafeInteger(from) &&
    Number.isSafeInteger(to) &&
    Number(from) >= 0 &&
    Number(from) <= MAX_OFFSET &&
    Number(to) >= Number(from) &&
    Number(to) - Number(from) < MAX_PAGE_ROWS;
  if (valid) return [Number(from), Number(to) - Number(from) + 1];
  errors.push({ pointer: '/range', code: 'range', parameters: { limit: MAX_PAGE_ROWS } });
  return [0, 25];
}

function parseFilter(entity: EntityDescriptor, filter: unknown, errors: FieldError[]) {
  const terms: FilterTerm[] = [];
  let search: string | undefined;
  if (filter === undefined) return { terms, search };
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    errors.push({ pointer: '/filter', code: 'type', parameters: { expected: 'object' } });
    return { terms, search };
  }
  for (const [name, value] of Object.entries(filter)) {
    if (name === 'q' && entity.list.search.length > 0) {
      errors.push(...faults(SEARCH, value, '/filter/q'));
      search = String(value);
    } else {
      const term = parseTerm(entity, name, value, errors);
      if (term) terms.push(term);
    }
  }
  // One order of terms means one prepared statement for the same filters.
  terms.sort((one, other) => `${one.field}${one.comparison}`.localeCompare(`${other.field}${other.comparison}`));
  return { terms, search };
}

const SEARCH: JsonSchema = { type: 'string', maxLength: MAX_SEARCH_LENGTH };
const SUFFIXES: [suffix: string, comparison: Comparison][] = [
  ['_gte', '>='],
  ['_lte', '<='],
  ['_within', 'within'],
];

function parseTerm(entity: EntityDescriptor, name: string, value: unknown, errors: FieldError[]): FilterTerm | null {
  const filterable = [...entity.list.filters, 'id', 'created_at', 'updated_at'];
  const [suffix, named] = SUFFIXES.find(([end]) => name.endsWith(end)) ?? ['', undefined];
  const field = name.slice(0, name.length - suffix.length);
  const descriptor = entity.fields[field] ?? IMPLICIT[field];
  const isTree = descriptor?.ref === TREE_ENTITY && descriptor.type === 'integer';
  if (!filterable.includes(field) || !descriptor || (named === 'within' && !isTree)) {
    errors.push({ pointer: `/filter/${name}`, code: 'unknown_filter' });
    return null;
  }
  if (value === null && named !== 'within') return { field, comparison: 'null', value };
  if (Array.isArray(value) && !named) {
    if (value.length > MAX_IDS)
      errors.push({ pointer: `/filter/${name}`, code: 'too_many_items', parameters: { limit: MAX_IDS } });
    errors.push(...value.flatMap((item, at) => faults(valueSchema(descriptor), item, `/filter/${name}/${at}`)));
    return { field, comparison: 'in', value };
  }
  errors.push(...faults(valueSchema(descriptor), value, `/filter/${name}`));
  const comparison = named ?? (descriptor.type === 'array' ? 'contains' : '=');
  return { field, comparison, value };
}

/** What one value of a field may be in a filter, bounds left out: a filter that finds nothing is no fault. */
function valueSchema(field: FieldDescriptor): JsonSchema {
  if (field.type === 'array') return field.ref ? INTEGER : TEXT;
  if (field.enum) return { enum: field.enum };
  if (field.column === 'date') return { type: 'string', format: 'date' };
  if (field.column === 'timestamptz')
    return {
      anyOf: [
        { type: 'string', format: 'date-time' },
        { type: 'string', format: 'date' },
      ],
    };
  if (field.column === 'uuid') return { type: 'string', format: 'uuid' };
  if (field.type === 'integer') return field.column === 'bigint' || field.ref ? INTEGER : SMALL_INTEGER;
  return field.type === 'string' ? TEXT : { type: field.type };
}

const TEXT: JsonSchema = { type: 'string', maxLength: 2_000 };
const INTEGER: JsonSchema = { type: 'integer', minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
const SMALL_INTEGER: JsonSchema = { type: 'integer', minimum: -2_147_483_648, maximum: 2_147_483_647 };
