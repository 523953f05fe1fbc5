/** Where the schemas use a keyword, of which one stands for all as its example. */
import type { SourceFile } from '../../generator/load.ts';
import { isObject, memberOf } from './json.ts';

export interface Use {
  file: string;
  /** Absent where the entity says it. */
  field?: string;
  value: unknown;
}

/** Longer ones are no example at a glance. */
const SHORT = 160;

export const usesByEntities = (files: readonly SourceFile[], keyword: string): Use[] =>
  files.flatMap(({ path, value }) =>
    isObject(value) && keyword in value ? [{ file: path, value: value[keyword] }] : [],
  );

export const usesByFields = (files: readonly SourceFile[], keyword: string): Use[] =>
  files.flatMap(({ path, value }) =>
    Object.entries(memberOf(value, 'properties')).flatMap(([field, property]) =>
      isObject(property) && keyword in property ? [{ file: path, field, value: property[keyword] }] : [],
    ),
  );

/** The one that shows most on a line; of those that are longer than a line the shortest. */
export function exampleOf(uses: readonly Use[]): Use | undefined {
  const length = ({ value }: Use): number => JSON.stringify(value).length;
  const sorted = uses.toSorted((one, other) => length(one) - length(other));
  return sorted.filter((use) => length(use) <= SHORT).at(-1) ?? sorted[0];
}
