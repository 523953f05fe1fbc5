import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useLocale, useTranslate } from 'react-admin';
import { formatDay } from '../../../fields/dates.ts';
import { formatMoney } from '../../../fields/numbers.ts';
import type { SubscriptionRecord } from '../../../generated/types.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { OwnerOnly } from '../../../ui/states/owner-only.tsx';
import { StateChip } from '../../../fields/cells/state-chip.tsx';
import { stateOf } from './subscription-state.ts';
import { useSavedCard } from '../payment/saved-card.ts';
import { Part } from '../../../ui/layout/part.tsx';
import { AgreedPlanAhead, AgreedPlanChange, AgreedPlanFacts } from './agreed-plans.tsx';
import { nextPlanOf } from './offers.ts';
import type { PlanFacts } from './use-plans.ts';
import { useRenewal } from './use-renewal.ts';
import { useAmount } from '../limits/use-amount.ts';
import type { LimitUse } from '../limits/use-plan-usage.ts';

interface CurrentPlanProps {
  facts: PlanFacts;
  running: SubscriptionRecord;
}

/** The plan as it runs: its price, its end, and what is used of it. */
export function CurrentPlan({ facts, running }: CurrentPlanProps) {
  const translate = useTranslate();
  const name = facts.usage.plan?.name ?? '';
  const agreed = facts.usage.contracts.find(({ id }) => id === running.contract_id);
  return (
    <Part>
      <Stack sx={{ gap: 4 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Typography variant="h2" sx={{ fontSize: '1.5rem' }}>
            {name}
          </Typography>
          <StateChip state={stateOf(running)} translation="app.customers.subscription_states" />
        </Box>
        <Box>
          <Price running={running} />
          {!agreed && <End facts={facts} running={running} />}
        </Box>
        {agreed && <AgreedPlanFacts agreed={agreed} />}
        {facts.usage.contracts
          .filter(({ state }) => state === 'scheduled')
          .map((one) => (
            <AgreedPlanAhead key={one.id} agreed={one} />
          ))}
        <Box>
          <Typography variant="subtitle2" component="h3">
            {translate('app.account.plan.includes')}
          </Typography>
          <UsedOfPlan limits={facts.usage.limits} />
          <Link component={RouterLink} to="/usage" variant="body2">
            {translate('app.account.usage.title')}
          </Link>
        </Box>
        {agreed ? <AgreedPlanChange agreed={agreed} /> : <Changes facts={facts} running={running} name={name} />}
      </Stack>
    </Part>
  );
}

function Price({ running: { price, currency, period, tax_rate: rate } }: { running: SubscriptionRecord }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (price === 0 || currency === null) return <Typography>{translate('app.account.plan.free')}</Typography>;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(rate / 100);
  const parts = [
    translate(`app.account.plan.per.${period}`, { price: formatMoney(price, currency, locale) }),
    rate > 0 && translate('app.account.plan.tax', { rate: percent }),
  ];
  return (
    <Typography sx={{ fontWeight: 600 }}>
      <bdi>{parts.filter((part) => part !== false).join(', ')}</bdi>
    </Typography>
  );
}

/** What happens at the period's end. */
function End({ facts, running }: CurrentPlanProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const next = nextPlanOf(facts);
  const { card, isPending } = useSavedCard();
  const { state, period_end: end, next_retry_at: retry, auto_renew: renews } = running;
  // What is past is said nothing of: what is unpaid stands above, and what comes comes with the next try to charge.
  const day = state === 'past_due' ? (renews && next === undefined ? null : retry) : end;
  if (day === null) return null;
  const date = formatDay(day, locale);
  const text = !renews
    ? card === null && !isPending
      ? 'ends_without_card'
      : 'ends'
    : next === undefined
      ? 'renews'
      : 'changes';
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      <bdi>{translate(`app.account.plan.${text}`, { date, plan: next?.name ?? '' })}</bdi>
    </Typography>
  );
}

function Changes({ facts, running, name }: CurrentPlanProps & { name: string }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { stop, resume, keep, isPending: isChanging } = useRenewal();
  const { card, isPending } = useSavedCard();
  const [isAsking, setAsking] = useState(false);
  const { period_end: end, auto_renew: renews, next_sub_plan_id: next } = running;
  if (end === null || facts.isReadOnly) return null;
  return (
    <OwnerOnly operations={['subscription.renewal']}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {next !== null && renews && (
          <Button variant="contained" loading={isChanging} onClick={() => void keep()}>
            {translate('app.account.plan.keep', { plan: name })}
          </Button>
        )}
        {renews ? (
          <Button variant="outlined" color="error" disabled={isChanging} onClick={() => setAsking(true)}>
            {translate('app.account.plan.stop')}
          </Button>
        ) : card === null && !isPending ? (
          <Button variant="contained" component={RouterLink} to="/payment_method">
            {translate('app.account.card.add')}
          </Button>
        ) : (
          <Button variant="contained" loading={isChanging} onClick={() => void resume()}>
            {translate('app.account.plan.resume')}
          </Button>
        )}
        <ConfirmDialog
          isOpen={isAsking}
          title={translate('app.account.plan.stop_title', { plan: name })}
          text={translate('app.account.plan.stop_text', { date: formatDay(end, locale) })}
          action={translate('app.account.plan.stop')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void stop();
          }}
        />
      </Box>
    </OwnerOnly>
  );
}

/** How much of each limit is used; what is near its end stands out. */
function UsedOfPlan({ limits }: { limits: LimitUse[] }) {
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
