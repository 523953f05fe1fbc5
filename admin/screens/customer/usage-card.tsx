import { Box, LinearProgress, Skeleton, Typography } from '@mui/material';
import { useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { CustomerCard } from './customer-card.tsx';
import { type Usage, useCustomerAccount } from './use-customer-part.ts';

const COLORS = { ok: 'primary', near: 'warning', reached: 'error' } as const;

/** What a company uses of what its plan gives. */
export function UsageCard({ id }: { id: number }) {
  const translate = useTranslate();
  const { data } = useCustomerAccount(id);
  return (
    <CustomerCard title={translate('app.customers.usage')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {data === undefined
          ? Array.from({ length: 5 }, (_, row) => <Skeleton key={row} variant="rounded" height={28} aria-hidden />)
          : data.usage.map((usage) => <Meter key={usage.name} usage={usage} />)}
      </Box>
    </CustomerCard>
  );
}

function Meter({ usage: { name, used, limit, state } }: { usage: Usage }) {
  const translate = useTranslate();
  const format = new Intl.NumberFormat(useLocale() ?? 'en');
  const id = useId();
  const share = limit === null ? 0 : limit === 0 ? 1 : Math.min(1, used / limit);
  const text =
    limit === null
      ? translate('app.customers.unlimited', { used: format.format(used) })
      : translate('app.customers.used_of', { used: format.format(used), limit: format.format(limit) });
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Typography variant="body2" id={id}>
          {translate(`app.customers.limits.${name}`)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          <bdi>{text}</bdi>
          {state === 'reached' && ` · ${translate('app.customers.reached')}`}
        </Typography>
      </Box>
      {limit !== null && (
        <LinearProgress
          // A measure, not something that goes on.
          role="meter"
          variant="determinate"
          value={share * 100}
          aria-labelledby={id}
          color={COLORS[state]}
          sx={{ height: 6, borderRadius: 3, marginTop: 1 }}
        />
      )}
    </Box>
  );
}
