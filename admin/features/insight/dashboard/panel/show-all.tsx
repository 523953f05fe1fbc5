import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import { pageOnly } from '../../../../ui/figures/page-only.ts';

/** Rows that are shown at first; the others on demand. */
export const FIRST_ROWS = 8;

interface ShowAllProps {
  count: number;
  isLong: boolean;
  onTurn: () => void;
}

/** The way to the other rows, and back. */
export function ShowAll({ count, isLong, onTurn }: ShowAllProps) {
  const translate = useTranslate();
  const formats = useFormats();
  if (count <= FIRST_ROWS) return null;
  return (
    <Box {...pageOnly} sx={{ marginTop: 2 }}>
      <Button size="small" onClick={onTurn} aria-expanded={isLong}>
        {isLong
          ? translate('app.dashboard.ranking.fewer')
          : translate('app.dashboard.ranking.all', { count: formats.count(count) })}
      </Button>
    </Box>
  );
}
