import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

export type Tone = 'success' | 'info' | 'warning';

const ICONS: Record<Tone, typeof SvgIcon> = { success: CheckCircle, info: Info, warning: WarningAmber };
const COLORS: Record<Tone, string> = { success: 'success.main', info: 'text.secondary', warning: 'warning.main' };

/** One thing that was found, and whether it is as it should be. */
export function Finding({ tone, children }: { tone: Tone; children: ReactNode }) {
  const translate = useTranslate();
  const Icon = ICONS[tone];
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', columnGap: 3 }}>
      <Icon aria-hidden sx={{ fontSize: 20, color: COLORS[tone], marginTop: '1px' }} />
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {tone === 'warning' && (
          <Box component="span" sx={visuallyHidden}>
            {translate('app.self_test.warning')}{' '}
          </Box>
        )}
        {children}
      </Box>
    </Box>
  );
}
