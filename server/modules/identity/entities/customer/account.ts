/** What a company has and uses, for who runs the platform. */
import type { ActionRequest } from '../../../../kernel/extension.ts';
import { GOES_ON, PERIOD_END, usageOf } from '../../../billing/index.ts';

const SUBSCRIPTION = `select json_build_object('plan', p.name, 'tag', p.tag, 'state', s.state, 'period', s.period, 'price', s.price,
    'currency', s.currency, 'started_at', s.started_at, 'period_end', ${PERIOD_END}, 'auto_renew', ${GOES_ON},
    'next_plan', next_plan.name, 'next_period', next_price.period, 'failed_charges', s.retry_count,
    'next_charge_at', s.next_retry_at, 'ended_at', s.ended_at, 'is_by_contract', s.contract_id is not null)
  from subscription s join plan p on p.id = s.plan_id
  left join contract k on k.company_id = s.company_id and k.id = s.contract_id
  left join sub_plan next_price on next_price.id = s.next_sub_plan_id left join plan next_plan on next_plan.id = next_price.plan_id
  where s.company_id = $1 and s.is_current`;

export async function account(request: ActionRequest) {
  const { id } = await request.find();
  const { transaction } = request;
  const [row] = await transaction.query<{ subscription: object | null }>({
    name: 'subscription_of_customer',
    text: `select (${SUBSCRIPTION}) as subscription`,
    values: [id],
  });
  const { limits, features } = await usageOf(transaction, id);
  return {
    subscription: row?.subscription ?? null,
    usage: limits,
    features: Object.keys(features).filter((feature) => features[feature]),
  };
}
