import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAmount } from '../../../crud/plan/use-amount.ts';
import type { LimitUse } from '../../../crud/plan/use-plan-usage.ts';

/** How much of each limit is used; what is near its end stands out. */
export function UsedOfPlan({ limits }: { limits: LimitUse[] }) {
  const translate = useTranslate();
  const amount = useAmount();
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 8,
        margin: 0,
        marginTop: 1,
      }}
    >
      {limits.map(({ name, used, limit, state }) => (
        <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, paddingBlock: 1 }}>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            {translate(`app.plan.limits.${name}`)}
          </Typography>
          <Typography
            component="dd"
            sx={{
              margin: 0,
              fontVariantNumeric: 'tabular-nums',
              ...(state !== 'ok' && { fontWeight: 650, color: state === 'near' ? 'warning.main' : 'error.main' }),
            }}
          >
            <bdi>
              {limit === null
                ? `${amount(name, used)} · ${translate('app.plan.unlimited')}`
                : translate('app.account.plan.used', { used: amount(name, used), limit: amount(name, limit) })}
            </bdi>
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
