import SearchOff from '@mui/icons-material/SearchOffOutlined';
import { Alert, Box, Button, Card, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { Pagination } from './pagination.tsx';
import { useNotifyError } from '../mutations/use-notify-error.ts';
import { useListFilter } from './use-list-filter.ts';

/**
 * Whether there is no row at all, also without a filter.
 *
 * @param initial the filter that the list begins with
 */
export function useIsBare(initial: Record<string, unknown> = {}): boolean {
  const { isPending, error, total, filterValues } = useListContext();
  const chosen = Object.entries(filterValues as object).filter(([name, value]) => initial[name] !== value);
  return !isPending && !error && total === 0 && chosen.length === 0;
}

interface ListContentProps {
  /** In place of the rows when there is none at all. */
  empty: ReactNode;
  table: ReactNode;
  /** The rows where it is too narrow for the table. */
  cards: ReactNode;
  cardsBelow?: 'sm' | 'md';
  /** Below the rows. */
  sums?: ReactNode;
  /** The filter that the list begins with. */
  initial?: Record<string, unknown>;
  /** What the list is called, where it is not the only one of the page. */
  name?: string | undefined;
}

/** The rows of a list and its pages, or what is to be said in their place. */
export function ListContent({ empty, initial, ...rows }: ListContentProps) {
  const { isPending, error, total, data, refetch } = useListContext();
  const isBare = useIsBare(initial);
  useSayStale();
  if (isPending) return <ListSkeleton />;
  if (error && data === undefined) {
    return (
      <Card>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return (
    <>
      <Unreachable />
      {total === 0 ? <Card>{isBare ? empty : <NothingFound />}</Card> : <Rows {...rows} />}
    </>
  );
}

/** Rows of databases that can't be reached are missing: that has to be said, too. */
function Unreachable() {
  const translate = useTranslate();
  const { meta } = useListContext();
  const cells = (meta as { unreachable?: string } | undefined)?.unreachable;
  if (cells === undefined) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('app.list.unreachable', { cells })}
    </Alert>
  );
}

/** Rows that could not be read anew stay as they were: that has to be said. */
function useSayStale(): void {
  const notifyError = useNotifyError();
  const { error, data } = useListContext();
  const failure = data === undefined ? null : error;
  useEffect(() => {
    if (failure) notifyError(failure);
  }, [failure, notifyError]);
}

function Rows({ table, cards, cardsBelow = 'sm', sums, name }: Omit<ListContentProps, 'empty' | 'initial'>) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down(cardsBelow));
  const { isPlaceholderData } = useListContext();
  const dim = { opacity: isPlaceholderData ? 0.6 : 1, transition: 'opacity 120ms' };
  if (isNarrow) {
    return (
      <Box aria-busy={isPlaceholderData} sx={dim}>
        {cards}
        {sums}
        <Pagination of={name} />
      </Box>
    );
  }
  return (
    // A card that hid its overflow would keep the header from staying in view.
    <Card aria-busy={isPlaceholderData} sx={{ ...dim, overflow: 'visible' }}>
      {table}
      {sums}
      <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
        <Pagination of={name} />
      </Box>
    </Card>
  );
}

function NothingFound() {
  const translate = useTranslate();
  const { clear } = useListFilter();
  return (
    <EmptyState
      Icon={SearchOff}
      title={translate('app.list.nothing_found')}
      action={
        <Button variant="outlined" onClick={clear}>
          {translate('ra.navigation.clear_filters')}
        </Button>
      }
    >
      {translate('app.list.other_filters')}
    </EmptyState>
  );
}
