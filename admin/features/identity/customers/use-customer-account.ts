import { useQuery } from '@tanstack/react-query';
import { customer } from '../../../generated/resources.ts';
import type { LimitUse } from '../../billing/limits/use-plan-usage.ts';
import { useAct } from '../../../providers/use-act.ts';

export interface Subscription {
  plan: string;
  tag: string;
  state: 'active' | 'past_due' | 'ended';
  period: 'monthly' | 'yearly';
  price: number;
  currency: string | null;
  started_at: string;
  period_end: string | null;
  auto_renew: boolean;
  next_plan: string | null;
  next_period: 'monthly' | 'yearly' | null;
  failed_charges: number;
  next_charge_at: string | null;
  ended_at: string | null;
  /** Agreed on, and not bought. */
  is_by_contract: boolean;
}

export interface Account {
  subscription: Subscription | null;
  usage: LimitUse[];
  features: string[];
}

/** What a company has: its subscription and its use. */
export function useCustomerAccount(id: number) {
  const act = useAct();
  return useQuery({
    queryKey: [customer.route, 'getOne', 'account', id],
    queryFn: ({ signal }) => act<Account>(customer.route, { action: 'account', id, method: 'GET', signal }),
  });
}
