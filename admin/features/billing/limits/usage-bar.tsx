import { Box, type SxProps, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { LimitUse } from './use-plan-usage.ts';

interface UsageBarProps {
  /** As they are written. */
  used: string;
  allowed: string;
  /** 0 to 1, or more. */
  share: number;
  state: LimitUse['state'];
  sx?: SxProps<Theme>;
}

/** All in use is a plan well used; only what is beyond it is a violation. */
const colorOf = (state: LimitUse['state'], share: number): string =>
  share > 1 ? 'error.main' : state === 'ok' ? 'primary.main' : 'warning.main';

/** `20 of 25`, as words and as a length. */
export function UsageBar({ used, allowed, share, state, sx }: UsageBarProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1, ...sx }}>
      <Typography component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        <bdi>{translate('app.plan.used_of', { used, allowed })}</bdi>
      </Typography>
      <Box aria-hidden sx={{ height: 6, borderRadius: 1, backgroundColor: 'divider', overflow: 'hidden' }}>
        <Box
          sx={{
            height: '100%',
            borderRadius: 1,
            width: `${100 * Math.min(1, Math.max(0, share))}%`,
            backgroundColor: colorOf(state, share),
          }}
        />
      </Box>
    </Box>
  );
}
