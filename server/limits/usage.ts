/** How much of its plan a company uses. */
import type { Transaction } from '../access/database.ts';
import type { ActionRequest } from '../kernel/extension.ts';
import { FEATURES } from './features.ts';
import { limits } from './limits.ts';
import { planOfCompany } from './plan-of-company.ts';
import { STORAGE, usedMegabytes } from './storage.ts';

/** From this share on there is a warning. */
export const NEAR = 0.8;

export type LimitState = 'ok' | 'near' | 'reached';

export function limitState(used: number, limit: number | null): LimitState {
  if (limit === null) return 'ok';
  if (used >= limit) return 'reached';
  return used >= NEAR * limit ? 'near' : 'ok';
}

interface Counted {
  name: string;
  used: number;
  limit: number | null;
}

interface UsageRow {
  plan: { id: number; name: string; tag: string } | null;
  features: Record<string, boolean> | null;
  limits: Counted[];
}

/** In the order of the comparison of plans. */
const ORDER = ['units', 'users', 'groups', 'organizations', STORAGE];

const COUNTED = [
  ...[...limits.values()].map(({ name, plan, used }) => ({ name, plan, used: used('$1') })),
  { name: STORAGE, plan: 'storage_mb', used: usedMegabytes('$1') },
].toSorted((one, other) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name));

const listed = (pairs: string[]): string => `json_build_object(${pairs.join(', ')})`;

const USAGE = `with mine as materialized (${planOfCompany('$1', 'p.*')})
  select (select json_build_object('id', id, 'name', name, 'tag', tag) from mine) as plan,
    (select ${listed(FEATURES.map((feature) => `'${feature}', ${feature}`))} from mine) as features,
    json_build_array(${COUNTED.map(({ name, plan, used }) =>
      listed([`'name', '${name}'`, `'used', ${used}`, `'limit', (select ${plan} from mine)`]),
    ).join(', ')}) as limits`;

const allFeatures = (): Record<string, boolean> => Object.fromEntries(FEATURES.map((feature) => [feature, true]));

export interface UsageOfPlan {
  plan: UsageRow['plan'];
  limits: (Counted & { state: LimitState })[];
  features: Record<string, boolean>;
}

/** Of a company that the transaction's role may count in. */
export async function usageOf({ query }: Transaction, companyId: number | null): Promise<UsageOfPlan> {
  const [found] = await query<UsageRow>({ name: 'usage_of_plan', text: USAGE, values: [companyId] });
  if (!found) throw new Error('Counting answers one row.');
  return {
    plan: found.plan,
    limits: found.limits.map((one) => ({ ...one, state: limitState(one.used, one.limit) })),
    features: found.features ?? allFeatures(),
  };
}

/** The action `usage` of the subscription. */
export const usage = ({ transaction }: ActionRequest): Promise<object> => usageOf(transaction, transaction.companyId);
