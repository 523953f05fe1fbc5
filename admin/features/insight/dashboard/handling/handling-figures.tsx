import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatRoughDuration } from '../../../../fields/durations.ts';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import type { Handled } from '../data/answers.ts';
import { PanelFigure } from '../panel/panel-figure.tsx';

/** What it comes down to: the share that was closed in time, and the median time to close. */
export function HandlingFigures({ total: { due, met, closed, median_seconds: median } }: { total: Handled }) {
  const translate = useTranslate();
  const { locale, count, percent } = useFormats();
  const name = (key: string, values?: Record<string, string>) => translate(`app.dashboard.handling.${key}`, values);
  return (
    <Box
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <div>
        <Label>{name('in_time')}</Label>
        <PanelFigure
          value={due === 0 ? '–' : percent(met / due)}
          note={name('of_due', { met: count(met), due: count(due) })}
        />
      </div>
      <div>
        <Label>{name('median')}</Label>
        <PanelFigure
          value={median === null ? '–' : formatRoughDuration(median, locale)}
          note={name('of_closed', { closed: count(closed) })}
        />
      </div>
    </Box>
  );
}

function Label({ children }: { children: string }) {
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}
