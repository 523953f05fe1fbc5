import { Box } from '@mui/material';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { FilterChips } from '../ui/list/filter-chips.tsx';
import { SearchBox } from '../ui/list/search-box.tsx';
import { FilterBuilder } from './filter-builder/filter-builder.tsx';
import { isOfField } from './filter-builder/rules.ts';
import { useScreen } from './screen-context.tsx';
import { useListFilter } from '../ui/list/use-list-filter.ts';
import { useIsNarrow } from '../ui/layout/use-is-narrow.ts';

export type Pieces = Partial<Record<string, ReactElement>>;

interface FilterBarProps {
  filters: Pieces;
  /** What else a filter is put together of: a chip only while it is set. */
  more?: Pieces;
  /** What the list is called, where it is not the only one of the page. */
  of?: string | undefined;
  children?: ReactNode;
}

/** One line above the list: the search, the filters as chips, and at its end what is done with all that is found. */
export function FilterBar({ filters, more = {}, of, children }: FilterBarProps) {
  const { entity, fixed } = useScreen();
  const { values, clear } = useListFilter();
  const isPhone = useIsNarrow();
  const set = Object.entries(more).filter(([source]) => Object.keys(values).some((name) => isOfField(name, source)));
  const shown = [...Object.entries(filters), ...set].filter(([source]) => !(source in fixed));
  const offered = { ...Object.fromEntries(shown), ...more };
  const hasFilter = entity.searchable || shown.length > 0;
  if (!hasFilter && children === undefined) return null;
  const tools = children !== undefined && (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { sm: 'wrap' },
        alignItems: 'center',
        gap: 1,
        marginInlineStart: 'auto',
        '& .MuiIconButton-root': { color: 'text.secondary' },
      }}
    >
      {children}
    </Box>
  );
  // Behind the filters of a phone, which fill a line, they would have one of their own.
  const areBesideSearch = isPhone && entity.searchable;
  return (
    <Box
      {...(hasFilter && { role: 'search', 'aria-label': of })}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, maxWidth: '100%' }}
    >
      <Box sx={{ display: { xs: 'flex', sm: 'contents' }, alignItems: 'center', gap: 1, flexGrow: 1 }}>
        {entity.searchable && <SearchBox />}
        {areBesideSearch && tools}
      </Box>
      <FilterChips onClear={Object.keys(values).length > 1 ? clear : undefined}>
        {shown.map(([source, filter]) => (
          <Fragment key={source}>{filter}</Fragment>
        ))}
        {Object.keys(offered).length > 1 && <FilterBuilder filters={offered} />}
      </FilterChips>
      {!areBesideSearch && tools}
    </Box>
  );
}
