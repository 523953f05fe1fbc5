/** Who has used a discount, and what it has cost. */
import type { ActionRequest } from '../../../../kernel/extension.ts';
import { pageOf } from '../../../../query/page-of.ts';

export async function uses(request: ActionRequest) {
  const { id } = await request.find();
  const { transaction, input } = request;
  const page = await pageOf(
    transaction,
    {
      name: 'uses_of_discount',
      rows: `select r.id, r.company_id, c.name as company, u.full_name as "user", p.name as plan, r.currency, r.amount, r.created_at
        from discount_redemption r join customer c on c.id = r.company_id
        left join customer_user u on u.company_id = r.company_id and u.id = r.user_id
        left join quote q on q.company_id = r.company_id and q.id = r.quote_id
        left join sub_plan s on s.id = q.sub_plan_id left join plan p on p.id = s.plan_id
        where r.discount_id = $1 order by r.created_at desc, r.id desc`,
      values: [id],
    },
    input,
  );
  const sums = await transaction.query<{ currency: string; amount: number }>({
    name: 'sums_of_discount',
    text: `select currency, sum(amount)::bigint as amount from discount_redemption where discount_id = $1
      group by currency order by currency`,
    values: [id],
  });
  return { ...page, sums };
}
