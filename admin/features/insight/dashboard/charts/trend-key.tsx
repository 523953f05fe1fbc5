import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Days } from '../data/answers.ts';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import { spanName } from '../view/period.ts';

/** Which line is which: by how it is drawn, and in words. */
export function TrendKey({ now, previous }: { now: Days; previous: Days }) {
  const translate = useTranslate();
  const { locale } = useFormats();
  return (
    <Box
      component="p"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, margin: 0, fontSize: '0.75rem', color: 'text.secondary' }}
    >
      <Key label={`${translate('app.dashboard.now')}: ${spanName(now, locale)}`} />
      <Key label={`${translate('app.dashboard.before')}: ${spanName(previous, locale)}`} isBefore />
    </Box>
  );
}

function Key({ label, isBefore = false }: { label: string; isBefore?: boolean }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      <Box
        component="svg"
        aria-hidden
        viewBox="0 0 16 4"
        sx={({ palette }) => ({
          width: 16,
          height: 4,
          stroke: isBefore ? palette.inputBorder : palette.series[0],
          strokeWidth: 2,
          strokeDasharray: isBefore ? '4 2' : 'none',
        })}
      >
        <line x1="0" y1="2" x2="16" y2="2" />
      </Box>
      {label}
    </Box>
  );
}
