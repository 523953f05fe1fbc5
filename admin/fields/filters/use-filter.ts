import { useListContext, useResourceContext, useTranslateLabel } from 'react-admin';

/** One line of the list's filter: the values under some keys, and the word of the field that they belong to. */
export function useFilter(source: string) {
  const { filterValues, setFilters } = useListContext();
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();
  const label = translateLabel({ source, resource });
  return {
    label: typeof label === 'string' ? label : source,
    /** The value under the field's name and a suffix such as `_gte`. */
    get: (suffix = ''): unknown => (filterValues as Record<string, unknown>)[`${source}${suffix}`],
    /** Sets values by suffix; undefined takes one away. */
    set(changes: Record<string, unknown>) {
      const next: Record<string, unknown> = { ...filterValues };
      for (const [suffix, value] of Object.entries(changes)) {
        if (value === undefined) delete next[`${source}${suffix}`];
        else next[`${source}${suffix}`] = value;
      }
      setFilters(next, {});
    },
  };
}
