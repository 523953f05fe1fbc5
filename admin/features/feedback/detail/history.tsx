import { useInfiniteQuery } from '@tanstack/react-query';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { formatMoment, formatRelative } from '../../../fields/dates.ts';
import { feedback } from '../../../generated/resources.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { useAct } from '../../../providers/use-act.ts';
import { partKey } from '../change/feedback-cache.ts';
import type { FeedbackRow } from '../feedback-row.ts';
import { type Change, type ChangePage, useChangeWords } from './change-words.ts';
import { Section } from './section.tsx';

/** What was done with it, the newest first. */
export function History({ row }: { row: FeedbackRow }) {
  const translate = useTranslate();
  const act = useAct();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: partKey(row.id, 'history'),
    queryFn: ({ pageParam }) =>
      act<ChangePage>(feedback.route, { action: 'history', id: row.id, method: 'GET', input: { before: pageParam } }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.has_more ? (page.results.at(-1)?.id ?? null) : null),
  });
  const changes = data?.pages.flatMap(({ results }) => results);
  return (
    <Section title={translate('app.feedback.history.title')}>
      {error && changes === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : changes === undefined ? (
        <Skeleton height={48} />
      ) : changes.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('app.feedback.history.none')}
        </Typography>
      ) : (
        <Box component="ol" sx={{ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' }}>
          {changes.map((change) => (
            <ChangeItem key={change.id} change={change} />
          ))}
        </Box>
      )}
      {hasNextPage && (
        <Button
          size="small"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ justifySelf: 'start' }}
        >
          {translate('app.feedback.history.more')}
        </Button>
      )}
    </Section>
  );
}

function ChangeItem({ change }: { change: Change }) {
  const locale = useLocale() ?? 'en';
  const wordsOf = useChangeWords();
  return (
    <Box component="li" sx={{ display: 'flex', gap: 3, justifyContent: 'space-between', alignItems: 'baseline' }}>
      <Typography variant="body2" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {wordsOf(change)}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        <time dateTime={change.created_at} title={formatMoment(change.created_at, locale)}>
          {formatRelative(change.created_at, locale, Date.now())}
        </time>
      </Typography>
    </Box>
  );
}
