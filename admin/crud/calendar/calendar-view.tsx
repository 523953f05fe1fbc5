import EventBusy from '@mui/icons-material/EventBusyOutlined';
import { Alert, Box, Button, Card, Skeleton } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import type { Calendar } from '../../entities/resource.ts';
import { ChunkBoundary } from '../../ui/chunks/chunk-boundary.tsx';
import { lazyChunk } from '../../ui/chunks/lazy-chunk.ts';
import { useTotalText } from '../../ui/list/pagination.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import type { Pieces } from '../filter-bar.tsx';
import { Agenda } from './agenda.tsx';
import { daysOfMonth, type Month, weeksOfMonth } from './days.ts';
import { MonthBar } from './month-bar.tsx';
import type { MonthGridProps } from './month-grid.tsx';
import { useMonth } from './use-month.ts';
import { useMonthName } from './use-month-name.ts';
import { useMonthRows } from './use-month-rows.ts';
import { firstDayOfWeek } from './week.ts';
import { useIsNarrow } from '../../ui/layout/use-is-narrow.ts';

const MonthGrid = lazyChunk<MonthGridProps>(async () => ({ default: (await import('./month-grid.tsx')).MonthGrid }));

/** The list's rows in the days of a month; one below the other where it is too narrow for weeks. */
export function CalendarView({ calendar, columns }: { calendar: Calendar; columns: Pieces }) {
  const isNarrow = useIsNarrow();
  const firstDay = firstDayOfWeek(useLocale() ?? 'en');
  const { month, show } = useMonth();
  const days = isNarrow ? daysOfMonth(month) : weeksOfMonth(month, firstDay);
  const { rows, total = 0, error, isStale, isEmpty, refetch, next, before } = useMonthRows(calendar, days);
  const shown = { calendar, columns, month, days };
  if (error && rows === undefined)
    return (
      <Card>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <MonthBar month={month} onShow={show} />
      {rows !== undefined && total > rows.length && !isStale && <NotAll shown={rows.length} total={total} />}
      {isEmpty && <NothingHere next={next} before={before} onShow={show} isWhole={isNarrow} />}
      {!(isNarrow && isEmpty) && (
        <Box aria-busy={isStale} sx={{ opacity: isStale ? 0.6 : 1, transition: 'opacity 120ms' }}>
          {rows === undefined && <Skeleton variant="rectangular" height={480} />}
          {rows !== undefined && isNarrow && <Agenda {...shown} rows={rows} />}
          {rows !== undefined && !isNarrow && (
            <ChunkBoundary fallback={<Skeleton variant="rectangular" height={480} />}>
              <MonthGrid {...shown} rows={rows} firstDay={firstDay} />
            </ChunkBoundary>
          )}
        </Box>
      )}
    </Box>
  );
}

function NotAll({ shown, total }: { shown: number; total: number }) {
  const translate = useTranslate();
  const totalText = useTotalText();
  return (
    <Alert severity="info" role="status">
      {translate('app.list.calendar.not_all', { shown: totalText(shown), total: totalText(total) })}
    </Alert>
  );
}

interface NothingHereProps {
  next: Month | undefined;
  before: Month | undefined;
  onShow: (month: Month) => void;
  /** It stands in the place of the days. */
  isWhole: boolean;
}

function NothingHere({ next, before, onShow, isWhole }: NothingHereProps) {
  const translate = useTranslate();
  const nameOf = useMonthName();
  const nearest = next ?? before;
  const way = nearest !== undefined && (
    <Button size="small" variant="outlined" color="inherit" onClick={() => onShow(nearest)}>
      {translate(next === undefined ? 'app.list.calendar.to_last' : 'app.list.calendar.to_next', {
        month: nameOf(nearest),
      })}
    </Button>
  );
  const title = translate('app.list.calendar.empty');
  if (isWhole)
    return (
      <Card role="status">
        <EmptyState Icon={EventBusy} title={title} action={way} />
      </Card>
    );
  return (
    <Alert severity="info" role="status" icon={<EventBusy />} action={way}>
      {title}
    </Alert>
  );
}
