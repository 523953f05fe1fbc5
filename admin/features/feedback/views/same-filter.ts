type Filter = Record<string, unknown>;

/** Whether two filters ask for the same, in whichever order they were put together. */
export function isSameFilter(one: Filter, other: Filter): boolean {
  return keyOf(one) === keyOf(other);
}

const keyOf = (filter: Filter): string =>
  JSON.stringify(Object.entries(filter).toSorted(([name], [another]) => (name < another ? -1 : 1)));
