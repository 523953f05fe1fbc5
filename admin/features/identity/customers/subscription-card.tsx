import { Box, Skeleton, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { formatDay } from '../../../fields/dates.ts';
import { formatMoney } from '../../../fields/numbers.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { CustomerCard } from './customer-card.tsx';
import { StateChip } from '../../../fields/cells/state-chip.tsx';
import { stateOf } from '../../billing/subscription/subscription-state.ts';
import { type Subscription, useCustomerAccount } from './use-customer-account.ts';

/** What a company pays for, and what comes next. */
export function SubscriptionCard({ id }: { id: number }) {
  const translate = useTranslate();
  const { data, error, refetch } = useCustomerAccount(id);
  const subscription = data?.subscription;
  return (
    <CustomerCard
      title={translate('app.customers.subscription')}
      aside={
        subscription && <StateChip state={stateOf(subscription)} translation="app.customers.subscription_states" />
      }
    >
      {data === undefined && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Lines />)}
      {data !== undefined &&
        (subscription ? (
          <Facts subscription={subscription} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{translate('app.customers.no_plan')}</Typography>
        ))}
    </CustomerCard>
  );
}

function Facts({ subscription }: { subscription: Subscription }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { plan, period, price, currency, started_at: startedAt } = subscription;
  const word = translate(`app.prices.${period}`);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ fontSize: 20, fontWeight: 600 }}>
        <bdi>{plan}</bdi>
      </Typography>
      {currency !== null && (
        <Typography>
          <bdi>{formatMoney(price, currency, locale)}</bdi> · {word}
        </Typography>
      )}
      <Typography sx={{ color: 'text.secondary' }}>
        {translate('app.customers.since', { date: formatDay(startedAt, locale) })}
      </Typography>
      <Next subscription={subscription} />
    </Box>
  );
}

/** Renewed, ended, becoming another plan, or waiting for a charge that failed. */
function Next({ subscription }: { subscription: Subscription }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { state, period_end: end, auto_renew: renews, next_plan: plan, next_charge_at: charge } = subscription;
  const sentence = (key: string, iso: string, rest: object = {}) => (
    <Typography>{translate(`app.customers.${key}`, { date: formatDay(iso, locale), ...rest })}</Typography>
  );
  if (state === 'ended') return subscription.ended_at === null ? null : sentence('ended', subscription.ended_at);
  if (charge !== null) return sentence('next_charge', charge, { count: subscription.failed_charges });
  if (end === null) return null;
  if (!renews) return sentence('ends', end);
  return plan === null ? sentence('renews', end) : sentence('becomes', end, { plan });
}

function Lines() {
  return (
    <Box aria-hidden>
      <Skeleton width={120} height={32} />
      <Skeleton width={200} />
      <Skeleton width={160} />
    </Box>
  );
}
