/** The comparison of plans with the prices of a country. */
import { countryOfCompany, locationOf } from '../../pricing/offers.ts';
import { isOffered } from '../../../../access/offered.ts';
import { partsOf } from '../../pricing/price.ts';
import type { Period } from '../../pricing/period.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';

interface Price {
  id: number;
  period: Period;
  price: number;
}

interface Plan {
  id: number;
  tag: string;
  prices: Price[];
}

/** Plans that are on sale, in their order; one without a price is sold by contact. */
export async function getPlan({ transaction, input }: ActionRequest) {
  const country = (input['country'] as string | undefined) ?? (await countryOfCompany(transaction));
  const location = await locationOf(transaction, country);
  const plans = await transaction.query<Plan>({
    name: 'plans_of_location',
    text: `select p.id, p.name, p.tag, p.description, p.qr_code_count, p.user_count, p.group_count, p.organization_count,
        p.storage_mb, p.return_url, p.custom_logo, p.link_list, p.on_premise, p.is_popular,
        coalesce((select json_agg(json_build_object('id', s.id, 'period', s.period, 'price', s.price) order by s.period)
          from sub_plan s where s.plan_id = p.id and s.plan_location_id = $1 and s.is_active), '[]') as prices
      from plan p where ${isOffered('p')} order by p.sort_order, p.id`,
    values: [location.id],
  });
  const { name, taxRate, currency } = location;
  return {
    country,
    location: { id: location.id, name, tax_rate: taxRate },
    currency,
    plans: plans.map((plan) => ({ ...plan, prices: plan.prices.map((price) => withTax(price, taxRate)) })),
  };
}

function withTax({ id, period, price }: Price, taxRate: number) {
  const { tax, total } = partsOf({ price, taxRate });
  return { id, period, price, tax_amount: tax, total };
}
