import { Button, Link, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { OwnerOnly } from '../../../ui/states/owner-only.tsx';
import { BarePage } from '../../../ui/bare/bare-page.tsx';
import { paths } from '../../../entities/guard.ts';
import { PaymentOutcome } from '../../billing/payment/payment-outcome.tsx';
import { CardPaymentFields } from './card-payment-fields.tsx';
import { findPrice } from '../../billing/offer/plan-offer.ts';
import { LogOut } from './log-out.tsx';
import { rememberedChoice } from './remembered-choice.ts';
import { useOffers } from './use-offers.ts';

const WIDTH = 640;

/** The card that pays the first plan; and, with a payment in the address, how it went at the bank. */
export default function CardPayment() {
  const [search] = useSearchParams();
  const payment = search.get('payment');
  return (
    <BarePage width={WIDTH} actions={<LogOut />}>
      {payment === null ? (
        <Payment subPlan={Number(search.get('sub_plan'))} country={search.get('country')} />
      ) : (
        <AfterBank reference={payment} />
      )}
    </BarePage>
  );
}

function Payment({ subPlan, country }: { subPlan: number; country: string | null }) {
  const translate = useTranslate();
  const { data: offers, error, refetch, isPlaceholderData } = useOffers(country);
  if (offers === undefined)
    return error === null ? <FormSkeleton /> : <ErrorState isPage error={error} onRetry={() => void refetch()} />;
  const chosen = findPrice(offers, subPlan);
  if (chosen !== undefined)
    // Another plan is another form; another country is the same one at other prices.
    return (
      <OwnerOnly operations={['payment.first_plan']}>
        <CardPaymentFields key={chosen.plan.id} offers={offers} chosen={chosen} />
      </OwnerOnly>
    );
  if (isPlaceholderData) return <FormSkeleton />;
  return (
    <EmptyState
      isPage
      Icon={SearchOff}
      title={translate('app.register.pay.no_price')}
      action={
        <Button variant="contained" component={RouterLink} to={paths.planSelection}>
          {translate('app.register.pay.to_plans')}
        </Button>
      }
    >
      {translate('app.register.pay.no_price_text')}
    </EmptyState>
  );
}

function AfterBank({ reference }: { reference: string }) {
  const translate = useTranslate();
  const choice = rememberedChoice(sessionStorage);
  const again =
    choice === null
      ? paths.planSelection
      : `${paths.cardPayment}?${new URLSearchParams({ sub_plan: choice.sub_plan, country: choice.country })}`;
  return (
    <PaymentOutcome
      isPage
      reference={reference}
      paidText={translate('app.register.pay.paid')}
      next={
        // Who the company is now is asked for there: here the address would not be its own any more.
        <Button variant="contained" component={RouterLink} to={paths.dashboard} replace>
          {translate('app.register.pay.begin')}
        </Button>
      }
      again={
        <Stack sx={{ gap: 3, alignItems: 'center' }}>
          <Button variant="contained" component={RouterLink} to={again} replace>
            {translate('app.payment.again')}
          </Button>
          <Link component={RouterLink} to={paths.planSelection}>
            {translate('app.register.pay.to_plans')}
          </Link>
        </Stack>
      }
    />
  );
}

function FormSkeleton() {
  return (
    <Stack role="status" aria-label={useTranslate()('ra.page.loading')} sx={{ gap: 5 }}>
      <Skeleton width="50%" height={32} />
      {['country', 'tax number', 'card', 'holder', 'amount'].map((field) => (
        <Skeleton key={field} variant="rounded" height={36} />
      ))}
    </Stack>
  );
}
