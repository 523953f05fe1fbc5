/** Rows of another entity to choose from, and the labels of those that are chosen. */
import { useState } from 'react';
import { type RaRecord, useGetList, useGetManyAggregate } from 'react-admin';
import { useSteady } from './base/use-steady.ts';
import { useDebounced } from '../kit/use-debounced.ts';
import { PAGE_LIMIT } from '../providers/data-provider.ts';
import { useRecordLabel } from '../kit/use-record-label.ts';
import { labelFieldsOf } from '../site.ts';

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

const SEARCH_LIMIT = 25;
const TYPING_PAUSE_MS = 250;

/**
 * @param ids the rows that are chosen now
 * @param enabled whether choices are wanted yet: nothing is fetched for a closed list
 */
export function useReferenceOptions(
  { reference, searchable = false, sortBy = 'id' }: ReferenceProps,
  ids: number[],
  enabled: boolean,
) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const labelOf = useRecordLabel(reference);
  const meta = { fields: labelFieldsOf(reference) };
  const found = useGetList(
    reference,
    {
      pagination: { page: 1, perPage: searchable ? SEARCH_LIMIT : PAGE_LIMIT },
      sort: { field: sortBy, order: 'ASC' },
      filter: searchable && search !== '' ? { q: search } : {},
      meta,
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
  const options = (found.data ?? []).map(toOption);
  return {
    // What is chosen is among the choices, also when the search finds others.
    options: [...selected.filter(({ id }) => options.every((option) => option.id !== id)), ...options],
    selected: useSteady(selected, isSameOption),
    isPending: enabled && found.isFetching,
    error: found.error,
    setTyped,
  };
}
