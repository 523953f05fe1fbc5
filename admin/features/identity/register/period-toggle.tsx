import { Box, Chip, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import type { Period } from '../../billing/offer/plan-offer.ts';

interface PeriodToggleProps {
  period: Period;
  onChange: (period: Period) => void;
  /** In percent; 0: nothing to be told. */
  saved: number;
}

/** By the month or by the year, and what a year saves. */
export function PeriodToggle({ period, onChange, saved }: PeriodToggleProps) {
  const translate = useTranslate();
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' }).format(saved / 100);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, flexWrap: 'wrap' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={period}
        aria-label={translate('app.register.plans.period')}
        onChange={(_, next: Period | null) => next !== null && onChange(next)}
      >
        <ToggleButton value="monthly" sx={{ paddingInline: 4 }}>
          {translate('app.register.plans.monthly')}
        </ToggleButton>
        <ToggleButton value="yearly" sx={{ paddingInline: 4 }}>
          {translate('app.register.plans.yearly')}
        </ToggleButton>
      </ToggleButtonGroup>
      {saved > 0 && (
        <Chip
          size="small"
          color="success"
          variant="outlined"
          label={translate('app.register.plans.save_up_to', { percent })}
        />
      )}
    </Box>
  );
}
