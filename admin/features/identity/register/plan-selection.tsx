import { Box, Button, Skeleton, Typography, Chip, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate, useLocale } from 'react-admin';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { BarePage } from '../../../ui/bare/bare-page.tsx';
import { LogOut } from './log-out.tsx';
import { CountryPicker } from './country-picker.tsx';
import { PlanComparison } from '../../billing/limits/plan-comparison.tsx';
import { HIGHLIGHTS } from './plan-attributes.tsx';
import { PlanCard } from './plan-card.tsx';
import { maxSavings, type Offers, type Period } from '../../billing/offer/plan-offer.ts';
import { type PlanSelectionState, usePlanSelection } from './use-plan-selection.ts';
import { usePriceWords } from '../../billing/offer/use-price-words.ts';

const WIDTH = 1280;
/** Name, price, button, and the highlights: the same rows in every card, so that they can be compared across. */
const ROWS = 3 + HIGHLIGHTS.length;

/** What a company begins with: the plans side by side, at the prices of its country. */
export default function PlanSelection({ title }: { title: string }) {
  const translate = useTranslate();
  const selection = usePlanSelection();
  const { offers, error, retry, period, setPeriod, setCountry, failure } = selection;
  return (
    <BarePage width={WIDTH} isCard={false} actions={<LogOut />}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 3 }}>
          <Box>
            <Typography variant="h1">{title}</Typography>
            <Typography sx={{ color: 'text.secondary' }}>{translate('app.register.plans.text')}</Typography>
          </Box>
          {offers && <DecideLater selection={selection} />}
        </Box>
        {offers === undefined && (error === null ? <PlanSkeleton /> : <ErrorState error={error} onRetry={retry} />)}
        {offers && (
          <>
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'flex-end',
                justifyContent: 'space-between',
                gap: 4,
              }}
            >
              <PeriodToggle period={period} onChange={setPeriod} saved={maxSavings(offers.plans)} />
              <Box sx={{ width: { xs: '100%', sm: 280 } }}>
                <CountryPicker country={offers.country} onChange={setCountry} />
              </Box>
            </Box>
            <FormFailure failure={failure} />
            <Box
              component="ul"
              aria-busy={selection.isRenewing}
              sx={{
                display: 'grid',
                gap: 4,
                margin: 0,
                padding: 0,
                listStyle: 'none',
                gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 216px), 1fr))`,
                gridAutoRows: 'auto',
              }}
            >
              {offers.plans.map((plan) => (
                <PlanCard key={plan.id} plan={plan} offers={offers} selection={selection} rows={ROWS} />
              ))}
            </Box>
            <Comparison offers={offers} period={period} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('app.register.plans.renews')} {translate('app.payment.fees')}
            </Typography>
          </>
        )}
      </Box>
    </BarePage>
  );
}

/** Who is not sure yet begins with what costs nothing, and is not asked again. */
function DecideLater({ selection }: { selection: PlanSelectionState }) {
  const translate = useTranslate();
  const { freePlan, isStarting, startFree } = selection;
  if (freePlan === undefined) return null;
  return (
    <Box sx={{ textAlign: { sm: 'right' }, minWidth: 0 }}>
      <Button size="small" loading={isStarting} onClick={startFree} sx={{ marginInline: { xs: -1, sm: 0 } }}>
        {translate('app.register.plans.decide_later')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('app.register.plans.decide_later_text', { plan: freePlan.name })}
      </Typography>
    </Box>
  );
}

function Comparison({ offers, period }: { offers: Offers; period: PlanSelectionState['period'] }) {
  const popular = offers.plans.find(({ is_popular: isPopular }) => isPopular);
  const label = useTranslate()('app.register.plans.popular');
  const priceOf = usePriceWords(offers.currency.code, period);
  return <PlanComparison plans={offers.plans} priceOf={priceOf} marked={popular && { id: popular.id, label }} />;
}

function PlanSkeleton() {
  return (
    <Box
      role="status"
      aria-label={useTranslate()('ra.page.loading')}
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 216px), 1fr))` }}
    >
      {['free', 'basic', 'standart', 'pro', 'enterprise'].map((tag) => (
        <Skeleton key={tag} variant="rounded" height={480} />
      ))}
    </Box>
  );
}

interface PeriodToggleProps {
  period: Period;
  onChange: (period: Period) => void;
  /** In percent; 0: nothing to be told. */
  saved: number;
}

/** By the month or by the year, and what a year saves. */
function PeriodToggle({ period, onChange, saved }: PeriodToggleProps) {
  const translate = useTranslate();
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' }).format(saved / 100);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, flexWrap: 'wrap' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={period}
        aria-label={translate('app.register.plans.period')}
        onChange={(_, next: Period | null) => next !== null && onChange(next)}
      >
        <ToggleButton value="monthly" sx={{ paddingInline: 4 }}>
          {translate('app.register.plans.monthly')}
        </ToggleButton>
        <ToggleButton value="yearly" sx={{ paddingInline: 4 }}>
          {translate('app.register.plans.yearly')}
        </ToggleButton>
      </ToggleButtonGroup>
      {saved > 0 && (
        <Chip
          size="small"
          color="success"
          variant="outlined"
          label={translate('app.register.plans.save_up_to', { percent })}
        />
      )}
    </Box>
  );
}
