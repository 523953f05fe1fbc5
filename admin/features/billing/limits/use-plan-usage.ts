import { useQuery } from '@tanstack/react-query';
import { subscription } from '../../../generated/resources.ts';
import { useAct } from '../../../providers/use-act.ts';
import { useMayManagePlan } from './plan-management.ts';

export type LimitName = 'units' | 'users' | 'groups' | 'organizations' | 'storage';

export interface LimitUse {
  name: LimitName;
  /** Of storage in megabytes. */
  used: number;
  /** Null: unlimited. */
  limit: number | null;
  state: 'ok' | 'near' | 'reached';
}

/** A plan that was agreed on: the one that runs, or one that is to begin. */
export interface AgreedPlan {
  id: number;
  plan: string;
  state: 'scheduled' | 'active';
  starts_on: string;
  ends_on: string | null;
  period: 'monthly' | 'yearly';
  price: number;
  currency: string;
  is_invoiced: boolean;
  next_invoice_on: string | null;
}

/** As `GET /subscription/usage` answers it. */
export interface PlanUsage {
  plan: { id: number; name: string; tag: string } | null;
  limits: LimitUse[];
  features: Record<'return_url' | 'custom_logo' | 'link_list', boolean>;
  contracts: AgreedPlan[];
}

/** To be read anew when rows of a limited kind came or went. */
export const usageKey = [subscription.route, 'usage'] as const;

/** How much of the plan is used: asked for administrators of a company, whose business it is. */
export function usePlanUsage() {
  const act = useAct();
  const mayLift = useMayManagePlan();
  return useQuery({
    queryKey: usageKey,
    queryFn: ({ signal }) => act<PlanUsage>(subscription.route, { action: 'usage', method: 'GET', signal }),
    enabled: mayLift,
  });
}
