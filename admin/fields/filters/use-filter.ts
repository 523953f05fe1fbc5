import { use } from 'react';
import { useResourceContext, useTranslateLabel } from 'react-admin';
import { useListFilter } from '../../ui/list/use-list-filter.ts';
import { FilterPartContext } from './filter-part.ts';

/**
 * One line of the list's filter, or of the condition around: the values under some keys, and the word of the field that they belong to.
 * @param wanted key of a word that the field has under another name
 */
export function useFilter(source: string, wanted?: string) {
  const list = useListFilter();
  const filter = use(FilterPartContext) ?? list;
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();
  const label = translateLabel({ source, resource, ...(wanted !== undefined && { label: wanted }) });
  return {
    label: typeof label === 'string' ? label : source,
    /** The value under the field's name and a suffix such as `_gte`. */
    get: (suffix = ''): unknown => filter.values[`${source}${suffix}`],
    /** Sets values by suffix; undefined takes one away. */
    set(changes: Record<string, unknown>) {
      filter.set(Object.fromEntries(Object.entries(changes).map(([suffix, value]) => [`${source}${suffix}`, value])));
    },
  };
}
