import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { addMonths, dayOf, isMonth, type Month, monthOf } from './days.ts';
import { useMonthName } from './use-month-name.ts';

interface MonthBarProps {
  month: Month;
  onShow: (month: Month) => void;
}

/** Which month it is, and the ways to others. */
export function MonthBar({ month, onShow }: MonthBarProps) {
  const translate = useTranslate();
  const nameOf = useMonthName();
  const today = monthOf(dayOf(new Date()));
  const step = (by: number, label: string, Icon: typeof SvgIcon) => {
    const to = addMonths(month, by);
    return (
      <Tooltip title={label}>
        <span>
          <IconButton size="small" aria-label={label} disabled={!isMonth(to)} onClick={() => onShow(to)}>
            <Icon sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
          </IconButton>
        </span>
      </Tooltip>
    );
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {step(-1, translate('app.list.calendar.previous'), ChevronLeft)}
      {step(1, translate('app.list.calendar.next'), ChevronRight)}
      <Typography variant="h2" aria-live="polite" sx={{ marginInlineStart: 1, marginInlineEnd: 'auto' }}>
        {nameOf(month)}
      </Typography>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        disabled={month === today}
        onClick={() => onShow(today)}
      >
        {translate('app.list.calendar.today')}
      </Button>
    </Box>
  );
}
