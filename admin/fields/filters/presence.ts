/**
 * Whether a field holds something, as a filter asks for it: nothing is null, something is not that. Lists forget values
 * that are null, but for those inside groups.
 */
import type { FilterValues } from '../../ui/list/use-list-filter.ts';
import { isObject } from '../../providers/user-data.ts';

export const PRESENCES = ['empty', 'filled'] as const;
export type Presence = (typeof PRESENCES)[number];

/** What is asked for by a filter; undefined where it asks nothing of the field. */
export function presenceOf(values: FilterValues, source: string): Presence | undefined {
  if (values[source] === null) return 'empty';
  const asked = noneOf(values);
  if (asked.some((part) => isNullOf(part, source))) return 'filled';
  return asked.some((part) => isNotNullOf(part, source)) ? 'empty' : undefined;
}

/** The values of a filter that change where it asks for that. */
export function askingFor(values: FilterValues, source: string, presence: Presence | undefined): FilterValues {
  const others = noneOf(values).filter((part) => !isNullOf(part, source) && !isNotNullOf(part, source));
  const isNull = { [source]: null };
  const own = presence === undefined ? [] : [presence === 'filled' ? isNull : { not: [isNull] }];
  const none = [...others, ...own];
  return { [source]: undefined, not: none.length > 0 ? none : undefined };
}

const noneOf = ({ not }: FilterValues): unknown[] => (Array.isArray(not) ? (not as unknown[]) : []);

const isNullOf = (part: unknown, source: string): boolean =>
  isObject(part) && Object.keys(part).length === 1 && part[source] === null;

function isNotNullOf(part: unknown, source: string): boolean {
  if (!isObject(part) || Object.keys(part).length !== 1) return false;
  const [only, ...others] = noneOf(part);
  return others.length === 0 && isNullOf(only, source);
}
