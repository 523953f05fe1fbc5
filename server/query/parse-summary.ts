/** What is asked of a list in place of its rows: how many there are of each value of a field, and sums of others. */
import { type FieldViolation, invalidInput } from '../errors.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface SummaryRequest {
  /** Null: all rows together. */
  group: string | null;
  sums: string[];
}

/** Whether the query asks for a summary. */
export const asksSummary = ({ group, sums }: Record<string, unknown>): boolean =>
  group !== undefined || sums !== undefined;

/**
 * Out of the query parameters `group`, a field, and `sums`, JSON text of a list of fields.
 * @param isReadable whether the caller is shown a field in every row: else its sum and its values would tell of the others
 * @throws Problem 400 with every violation; what the list is not grouped or summed by is unknown
 */
export function parseSummary(
  { list }: EntityDescriptor,
  { group, sums, ...query }: Record<string, unknown>,
  isReadable: (field: string) => boolean,
): SummaryRequest {
  const errors: FieldViolation[] = [];
  if (group !== undefined && !(typeof group === 'string' && list.groups?.includes(group) && isReadable(group)))
    errors.push({ pointer: '/group', code: 'unknown_group' });
  const names = parsedNames(sums);
  if (names === null) errors.push({ pointer: '/sums', code: 'json' });
  for (const [at, name] of (names ?? []).entries())
    if (!list.sums?.includes(name) || !isReadable(name)) errors.push({ pointer: `/sums/${at}`, code: 'unknown_sum' });
  for (const name of ['sort', 'range', 'fields', 'permissions', 'format'])
    if (query[name] !== undefined) errors.push({ pointer: `/${name}`, code: 'not_applicable' });
  if (errors.length > 0) throw invalidInput({ errors });
  // One order means one prepared statement for the same sums.
  return { group: typeof group === 'string' ? group : null, sums: [...new Set(names)].toSorted() };
}

/** More than any list has. */
const MAX_SUMS = 20;

/** Null where it is no list of names. */
function parsedNames(text: unknown): string[] | null {
  if (text === undefined) return [];
  try {
    const names: unknown = JSON.parse(String(text));
    const isList = Array.isArray(names) && names.length <= MAX_SUMS;
    return isList && names.every((name) => typeof name === 'string') ? names : null;
  } catch {
    return null;
  }
}
