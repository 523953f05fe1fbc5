/** Rows of another entity to choose from, and the labels of those that are chosen. */
import { createContext, use } from 'react';
import { type RaRecord, useGetList, useGetManyAggregate } from 'react-admin';
import { filterFolded } from './base/filter-folded.ts';
import { useStableItems } from './base/use-stable-items.ts';
import { useTypedSearch } from './base/use-typed-search.ts';
import { PAGE_LIMIT } from '../providers/data-provider.ts';
import { useRecordLabel } from '../entities/use-record-label.ts';
import { labelFieldsOf } from '../entities/record-labels.ts';

export interface ReferenceProps {
  /** The target's react-admin resource. */
  reference: string;
  /** The target's list takes the search text `q`; else up to a page of rows is searched here. */
  searchable?: boolean;
  sortBy?: string;
}

export interface ReferenceOption {
  id: number;
  label: string;
}

/** Also the label counts: it comes later than the id, and the control has to notice. */
export function isSameOption(one: ReferenceOption, other: ReferenceOption): boolean {
  return one.id === other.id && one.label === other.label;
}

interface Excepted {
  /** Their react-admin resource. */
  reference: string;
  ids: readonly RaRecord['id'][];
}

/** Rows that can't be chosen: what is done to a row can't name it as the other one. */
export const ExceptRows = createContext<Excepted | null>(null);

const SEARCH_LIMIT = 25;

/**
 * @param ids the rows that are chosen now
 * @param enabled whether choices are wanted yet: nothing is fetched for a closed list
 */
export function useReferenceOptions(
  { reference, searchable = false, sortBy = 'id' }: ReferenceProps,
  ids: number[],
  enabled: boolean,
) {
  const { typed, words, setTyped, isStale, onlyHits } = useTypedSearch();
  const except = use(ExceptRows);
  const labelOf = useRecordLabel(reference);
  const meta = { fields: labelFieldsOf(reference) };
  const isSearched = searchable && words !== '';
  const found = useGetList(
    reference,
    {
      pagination: { page: 1, perPage: searchable ? SEARCH_LIMIT : PAGE_LIMIT },
      sort: { field: sortBy, order: 'ASC' },
      filter: isSearched ? { q: words } : {},
      meta: { ...meta, byFit: isSearched },
    },
    { enabled, placeholderData: (previous) => previous },
  );
  const chosen = useGetManyAggregate(reference, { ids, meta }, { enabled: ids.length > 0 });
  const toOption = (row: RaRecord): ReferenceOption => ({ id: Number(row.id), label: labelOf(row) });
  const rows = (chosen.data ?? []).filter((row) => row !== undefined);
  const selected = ids.map((id) => {
    const row = rows.find((candidate) => candidate.id === id);
    return row === undefined ? { id, label: `#${id}` } : toOption(row);
  });
  const isExcepted = ({ id }: RaRecord): boolean => except?.reference === reference && except.ids.includes(id);
  const options = (found.data ?? []).filter((row) => !isExcepted(row)).map(toOption);
  const isFound = ({ id }: ReferenceOption): boolean => options.some((option) => option.id === id);
  return {
    // What is chosen is among the choices, also when the search finds others.
    options: [...selected.filter((option) => !isFound(option)), ...options],
    selected: useStableItems(selected, isSameOption),
    filterOptions: searchable ? onlyHits(options) : filterFolded<ReferenceOption>,
    isPending: enabled && found.isFetching,
    isStale: enabled && (searchable ? isStale(found) : found.isPending),
    isTyped: typed.trim() !== '',
    error: found.error,
    setTyped,
  };
}
