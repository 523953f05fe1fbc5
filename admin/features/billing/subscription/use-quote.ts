import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../providers/use-session.tsx';
import type { Amounts } from '../payment/amount-lines.tsx';

/** As the calculation answers it; exactly this is charged. */
export interface Quote extends Amounts {
  quote_id: number;
  expires_at: string;
}

/** So long before a quote ends it is calculated anew: whoever presses the button then pays what he sees. */
const MARGIN_MS = 30_000;
const LEAST_MS = 10_000;

/** What an upgrade costs; while a code is judged, or was refused, what it costs without one. */
export function useQuote(subPlanId: number, code: string | null) {
  const plain = useCalculation(subPlanId, null);
  const reduced = useCalculation(subPlanId, code);
  const quote = reduced.data ?? plain.data;
  /** Null where another amount is to be paid by now: it is shown first. */
  async function renew(): Promise<Quote | null> {
    const { data } = await (reduced.data === undefined ? plain : reduced).refetch();
    return data !== undefined && data.total === quote?.total ? data : null;
  }
  return { quote, error: reduced.error, isPending: reduced.isFetching, renew };
}

function useCalculation(subPlanId: number, code: string | null) {
  const { client } = useSession();
  return useQuery({
    queryKey: ['upgrade_quote', subPlanId, code],
    queryFn: async ({ signal }) => {
      const body = { sub_plan_id: subPlanId, ...(code !== null && { discount_code: code }) };
      const request = { method: 'POST', body, signal } as const;
      return (await client.call('/subscriptionupgradeamountcalculation', request)).json as Quote;
    },
    retry: false,
    gcTime: 0,
    // Timers rest while a tab sleeps: who comes back sees an amount that stands.
    refetchOnWindowFocus: ({ state }) =>
      state.data !== undefined && Date.parse(state.data.expires_at) - Date.now() < MARGIN_MS ? 'always' : false,
    refetchInterval: ({ state }) =>
      state.data !== undefined && Math.max(LEAST_MS, Date.parse(state.data.expires_at) - Date.now() - MARGIN_MS),
  });
}
