import { Box } from '@mui/material';
import { Fragment, type ReactElement } from 'react';
import { FilterChips } from '../ui/list/filter-chips.tsx';
import { SearchBox } from '../ui/list/search-box.tsx';
import { useScreen } from './screen-context.tsx';
import { useListFilter } from '../ui/list/use-list-filter.ts';

export type Pieces = Partial<Record<string, ReactElement>>;

/** One line above the list: the search, and the filters as chips. */
export function FilterBar({ filters }: { filters: Pieces }) {
  const { entity, fixed } = useScreen();
  const { values, clear } = useListFilter();
  const shown = Object.entries(filters).filter(([source]) => !(source in fixed));
  if (!entity.searchable && shown.length === 0) return null;
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {entity.searchable && <SearchBox />}
      <FilterChips onClear={Object.keys(values).length > 1 ? clear : undefined}>
        {shown.map(([source, filter]) => (
          <Fragment key={source}>{filter}</Fragment>
        ))}
      </FilterChips>
    </Box>
  );
}
