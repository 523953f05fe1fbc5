/** How much of its plan a company uses. */
import type { Transaction } from '../../../access/database.ts';
import type { ActionRequest } from '../../../kernel/extension.ts';
import { FEATURES } from './features.ts';
import { limits } from './limits.ts';
import { allowedSql, GOES_ON, PERIOD_END, planOfCompany } from './plan-of-company.ts';
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

/** What was agreed on with a company. */
export interface Agreed {
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

interface UsageRow {
  plan: { id: number; name: string; tag: string } | null;
  features: Record<string, boolean> | null;
  limits: Counted[];
  contracts: Agreed[];
}

/** In the order of the comparison of plans. */
const ORDER = ['units', 'users', 'groups', 'organizations', STORAGE];

const COUNTED = [
  ...[...limits.values()].map(({ name, plan, used }) => ({ name, plan, used: used('$1') })),
  { name: STORAGE, plan: 'storage_mb', used: usedMegabytes('$1') },
].toSorted((one, other) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name));

const listed = (pairs: string[]): string => `json_build_object(${pairs.join(', ')})`;

/** What was agreed on, with the day of the next invoice: after the running period, or as it begins. */
const CONTRACTS = `select coalesce(json_agg(agreed), '[]') from (
    select k.id, plan.name as plan, k.state, k.starts_on, k.ends_on, k.period, k.price, currency.code as currency, k.is_invoiced,
      case when not k.is_invoiced or k.price = 0 then null when k.state = 'scheduled' then k.starts_on
        when ${GOES_ON} then (${PERIOD_END} at time zone 'UTC')::date end as next_invoice_on
    from contract k join plan on plan.id = k.plan_id join currency on currency.id = k.currency_id
      left join subscription s on s.company_id = $1 and s.is_current and s.contract_id = k.id
    where k.company_id = $1 and k.state in ('scheduled', 'active') order by k.starts_on, k.id limit 100) agreed`;

/** What is counted, under its name, against a number of the plan. */
interface Counting {
  name: string;
  plan: string;
  /** SQL. */
  used: string;
}

const OF_PLAN = ['id', 'name', 'tag', ...FEATURES].map((column) => `p.${column}`);
/** SQL of all at once; several may be counted against the same number. */
export function usageSql(counted: readonly Counting[]): string {
  const numbers = [...new Set(counted.map(({ plan }) => plan))].map((plan) => `${allowedSql(plan)} as ${plan}`);
  return `with mine as materialized (${planOfCompany('$1', [...OF_PLAN, ...numbers].join(', '))})
  select (select json_build_object('id', id, 'name', name, 'tag', tag) from mine) as plan,
    (select ${listed(FEATURES.map((feature) => `'${feature}', ${feature}`))} from mine) as features,
    json_build_array(${counted
      .map(({ name, plan, used }) =>
        listed([`'name', '${name}'`, `'used', ${used}`, `'limit', (select ${plan} from mine)`]),
      )
      .join(', ')}) as limits, (${CONTRACTS}) as contracts`;
}

const USAGE = usageSql(COUNTED);

const allFeatures = (): Record<string, boolean> => Object.fromEntries(FEATURES.map((feature) => [feature, true]));

export interface UsageOfPlan {
  plan: UsageRow['plan'];
  limits: (Counted & { state: LimitState })[];
  features: Record<string, boolean>;
  contracts: Agreed[];
}

/**
 * What a company's plan allows and how much of it is used: limits in the order of the comparison of plans, storage in
 * megabytes, and contracts that run or are to begin, with prices in the smallest unit of their currency. What is unlimited
 * has the limit null; the plan is null on a platform without a free one, where nothing is left out.
 * @param transaction whose role may count in the company
 */
export async function usageOf({ query }: Transaction, companyId: number | null): Promise<UsageOfPlan> {
  const [found] = await query<UsageRow>({ name: 'usage_of_plan', text: USAGE, values: [companyId] });
  if (!found) throw new Error('Counting answers one row.');
  return {
    plan: found.plan,
    limits: found.limits.map((one) => ({ ...one, state: limitState(one.used, one.limit) })),
    features: found.features ?? allFeatures(),
    contracts: found.contracts,
  };
}

/** The action `usage` of the subscription. */
export const usage = ({ transaction }: ActionRequest): Promise<object> => usageOf(transaction, transaction.companyId);
