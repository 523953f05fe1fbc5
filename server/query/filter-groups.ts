/** Groups of a filter: `or`, `and` and `not` hold filters of which any, all or none has to be met, each with groups of its own. */
import type { FieldViolation } from '../errors.ts';
import type { FilterTerm } from './parse-filter.ts';

export type GroupName = 'or' | 'and' | 'not';

export interface FilterGroup {
  name: GroupName;
  parts: FilterPart[];
}

/** What has to be met together. */
export interface FilterPart {
  terms: FilterTerm[];
  groups: FilterGroup[];
}

/** How far groups stand inside each other. */
export const MAX_DEPTH = 3;
/** Filters of one group. */
export const MAX_PARTS = 20;
/** Filters of all groups together: each is a condition more that every row is looked at by. */
export const MAX_ALL_PARTS = 40;

const NAMES: readonly string[] = ['or', 'and', 'not'] satisfies GroupName[];

export const isGroupName = (name: string): name is GroupName => NAMES.includes(name);

/** Where a group is read. */
export interface GroupPlace {
  /** Of the group itself. */
  pointer: string;
  /** 1 for a group of the filter itself. */
  depth: number;
  /** Parts that all groups may still have. */
  left: { parts: number };
}

type ParsePart = (part: object, place: GroupPlace) => FilterPart;

/** A group out of its list of filters; adds every violation to `errors`. Null where it is none. */
export function parseGroup(
  name: GroupName,
  value: unknown,
  place: GroupPlace,
  errors: FieldViolation[],
  parsePart: ParsePart,
): FilterGroup | null {
  const { pointer, depth, left } = place;
  const refuse = (violation: FieldViolation): null => {
    errors.push(violation);
    return null;
  };
  if (!Array.isArray(value)) return refuse({ pointer, code: 'type', parameters: { expected: 'array' } });
  if (depth > MAX_DEPTH) return refuse({ pointer, code: 'too_deep' });
  if (value.length === 0) return refuse({ pointer, code: 'too_few_items', parameters: { limit: 1 } });
  const limit = Math.min(MAX_PARTS, left.parts);
  if (value.length > limit)
    return refuse({
      pointer,
      code: 'too_many_items',
      parameters: { limit: value.length > MAX_PARTS ? MAX_PARTS : MAX_ALL_PARTS },
    });
  left.parts -= value.length;
  const parts = value.flatMap((part: unknown, at) => {
    const own = { ...place, pointer: `${pointer}/${at}` };
    if (typeof part !== 'object' || part === null || Array.isArray(part))
      return refuse({ pointer: own.pointer, code: 'type', parameters: { expected: 'object' } }) ?? [];
    // It would let every row through, or none.
    if (Object.keys(part).length === 0) return refuse({ pointer: own.pointer, code: 'too_few_properties' }) ?? [];
    return [parsePart(part, own)];
  });
  return { name, parts };
}
