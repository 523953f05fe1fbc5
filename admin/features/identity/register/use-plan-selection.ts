import { useNavigate, useSearchParams } from 'react-router';
import { useNotify } from 'react-admin';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { useSession } from '../../../providers/use-session.tsx';
import { paths } from '../../../entities/guard.ts';
import { type Period, saleOf } from '../../billing/offer/plan-offer.ts';
import { useOffers } from './use-offers.ts';

/** The plans, and what is chosen among them; period and country are in the address. */
export function usePlanSelection() {
  const { client } = useSession();
  const navigate = useNavigate();
  const notify = useNotify();
  const [search, setSearch] = useSearchParams();
  const { data: offers, error, refetch, isPlaceholderData } = useOffers(search.get('country'));
  const { mutate, isPending, isSuccess, errorText } = useServerMutation();
  const period: Period = search.get('period') === 'monthly' ? 'monthly' : 'yearly';

  const set = (name: string, value: string): void =>
    setSearch(
      (last) => {
        last.set(name, value);
        return last;
      },
      { replace: true },
    );

  const startFree = () =>
    mutate(async () => {
      await client.call('/account/clientregisterfreeplan', {
        method: 'POST',
        body: { country: offers?.country ?? null },
      });
      notify('app.register.plans.started', { type: 'success' });
      // With a plan this screen is not the company's any more: away from it first.
      void navigate(paths.dashboard, { replace: true });
    });

  return {
    offers,
    error,
    retry: () => void refetch(),
    /** Prices of another country are on their way. */
    isRenewing: isPlaceholderData,
    period,
    failure: errorText ?? undefined,
    // Until the dashboard is there, too.
    isStarting: isPending || isSuccess,
    setPeriod: (next: Period) => set('period', next),
    setCountry: (country: string) => set('country', country),
    startFree: () => void startFree(),
    /** What begins without a payment; undefined where nothing does. */
    freePlan: offers?.plans.find((plan) => saleOf(plan, period).kind === 'free'),
  };
}

export type PlanSelectionState = ReturnType<typeof usePlanSelection>;
