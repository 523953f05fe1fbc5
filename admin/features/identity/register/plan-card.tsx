import { Box, Button, Card, Chip, Typography } from '@mui/material';
import { useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { formatMoney } from '../../../fields/numbers.ts';
import { RichText } from '../../../fields/rich-text/rich-text.tsx';
import { paths } from '../../../entities/guard.ts';
import { ContactSales } from '../../billing/offer/contact-sales.tsx';
import { PlanAttributes } from './plan-attributes.tsx';
import { type OfferedPlan, type Offers, saleOf, yearlySavings } from '../../billing/offer/plan-offer.ts';
import type { PlanSelectionState } from './use-plan-selection.ts';

interface PlanCardProps {
  plan: OfferedPlan;
  offers: Offers;
  selection: PlanSelectionState;
  /** Rows of the grid that the card takes; its parts share them with the cards beside it. */
  rows: number;
}

/** One plan: what it costs, how it is had, what it brings. */
export function PlanCard({ plan, offers, selection, rows }: PlanCardProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Card
      component="li"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridRow: `span ${rows}`,
        gridTemplateRows: 'subgrid',
        rowGap: 0,
        padding: 4,
        ...(plan.is_popular && { borderColor: 'primary.main', borderWidth: 2, padding: '15px' }),
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          alignContent: 'flex-start',
          columnGap: 2,
          rowGap: 1,
          marginBottom: 3,
        }}
      >
        <Typography id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {plan.name}
        </Typography>
        {plan.is_popular && <Chip size="small" color="primary" label={translate('app.register.plans.popular')} />}
        {plan.description !== '' && (
          <Box sx={{ typography: 'body2', color: 'text.secondary', width: '100%' }}>
            <RichText markup={plan.description} />
          </Box>
        )}
      </Box>
      <Price plan={plan} offers={offers} period={selection.period} />
      <Box sx={{ marginBlock: 4 }}>
        <Way plan={plan} offers={offers} selection={selection} />
      </Box>
      <PlanAttributes plan={plan} />
    </Card>
  );
}

function Price({ plan, offers, period }: { plan: OfferedPlan; offers: Offers; period: PlanSelectionState['period'] }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { code } = offers.currency;
  const money = (minor: number): string => formatMoney(minor, code, locale);
  const sale = saleOf(plan, period);
  if (sale.kind === 'contact')
    return <Typography sx={{ color: 'text.secondary' }}>{translate('app.register.plans.by_contact')}</Typography>;
  const isYear = sale.kind === 'paid' && sale.price.period === 'yearly';
  const saved = isYear ? yearlySavings(plan) : 0;
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(
    offers.location.tax_rate / 100,
  );
  return (
    <Box>
      <Typography component="p" variant="h1" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {money(sale.kind === 'free' ? 0 : sale.price.price)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(sale.kind === 'free' ? 'app.register.plans.forever' : `app.register.plans.per_${sale.price.period}`)}
        {sale.kind === 'paid' &&
          offers.location.tax_rate > 0 &&
          `, ${translate('app.register.plans.plus_tax', { rate })}`}
      </Typography>
      {saved > 0 && (
        <Typography variant="body2" sx={{ color: 'success.main', fontWeight: 550 }}>
          {translate('app.register.plans.saved', { amount: money(saved) })}
        </Typography>
      )}
    </Box>
  );
}

/** How the plan is had. */
function Way({ plan, offers, selection }: Omit<PlanCardProps, 'rows'>) {
  const translate = useTranslate();
  const variant = plan.is_popular ? 'contained' : 'outlined';
  const sale = saleOf(plan, selection.period);
  const named = (key: string): string =>
    translate('app.register.plans.of_plan', { action: translate(key), plan: plan.name });
  if (sale.kind === 'contact') return <ContactSales plan={plan.name} variant={variant} fullWidth />;
  if (sale.kind === 'free')
    return (
      <Button
        fullWidth
        variant={variant}
        loading={selection.isStarting}
        onClick={selection.startFree}
        aria-label={named('app.register.plans.start_free')}
      >
        {translate('app.register.plans.start_free')}
      </Button>
    );
  const query = new URLSearchParams({
    sub_plan: String(sale.price.id),
    ...(offers.country && { country: offers.country }),
  });
  return (
    <Button
      fullWidth
      variant={variant}
      component={Link}
      to={`${paths.cardPayment}?${query}`}
      aria-label={named('app.register.plans.start')}
    >
      {translate('app.register.plans.start')}
    </Button>
  );
}
