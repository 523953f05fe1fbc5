import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { ToggleChoice } from '../../../../ui/figures/choices.tsx';
import { OwnDates } from './own-dates.tsx';
import { presetName, presets } from './period.ts';
import { useView } from './view-context.tsx';

/** Which days, and what else there is to choose. */
export function ViewBar({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { period, change } = useView();
  return (
    <Box
      role="search"
      aria-label={translate('app.dashboard.view')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <ToggleChoice
        label={translate('app.dashboard.period')}
        value={typeof period === 'string' ? period : null}
        options={presets.map((preset) => ({ value: preset, text: presetName(preset, locale) }))}
        onChange={(chosen) => change({ period: chosen })}
        isWide
      />
      <OwnDates />
      {children}
    </Box>
  );
}
