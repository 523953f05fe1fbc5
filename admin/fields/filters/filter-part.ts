import { createContext, type ReactNode } from 'react';
import type { FilterValues } from '../../ui/list/use-list-filter.ts';

/** One condition of a filter, which the filter components inside are about in place of the list's own filter. */
export interface FilterPart {
  values: FilterValues;
  set: (changes: FilterValues) => void;
  /** In place of a chip: how it is shown, and the way to open what sets it. */
  render: (shown: ShownFilter) => ReactNode;
}

export interface ShownFilter {
  label: string;
  /** In words; undefined while nothing is chosen. */
  value: string | undefined;
  isOpen: boolean;
  open: (anchor: HTMLElement) => void;
}

export const FilterPartContext = createContext<FilterPart | null>(null);
