import { Box, Button, Chip, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { formatDay } from '../../../fields/dates.ts';
import { formatMoney } from '../../../fields/numbers.ts';
import { plan as planResource, subscription } from '../../../generated/resources.ts';
import type { SubscriptionRecord } from '../../../generated/types.ts';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { Part } from '../part.tsx';
import { type Offer, offersOf } from './offers.ts';
import { UpgradeDialog } from './upgrade-dialog.tsx';
import type { OfferedPlan, Period, PlanFacts } from './use-plans.ts';
import { useRenewal } from './use-renewal.ts';

interface OtherPlansProps {
  facts: PlanFacts;
  running: SubscriptionRecord;
}

const PERIODS: readonly Period[] = ['monthly', 'yearly'];

/** What is on sale in the company's country, by the month or by the year. */
export function OtherPlans({ facts, running }: OtherPlansProps) {
  const translate = useTranslate();
  const [period, setPeriod] = useState<Period>(running.period);
  const [chosen, setChosen] = useState<Offer | null>(null);
  return (
    <Part title={translate('app.account.plan.others')} text={translate('app.account.plan.others_text')}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={period}
        aria-label={translate(`resources.${subscription.route}.fields.period`)}
        onChange={(_, next: Period | null) => next !== null && setPeriod(next)}
      >
        {PERIODS.map((one) => (
          <ToggleButton key={one} value={one}>
            {translate(`enums.subscription.period.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Stack component="ul" sx={{ margin: 0, marginTop: 2, padding: 0, listStyle: 'none' }}>
        {offersOf(facts, period).map((offer) => (
          <OfferRow
            key={offer.price.id}
            offer={offer}
            currency={facts.prices.currency.code}
            isNext={running.next_sub_plan_id === offer.price.id}
            onChoose={() => setChosen(offer)}
          />
        ))}
      </Stack>
      {chosen?.kind === 'upgrade' && <UpgradeDialog offer={chosen} onClose={() => setChosen(null)} />}
      <Later
        offer={chosen?.kind === 'later' ? chosen : null}
        end={running.period_end}
        onClose={() => setChosen(null)}
      />
    </Part>
  );
}

interface OfferRowProps {
  offer: Offer;
  currency: string;
  /** It is already chosen for the period's end. */
  isNext: boolean;
  onChoose: () => void;
}

function OfferRow({ offer: { plan, price, kind }, currency, isNext, onChoose }: OfferRowProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const amount = formatMoney(price.price, currency, locale);
  const label = kind === 'upgrade' ? 'upgrade' : 'later';
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        gap: 2,
        alignItems: 'center',
        paddingBlock: 3,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0, paddingBottom: 0 },
      }}
    >
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{plan.name}</Typography>
        <Typography>
          <bdi>{translate(`app.account.plan.per.${price.period}`, { price: amount })}</bdi>
        </Typography>
        <Sizes plan={plan} />
      </Box>
      {kind === 'current' || isNext ? (
        <Chip
          size="small"
          sx={{ justifySelf: 'start' }}
          label={translate(kind === 'current' ? 'app.account.plan.yours' : 'app.account.plan.switched')}
        />
      ) : (
        <Button
          variant={kind === 'upgrade' ? 'contained' : 'outlined'}
          onClick={onChoose}
          aria-label={`${translate(`app.account.plan.${label}`)}: ${plan.name}`}
        >
          {translate(`app.account.plan.${label}`)}
        </Button>
      )}
    </Box>
  );
}

/** The two figures by which plans are told apart. */
function Sizes({ plan }: { plan: OfferedPlan }) {
  const translate = useTranslate();
  const format = new Intl.NumberFormat(useLocale() ?? 'en');
  const sizes = (['qr_code_count', 'user_count'] as const).map((field) => {
    const count = plan[field];
    return `${translate(`resources.${planResource.route}.fields.${field}`)}: ${count === null ? '∞' : format.format(count)}`;
  });
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <bdi>{sizes.join(' · ')}</bdi>
    </Typography>
  );
}

/** Asks before a smaller plan is noted for the period's end. */
function Later({ offer, end, onClose }: { offer: Offer | null; end: string | null; onClose: () => void }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { switchTo } = useRenewal();
  const title = translate('app.account.plan.later_to', { plan: offer?.plan.name ?? '' });
  return (
    <ConfirmDialog
      isOpen={offer !== null}
      title={title}
      text={translate('app.account.plan.later_text', { date: end === null ? '' : formatDay(end, locale) })}
      action={translate('app.account.plan.later')}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        if (offer !== null) void switchTo(offer.price.id);
      }}
    />
  );
}
