import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { planLocation, subscription } from '../../../generated/resources.ts';
import type { SubscriptionRecord } from '../../../generated/types.ts';
import { type PlanUsage, usePlanUsage } from '../limits/use-plan-usage.ts';
import { useAct } from '../../../providers/use-act.ts';
import { useUserData } from '../../../providers/use-session.tsx';
import type { Offers } from '../offer/plan-offer.ts';

/** As `GET planlocation/get_plan` answers it: what is on sale in the company's country, the smallest first. */
export type PriceList = Pick<Offers, 'currency' | 'plans'>;

/** What the plan's screen stands on. */
export interface PlanFacts {
  prices: PriceList;
  usage: PlanUsage;
  /** Null before a plan was chosen. */
  running: SubscriptionRecord | null;
  isReadOnly: boolean;
}

export function usePlanFacts() {
  const act = useAct();
  const me = useUserData();
  const prices = useQuery({
    queryKey: [planLocation.route, 'get_plan'],
    queryFn: ({ signal }) => act<PriceList>(planLocation.route, { action: 'get_plan', method: 'GET', signal }),
  });
  const usage = usePlanUsage();
  const current = useGetList<SubscriptionRecord>(subscription.route, {
    filter: { is_current: true },
    pagination: { page: 1, perPage: 1 },
  });
  const reads = [prices, usage, current];
  const [list, used, rows] = [prices.data, usage.data, current.data];
  const isKnown = list !== undefined && used !== undefined && rows !== undefined;
  const facts: PlanFacts | undefined = isKnown
    ? { prices: list, usage: used, running: rows[0] ?? null, isReadOnly: me?.company_state === 'read_only' }
    : undefined;
  return {
    facts,
    error: reads.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const { refetch } of reads) void refetch();
    },
  };
}
