import { Box, Button, List, ListItem, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorState } from '../../ui/states/error-state.tsx';
import type { Parts } from './use-parts.ts';

interface PartListProps<Row> {
  label: string;
  parts: Parts<Row>;
  /** Said where there is nothing. */
  empty: string;
  children: (row: Row) => ReactNode;
}

/** The rows of a long list, with a button for more of them. */
export function PartList<Row extends { id: number }>(props: PartListProps<Row>) {
  const { label, parts, empty, children } = props;
  const translate = useTranslate();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = parts;
  if (data === undefined) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <RowsSkeleton />;
  const rows = data.pages.flatMap(({ results }) => results);
  if (rows.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>;
  return (
    <>
      <List disablePadding aria-label={label}>
        {rows.map((row) => (
          <ListItem
            key={row.id}
            divider
            disableGutters
            sx={{ gap: 3, flexWrap: 'wrap', paddingBlock: 2, '&:last-of-type': { borderBottom: 0 } }}
          >
            {children(row)}
          </ListItem>
        ))}
      </List>
      {hasNextPage && (
        <Box sx={{ marginTop: 2 }}>
          <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {translate('app.customers.more')}
          </Button>
        </Box>
      )}
    </>
  );
}

const SKELETON_ROWS = 3;

function RowsSkeleton() {
  return (
    <Stack sx={{ gap: 2 }} aria-hidden>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={40} />
      ))}
    </Stack>
  );
}
