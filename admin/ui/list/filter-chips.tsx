import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface FilterChipsProps {
  children: ReactNode;
  /** Takes all of them off; absent where none is on. */
  onClear: (() => void) | undefined;
}

/** The filters beside the search. On a narrow screen they stay in one line that scrolls. */
export function FilterChips({ children, onClear }: FilterChipsProps) {
  const translate = useTranslate();
  return (
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
      {children}
      {onClear !== undefined && (
        <Button size="small" onClick={onClear}>
          {translate('ra.navigation.clear_filters')}
        </Button>
      )}
    </Box>
  );
}
