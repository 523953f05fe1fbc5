import { Box, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ErrorState } from '../../kit/error-state.tsx';
import { FormFailure } from '../../kit/form-failure.tsx';
import { usePageTitle } from '../../kit/use-page-title.ts';
import { BarePage } from '../../layout/bare-page.tsx';
import { LogOut } from './log-out.tsx';
import { CountryPicker } from './country-picker.tsx';
import { PeriodToggle } from './period-toggle.tsx';
import { PlanCard } from './plan-card.tsx';
import { mostSaved } from './plan-offer.ts';
import { usePlanSelection } from './use-plan-selection.ts';

const WIDTH = 1280;
/** Name, price, button, and the nine attributes: the same rows in every card, so that they can be compared across. */
const ROWS = 12;

/** What a company begins with: the plans side by side, at the prices of its country. */
export default function PlanSelection() {
  const translate = useTranslate();
  const selection = usePlanSelection();
  const { offers, error, retry, period, setPeriod, setCountry, failure } = selection;
  usePageTitle(translate('app.register.plans.title'));
  return (
    <BarePage width={WIDTH} isCard={false} actions={<LogOut />}>
      <Box sx={{ display: 'grid', gap: 6 }}>
        <Box>
          <Typography variant="h1">{translate('app.register.plans.title')}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{translate('app.register.plans.text')}</Typography>
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
              <PeriodToggle period={period} onChange={setPeriod} saved={mostSaved(offers.plans)} />
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
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('app.register.plans.renews')} {translate('app.payment.fees')}
            </Typography>
          </>
        )}
      </Box>
    </BarePage>
  );
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
