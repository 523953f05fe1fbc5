import { Box, Button, Chip, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { formatDay } from '../../../fields/dates.ts';
import { subscription } from '../../../generated/resources.ts';
import type { SubscriptionRecord } from '../../../generated/types.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { OwnerOnlyNote, useIsOwnerOnly } from '../../../ui/states/owner-only.tsx';
import { PlanComparison } from '../limits/plan-comparison.tsx';
import { ContactSales } from '../offer/contact-sales.tsx';
import type { Period } from '../offer/plan-offer.ts';
import { usePriceWords } from '../offer/use-price-words.ts';
import { Part } from '../../../ui/layout/part.tsx';
import { type Offer, offersOf, type PricedOffer } from './offers.ts';
import { UpgradeDialog } from './upgrade-dialog.tsx';
import type { PlanFacts } from './use-plans.ts';
import { useRenewal } from './use-renewal.ts';

interface OtherPlansProps {
  facts: PlanFacts;
  running: SubscriptionRecord;
}

const PERIODS: readonly Period[] = ['monthly', 'yearly'];

/** What is on sale in the company's country, by the month or by the year; below, all that the plans differ in. */
export function OtherPlans({ facts, running }: OtherPlansProps) {
  const translate = useTranslate();
  const [period, setPeriod] = useState<Period>(running.period);
  const [chosen, setChosen] = useState<PricedOffer | null>(null);
  const { currency, plans } = facts.prices;
  const priceOf = usePriceWords(currency.code, period);
  const isOwnerOnly = useIsOwnerOnly();
  return (
    <>
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
              key={offer.plan.id}
              offer={offer}
              words={priceOf(offer.plan)}
              next={running.next_sub_plan_id}
              onChoose={setChosen}
            />
          ))}
        </Stack>
        {isOwnerOnly('subscription.upgrade_amount') && <OwnerOnlyNote />}
      </Part>
      <PlanComparison
        plans={plans}
        priceOf={priceOf}
        marked={{ id: running.plan_id, label: translate('app.account.plan.yours') }}
      />
      {chosen?.kind === 'upgrade' && <UpgradeDialog offer={chosen} onClose={() => setChosen(null)} />}
      <Change offer={chosen?.kind === 'upgrade' ? null : chosen} running={running} onClose={() => setChosen(null)} />
    </>
  );
}

interface OfferRowProps {
  offer: Offer;
  /** What it costs. */
  words: string;
  /** The price that is chosen for the period's end already. */
  next: number | null;
  onChoose: (offer: PricedOffer) => void;
}

function OfferRow({ offer, words, next, onChoose }: OfferRowProps) {
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
        <Typography sx={{ fontWeight: 600 }}>{offer.plan.name}</Typography>
        <Typography>
          <bdi>{words}</bdi>
        </Typography>
      </Box>
      <Way offer={offer} next={next} onChoose={onChoose} />
    </Box>
  );
}

/** Id of what begins it. */
const operationOf = ({ kind }: Offer): string =>
  kind === 'upgrade' ? 'subscription.upgrade_amount' : 'subscription.renewal';

/** How it is had, or why not. */
function Way({ offer, next, onChoose }: Omit<OfferRowProps, 'words'>) {
  const translate = useTranslate();
  const isOwnerOnly = useIsOwnerOnly();
  const { name } = offer.plan;
  if (offer.kind === 'contact') return <ContactSales plan={name} variant="outlined" />;
  if (offer.kind === 'current') return <Noted text="app.account.plan.yours" />;
  if (offer.kind === 'unpaid')
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('app.account.plan.pay_first')}
      </Typography>
    );
  if (offer.price.id === next) return <Noted text="app.account.plan.switched" />;
  if (isOwnerOnly(operationOf(offer))) return null;
  const label = translate(`app.account.plan.${offer.kind}`);
  return (
    <Button
      variant={offer.kind === 'upgrade' ? 'contained' : 'outlined'}
      onClick={() => onChoose(offer)}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </Button>
  );
}

const Noted = ({ text }: { text: string }) => (
  <Chip size="small" sx={{ justifySelf: 'start' }} label={useTranslate()(text)} />
);

interface ChangeProps {
  offer: PricedOffer | null;
  running: SubscriptionRecord;
  onClose: () => void;
}

/** Asks before a smaller plan is noted for the period's end, or for the next try to charge. */
function Change({ offer, running: { period_end: end, next_retry_at: retry }, onClose }: ChangeProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { switchTo } = useRenewal();
  const kind = offer?.kind ?? 'later';
  const day = kind === 'instead' ? retry : end;
  const words = { plan: offer?.plan.name ?? '', date: day === null ? '' : formatDay(day, locale) };
  return (
    <ConfirmDialog
      isOpen={offer !== null}
      title={translate(`app.account.plan.${kind}_to`, words)}
      text={translate(`app.account.plan.${kind}_text`, words)}
      action={translate(`app.account.plan.${kind}`)}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        if (offer !== null) void switchTo(offer.price.id);
      }}
    />
  );
}
