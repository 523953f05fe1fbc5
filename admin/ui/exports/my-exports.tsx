import { Box, Skeleton, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorState } from '../states/error-state.tsx';
import { ExportItem } from './export-item.tsx';
import type { ExportRow, useExports } from './use-exports.ts';

interface MyExportsProps<Row extends ExportRow> {
  mine: ReturnType<typeof useExports<Row>>;
  route: string;
  /** Below `app` in admin/i18n, the kind's own texts: what its rows are, and why one failed. */
  words: string;
  nameOf: (row: Row) => string;
}

/** The user's files of the last day. */
export function MyExports<Row extends ExportRow>({ mine, route, words, nameOf }: MyExportsProps<Row>) {
  const translate = useTranslate();
  const id = useId();
  const { exports, isPending, error, refetch, refresh } = mine;
  if (isPending) return <Skeleton variant="rounded" height={56} />;
  if (error && exports.length === 0) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" gutterBottom>
        {translate('app.exports.mine')}
      </Typography>
      <Box aria-live="polite">
        {exports.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('app.exports.none')}
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {exports.map((row) => (
            <ExportItem key={row.id} row={row} name={nameOf(row)} words={words} route={route} refresh={refresh} />
          ))}
        </Box>
      </Box>
    </Box>
  );
}
