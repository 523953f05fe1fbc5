/** The query of a list, in ra-data-simple-rest's words: sort, range, filter. Unknown fields are a 400. */
import { type FieldViolation, invalidInput, notFound } from '../errors.ts';
import type { EntityDescriptor, JsonSchema } from '../../shared/contract/descriptor.ts';
import type { FilterGroup } from './filter-groups.ts';
import { type FilterTerm, parseFilter } from './parse-filter.ts';
import { parseShape, ROW_PARAMETERS, type RowShape } from './parse-shape.ts';

export interface ListRequest {
  sort: [field: string, direction: 'asc' | 'desc'];
  /** The order was asked for; else it is the list's own. */
  isSorted: boolean;
  offset: number;
  limit: number;
  filters: FilterTerm[];
  /** Each has to be met besides. */
  groups: FilterGroup[];
  /** Search text of the filter `q`. */
  search?: string;
  shape: RowShape;
}

/** Of the address; the values are JSON that is read here. */
export const LIST_PARAMETERS: JsonSchema = {
  properties: { sort: {}, range: {}, filter: {}, ...(ROW_PARAMETERS['properties'] as object) },
};

export const MAX_PAGE_ROWS = 100;
const MAX_OFFSET = 1_000_000;

/**
 * The id of a path: a positive whole number.
 * @throws Problem 404 for anything else, as for a row that is missing
 */
export function parseId(text: string | undefined): number {
  const id = /^[1-9]\d{0,15}$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw notFound();
  return id;
}

export interface FieldsOfCaller {
  /** Whether the field is shown in every row: else it can't be sorted or filtered by, since its order would tell its values. */
  isReadable: (field: string) => boolean;
  /** Whether it is shown in some rows. */
  isShown: (field: string) => boolean;
}

/**
 * A list's request out of its query parameters `sort`, `range`, `filter`, `fields` and `permissions`, each JSON text.
 * @throws Problem 400 with every violation; a field that the caller may not read is as unknown as one that is not
 *   there
 */
export function parseList(
  entity: EntityDescriptor,
  query: Record<string, unknown>,
  { isReadable, isShown }: FieldsOfCaller,
): ListRequest {
  const errors: FieldViolation[] = [];
  const asked = json(query['sort'], '/sort', errors);
  const sort = parseSort(entity, asked, errors);
  const [offset, limit] = parseRange(json(query['range'], '/range', errors), errors);
  const filter = json(query['filter'], '/filter', errors);
  const { search, terms, groups } = parseFilter(entity, filter, errors, isReadable);
  if (!isReadable(sort[0])) errors.push({ pointer: '/sort', code: 'unknown_sort' });
  const shape = parseShape(entity, query, isShown, errors);
  if (errors.length > 0) throw invalidInput({ errors });
  return {
    sort,
    isSorted: asked !== undefined,
    offset,
    limit,
    filters: terms,
    groups,
    shape,
    ...(search !== undefined && { search }),
  };
}

function json(text: unknown, pointer: string, errors: FieldViolation[]): unknown {
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(String(text));
  } catch {
    errors.push({ pointer, code: 'json' });
    return undefined;
  }
}

/** The order of a list out of a field and a direction; adds what is wrong with it to `errors`. */
export function parseSort(entity: EntityDescriptor, sort: unknown, errors: FieldViolation[]): ListRequest['sort'] {
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

function parseRange(range: unknown, errors: FieldViolation[]): [offset: number, limit: number] {
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
