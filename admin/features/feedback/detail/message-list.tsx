import { Box, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/states/error-state.tsx';

interface MessageListProps<Row> {
  /** Undefined while they are on their way. */
  rows: Row[] | undefined;
  error: unknown;
  onRetry: () => void;
  /** What stands there where nothing was said, and nobody may. */
  none: string;
  /** The form that adds one, for those who may. */
  form: ReactNode;
  children: (row: Row) => ReactNode;
}

/** What was said, in its order, and the form to say more. */
export function MessageList<Row>({ rows, error, onRetry, none, form, children }: MessageListProps<Row>) {
  if (rows === undefined) return error ? <ErrorState error={error} onRetry={onRetry} /> : <Skeleton height={48} />;
  return (
    <>
      {rows.length > 0 && (
        <Box component="ol" sx={{ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' }}>
          {rows.map(children)}
        </Box>
      )}
      {rows.length === 0 && !form && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {none}
        </Typography>
      )}
      {form}
    </>
  );
}
