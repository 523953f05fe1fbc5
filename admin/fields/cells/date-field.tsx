import { Box, Tooltip } from '@mui/material';
import { useLocale } from 'react-admin';
import { useDisplay } from '../base/display.tsx';
import { EmptyValue } from '../base/empty-value.tsx';
import { type CellProps, useValue } from '../base/use-value.ts';
import { formatClock, formatDay, formatMoment, formatRelative } from '../dates.ts';

export function DateField(props: CellProps) {
  const value = useValue(props);
  const locale = useLocale() ?? 'en';
  return value === null ? <EmptyValue /> : <time dateTime={String(value)}>{formatDay(String(value), locale)}</time>;
}

/** A time of any day, as the reader's clocks show it. */
export function TimeField(props: CellProps) {
  const value = useValue(props);
  const locale = useLocale() ?? 'en';
  return value === null ? <EmptyValue /> : <time>{formatClock(String(value), locale)}</time>;
}

/** A moment: how long ago in a row, with the exact one on hover; the exact one in a detail. */
export function DateTimeField(props: CellProps) {
  const value = useValue(props);
  const locale = useLocale() ?? 'en';
  const display = useDisplay();
  if (value === null) return <EmptyValue />;
  const iso = String(value);
  const relative = formatRelative(iso, locale, Date.now());
  const exact = formatMoment(iso, locale);
  if (display === 'detail') return <time dateTime={iso}>{exact}</time>;
  return (
    <Tooltip title={exact} describeChild>
      <Box component="time" dateTime={iso} sx={{ whiteSpace: 'nowrap' }}>
        {relative}
      </Box>
    </Tooltip>
  );
}
