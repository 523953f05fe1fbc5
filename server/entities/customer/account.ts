/** What a company has and uses, for who runs the platform. */
import type { ActionRequest } from '../../kernel/extension.ts';
import { usedBytes } from '../../storage/ledger.ts';

interface Figures {
  subscription: object | null;
  plan: Limits | null;
  units: number;
  users: number;
  groups: number;
  organizations: number;
  storage: number;
}

interface Limits {
  qr_code_count: number | null;
  user_count: number | null;
  group_count: number | null;
  organization_count: number | null;
  storage_mb: number | null;
  return_url: boolean;
  custom_logo: boolean;
  link_list: boolean;
  on_premise: boolean;
}

const FEATURES = ['return_url', 'custom_logo', 'link_list', 'on_premise'] as const;

const SUBSCRIPTION = `select json_build_object('plan', p.name, 'tag', p.tag, 'state', s.state, 'period', s.period, 'price', s.price,
    'currency', s.currency, 'started_at', s.started_at, 'period_end', s.period_end, 'auto_renew', s.auto_renew,
    'next_plan', next_plan.name, 'next_period', next_price.period, 'failed_charges', s.retry_count,
    'next_charge_at', s.next_retry_at, 'ended_at', s.ended_at)
  from subscription s join plan p on p.id = s.plan_id
  left join sub_plan next_price on next_price.id = s.next_sub_plan_id left join plan next_plan on next_plan.id = next_price.plan_id
  where s.company_id = $1 and s.is_current`;

/** Its current plan; without one what the free plan gives. */
const PLAN = `select to_json(allowed) from plan allowed where allowed.id = coalesce(
    (select s.plan_id from subscription s where s.company_id = $1 and s.is_current),
    (select p.id from plan p where p.tag = 'free' and p.is_active order by p.sort_order, p.id limit 1))`;

export async function account(request: ActionRequest) {
  const { id } = await request.find();
  const [figures] = await request.transaction.query<Figures>({
    name: 'account_of_customer',
    text: `select (${SUBSCRIPTION}) as subscription, (${PLAN}) as plan,
        (select count(*)::integer from node where company_id = $1 and deleted_at is null) as units,
        (select count(*)::integer from customer_user where company_id = $1) as users,
        ((select count(*) from survey_group where company_id = $1) + (select count(*) from qr_code_group where company_id = $1)
          + (select count(*) from link_list_group where company_id = $1))::integer as groups,
        (select count(*)::integer from organization where company_id = $1 and deleted_at is null) as organizations,
        round(${usedBytes('$1')} / 1000000.0, 1)::double precision as storage`,
    values: [id],
  });
  if (!figures) throw new Error('The figures of a company answered nothing.');
  const { subscription, plan, units, users, groups, organizations, storage } = figures;
  return {
    subscription,
    usage: [
      { name: 'units', used: units, limit: plan?.qr_code_count ?? null },
      { name: 'users', used: users, limit: plan?.user_count ?? null },
      { name: 'groups', used: groups, limit: plan?.group_count ?? null },
      { name: 'organizations', used: organizations, limit: plan?.organization_count ?? null },
      { name: 'storage', used: storage, limit: plan?.storage_mb ?? null },
    ],
    features: FEATURES.filter((feature) => plan?.[feature] === true),
  };
}
