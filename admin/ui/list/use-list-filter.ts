import { useListContext } from 'react-admin';

export type FilterValues = Record<string, unknown>;
type SetFilters = (filters: FilterValues, displayedFilters: object) => void;

interface FilteredList {
  filterValues: FilterValues;
  setFilters: SetFilters;
}

/**
 * What each list was last told by its setter. A list shows new values a moment later, and takes another setter then:
 * until it does, what is set next goes on from what was set, and not from what is still shown.
 */
const latestValues = new WeakMap<SetFilters, FilterValues>();

/** Sets a list's filter from what it is by now; values that are undefined are taken away. */
export function changeFilters(
  { filterValues, setFilters }: FilteredList,
  change: (values: FilterValues) => FilterValues,
): void {
  const wanted = Object.entries(change(latestValues.get(setFilters) ?? filterValues)).filter(
    ([, value]) => value !== undefined,
  );
  const values = Object.fromEntries(wanted);
  latestValues.set(setFilters, values);
  setFilters(values, {});
}

/** The filter of the list around, and its changes: two within one moment both count. */
export function useListFilter() {
  const { filterValues, setFilters } = useListContext();
  const list: FilteredList = { filterValues: filterValues as FilterValues, setFilters };
  return {
    values: list.filterValues,
    /** Sets some of the values; undefined takes one away. */
    set: (changes: FilterValues) => changeFilters(list, (values) => ({ ...values, ...changes })),
    replace: (wanted: FilterValues) => changeFilters(list, () => wanted),
    clear: () => changeFilters(list, () => ({})),
  };
}
