import { Box, Chip, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { formatDay } from '../../../fields/dates.ts';
import { type Day, DAYS, type Hours, inOrder, sharesOf, type Span, type Week } from './week.ts';

/** A week to read: each day's times, and where of the day they lie. */
export function WeekView({ hours: { week, timeZone, closedDays } }: { hours: Hours }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const timesOf = useTimes();
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) minmax(0, 1fr)' },
          columnGap: 4,
          rowGap: 2,
          alignItems: 'center',
          margin: 0,
        }}
      >
        {DAYS.map((day) => (
          <Fragment key={day}>
            <Typography component="dt" variant="body2" sx={{ fontWeight: 550 }}>
              {translate(`resources.openinghours.fields.${day}`)}
            </Typography>
            <Box
              component="dd"
              sx={{
                margin: 0,
                fontVariantNumeric: 'tabular-nums',
                color: week[day].length === 0 ? 'text.secondary' : 'text.primary',
              }}
            >
              <bdi>{timesOf(week[day])}</bdi>
            </Box>
            <Box component="dd" aria-hidden sx={{ margin: 0, display: { xs: 'none', sm: 'block' } }}>
              <DayBar week={week} day={day} />
            </Box>
          </Fragment>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('app.opening_hours.in_zone', { zone: timeZone })}
      </Typography>
      {closedDays.length > 0 && (
        <Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 1 }}>
            {translate('resources.openinghours.fields.closed_days')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {closedDays.map((day) => (
              <Chip key={day} size="small" label={formatDay(day, locale)} />
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

/** Where of a day it is open, from midnight to midnight. */
export function DayBar({ week, day }: { week: Week; day: Day }) {
  return (
    <Box sx={{ position: 'relative', height: 8, borderRadius: 1, backgroundColor: 'action.hover', overflow: 'hidden' }}>
      {sharesOf(week, day).map(({ from, width }, at) => (
        <Box
          key={at}
          sx={{
            position: 'absolute',
            insetBlock: 0,
            insetInlineStart: `${from * 100}%`,
            width: `${width * 100}%`,
            backgroundColor: 'primary.main',
          }}
        />
      ))}
    </Box>
  );
}

/** Says the spans of a day in the reader's way of writing times. */
export function useTimes(): (spans: readonly Span[]) => string {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const timeOf = (time: string) => format.format(new Date(`2026-01-01T${time}:00Z`));
  return (spans) => {
    if (spans.length === 0) return translate('app.opening_hours.closed');
    if (spans.some(({ from, until }) => from === until)) return translate('app.opening_hours.all_day');
    return inOrder(spans)
      .map(({ from, until }) => `${timeOf(from)}–${timeOf(until)}`)
      .join(', ');
  };
}
