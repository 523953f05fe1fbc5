import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useDisplay } from '../../../fields/base/display.tsx';
import type { OpeningHoursRecord } from '../../../generated/types.ts';
import { DAYS, type Hours, toHours } from './week.ts';
import { DayBar, useTimes, WeekView } from './week-view.tsx';

/** The row's week: in a list a bar for each day, on its page with the times. */
export function WeekField() {
  const row = useRecordContext<OpeningHoursRecord>();
  const display = useDisplay();
  if (row === undefined) return null;
  const hours = toHours(row);
  return display === 'detail' ? <WeekView hours={hours} /> : <WeekBars week={hours.week} />;
}

/** The week at a glance: a bar for each day, with its times on hover. */
function WeekBars({ week }: Pick<Hours, 'week'>) {
  const translate = useTranslate();
  const timesOf = useTimes();
  const words = DAYS.map((day) => `${translate(`resources.openinghours.fields.${day}`)}: ${timesOf(week[day])}`);
  return (
    <Box
      role="img"
      aria-label={words.join('; ')}
      title={words.join('\n')}
      sx={{ display: 'grid', gap: '2px', width: 140, paddingBlock: 1, '& > *': { height: 4 } }}
    >
      {DAYS.map((day) => (
        <DayBar key={day} week={week} day={day} />
      ))}
    </Box>
  );
}
