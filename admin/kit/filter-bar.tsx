import { Box, Button } from '@mui/material';
import { Fragment, type ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { SearchBox } from './search-box.tsx';
import { useScreen } from './screen-context.tsx';
import { useListFilter } from './use-list-filter.ts';

export type Pieces = Partial<Record<string, ReactElement>>;

/** One line above the list: the search, and the filters as chips. */
export function FilterBar({ filters }: { filters: Pieces }) {
  const translate = useTranslate();
  const { entity, fixed } = useScreen();
  const { values, clear } = useListFilter();
  const shown = Object.entries(filters).filter(([source]) => !(source in fixed));
  if (!entity.searchable && shown.length === 0) return null;
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {entity.searchable && <SearchBox />}
      {/* On a narrow screen the chips stay in one line that scrolls. */}
      <Box
        sx={{
          display: { xs: 'flex', sm: 'contents' },
          alignItems: 'center',
          gap: 2,
          overflowX: { xs: 'auto', sm: 'visible' },
          padding: { xs: 1, sm: 0 },
          margin: { xs: -1, sm: 0 },
          '& > *': { flexShrink: 0 },
        }}
      >
        {shown.map(([source, filter]) => (
          <Fragment key={source}>{filter}</Fragment>
        ))}
        {Object.keys(values).length > 1 && (
          <Button size="small" onClick={clear}>
            {translate('ra.navigation.clear_filters')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
