/** What is kept of a list by a name. */
export interface ListView {
  filter: Record<string, unknown>;
  /** A field and a direction; null for the list's own. */
  sort: readonly string[] | null;
  /** Null for the list's own. */
  columns: readonly string[] | null;
}

/** Whether a list shows what was kept: what was not kept of it may be as it is. */
export const isSameView = (kept: ListView, shown: ListView): boolean =>
  isSameFilter(kept.filter, shown.filter) &&
  (kept.sort === null || String(kept.sort) === String(shown.sort)) &&
  (kept.columns === null ? shown.columns === null : String(kept.columns) === String(shown.columns));

/** Whether two filters ask for the same, in whichever order they were put together. */
export function isSameFilter(one: ListView['filter'], other: ListView['filter']): boolean {
  return keyOf(one) === keyOf(other);
}

const keyOf = (filter: ListView['filter']): string =>
  JSON.stringify(filter, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([name], [another]) => (name < another ? -1 : 1)))
      : value,
  );
