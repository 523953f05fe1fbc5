import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAmount } from './use-amount.ts';
import type { LimitUse } from './use-plan-usage.ts';
import { UsageBar } from './usage-bar.tsx';

/** One thing that a plan limits: how much of it is in use. An item of a list. */
export function LimitRow({ name, used, limit, state }: LimitUse) {
  const translate = useTranslate();
  const amount = useAmount();
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`app.plan.limits.${name}`)}
      </Typography>
      {limit === null ? (
        <Typography component="span" sx={{ fontWeight: 600 }}>
          <bdi>{amount(name, used)}</bdi>{' '}
          <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
            {translate('app.plan.unlimited')}
          </Typography>
        </Typography>
      ) : (
        <UsageBar
          used={amount(name, used)}
          allowed={amount(name, limit)}
          share={limit > 0 ? used / limit : 1}
          state={state}
        />
      )}
      {state !== 'ok' && (
        <Typography variant="body2" sx={{ color: limit !== null && used > limit ? 'error.main' : 'warning.main' }}>
          {translate(`app.plan.${state}`)}
        </Typography>
      )}
    </Box>
  );
}
